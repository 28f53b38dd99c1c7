"""A whole turn in one sentence."""

from __future__ import annotations

import signoria
from signoria.faces.phrases import addressed, phrases_for
from signoria.kernel.news import hear
from tests.games.medici_dice.rules.positions import (
    A_TURN,
    ADAM,
    ADAMS_ROLL,
    BEA,
    FULL,
    GAME,
    THEN,
    position,
)

ENGLISH = phrases_for("medici_dice", "en")
ITALIAN = phrases_for("medici_dice", "it")
NAMES = ["Adam", "Bea", "Carlo", "Dora"]


def told(state, *moves):
    """The facts of some moves, one after another."""
    return [hear(state, GAME.words.worded(text)) for text in moves]


def rolled():
    """Adam's roll and choice, from the beginning of a game."""
    dice = [f"roll {face}" for face in ADAMS_ROLL.split()]
    return told(signoria.load("medici_dice").new(4), *dice, "take 2 5")


def test_a_roller_rolls_and_loads():
    moves = rolled()
    assert ENGLISH.turn(moves, NAMES) == "Adam rolled and loaded dye 4 and gold 5."
    assert ITALIAN.turn(moves, NAMES) == "Adam ha tirato e caricato tinture 4 e oro 5."
    assert ENGLISH.turn(moves, addressed(NAMES, 0)) == "You rolled and loaded dye 4 and gold 5."


def test_a_roll_alone_is_told_as_it_lies():
    assert ENGLISH.turn(rolled()[:5], NAMES) == (
        "Adam rolled dye 0, dye 4, grain 2, fur 3 and gold 5."
    )


def test_the_others_load_from_the_rollers_roll():
    state = position(4, dice=ADAMS_ROLL, next=A_TURN)
    assert ENGLISH.turn(told(state, "take 1 2 5"), NAMES) == "Adam loaded dye 0, dye 4 and gold 5."
    moves = told(state, "take 4")
    assert ENGLISH.turn(moves, NAMES) == "Bea loaded fur 3 from Adam's roll."
    assert ENGLISH.turn(moves, addressed(NAMES, 0)) == "Bea loaded fur 3 from your roll."
    assert ITALIAN.turn(moves, addressed(NAMES, 1)) == "Hai caricato pellicce 3 dal tiro di Adam."


def test_whoever_fills_the_last_ship_ends_the_round():
    ships = {ADAM: "fur1 fur1 fur1 fur1 fur1", BEA: FULL}
    state = position(2, dice=ADAMS_ROLL, ships=ships, next=f"FillShip, {THEN}")
    assert ENGLISH.turn(told(state, "take 2 5"), NAMES[:2]) == (
        "Adam rolled and filled the ship with dye 4 and gold 5. Round 1 is scored."
    )


def test_nothing_is_said_of_nothing():
    assert ENGLISH.turn([], NAMES) == ""
