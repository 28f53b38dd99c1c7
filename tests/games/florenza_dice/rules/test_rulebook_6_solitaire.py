"""The rulebook in order: rules for solitaire play."""

from __future__ import annotations

import pytest

from signoria import CHANCE, NOBODY
from tests.games.florenza_dice.rules.positions import (
    BOX,
    GAME,
    PALAZZO,
    all_but,
    bonus,
    completed,
    facts,
    play,
    position,
    roll,
    step,
    total,
    uses,
)

GHOSTS = "RollDice 0, GhostChoosesDice, AnswerTheGhost, UseOneDie, EndStep, SolitaireRound"
YOURS = "UseDie, UseDie, UseDie, EndStep, GhostAdvances, GhostTurn"


def ghosts_turn(dice, **more):
    """The Ghost has rolled."""
    return roll(position(1, active="ghost", dice="- - - - - -", next=GHOSTS, **more), dice)


def ghost(state):
    """How far the Ghost is: captain, bishop."""
    return [int(space) for space in facts(state)["ghost"][:2]]


def test_a_solitaire_game_lasts_six_rounds():
    assert position(1, round=6, next="SolitaireRound").actor() == NOBODY
    assert position(1, round=5, next="SolitaireRound").actor() == CHANCE


def test_in_each_round_you_are_once_active_and_once_non_active():
    state = roll(play(GAME.new(1), "roll 4"), "4 4 4 4 4 4")
    play(state, "use red fiorini", "use green fiorini", "use yellow fiorini", "done")
    assert (facts(state)["active"], state.actor()) == (["ghost"], CHANCE)
    roll(state, "4 4 4 4 4 4")
    assert step(state) == "UseOneDie"
    play(state, f"use {min(uses(state))} fiorini", "done")
    assert (facts(state)["active"], facts(state)["round"]) == (["0"], ["2"])


# Ghost dice selection


@pytest.mark.parametrize(("board", "steps"), [("tradeoff", 2), ("monotone", 1)])
def test_white_1_brown_2_green_5_the_ghost_takes_brown_green_and_red(board, steps):
    state = ghosts_turn("1 2 3 5 4 6", dice_board=board)
    assert facts(state)["used"] == ["brown", "green", "red"]
    assert uses(state) == {"white", "grey", "yellow"}
    assert ghost(state) == [0, steps]


@pytest.mark.parametrize(("board", "steps"), [("tradeoff", [1, 2]), ("monotone", [2, 1])])
def test_white_6_brown_3_the_ghost_takes_white_brown_and_red(board, steps):
    state = ghosts_turn("6 3 1 1 1 1", dice_board=board)
    assert facts(state)["used"] == ["white", "brown", "red"]
    assert uses(state) == {"grey", "green", "yellow"}
    assert ghost(state) == steps


# Determine Captain of the People and Bishop


def test_when_the_ghost_selects_neither_white_nor_brown_it_stays():
    state = ghosts_turn("2 6 1 1 1 1")
    assert facts(state)["used"] == ["grey", "green", "red"]
    assert ghost(state) == [0, 0]


@pytest.mark.parametrize(
    ("chosen", "steps"),
    [
        ("white grey green", [0, 2]),
        ("brown grey green", [1, 0]),
        ("grey green red", [1, 2]),
        ("white brown grey", [0, 0]),
    ],
)
def test_after_your_turn_the_ghost_advances_for_white_and_brown_that_you_did_not_choose(
    chosen, steps
):
    state = position(1, dice="5 2 4 4 4 4", next=YOURS)
    for colour in chosen.split():
        play(state, f"use {colour} fiorini")
    play(state, "done")
    assert ghost(state) == steps


@pytest.mark.parametrize(
    ("mine", "its", "captain", "bishop"),
    [
        ("3 3 0", "2 4 0", "0", "ghost"),
        ("2 2 0", "2 1 0", "-", "0"),
        ("0 0 0", "1 1 0", "ghost", "ghost"),
        ("0 0 0", "0 0 0", "-", "-"),
    ],
)
def test_you_compete_with_the_ghost_for_the_offices(mine, its, captain, bishop):
    state = position(
        1,
        round=2,
        own_turn=0,
        tracks={0: mine},
        ghost=its,
        next="CompareWithTheGhost, CaptainsResource, YourTurn, RollDice 0",
    )
    assert (facts(state)["captain"], facts(state)["bishop"]) == ([captain], [bishop])
    assert step(state) == ("CaptainsResource" if captain == "0" else "RollDice 0")


def test_as_bishop_you_choose_any_die_after_the_ghost():
    assert len(uses(ghosts_turn("1 2 3 5 4 6", bishop=0))) == 6
    assert len(uses(ghosts_turn("1 2 3 5 4 6", bishop="ghost"))) == 3


# Extra points for completing the Palazzo


@pytest.mark.parametrize(("round", "prize"), [(1, 6), (2, 6), (3, 6), (4, 3), (5, 3), (6, 1)])
def test_the_prize_of_the_palazzo_depends_on_the_round(round, prize):
    state = position(
        1,
        round=round - 1,
        own_turn=0,
        next="SolitaireRound",
        artists={0: completed(*PALAZZO[:2], PALAZZO[3])},
        ticks={0: all_but("giardino")},
        supply={0: "0 200 0"},
    )
    roll(state, "4 4 4 4 4 4")
    play(state, "use green artist giardino")
    assert bonus(state) == prize


# The score of Pope Sisto IV


@pytest.mark.parametrize(
    ("pope", "points"), [("easy", 40), ("normal", 50), ("hard", 60), ("extreme", 70)]
)
def test_pope_sisto_iv_scores_40_50_60_or_70(pope, points):
    assert BOX[f"ghost.pope.{pope}"] == points
    state = GAME.new(1, {"pope": pope})
    seen = GAME.observe(state, 0)["pope"]
    assert (seen["game"], seen["points"], seen["beaten"]) == (pope, points, False)
    assert seen["missing"] == points - total(state)
    rich = position(1, round=6, next="SolitaireRound", supply={0: f"{points} 0 0"}, pope=pope)
    seen = GAME.observe(rich, 0)["pope"]
    assert (seen["beaten"], seen["missing"], seen["reached"]) == (True, 0, pope)
    assert GAME.winners(rich) == [0]
    poor = position(1, round=6, next="SolitaireRound", supply={0: f"{points - 1} 0 0"}, pope=pope)
    assert not GAME.observe(poor, 0)["pope"]["beaten"]
    assert GAME.winners(poor) == []


def test_alone_the_reward_is_half_the_victory_and_half_the_points():
    below, equal, above = (
        position(1, round=6, next="SolitaireRound", supply={0: f"{points} 0 0"}).reward(0)
        for points in (49, 50, 51)
    )
    assert below < 0.5 < equal < above < 1
    assert equal - below > 0.5
