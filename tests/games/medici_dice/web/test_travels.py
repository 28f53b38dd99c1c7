"""Dice keep their names on the way from the middle into a ship."""

from __future__ import annotations

import re
from collections import Counter

import pytest

from signoria.faces import web
from signoria.faces.web.drawings import drawing_of
from signoria.faces.web.tables import scene_of
from signoria.faces.web.words import spoken
from signoria.games.medici_dice.web import travels
from tests.faces_web.reading import all_of, read
from tests.faces_web.tables import ENGLISH, asked, played, seen_by

DRAWING = drawing_of("medici_dice")


def view(table, seat, seen_ply):
    """What a seat sees that looked last after so many moves."""
    data = seen_by(table, seat, seen_ply=seen_ply)
    return scene_of(spoken("en"), data, data.story), data


def test_what_i_take_is_the_die_that_lay_there():
    table = asked(4, 0, 0, "ChooseDice")
    before = len(table.record.moves)
    dice = table.game.observe(table.state, 0)["dice"]
    table.step()
    scene, _ = view(table, 0, before)
    found = list(travels.travels(scene))
    assert found
    for travel in found:
        assert travel.roll == before
        assert dice[travel.place - 1]["face"] == travel.face
    taken = {travels.in_the_middle(before, travel.place) for travel in found}
    assert set(travels.names(scene, 0).values()) == taken
    assert travels.flights(scene, 0) == []


def test_a_die_that_others_may_still_take_stays_and_a_picture_flies():
    table = asked(4, 1, 0, "ChooseOneDie 1")
    before = len(table.record.moves)
    table.step()
    scene, _ = view(table, 0, before)
    (flight,) = DRAWING.flights(scene)
    assert re.fullmatch(r"die-[1-5]", flight.start)
    assert flight.end == "load-1-1"
    assert flight.icon.startswith("face-")
    assert travels.names(scene, 0) == {}


@pytest.mark.parametrize("seats", [1, 2, 4])
def test_no_two_pieces_share_a_name_and_every_flight_has_two_ends(seats):
    for plies in range(10, 100, 7):
        table = played(seats, plies)
        if table.is_over:
            break
        scene, data = view(table, 0, max(0, plies - 9))
        tree = read(web.table_view(ENGLISH, data))
        names, ids = all_of(tree, "data-piece"), set(all_of(tree, "id"))
        assert [name for name, number in Counter(names).items() if number > 1] == []
        for flight in DRAWING.flights(scene):
            assert flight.end in ids
