"""Building cards: face up before their owner, at work from then on. No two alike."""

from __future__ import annotations

from signoria._compat import i64
from signoria.games.firenze.news.row import PutUp, SecondBuilding
from signoria.games.firenze.rules.board import Board
from signoria.games.firenze.rules.box import (
    CARD_NAMES,
    COSTS,
    EXCHANGE,
    MASON_SAVES,
    STOREHOUSE_LIMIT,
    TRADING_HOUSE_GIVE,
    WAREHOUSE_LIMIT,
    WORKSHOP_SAVES,
)
from signoria.games.firenze.rules.kinds import MASON, TRADING_HOUSE, WAREHOUSE, WORKSHOP


def put_up(state: Board, seat: i64, kind: i64) -> None:
    """A second building of the same name is discarded at once."""
    if has_building(state, seat, kind):
        state.discard(kind)
        if state.news is not None:
            state.news.append(SecondBuilding(seat, CARD_NAMES[kind]))
    else:
        state.hold(seat, kind, 1)
        if state.news is not None:
            state.news.append(PutUp(seat, CARD_NAMES[kind]))


def has_building(state: Board, seat: i64, kind: i64) -> bool:
    """Whether a player has such a building."""
    return state.held(seat, kind) > 0


def construction_cost(state: Board, bricks: i64) -> i64:
    """For so many bricks in this turn; a Workshop and a Mason make it less, never below 0."""
    cost = COSTS[bricks]
    if state.held(state.turn, WORKSHOP) > 0:
        cost -= WORKSHOP_SAVES
    if state.has_played(MASON):
        cost -= MASON_SAVES
    return max(cost, 0)


def storehouse_limit(state: Board, seat: i64) -> i64:
    """How many bricks may stay; a Warehouse holds more."""
    if state.held(seat, WAREHOUSE) > 0:
        return WAREHOUSE_LIMIT
    return STOREHOUSE_LIMIT


def exchange_price(state: Board, seat: i64) -> i64:
    """Bricks to give for one of the row; a Trading House makes it less."""
    if state.held(seat, TRADING_HOUSE) > 0:
        return TRADING_HOUSE_GIVE
    return EXCHANGE
