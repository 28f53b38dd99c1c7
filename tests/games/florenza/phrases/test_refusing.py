"""Florenza: why something cannot be done."""

from __future__ import annotations

import pytest

from signoria.faces.phrases import phrases_for
from tests.games.florenza.phrases.tables import GAME, placing, random_table, seen_by_asked, why_not
from tests.games.florenza.rules.positions import play

ENGLISH = phrases_for("florenza", "en")
ITALIAN = phrases_for("florenza", "it")


@pytest.mark.parametrize(
    ("action", "reason"),
    [
        ("operate 1 2", "occupied by Bea"),
        ("operate 0 2", "it pays by itself in phase 1"),
        ("operate 0 3", "there is no workshop"),
        ("operate 4 1", "there is no workshop"),
        ("build cava", "no tile of it is left"),
        ("charity duomo unnamed", "costs 200, you have 150"),
        ("charity chiesa tommaso_d_aquino", "Tommaso d'Aquino is not in Florenza"),
        ("fortune duca_d_alba", "occupied by Bea"),
        ("fortune ludovico_il_moro", "he is not in this game"),
        ("sell wood", "that is not what is asked now"),
    ],
)
def test_a_placement_is_refused_with_its_reason(action, reason):
    assert reason == why_not(ENGLISH, placing(), action)


def test_prestige_for_a_visit_may_be_lacking():
    state = placing(adam={"prestige": -3})
    assert why_not(ENGLISH, state, "operate 1 1") == "it costs 1 prestige, and your marker is at −3"


def test_artworks_may_be_completed_or_under_way():
    state = placing(
        city_crests="duomo.pulpito:1:0",
        city_works="duomo.altare:1:leonardo_da_vinci",
        bea={"crests": [9, 1, 1, 1], "workshops": "fabbro:built:-", "income": 1},
    )
    assert why_not(ENGLISH, state, "art duomo pulpito") == "completed by Bea"
    assert why_not(ITALIAN, state, "art duomo altare") == "occupato da Bea"


def test_an_artist_may_be_detained_hired_or_without_the_skill():
    state = placing(captain=1, detained="leonardo_da_vinci")
    play(state, "art palazzo ritratto")
    assert why_not(ENGLISH, state, "hire leonardo_da_vinci") == "detained by Bea"
    assert why_not(ENGLISH, state, "hire gian_lorenzo_bernini") == (
        "Ritratto does not take his skill"
    )
    assert why_not(ENGLISH, state, "hire giotto") == "Giotto is not in Florenza"


def test_a_refusal_quotes_what_was_typed():
    clause = why_not(ITALIAN, placing(), "operate 1 2")
    assert ITALIAN.refusal("operate 1 2", clause) == (
        "“operate 1 2” non si può fare: occupato da Bea."
    )


@pytest.mark.parametrize("words", [ENGLISH, ITALIAN])
def test_every_action_that_is_not_legal_gets_a_reason_at_any_time(words):
    asked = set()
    for seats, options in ((3, {}), (1, {"ghosts": "hard"}), (2, {"no_die": "yes"})):
        table = random_table(seats, seed=2, **options)
        while not table.is_over:
            seen = seen_by_asked(table.state)
            step = seen["step"].split()[0]
            if seen["options"] and step not in asked:
                asked.add(step)
                for action in GAME.words:
                    if action.text not in seen["options"]:
                        assert why_not(words, table.state, action.text)
            table.step()
    assert len(asked) >= 14
