"""Giving several bricks of one's choice: one at a time, from the commonest colour to the rarest."""

from __future__ import annotations

from typing import ClassVar, Final

from signoria._compat import i64
from signoria.games.firenze.news.cards import BrickReturned
from signoria.games.firenze.news.reasons import NoBrick, OrderOfColours
from signoria.games.firenze.rules.asking import asked_elsewhere
from signoria.games.firenze.rules.board import Board
from signoria.games.firenze.rules.box import COLOUR_NAMES
from signoria.games.firenze.rules.words import GIVE, GIVE_ONE_OF
from signoria.kernel.actions import Action, Options
from signoria.kernel.news import Reason
from signoria.kernel.steps import AUTOMATIC, DONE, Step, Steps, in_order


class GiveBricks(Step[Board]):
    """Paying with bricks: as many as are due, any colours, usually into the pouch.

    Colours are given in the order of the box, so that one payment has one spelling, and only
    those are offered after which the rest can still be given. So people choose all at once.
    """

    gathers: ClassVar[bool] = True

    def __init__(self) -> None:
        self.again: Final[Steps] = in_order(self)

    def giver(self, state: Board) -> i64:
        """Whose storehouse the bricks come from."""
        return state.turn

    def receiver(self, state: Board) -> i64:
        """Whose storehouse they go to; -1: nobody's."""
        return -1

    def receive(self, state: Board, colour: i64) -> None:
        """Where a brick goes."""
        state.drop(colour, 1)

    def finish(self, state: Board) -> None:
        """When all is given."""

    def actor(self, state: Board) -> i64:
        if state.due == 0:
            return AUTOMATIC
        return self.giver(state)

    def run(self, state: Board) -> Steps:
        state.least = 0
        self.finish(state)
        return DONE

    def options(self, state: Board) -> Options:
        return GIVE_ONE_OF[state.givable(self.giver(state))]

    def take(self, state: Board, action: Action) -> Steps:
        if state.news is not None:
            self.tell_given(state, action.what)
        state.store(self.giver(state), action.what, -1)
        self.receive(state, action.what)
        state.due -= 1
        state.least = action.what
        return self.again

    def why_not(self, state: Board, action: Action) -> Reason | None:
        if action.verb != GIVE[0].verb:
            return asked_elsewhere(state, action)
        return why_not_given(state, self.giver(state), action.what) or OrderOfColours()

    def tell_given(self, state: Board, colour: i64) -> None:
        """One brick, before it goes."""
        if state.news is not None:
            giver = self.giver(state)
            had = state.bricks(giver, colour)
            state.news.append(BrickReturned(giver, COLOUR_NAMES[colour], had, state.due - 1))


def why_not_given(state: Board, seat: i64, colour: i64) -> Reason | None:
    """The commonest reason: there is no such brick."""
    return NoBrick(COLOUR_NAMES[colour]) if state.bricks(seat, colour) == 0 else None
