"""1) Choose a card: pay its cost, take it with its bricks, use it, and fill up the row."""

from __future__ import annotations

from typing import Final

from signoria._compat import i64
from signoria.games.firenze.rules.board import Board
from signoria.games.firenze.rules.box import COLOURS, ROW
from signoria.games.firenze.rules.card_row import REFILL
from signoria.games.firenze.rules.cards import use_card
from signoria.games.firenze.rules.kinds import PRINCESS
from signoria.games.firenze.rules.layout import NO_CARD, ROW_CARDS
from signoria.games.firenze.rules.personnel import (
    CHOOSING,
    add_personnel,
    interruptions,
    play_personnel,
)
from signoria.games.firenze.rules.words import PAY_ONE_OF, TAKE, is_play
from signoria.kernel.actions import Action, Options
from signoria.kernel.steps import AUTOMATIC, DONE, Step, Steps, in_order


class ChooseCard(Step[Board]):
    """1) Choose a card: exactly one of the row; it costs a brick for each card to its left."""

    def actor(self, state: Board) -> i64:
        if state.card(0) == NO_CARD:
            return AUTOMATIC
        return state.turn

    def run(self, state: Board) -> Steps:
        """Without a single card in the row there is nothing to choose."""
        return NO_CHOICE

    def options(self, state: Board) -> Options:
        found: list[Action] = []
        add_personnel(state, found, CHOOSING)
        bricks = state.stored(state.turn)
        for place in range(ROW):
            payable = bricks >= place or state.has_played(PRINCESS)
            if payable and state.card(place) != NO_CARD:
                found.append(TAKE[place])
        return tuple(found)

    def take(self, state: Board, action: Action) -> Steps:
        if is_play(action):
            play_personnel(state, action.what)
            return PLAYED[action.what]
        state.place = action.what
        if not state.has_played(PRINCESS):
            state.due = action.what - 1
        return CHOSEN


class PayCardCosts(Step[Board]):
    """1) Choose a card: lay one brick, of any colour, on each card left of the chosen one."""

    def actor(self, state: Board) -> i64:
        if state.due == 0:
            return AUTOMATIC
        return state.turn

    def run(self, state: Board) -> Steps:
        return DONE

    def options(self, state: Board) -> Options:
        return PAY_ONE_OF[state.place - state.due - 1][state.colours_in(state.turn)]

    def take(self, state: Board, action: Action) -> Steps:
        colour = action.what // (ROW - 1)
        state.store(state.turn, colour, -1)
        state.lay(action.what % (ROW - 1), colour, 1)
        state.due -= 1
        return PAY_ON


class TakeCard(Step[Board]):
    """1) Choose a card: its bricks go into your storehouse; what it does depends on its kind."""

    def run(self, state: Board) -> Steps:
        place = state.place - 1
        for colour in range(COLOURS):
            count = state.bricks_on(place, colour)
            state.lay(place, colour, -count)
            state.store(state.turn, colour, count)
        kind = state.card(place)
        state.table[ROW_CARDS + place] = NO_CARD
        state.place = 0
        return use_card(state, kind)


CHOSEN: Final = in_order(PayCardCosts(), TakeCard(), *REFILL)
PAY_ON: Final = in_order(PayCardCosts())
NO_CHOICE: Final = in_order(*REFILL)
PLAYED: Final = interruptions(ChooseCard())
