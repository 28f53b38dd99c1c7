"""2) Exchange bricks: three of one's own for one of the row."""

from __future__ import annotations

from typing import Final

from signoria._compat import i64
from signoria.games.firenze.rules.board import Board
from signoria.games.firenze.rules.buildings import exchange_price
from signoria.games.firenze.rules.card_row import bricks_on_row, colours_on_row
from signoria.games.firenze.rules.giving import GiveBricks
from signoria.games.firenze.rules.personnel import (
    BUILDING,
    add_personnel,
    can_use_personnel,
    interruptions,
    play_personnel,
)
from signoria.games.firenze.rules.words import ALL_COLOURS, EXCHANGE, PASS, is_play
from signoria.kernel.actions import Action, Options
from signoria.kernel.steps import AUTOMATIC, DONE, Step, Steps, in_order


class ExchangeBricks(Step[Board]):
    """2) Exchange Bricks: once a turn you may swap three bricks for one on a card of the row."""

    def actor(self, state: Board) -> i64:
        if _can_exchange(state) or can_use_personnel(state, BUILDING):
            return state.turn
        return AUTOMATIC

    def run(self, state: Board) -> Steps:
        return DONE

    def options(self, state: Board) -> Options:
        found: list[Action] = []
        add_personnel(state, found, BUILDING)
        if _can_exchange(state):
            found.append(EXCHANGE)
        found.append(PASS)
        return tuple(found)

    def take(self, state: Board, action: Action) -> Steps:
        if is_play(action):
            play_personnel(state, action.what)
            return PLAYED[action.what]
        if action is PASS:
            return DONE
        state.due = exchange_price(state, state.turn)
        return TRADE


class ChooseBrick(Step[Board]):
    """2) Exchange Bricks: choose the brick that you want from a card of the row."""

    def actor(self, state: Board) -> i64:
        return state.turn

    def options(self, state: Board) -> Options:
        found: list[Action] = []
        bricks_on_row(state, found, ALL_COLOURS)
        return tuple(found)

    def take(self, state: Board, action: Action) -> Steps:
        state.want_from_row(action.what)
        return DONE


class GiveForBrick(GiveBricks):
    """2) Exchange Bricks: lay your bricks, of any colours, on the card of the one you want."""

    def receive(self, state: Board, colour: i64) -> None:
        state.lay(state.place - 1, colour, 1)

    def finish(self, state: Board) -> None:
        state.receive_from_row()


def _can_exchange(state: Board) -> bool:
    if state.stored(state.turn) < exchange_price(state, state.turn):
        return False
    return colours_on_row(state) != 0


TRADE: Final = in_order(ChooseBrick(), GiveForBrick())
PLAYED: Final = interruptions(ExchangeBricks())
