"""The solitaire game: the dice you leave go to the enemy."""

from __future__ import annotations

from typing import Final

from signoria.games.medici_dice.news import EnemyMarked, RoundBegins, TurnBegins
from signoria.games.medici_dice.rules.board import Board
from signoria.games.medici_dice.rules.box import GOODS, SHIPS, SPACES
from signoria.games.medici_dice.rules.choose_dice import ChooseDice
from signoria.games.medici_dice.rules.round import RollDice
from signoria.games.medici_dice.rules.scoring_alone import (
    breakthrough,
    is_broken_through,
    monopoly_points,
    ship_points,
    tell_scoring,
)
from signoria.games.medici_dice.rules.shown import dice, growth
from signoria.games.medici_dice.rules.standing import tell_standings
from signoria.games.medici_dice.rules.words import DICE_IN
from signoria.kernel.steps import DONE, NOBODY, Step, Steps, in_order


class SolitaireRound(Step[Board]):
    """The solitaire game: three ships, as usual."""

    def run(self, state: Board) -> Steps:
        if state.round == SHIPS:
            return DONE
        state.launch()
        if state.news is not None:
            state.news.append(RoundBegins(state.round, SPACES[state.round - 1]))
        return ROUND


class SolitaireTurn(Step[Board]):
    """The solitaire game: one turn after another, until the ship is full."""

    def run(self, state: Board) -> Steps:
        if state.loading == 0:
            return DONE
        if state.news is not None:
            tell_turn(state)
        return TURN


class RecordEnemyMonopolies(Step[Board]):
    """Record enemy monopolies: circle a space for every die left, two for a 0, none for gold."""

    def run(self, state: Board) -> Steps:
        if state.news is None:
            circle_dice_left(state)
        else:
            circle_aloud(state)
        state.clear()
        return DONE


class ScoreAlone(Step[Board]):
    """Scoring of the solitaire game: the ship by its value, monopolies against the enemy."""

    def run(self, state: Board) -> Steps:
        state.score(0, ship_points(state.value(0)), monopoly_points(state))
        if state.news is not None:
            tell_scoring(state)
        return DONE


def tell_turn(state: Board) -> None:
    """Alone, no turn is the last one."""
    if state.news is not None:
        state.news.append(TurnBegins(0, False))


def circle_dice_left(state: Board) -> None:
    """For every die left its circles."""
    for die in DICE_IN[state.left]:
        state.circle(die)


def circle_aloud(state: Board) -> None:
    """The same while somebody listens."""
    before = state.copy()
    circle_dice_left(state)
    tell_marked(state, before)


def tell_marked(state: Board, before: Board) -> None:
    """What is new in the columns; whether that is a breakthrough; and how they stand now."""
    if state.news is not None:
        old = [int(before.circles(good)) for good in range(GOODS)]
        new = [int(state.circles(good)) for good in range(GOODS)]
        columns = growth(list(range(GOODS)), old, new)
        state.news.append(EnemyMarked(dice(state, state.left), columns))
        if is_broken_through(state) and not is_broken_through(before):
            state.news.append(breakthrough(state))
    tell_standings(state, before, NOBODY)


ROUND: Final = in_order(SolitaireTurn(), ScoreAlone(), SolitaireRound())
TURN: Final = in_order(RollDice(0), ChooseDice(), RecordEnemyMonopolies(), SolitaireTurn())
