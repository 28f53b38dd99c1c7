"""Why something is not possible in Firenze, in words."""

from __future__ import annotations

import pytest

from signoria.faces.phrases import phrases_for
from tests.faces.tables import NAMES
from tests.games.firenze.phrases.refusing import reason as reason_in
from tests.games.firenze.rules.positions import (
    BUILD,
    CHOOSE,
    FULFIL,
    HOLGER,
    LIMITS,
    THOMAS,
    position,
    taking,
)
from tests.games.firenze.tables import GAME, seen_by_asked

ENGLISH = phrases_for("firenze", "en")
ITALIAN = phrases_for("firenze", "it")


def reason(state, action, words=ENGLISH):
    """Why an action is not possible."""
    return reason_in(words, state, action)


def test_every_word_of_the_game_has_a_reason_when_it_is_not_possible():
    states = [
        position(3, store={THOMAS: "2 red"}, next=CHOOSE),
        position(3, store={THOMAS: "2 red"}, towers={THOMAS: "red2"}, next=BUILD),
        position(3, towers={THOMAS: "red3"}, next=FULFIL),
        taking("tribute", store={THOMAS: "3 blue", HOLGER: "1 red"}),
    ]
    for state in states:
        for words in (ENGLISH, ITALIAN):
            for action in GAME.words:
                if action not in state.options():
                    said = reason(state, action.text, words)
                    assert said
                    assert "{" not in said


@pytest.mark.parametrize(
    ("action", "said"),
    [
        ("take 6", "costs 5, you have 4"),
        ("build red 1", "building comes after the exchange"),
        ("play mason", "it is not in your hand"),
        ("exchange", "bricks are exchanged after choosing a card, once a turn"),
    ],
)
def test_why_not_while_a_card_is_chosen(action, said):
    assert reason(position(3, store={THOMAS: "4 red"}, next=CHOOSE), action) == said


@pytest.mark.parametrize(
    ("action", "said"),
    [
        ("build blue 1", "no blue brick in your storehouse"),
        ("build red 5", "you have no such tower: red tower of 4"),
        ("campanile red", "the Campanile does not lie on a church space"),
        ("take 1", "a card is chosen at the start of your turn"),
    ],
)
def test_why_not_while_building(action, said):
    state = position(3, store={THOMAS: "2 red"}, towers={THOMAS: "red2"}, next=BUILD)
    assert reason(state, action) == said


def test_why_no_more_bricks_can_be_built():
    rich = position(
        3, store={THOMAS: "12 white 3 red"}, built=6, cards={THOMAS: "mason"}, next=BUILD
    )
    assert reason(rich, "build red 1") == "you have built 6 bricks, and no more are allowed"
    tight = position(3, store={THOMAS: "3 red"}, cards={THOMAS: "mason"}, built=3, next=BUILD)
    expected = "another brick would cost 3, and you would have 2 left"
    assert reason(tight, "build red 1") == expected


def test_why_a_commission_cannot_be_fulfilled():
    state = position(
        3,
        towers={THOMAS: "red3 blue4"},
        balconies="I_white_6 II_red_5 - -",
        seals={"green 3": HOLGER, "green 4": "n"},
        next=FULFIL,
    )
    assert reason(state, "fulfil green 3") == "Bea has fulfilled it"
    assert reason(state, "fulfil green 4") == "a neutral seal closes it"
    assert reason(state, "fulfil red 5") == "balcony I comes first"
    assert reason(state, "fulfil red 4") == "no tower of yours is exactly that: red 4"
    assert reason(state, "fulfil red 4", ITALIAN).endswith("rossa 4")


def test_celebrations_are_not_discarded():
    held = "mason spy princess workshop scandal scandal"
    state = position(3, cards={THOMAS: held}, next=LIMITS)
    why = ENGLISH.question(seen_by_asked(state), NAMES).why
    assert why.startswith("You have 6 cards, and 5 may stay.")
    assert reason(state, "discard scandal") == "celebrations stay; only a Patrician discards them"
