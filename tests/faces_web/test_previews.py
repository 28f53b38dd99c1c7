"""What a preview shows is what the rules then do."""

from __future__ import annotations

import pytest

from signoria.faces.web.drawings import drawing_of
from signoria.faces.web.tables import scene_of
from signoria.faces.web.words import spoken
from signoria.games.medici_dice.web import preview
from signoria.story import Story
from tests.faces_web.tables import asked, seen_by


@pytest.mark.parametrize("seats", [1, 2, 3, 4])
@pytest.mark.parametrize("plies", [0, 25, 60, 100])
def test_a_preview_equals_what_the_rules_do(seats, plies):
    try:
        table = asked(seats, 0, plies)
    except AssertionError:
        return  # the game was over before
    data = seen_by(table, 0)
    scene = scene_of(spoken("en"), data, Story.of(table.record))
    answers = drawing_of("medici_dice").answers(scene)
    found = preview.previews(scene, [answer.action for answer in answers])
    assert len(found) == len(table.state.options())
    before = table.game.observe(table.state, 0)
    number = before["round"] - 1
    for one in found:
        state = table.state.copy()
        state.play(one.action)
        after = table.game.observe(state, 0)
        mine, then = before["sheets"][0], after["sheets"][0]
        assert mine["ships"][number]["cargo"] + one.cargo == then["ships"][number]["cargo"]
        assert mine["ships"][number]["totals"] + one.totals == then["ships"][number]["totals"]
        for good, crosses in mine["columns"].items():
            assert crosses + one.variants[good].adds == then["columns"][good]
            if seats > 1:
                assert one.variants[good].points == then["column_points"][good]
            else:
                circles = before["circles"][good] + one.variants[good].circles
                assert circles == after["circles"][good]


def test_looking_at_previews_changes_nothing():
    table = asked(3, 0, 30)
    position = str(table.state)
    scene = scene_of(spoken("en"), seen_by(table, 0), Story.of(table.record))
    drawing_of("medici_dice").board(scene, drawing_of("medici_dice").answers(scene))
    assert position == str(table.state)
    assert position == str(Story.of(table.record).state)
