"""Personnel cards that swap bricks: Wholesaler and Smuggler."""

from __future__ import annotations

from typing import ClassVar, Final

from signoria._compat import i64
from signoria.games.firenze.news.cards import (
    BrickWanted,
    SwappedInRow,
    SwappedWith,
)
from signoria.games.firenze.news.reasons import (
    SameColour,
    TheyHaveNone,
)
from signoria.games.firenze.rules.asking import asked_elsewhere
from signoria.games.firenze.rules.board import Board
from signoria.games.firenze.rules.box import (
    CARD_NAMES,
    COLOUR_NAMES,
    WHOLESALER_SWAPS,
)
from signoria.games.firenze.rules.card_row import (
    bricks_on_row,
    colours_on_row,
    tell_wanted,
    why_not_swapped,
)
from signoria.games.firenze.rules.giving import why_not_given
from signoria.games.firenze.rules.personnel import differ
from signoria.games.firenze.rules.words import (
    ALL_COLOURS,
    BIT,
    GIVE,
    GIVE_ONE_OF,
    PASS,
    SWAP,
    WANT,
    WANT_ONE_OF,
)
from signoria.kernel.actions import Action, Options
from signoria.kernel.news import Reason
from signoria.kernel.steps import AUTOMATIC, DONE, Step, Steps, in_order


class Wholesaler(Step[Board]):
    """Personnel Cards, Wholesaler: swap up to three bricks, one for one, with bricks in the row.

    Each brick you give goes to the card that yours came from.
    """

    fields: ClassVar[dict[str, range]] = {"left": range(WHOLESALER_SWAPS + 1)}

    def __init__(self, left: i64) -> None:
        self.left: Final[i64] = left

    def actor(self, state: Board) -> i64:
        if self.left > 0 and differ(state.colours_in(state.turn), colours_on_row(state)):
            return state.turn
        return AUTOMATIC

    def run(self, state: Board) -> Steps:
        state.playing = 0
        return DONE

    def options(self, state: Board) -> Options:
        found: list[Action] = []
        bricks_on_row(state, found, _swappable(state))
        if self.left < WHOLESALER_SWAPS:
            found.append(PASS)
        return tuple(found)

    def take(self, state: Board, action: Action) -> Steps:
        if action is PASS:
            state.playing = 0
            return DONE
        state.want_from_row(action.what)
        if state.news is not None:
            tell_wanted(state)
        return SWAP_ON[self.left]

    def why_not(self, state: Board, action: Action) -> Reason | None:
        return (
            why_not_swapped(state, action)
            if action.verb == SWAP[0].verb
            else asked_elsewhere(state, action)
        )


class GiveToRow(Step[Board]):
    """Personnel Cards, Wholesaler: lay one of your bricks on the card and take the wanted one."""

    def actor(self, state: Board) -> i64:
        return state.turn

    def options(self, state: Board) -> Options:
        return GIVE_ONE_OF[state.colours_in(state.turn) & ~BIT[state.wanted - 1]]

    def take(self, state: Board, action: Action) -> Steps:
        if state.news is not None:
            tell_swapped_in_row(state, action.what)
        state.store(state.turn, action.what, -1)
        state.lay(state.place - 1, action.what, 1)
        state.receive_from_row()
        return DONE

    def why_not(self, state: Board, action: Action) -> Reason | None:
        if action.verb != GIVE[0].verb:
            return asked_elsewhere(state, action)
        return why_not_given(state, state.turn, action.what) or SameColour()


class Smuggler(Step[Board]):
    """Personnel Cards, Smuggler: choose a brick from the other player's storehouse, to swap."""

    def actor(self, state: Board) -> i64:
        return state.turn

    def options(self, state: Board) -> Options:
        return WANT_ONE_OF[state.colours_in(state.target) & _swappable(state)]

    def take(self, state: Board, action: Action) -> Steps:
        state.wanted = action.what + 1
        if state.news is not None:
            there = state.bricks(state.target, action.what)
            colour = COLOUR_NAMES[action.what]
            state.news.append(BrickWanted(state.turn, colour, state.target, None, None, there))
        return DONE

    def why_not(self, state: Board, action: Action) -> Reason | None:
        if action.verb != WANT[0].verb:
            return asked_elsewhere(state, action)
        return why_not_wanted(state, action.what) or SameColour()


class GiveToTarget(Step[Board]):
    """Personnel Cards, Smuggler: give the other player one of your bricks for the wanted one."""

    def actor(self, state: Board) -> i64:
        return state.turn

    def options(self, state: Board) -> Options:
        return GIVE_ONE_OF[state.colours_in(state.turn) & ~BIT[state.wanted - 1]]

    def take(self, state: Board, action: Action) -> Steps:
        if state.news is not None:
            tell_swapped_with(state, action.what)
        state.store(state.turn, action.what, -1)
        state.store(state.target, action.what, 1)
        state.store(state.target, state.wanted - 1, -1)
        state.store(state.turn, state.wanted - 1, 1)
        state.wanted = 0
        state.forget_target()
        return DONE

    def why_not(self, state: Board, action: Action) -> Reason | None:
        if action.verb != GIVE[0].verb:
            return asked_elsewhere(state, action)
        return why_not_given(state, state.turn, action.what) or SameColour()


def why_not_wanted(state: Board, colour: i64) -> Reason | None:
    """The storehouse of the target has no such brick."""
    if state.bricks(state.target, colour) > 0:
        return None
    return TheyHaveNone(state.target, COLOUR_NAMES[colour])


def _swappable(state: Board) -> i64:
    """Colours that one can swap for: with bricks of one colour only, a different one."""
    mine = state.colours_in(state.turn)
    return ALL_COLOURS & ~mine if mine & (mine - 1) == 0 else ALL_COLOURS


def tell_swapped_in_row(state: Board, given: i64) -> None:
    """Wholesaler: one brick for another, which lies on a card."""
    if state.news is not None:
        state.news.append(
            SwappedInRow(
                state.turn,
                COLOUR_NAMES[given],
                COLOUR_NAMES[state.wanted - 1],
                state.place,
                CARD_NAMES[state.card(state.place - 1)],
                state.bricks(state.turn, given),
            )
        )


def tell_swapped_with(state: Board, given: i64) -> None:
    """Smuggler: one brick for another, from another storehouse."""
    if state.news is not None:
        state.news.append(
            SwappedWith(
                state.turn,
                state.target,
                COLOUR_NAMES[given],
                COLOUR_NAMES[state.wanted - 1],
                state.bricks(state.turn, given),
            )
        )


SWAP_ON: Final = [
    in_order(GiveToRow(), Wholesaler(max(left - 1, 0))) for left in range(WHOLESALER_SWAPS + 1)
]
