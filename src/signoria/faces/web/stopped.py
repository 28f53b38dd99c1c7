"""A table that stands still: why, its last position, its record, and perhaps the way on."""

from __future__ import annotations

from typing import Any

from signoria.faces.web.page_data import StoppedData, Visitor
from signoria.faces.web.paint import paint
from signoria.faces.web.replays import contents_of_replay
from signoria.faces.web.surroundings import surroundings
from signoria.faces.web.words import Language, spoken
from signoria.library import load


def stopped_page(visitor: Visitor, table: StoppedData) -> str:
    """The whole page."""
    return paint("stopped/page.html", visitor, **_contents(visitor, table))


def stopped_view(visitor: Visitor, table: StoppedData) -> str:
    """The part of the page that would change: ``<main id="table">``."""
    return paint("stopped/view.html", visitor, **_contents(visitor, table))


def why_stopped(language: Language, table: StoppedData) -> str:
    """Why a table stands still, in one sentence."""
    if table.reason == "game":
        return language.say("The game is not on the shelf of this server any more.")
    if table.reason == "box":
        return language.say("The box that it was begun with cannot be played here any more.")
    if table.reason == "rules":
        return language.say(
            "It was begun by rules {begun}; rules {now} play some things differently.",
            begun=table.record.rules,
            now=table.rules,
        )
    return language.say(
        "It was begun by rules {begun}; by rules {now} its move {ply} is not possible.",
        begun=table.record.rules,
        now=table.rules,
        ply=table.reached + 1,
    )


def _contents(visitor: Visitor, table: StoppedData) -> dict[str, Any]:
    language = spoken(visitor.language)
    title = load(table.game).title if table.rules else table.record.game
    drawn: dict[str, Any] = {"scene": None, "drawing": None, "phases": []}
    around = surroundings(visitor, f"/t/{table.table}", title)
    ply = 0
    if table.shown:
        record, story, ply = table.shown
        at = len(record.moves)
        drawn = contents_of_replay(visitor, record, story, at, table.table, None)
        around = {}
    return {
        **drawn,
        **around,
        "table": table,
        "here": f"/t/{table.table}",
        "title": title,
        "why": why_stopped(language, table),
        "changes": [change.said(language.code) for change in table.changes],
        "ply": ply,
        "last": len(table.record.moves),
        "moves": [str(move) for move in table.record.moves],
        "may_play_on": table.can_play_on and table.is_mine,
    }
