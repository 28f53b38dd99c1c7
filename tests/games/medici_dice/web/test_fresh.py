"""What is new on the sheets is what the news says."""

from __future__ import annotations

import pytest

from signoria.games.medici_dice.web.fresh import fresh
from signoria.story import Story
from tests.faces_web.tables import played


@pytest.mark.parametrize("seats", [1, 2, 4])
@pytest.mark.parametrize("since", [0, 20, 45, 70])
def test_fresh_is_what_two_positions_differ_by(seats, since):
    table = played(seats, since + 12)
    story = Story.of(table.record)
    ply = len(table.record.moves)
    old, new = (table.game.observe(story.at(min(at, ply)), None) for at in (since, ply))
    found = fresh(story.news(since, ply, None))
    cargo, crosses = set(), set()
    for seat, (before, after) in enumerate(zip(old["sheets"], new["sheets"], strict=True)):
        for number, (ship, loaded) in enumerate(
            zip(before["ships"], after["ships"], strict=True), 1
        ):
            first, last = len(ship["cargo"]), len(loaded["cargo"])
            cargo |= {(seat, number, space + 1) for space in range(first, last)}
        for good, marks in after["columns"].items():
            rows = range(before["columns"][good], marks)
            crosses |= {(seat, good, row + 1) for row in rows}
    circles = {
        (good, row + 1)
        for good, marks in new.get("circles", {}).items()
        for row in range(old["circles"][good], marks)
    }
    assert (cargo, crosses, circles) == (found.cargo, found.crosses, found.circles)
