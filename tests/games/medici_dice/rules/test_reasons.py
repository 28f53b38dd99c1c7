"""Why something is not possible: what the rules answer for every word that is not offered."""

from __future__ import annotations

from typing import get_args

import pytest

from signoria.games.medici_dice.news import (
    Die,
    DieTaken,
    GoldsAlike,
    NoSuchSeat,
    NotOnDie,
    Reasons,
    StillRolling,
    TooFewDice,
    TooManyDice,
)
from signoria.kernel.chance import Rng
from signoria.kernel.news import NotAsked
from signoria.kernel.steps import CHANCE, NOBODY
from tests.games.medici_dice.rules.positions import (
    A_TURN,
    ADAM,
    ADAMS_ROLL,
    BEA,
    FULL,
    GAME,
    THEN,
    play,
    position,
)

GOLDS = "gold5 fur0 gold5 spices0 gold5"


def why_not(state, text):
    """The reason for a word that is not offered."""
    action = GAME.words.worded(text)
    assert action not in state.options()
    return state.why_not(action)


def test_a_die_that_the_roller_has_taken():
    state = play(position(4, dice=ADAMS_ROLL, next=A_TURN), "take 1 2 5")
    assert why_not(state, "take 2") == DieTaken(2, ADAM)
    assert why_not(state, "take 3 5") == DieTaken(5, ADAM)


def test_more_dice_than_the_rules_allow():
    state = position(4, dice=ADAMS_ROLL, next=A_TURN)
    assert why_not(state, "take 1 2 3 4") == TooManyDice(3)
    state.play("take 1 2 5")
    assert why_not(state, "take 3 4") == TooManyDice(1)


def test_more_dice_than_fit_into_the_ship():
    state = position(4, dice=ADAMS_ROLL, ships={ADAM: "fur1 fur1 fur1 fur1 fur1"}, next=A_TURN)
    assert why_not(state, "take 1 2 3") == TooManyDice(2)


def test_the_last_player_takes_exactly_what_fits():
    ships = {ADAM: "fur1 fur1 fur1", BEA: FULL}
    state = position(2, dice=ADAMS_ROLL, ships=ships, next=f"FillShip, {THEN}")
    assert why_not(state, "take 1 2 3") == TooFewDice(4)
    assert why_not(state, "take 1 2 3 4 5") == TooManyDice(4)


def test_another_gold_than_the_first():
    state = position(4, dice=GOLDS, next=A_TURN)
    assert why_not(state, "take 5") == GoldsAlike(1)
    assert why_not(state, "take 1 2 5") == GoldsAlike(3)
    assert GAME.words.worded("take 1 2 3") in state.options()


def test_dice_that_are_still_rolled():
    state = play(GAME.new(2), "roll dye0")
    assert why_not(state, "take 1") == StillRolling(ADAM)
    assert why_not(state, "roll dye0") == NotOnDie(2, Die("dye0", "dye", 0))


def test_a_seat_that_nobody_has():
    state = GAME.new(2, {"starter": "random"})
    assert why_not(state, "start 2") == NoSuchSeat(2)


def test_what_nobody_asks_for_now():
    state = position(4, dice=ADAMS_ROLL, next=A_TURN)
    assert why_not(state, "roll dye4") == NotAsked()
    assert why_not(state, "start 1") == NotAsked()


@pytest.mark.parametrize("seats", [1, 2, 3, 4])
def test_every_word_that_is_not_offered_has_a_reason_of_the_game(seats):
    rng = Rng(seats)
    state = GAME.new(seats)
    while state.actor() != NOBODY:
        options = state.options()
        for action in GAME.words:
            if action not in options:
                why = state.why_not(action)
                assert type(why) in get_args(Reasons)
                is_about = action.verb == ("roll" if state.actor() == CHANCE else "take")
                assert isinstance(why, NotAsked) <= (not is_about)
        state.apply(options[rng.below(len(options))])
