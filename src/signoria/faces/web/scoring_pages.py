"""A scoring scene of the past, opened again from its line in the log."""

from __future__ import annotations

from dataclasses import replace

from signoria.faces.web.drawings import drawing_of
from signoria.faces.web.page_data import TableData, Visitor
from signoria.faces.web.paint import paint
from signoria.faces.web.scoring_view import scoring_at, scoring_view
from signoria.faces.web.surroundings import surroundings
from signoria.faces.web.tables import scene_of
from signoria.faces.web.words import spoken


def scoring_page(visitor: Visitor, table: TableData, ply: int, is_whole: bool) -> str:
    """A scoring scene of the past, as the viewer may know it: the page, or the scene alone."""
    drawing, language = drawing_of(table.game), spoken(visitor.language)
    story, last = table.story, len(table.record.moves)
    now = scene_of(language, table, story)
    state = story.at(min(ply, last))
    then = replace(now, seen=story.game.observe(state, table.seat), state=None)
    strip = drawing.strip(then, story.game.scores_seen(state, table.seat))
    return paint(
        "table/scoring_page.html" if is_whole else "table/scoring.html",
        visitor,
        **surroundings(
            visitor, f"/t/{table.table}", now.game.title, drawings=[drawing], learn=table.game
        ),
        table=table,
        scene=then,
        drawing=drawing,
        scoring=scoring_view(then, scoring_at(then, drawing, story, min(ply, last)), strip, last),
    )
