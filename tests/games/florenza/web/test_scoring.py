"""The scenes at the end of a round and of the game, from facts alone."""

from __future__ import annotations

import pytest

from signoria.faces import web
from signoria.faces.web.drawings import drawing_of
from signoria.games.florenza.news.rounds import RoundBegins, RoundEnds, Total
from signoria.kernel.news import heard_by
from tests.faces_web.reading import check
from tests.faces_web.tables import VISITORS
from tests.games.florenza.web.tables import game, scene, seen_by

DRAWING = drawing_of("florenza")


def rounds_of(seats: int, seed: int):
    """A table of greedy bots whenever somebody is asked first in a new round."""
    table, ended = game(seats, seed, "greedy"), 0
    while not table.is_over:
        table.step()
        seen = table.game.observe(table.state, None)
        if int(table.state.actor()) >= 0 and seen["round"] > ended + 1 and seen["phase"] == 4:
            ended = seen["round"] - 1
            yield table
    yield table


@pytest.mark.parametrize("seats", [1, 2, 3])
def test_a_round_adds_up_to_where_everybody_stands(seats):
    scenes = 0
    for table in rounds_of(seats, 3):
        found = scene(table, 0)
        facts = [heard_by(0, facts) for facts in found.story.facts]
        scoring = DRAWING.scoring(found, facts, 1)
        if table.is_over:
            break
        ends = next(f for facts in reversed(facts) for f in facts if isinstance(f, RoundEnds))
        assert scoring.title == f"Round {['I', 'II', 'III', 'IV', 'V', 'VI'][ends.number - 1]} ends"
        (step,) = scoring.steps
        works = [row for row in step.rows if row.title == "Artworks"]
        for seat in range(seats):
            worked = sum(c.points for row in works for c in row.cells if c.seat == seat)
            rest = step.points[seat] - worked
            now = found.seen["families"][seat]["prestige"]
            assert ends.prestige[seat] + rest == now
        assert {"Turn order", "Income"} <= {row.title for row in step.rows}
        scenes += 1
    assert scenes == 6


@pytest.mark.parametrize("seats", [1, 3])
def test_the_end_counts_line_by_line_to_the_total(seats):
    *_, table = rounds_of(seats, 5)
    found = scene(table, 0)
    facts = [heard_by(0, facts) for facts in found.story.facts]
    scoring = DRAWING.scoring(found, facts, 1)
    totals = {f.family: f.points for facts in facts for f in facts if isinstance(f, Total)}
    assert scoring.steps[0].points == [totals[seat] for seat in range(seats)]
    assert all(any(cell.points for cell in row.cells) or row.words for row in scoring.steps[0].rows)
    strip = DRAWING.strip(found, [])
    assert {one.seat: one.points[0].value for one in strip} == totals
    for visitor in VISITORS:
        check(web.table_page(visitor, seen_by(table, 0)))


def test_a_round_begins_with_what_the_strip_counts_from():
    table = next(rounds_of(2, 4))
    found = scene(table, 0)
    begins = [f for facts in found.story.facts for f in facts if isinstance(f, RoundBegins)][-1]
    for one in DRAWING.strip(found, []):
        assert one.gained == one.points[0].value - begins.prestige[one.seat]
