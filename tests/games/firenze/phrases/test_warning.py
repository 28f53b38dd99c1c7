"""What should not be overlooked in Firenze, in words."""

from __future__ import annotations

from signoria.faces.phrases import phrases_for
from tests.faces.tables import NAMES
from tests.games.firenze.rules.positions import (
    BOX,
    BUILD,
    COLOURS,
    DANIELA,
    FULFIL,
    HOLGER,
    THOMAS,
    position,
)
from tests.games.firenze.tables import GAME

ENGLISH = phrases_for("firenze", "en")


def warnings(state, seat=THOMAS):
    """The warnings of a seat."""
    return ENGLISH.warn(GAME.warnings(state, seat), NAMES)


def test_towers_in_danger_too_many_bricks_and_the_last_turn_are_pointed_out():
    state = position(
        3,
        finisher=DANIELA,
        store={THOMAS: "11 white"},
        towers={THOMAS: "white2 blue3"},
        next=BUILD,
    )
    assert warnings(state) == [
        "Carlo has placed the last seal: this is your last turn.",
        "It needs a brick this turn, or it comes down: white tower of 2.",
        "You have no brick that fits it, so it would come down: blue tower of 3.",
        "You have 11 bricks; 10 may stay at the end of your turn.",
    ]
    assert warnings(state, DANIELA) == []


def test_too_many_cards_a_last_seal_and_a_last_round_are_pointed_out():
    held = {THOMAS: "mason spy princess workshop scandal scandal"}
    spaces = [f"{colour} {height}" for colour in COLOURS for height in (7, 8)]
    seals = dict.fromkeys(spaces[: BOX["seals.3"] - 1], HOLGER)
    state = position(3, cards=held, seals=seals, store={THOMAS: "2 red"}, next=BUILD)
    assert warnings(state) == [
        "Bea has one seal left.",
        "You have 6 cards; 5 may stay at the end of your turn.",
    ]
    assert warnings(position(3, closing=1, store={THOMAS: "2 red"}, next=BUILD)) == [
        "The deck has run out too often: this round is the last."
    ]


def test_celebrations_that_stay_are_not_too_many_cards():
    feasts = "scandal scandal recognition recognition tower_feast monument"
    quiet = position(3, cards={THOMAS: feasts}, store={THOMAS: "2 red"}, next=BUILD)
    assert warnings(quiet) == []
    spy = position(3, cards={THOMAS: f"{feasts} workshop"}, store={THOMAS: "2 red"}, next=BUILD)
    assert warnings(spy) == ["You have 7 cards; 6 may stay at the end of your turn."]


def test_nothing_is_pointed_out_that_cannot_be_changed_any_more():
    full = position(3, store={THOMAS: "3 red"}, towers={THOMAS: "red8"}, next=BUILD)
    assert warnings(full) == [
        "It is as high as it can be and gets no brick, so it comes down: red tower of 8."
    ]
    paying = position(3, store={THOMAS: "8 red"}, towers={THOMAS: "blue1"}, built=4, next=BUILD)
    paying.play("pass")
    assert paying.step.__class__.__name__ == "PayConstructionCosts"
    assert warnings(paying) == []
    fulfilling = position(3, towers={THOMAS: "red3"}, next=FULFIL)
    assert warnings(fulfilling) == []


def campanile(bricks, stored):
    """Thomas builds, and his Campanile was not worked on yet."""
    return position(
        3,
        store={THOMAS: stored},
        campanile={THOMAS: bricks},
        churches="campanile",
        next=BUILD,
    )


def test_a_campanile_needs_a_brick_only_if_one_fits():
    assert warnings(campanile("red blue", "1 white 1 red")) == [
        "It needs a brick this turn, or it comes down: Campanile."
    ]
    assert warnings(campanile("red blue", "2 red 1 blue")) == [
        "You have no brick that fits it, so it would come down: Campanile."
    ]


def test_a_campanile_with_all_colours_that_was_not_completed_is_lost():
    state = campanile(" ".join(COLOURS), "2 red 1 blue")
    assert warnings(state) == [
        "It is as high as it can be and gets no brick, so it comes down: Campanile."
    ]
    state.play("pass")
    assert state.step.__class__.__name__ != "FulfilCommissions"
    assert GAME.observe(state, THOMAS)["players"][THOMAS]["campanile"]["bricks"] == []


def test_towers_that_are_high_enough_are_named_together_in_both_languages():
    state = position(
        3,
        store={THOMAS: "2 green"},
        towers={THOMAS: "red8 white8"},
        campanile={THOMAS: " ".join(COLOURS)},
        churches="campanile",
        next=BUILD,
    )
    facts = GAME.warnings(state, THOMAS)
    english = (
        "They are as high as they can be and get no brick, so they come down: "
        "white tower of 8, red tower of 8 and Campanile."
    )
    italian = (
        "Hanno già l’altezza massima e non ricevono mattoni, quindi si demoliscono: "
        "torre bianca di 8, torre rossa di 8 e Campanile."
    )
    assert ENGLISH.warn(facts, NAMES) == [english]
    assert phrases_for("firenze", "it").warn(facts, NAMES) == [italian]
