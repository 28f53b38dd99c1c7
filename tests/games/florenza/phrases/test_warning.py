"""Florenza: what somebody should not overlook."""

from __future__ import annotations

from signoria.faces.phrases import phrases_for
from tests.games.florenza.phrases.tables import (
    placing,
    warnings,
)
from tests.games.florenza.rules.positions import play

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
