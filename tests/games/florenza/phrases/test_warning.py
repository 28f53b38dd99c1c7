"""Florenza: what somebody should not overlook."""

from __future__ import annotations

import pytest

from signoria.faces.phrases import phrases_for
from tests.games.florenza.phrases.tables import (
    choice,
    placing,
    warnings,
)
from tests.games.florenza.rules.positions import play, tiles

ENGLISH = phrases_for("florenza", "en")
ITALIAN = phrases_for("florenza", "it")
BOTH = (ENGLISH, ITALIAN)


def test_warnings_name_what_is_due_what_is_lacking_and_the_penalty():
    state = placing(bea={"workshops": "fabbro:built:-", "income": 0})
    play(state, "build segheria", "art duomo pulpito", "hire gian_lorenzo_bernini")
    assert warnings(ENGLISH, state) == [
        (
            "Phase 5: Segheria costs 2 marble, 1 metal and 100 fiorini. You still lack 1 metal; "
            "without it you lose 1 prestige."
        ),
        (
            "Phase 6: Pulpito (Duomo) with Gian Lorenzo Bernini costs 2 marble, 1 textile and "
            "400 fiorini. You still lack 1 textile and 250 fiorini; "
            "without it you lose 2 prestige."
        ),
    ]
    assert warnings(ITALIAN, state)[0].startswith("Fase 5: Segheria costa 2 marmi")
    assert warnings(ENGLISH, state, 1) == []


def test_the_last_round_warns_of_a_palazzo_and_a_chiesa_without_artwork():
    assert warnings(ENGLISH, placing(round=7)) == [
        "Last round: a Palazzo without any artwork costs 4 points.",
        "Last round: a Chiesa without any artwork costs 4 points.",
    ]


SEGHERIA = (
    "Phase 5: Segheria costs 2 marble, 1 metal and 100 fiorini. You still lack 1 metal; "
    "without it you lose 1 prestige."
)
BUILDER = {"fiorini": 100, "income": 1}  # and 2 marble: of a Segheria only the metal is missing


def test_a_production_behind_the_construction_does_not_pay_for_it():
    """Spaces are resolved from the first on: a Fabbro on the second space comes too late."""
    state = placing(adam=BUILDER | {"workshops": "segheria:open:0 fabbro:built:0"})
    assert warnings(ENGLISH, state) == [SEGHERIA]
    assert warnings(ITALIAN, state)[0].startswith("Fase 5: Segheria costa 2 marmi")


def test_a_production_before_the_construction_does():
    state = placing(adam=BUILDER | {"workshops": "fabbro:built:0 segheria:open:0"})
    assert warnings(ENGLISH, state) == []


@pytest.mark.parametrize(("order", "warned"), [([0, 1], [SEGHERIA]), ([1, 0], [])])
def test_on_the_same_space_the_turn_order_decides(order, warned):
    """Adam's kinsman is in Bea's Fabbro, on the space with the number of his construction."""
    state = placing(
        order=order,
        adam=BUILDER | {"workshops": "segheria:open:0"},
        bea={"workshops": "fabbro:built:0", "income": 0},
    )
    assert warnings(ENGLISH, state) == warned


@pytest.mark.parametrize(("workshops", "is_marked"), [("fabbro:built:0", False), ("", True)])
def test_the_terminal_marks_what_could_not_be_paid_in_time(workshops, is_marked):
    """The next tile goes to the lowest free space: behind the Fabbro, or before Bea's."""
    state = placing(
        adam=BUILDER | {"workshops": workshops},
        bea={"workshops": "picconiere:built:- fabbro:built:0", "income": 0},
    )
    assert choice(ENGLISH, state, "build segheria").gain.endswith("!") == is_marked


def test_what_a_warning_says_is_what_happens():
    """Adam places his last kinsman elsewhere: the tile goes back, as he was told."""
    adam = BUILDER | {"workshops": "segheria:open:0 fabbro:built:0"}
    state = placing(adam=adam, bea={"workshops": "fabbro:built:-", "income": 0}, fortune="")
    assert warnings(ENGLISH, state) == [SEGHERIA]
    play(state, "market", "proceed", "visit market")
    assert tiles(state, 0)[:2] == ["-", "fabbro"]
