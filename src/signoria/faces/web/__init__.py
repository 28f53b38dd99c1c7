"""The web face: pure functions from plain data to pages. The server calls them."""

from __future__ import annotations

from signoria.faces.web.beats import oldest_ply
from signoria.faces.web.coaching import coach_page, coach_part
from signoria.faces.web.lessons import lesson_of, lesson_page, lesson_view
from signoria.faces.web.pages import (
    home,
    join_page,
    new_table,
    provenance_page,
    researchers_page,
    rules_page,
    watch_page,
)
from signoria.faces.web.paint import STATIC, fingerprint, static_file
from signoria.faces.web.problems import problem_page
from signoria.faces.web.puzzles import (
    PUZZLED,
    puzzle_address,
    puzzle_page,
    puzzle_view,
    puzzles_page,
)
from signoria.faces.web.replays import replay_page, replay_upload_page, replay_view
from signoria.faces.web.scoring_pages import scoring_page
from signoria.faces.web.stopped import stopped_page, stopped_view
from signoria.faces.web.surroundings import playable
from signoria.faces.web.tables import hint_page, hint_view, table_page, table_view

__all__ = [
    "PUZZLED",
    "STATIC",
    "coach_page",
    "coach_part",
    "fingerprint",
    "hint_page",
    "hint_view",
    "home",
    "join_page",
    "lesson_of",
    "lesson_page",
    "lesson_view",
    "new_table",
    "oldest_ply",
    "playable",
    "problem_page",
    "provenance_page",
    "puzzle_address",
    "puzzle_page",
    "puzzle_view",
    "puzzles_page",
    "replay_page",
    "replay_upload_page",
    "replay_view",
    "researchers_page",
    "rules_page",
    "scoring_page",
    "static_file",
    "stopped_page",
    "stopped_view",
    "table_page",
    "table_view",
    "watch_page",
]
