"""Florenza Dice Game in words: options, what they bring, and what people type for them."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from signoria.faces.phrases import phrases_for
from tests.games.florenza_dice.rules.positions import all_but, position
from tests.games.florenza_dice.tables import (
    GAME,
    previewed,
    refused,
    seen_by_asked,
    table_at,
)

ENGLISH = phrases_for("florenza_dice", "en")
ITALIAN = phrases_for("florenza_dice", "it")


def choice(state, action, words=ENGLISH):
    found = words.choices(seen_by_asked(state))
    return next(one for one in found if one.action == action)


def gain(state, action, words=ENGLISH):
    return words.gain(previewed(state, action))


def test_an_option_has_a_label_a_short_form_a_gain_and_a_group():
    state = position(dice="2 4 4 4 4 4", tracks={0: "1 0 0"})
    found = choice(state, "use white captain 2")
    assert (found.label, found.short, found.group) == (
        "2 steps for the Captain with the white die",
        "white Captain +2",
        "white 2",
    )
    assert gain(state, "use white captain 2") == "100 F, +1"


def test_placing_says_what_becomes_possible():
    state = position(
        supply={0: "1 0 0"},
        ticks={0: f"2.wood {all_but('giardino', 'gold')}"},
        next="SpendSpare, EndStep",
    )
    assert gain(state, "place metal 2") == "→ Taverna"
    assert gain(state, "place gold giardino") == "→ sculptor"
    assert gain(state, "place gold 3") == ""
    assert choice(state, "place gold giardino", ITALIAN).label == "oro nel Giardino"


def test_hiring_says_what_it_costs_and_counts():
    state = position(
        supply={0: "0 200 0"},
        dice="1 1 1 4 1 1",
        rione={0: "1 13 18"},
        ticks={0: all_but("giardino")},
    )
    assert choice(state, "use green artist giardino").label == (
        "Giardino: sculptor with the green die, 200 F"
    )
    assert choice(state, "use green cheaper giardino").short == "green Giardino −100F"
    free = choice(state, "use white anonymous giardino")
    assert free.label == "Giardino: anonymous artist with the white die"
    assert gain(state, "use white anonymous giardino") == "+5"


def test_a_resource_that_would_be_lost_is_announced():
    ticked = " ".join(f"{space}.marble" for space in range(2, 9))
    works = "giardino palazzo_facciata palazzo_facciata chiesa_facciata chiesa_facciata cupola"
    ticked += "".join(f" {work}.marble" for work in works.split())
    state = position(ticks={0: f"{ticked} cupola.marble"})
    assert gain(state, "use white resources 2") == "1 lost"


def test_every_option_of_a_game_is_understood_in_all_its_spellings():
    for seats in (1, 3):
        table = table_at(seats, 0)
        while not table.is_over:
            if table.state.actor() >= 0 and len(table.record.moves) % 20 == 0:
                seen = seen_by_asked(table.state)
                for words in (ENGLISH, ITALIAN):
                    for one in words.choices(seen):
                        for said in (str(one.key), one.action, one.label, one.short):
                            assert one.action == words.understand(seen, said)
            table.step()


@pytest.mark.parametrize(
    ("said", "action"),
    [
        ("white marble", "use white resources 2"),
        ("grey fiorini", "use grey fiorini"),
        ("spare", "spend spare"),
        ("captain", "use white captain 1"),
        ("fiorini", "fiorini"),
        ("99", "99"),
    ],
)
def test_words_that_fit_one_option_are_enough(said, action):
    state = position(supply={0: "1 0 0"}, rione={0: "6"})
    assert action == ENGLISH.understand(seen_by_asked(state), said)


@given(st.text(max_size=30) | st.text("0123456789 marble,white+use", max_size=30))
def test_whatever_is_typed_gets_an_answer(said):
    state = position()
    seen = seen_by_asked(state)
    for words in (ENGLISH, ITALIAN):
        meant = words.understand(seen, said)
        if meant not in seen["options"]:
            clause = refused(words, state, meant) if meant in GAME.words else ""
            assert words.refusal(said, clause)


def test_of_a_long_chain_of_steps_the_first_gains_are_named():
    state = position(dice="1 1 1 1 1 1", tracks={0: "6 2 6"})
    assert gain(state, "use grey preacher 2") == "star, Captain +1, Bishop +1 …"
