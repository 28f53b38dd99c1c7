"""The strip: points, the ship that is loading, free spaces, who has the dice and who leads."""

from __future__ import annotations

import pytest

from signoria.faces.web.drawings import drawing_of
from signoria.faces.web.tables import scene_of
from signoria.faces.web.words import spoken
from tests.faces_web.tables import asked, played, seen_by

DRAWING = drawing_of("medici_dice")


def strip(table, seat=0):
    """What the strip shows to a seat."""
    data = seen_by(table, seat)
    return DRAWING.strip(scene_of(spoken("en"), data, data.story), data.scores)


@pytest.mark.parametrize("plies", [0, 40, 90])
def test_it_says_what_the_sheets_say(plies):
    table = asked(4, 0, plies)
    seen = table.game.observe(table.state, None)
    for seat, shown in enumerate(strip(table)):
        ship = seen["sheets"][seat]["ships"][seen["round"] - 1]
        assert shown.seat == seat
        assert shown.points[0].value == seen["sheets"][seat]["total"]
        assert shown.label == f"ship {ship['value']}"
        assert shown.left[0].value == ship["free"]
        assert shown.is_done == (ship["free"] == 0)
        assert shown.is_acting == (seat == 0)
        assert bool(shown.offices) == (seat == seen["roller"])


def test_the_leader_is_marked_unless_all_are_equal():
    assert not any(shown.leads for shown in strip(asked(4, 0, 0)))
    table = played(3, 999)
    totals = [sheet.total for sheet in table.game.scores(table.state)]
    assert [shown.leads for shown in strip(table)] == [total == max(totals) for total in totals]


def test_alone_nobody_leads():
    assert not strip(asked(1, 0, 30))[0].leads
