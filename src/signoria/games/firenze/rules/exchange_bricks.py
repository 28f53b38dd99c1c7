"""2) Exchange bricks: three of one's own for one of the row."""

from __future__ import annotations

from typing import ClassVar, Final

from signoria._compat import i64
from signoria.games.firenze.news.building import ExchangeBegun, Exchanged
from signoria.games.firenze.news.reasons import RowIsBare, TooDear
from signoria.games.firenze.rules.asking import asked_elsewhere
from signoria.games.firenze.rules.board import Board
from signoria.games.firenze.rules.box import CARD_NAMES, COLOUR_NAMES
from signoria.games.firenze.rules.buildings import exchange_price
from signoria.games.firenze.rules.card_row import (
    bricks_on_row,
    colours_on_row,
    tell_wanted,
    why_not_swapped,
)
from signoria.games.firenze.rules.choose_card import tell_paid
from signoria.games.firenze.rules.giving import GiveBricks
from signoria.games.firenze.rules.personnel import (
    BUILDING,
    add_personnel,
    can_use_personnel,
    play_personnel,
    why_not_played,
)
from signoria.games.firenze.rules.personnel_effects import interruptions
from signoria.games.firenze.rules.words import ALL_COLOURS, EXCHANGE, PASS, SWAP, is_play
from signoria.kernel.actions import Action, Options
from signoria.kernel.news import Reason
from signoria.kernel.steps import AUTOMATIC, DONE, Step, Steps, in_order

# What keeps somebody from an exchange
NOTHING: Final[i64] = 0
TOO_FEW: Final[i64] = 1
BARE_ROW: Final[i64] = 2


class ExchangeBricks(Step[Board]):
    """2) Exchange Bricks: once a turn you may swap three bricks for one on a card of the row."""

    goes_on: ClassVar[str] = PASS.text

    def actor(self, state: Board) -> i64:
        if _obstacle(state) == NOTHING or can_use_personnel(state, BUILDING):
            return state.turn
        return AUTOMATIC

    def run(self, state: Board) -> Steps:
        return DONE

    def options(self, state: Board) -> Options:
        found: list[Action] = []
        add_personnel(state, found, BUILDING)
        if _obstacle(state) == NOTHING:
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
        if state.news is not None:
            state.news.append(ExchangeBegun(state.turn, state.due))
        return TRADE

    def why_not(self, state: Board, action: Action) -> Reason | None:
        if is_play(action):
            return why_not_played(state, action.what, BUILDING)
        if action is not EXCHANGE:
            return asked_elsewhere(state, action)
        if _obstacle(state) == BARE_ROW:
            return RowIsBare()
        return TooDear(exchange_price(state, state.turn), state.stored(state.turn))


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
        if state.news is not None:
            tell_wanted(state)
        return DONE

    def why_not(self, state: Board, action: Action) -> Reason | None:
        return (
            why_not_swapped(state, action)
            if action.verb == SWAP[0].verb
            else asked_elsewhere(state, action)
        )


class GiveForBrick(GiveBricks):
    """2) Exchange Bricks: lay your bricks, of any colours, on the card of the one you want."""

    def receive(self, state: Board, colour: i64) -> None:
        state.lay(state.place - 1, colour, 1)

    def finish(self, state: Board) -> None:
        if state.news is not None:
            tell_exchanged(state)
        state.receive_from_row()

    def tell_given(self, state: Board, colour: i64) -> None:
        tell_paid(state, colour, COLOUR_NAMES[state.wanted - 1])


def _obstacle(state: Board) -> i64:
    if state.stored(state.turn) < exchange_price(state, state.turn):
        return TOO_FEW
    return NOTHING if colours_on_row(state) != 0 else BARE_ROW


def tell_exchanged(state: Board) -> None:
    """The wanted brick is paid for."""
    if state.news is not None:
        price, colour = exchange_price(state, state.turn), COLOUR_NAMES[state.wanted - 1]
        card = CARD_NAMES[state.card(state.place - 1)]
        state.news.append(Exchanged(state.turn, price, colour, state.place, card))


TRADE: Final = in_order(ChooseBrick(), GiveForBrick())
PLAYED: Final = interruptions(ExchangeBricks())
