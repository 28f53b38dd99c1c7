"""The solitaire game: the dice you leave go to the enemy."""

from __future__ import annotations

from typing import Final

from signoria._compat import i64
from signoria.games.medici_dice.rules.board import Board
from signoria.games.medici_dice.rules.box import (
    ALONE_MAJORITY,
    BREAKTHROUGH_FROM,
    COLUMN_BONUS,
    GOODS,
    RANKS,
    SHIP_BONUS,
    SHIP_BONUS_FROM,
    SHIP_COUNTS_FROM,
    SHIPS,
)
from signoria.games.medici_dice.rules.choose_dice import ChooseDice
from signoria.games.medici_dice.rules.round import RollDice
from signoria.games.medici_dice.rules.words import DICE_IN
from signoria.kernel.steps import DONE, Step, Steps, in_order


class SolitaireRound(Step[Board]):
    """The solitaire game: three ships, as usual."""

    def run(self, state: Board) -> Steps:
        if state.round == SHIPS:
            return DONE
        state.launch()
        return ROUND


class SolitaireTurn(Step[Board]):
    """The solitaire game: one turn after another, until the ship is full."""

    def run(self, state: Board) -> Steps:
        return TURN if state.loading else DONE


class RecordEnemyMonopolies(Step[Board]):
    """Record enemy monopolies: circle a space for every die left, two for a 0, none for gold."""

    def run(self, state: Board) -> Steps:
        for die in DICE_IN[state.left]:
            state.circle(die)
        state.clear()
        return DONE


class ScoreAlone(Step[Board]):
    """Scoring of the solitaire game: the ship by its value, monopolies against the enemy."""

    def run(self, state: Board) -> Steps:
        state.score(0, ship_points(state.value(0)), monopoly_points(state))
        return DONE


def ship_points(value: i64) -> i64:
    """Ship: nothing for little, its value for enough, and a bonus for much."""
    if value < SHIP_COUNTS_FROM:
        return 0
    if value >= SHIP_BONUS_FROM:
        return value + SHIP_BONUS
    return value


def monopoly_points(state: Board) -> i64:
    """Monopolies: points in each of the five columns, unless the enemy has broken through."""
    if is_broken_through(state):
        return 0
    points: i64 = 0
    for good in range(GOODS):
        points += column_points(state, good)
    return points


def is_broken_through(state: Board) -> bool:
    """Enemy breakthrough: many circles in any one column."""
    for good in range(GOODS):
        if state.circles(good) >= BREAKTHROUGH_FROM:
            return True
    return False


def column_points(state: Board, good: i64) -> i64:
    """At least as many crosses as circles, and a bonus for a long column."""
    crosses = state.crosses(0, good)
    if crosses == 0:
        return 0
    if crosses >= state.circles(good):
        return ALONE_MAJORITY + COLUMN_BONUS[crosses]
    if state.bonus_when_behind:
        return COLUMN_BONUS[crosses]
    return 0


def rank(points: int) -> str:
    """Game end: the title, from deck scrubber to Medici."""
    title = ""
    for reached, name in RANKS:
        if points >= reached:
            title = name
    return title


ROUND: Final = in_order(SolitaireTurn(), ScoreAlone(), SolitaireRound())
TURN: Final = in_order(RollDice(0), ChooseDice(), RecordEnemyMonopolies(), SolitaireTurn())
