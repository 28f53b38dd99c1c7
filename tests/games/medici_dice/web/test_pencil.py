"""What an option draws in pencil is what the rules then do."""

from __future__ import annotations

import pytest

from signoria.faces.web.drawings import drawing_of
from signoria.faces.web.tables import scene_of
from signoria.faces.web.words import spoken
from signoria.games.medici_dice.web.pencil import pencils
from signoria.story import Story
from tests.faces_web.tables import asked, seen_by


@pytest.mark.parametrize("seats", [1, 2, 3, 4])
@pytest.mark.parametrize("plies", [0, 25, 60, 100])
def test_a_pencil_writes_what_the_rules_do(seats, plies):
    try:
        table = asked(seats, 0, plies)
    except AssertionError:
        return  # the game was over before
    scene = scene_of(spoken("en"), seen_by(table, 0), Story.of(table.record))
    found = pencils(scene, drawing_of("medici_dice").answers(scene))
    assert len(found) == len(table.state.options())
    before = table.game.observe(table.state, 0)
    number = before["round"] - 1
    for one in found:
        state = table.state.copy()
        state.play(one.action)
        after = table.game.observe(state, 0)
        mine, then = before["sheets"][0], after["sheets"][0]
        ship = then["ships"][number]
        loaded = mine["ships"][number]["cargo"]
        assert one.space == len(loaded) + 1
        assert [face["face"] for face in ship["cargo"][len(loaded) :]] == [
            die.face for die, _ in one.cargo
        ]
        assert ship["totals"][len(loaded) :] == [total for _, total in one.cargo]
        for good, crosses in mine["columns"].items():
            grown = one.crosses.get(good)
            assert then["columns"][good] == (grown.marks if grown else crosses)
            stands = one.standings.get(good)
            points = stands.points if stands else mine["column_points"][good]
            assert then["column_points"][good] == points
            place = stands.place if stands else mine["column_places"][good]["place"]
            assert then["column_places"][good]["place"] == place
            if seats == 1:
                grown = one.circles.get(good)
                assert after["circles"][good] == (grown.marks if grown else before["circles"][good])


def test_looking_at_previews_changes_nothing():
    table = asked(3, 0, 30)
    position = str(table.state)
    scene = scene_of(spoken("en"), seen_by(table, 0), Story.of(table.record))
    drawing_of("medici_dice").board(scene, drawing_of("medici_dice").answers(scene))
    assert position == str(table.state)
    assert position == str(Story.of(table.record).state)
