"""Choosing dice, and entering them into the score sheet."""

from __future__ import annotations

from typing import ClassVar, Final

from signoria._compat import i64
from signoria.games.medici_dice.news import DieTaken, GoldsAlike, TooFewDice, TooManyDice
from signoria.games.medici_dice.rules.board import Board
from signoria.games.medici_dice.rules.box import MOST_DICE, MOST_SEATS
from signoria.games.medici_dice.rules.entering import enter
from signoria.games.medici_dice.rules.words import (
    ALL_DICE,
    DICE_IN,
    GONE,
    LATER_GOLD,
    TAKE,
    TOO_FEW,
    TOO_MANY,
    obstacle,
    take_exactly,
    take_one_of,
    take_up_to,
)
from signoria.kernel.actions import Action, Options
from signoria.kernel.news import Reason
from signoria.kernel.steps import AUTOMATIC, DONE, Step, Steps


class ChooseDice(Step[Board]):
    """Choose 1 to 3 dice for yourself: as many as still fit into your ship."""

    def actor(self, state: Board) -> i64:
        return state.roller

    def options(self, state: Board) -> Options:
        return take_up_to(most_dice(state), state.golds)

    def take(self, state: Board, action: Action) -> Steps:
        state.left &= ~action.what
        enter(state, state.roller, action.what, False)
        return DONE

    def why_not(self, state: Board, action: Action) -> Reason | None:
        return why_not_take(state, action, ALL_DICE, 1, most_dice(state))


class FillShip(ChooseDice):
    """The final player: all other ships are full, so fill yours from this one roll."""

    def options(self, state: Board) -> Options:
        return take_exactly(dice_to_fill(state), state.golds)

    def take(self, state: Board, action: Action) -> Steps:
        state.left &= ~action.what
        enter(state, state.roller, action.what, True)
        return DONE

    def why_not(self, state: Board, action: Action) -> Reason | None:
        count = dice_to_fill(state)
        return why_not_take(state, action, ALL_DICE, count, count)


class ChooseOneDie(Step[Board]):
    """All the other players choose 1 die: any of those left; several may take the same."""

    fields: ClassVar[dict[str, range]] = {"place": range(1, MOST_SEATS)}

    def __init__(self, place: i64) -> None:
        self.place: Final[i64] = place  # clockwise from the roller

    def actor(self, state: Board) -> i64:
        seat = state.clockwise(self.place)
        if state.free(seat) == 0:
            return AUTOMATIC
        return seat

    def run(self, state: Board) -> Steps:
        """Whoever has loaded the ship completely no longer takes part in the round."""
        return DONE

    def options(self, state: Board) -> Options:
        return take_one_of(state.left, state.golds)

    def take(self, state: Board, action: Action) -> Steps:
        enter(state, state.clockwise(self.place), action.what, False)
        return DONE

    def why_not(self, state: Board, action: Action) -> Reason | None:
        return why_not_take(state, action, state.left, 1, 1)


def most_dice(state: Board) -> i64:
    """As many as the roller may choose, and as fit into the ship."""
    return min(MOST_DICE, state.free(state.roller))


def dice_to_fill(state: Board) -> i64:
    """As many as the last ship has empty spaces."""
    return state.free(state.roller)


def why_not_take(state: Board, action: Action, dice: i64, least: i64, most: i64) -> Reason | None:
    """Why a set of dice cannot be taken, where *least* to *most* of *dice* can."""
    if action.verb != TAKE:
        return None
    why = obstacle(action.what, dice, state.golds, least, most)
    if why == GONE:
        return DieTaken(DICE_IN[action.what & ~dice][0] + 1, state.roller)
    if why == TOO_MANY:
        return TooManyDice(most)
    if why == TOO_FEW:
        return TooFewDice(least)
    if why == LATER_GOLD:
        return GoldsAlike(DICE_IN[dice & state.golds & ~action.what][0] + 1)
    return None
