"""The curve of chances: its numbers stand side by side, each over a decision."""

from __future__ import annotations

from itertools import pairwise

import pytest

from signoria.coach.curve import Chances
from signoria.coach.decisions import Decision
from signoria.coach.summary import Summary
from signoria.faces.phrases.language import language
from signoria.faces.web.curve import LEFT, RIGHT, curve
from signoria.faces.web.page_data import SeatData

SEATS = [SeatData(0, "Ginevra", "medici", "person"), SeatData(1, "Bianca", "pazzi", "person")]
WIDE = 20  # of a number in its circle


def marks(*plies: int) -> list[dict[str, float]]:
    """Where the numbers stand when decisions were made after so many of a thousand moves."""
    said = Summary(
        (Chances(0, (0.5, 0.5), (0, 0)), Chances(1000, (1, 0), (9, 5))),
        (0.0, 0.0),
        (3.0, 0.0),
        (len(plies), 0),
        tuple(Decision(ply, 0, "one", "another", 1.0) for ply in plies),
    )
    return list(curve(language("en"), said, SEATS)["marks"])


@pytest.mark.parametrize("plies", [(801, 805, 594), (999, 998, 997), (3, 2, 1), (500,)])
def test_numbers_never_cover_each_other_and_stay_over_the_curve(plies):
    places = sorted(mark["at"] for mark in marks(*plies))
    assert all(after - before >= WIDE for before, after in pairwise(places))
    assert LEFT <= places[0] <= places[-1] <= RIGHT


def test_a_number_with_room_stands_over_its_decision_and_its_line_always_leads_there():
    alone, crowded = marks(500)[0], marks(801, 805)
    assert alone["at"] == alone["x"]
    assert [mark["x"] for mark in crowded] == [474.1, 476.3]


def test_without_costly_decisions_there_are_no_numbers():
    assert marks() == []
