"""A Resource that no icon takes, and a Building that would still make use of it.

Building is possible at any time (ruling 27): the Building that trades a die's Resource, or the
one that changes a Resource into Fiorini, may be built just before the Resource is lost.
"""

from __future__ import annotations

from signoria._compat import i64
from signoria.games.florenza_dice.rules.board import Board
from signoria.games.florenza_dice.rules.box import (
    BIT,
    BUILDINGS,
    COSTS,
    FIORINI,
    RESOURCES,
    SPACE_SPARES,
    SPACES,
    SPARES_AT_ONCE,
    WORKS,
)
from signoria.games.florenza_dice.rules.building_table import CHANGE, SPARES, TRADE
from signoria.games.florenza_dice.rules.printed_sheet import ticks_of


def could_change(state: Board, kind: i64) -> bool:
    """Whether the player could build what changes a Resource of a kind into Fiorini."""
    if not state.own_turn or state.has(state.player, CHANGE):
        return False
    return _could_build(state, CHANGE, kind, False)


def could_trade(state: Board, die: i64, kind: i64) -> bool:
    """Whether the player could build what trades a die's Resource, with an icon left for it."""
    if state.has(state.player, TRADE[die]):
        return False
    return _could_build(state, TRADE[die], kind, True)


def _could_build(state: Board, building: i64, kind: i64, needs_icon: bool) -> bool:
    """With what is in the Supply, after other Buildings if need be; all of a kind is ticked."""
    seat = state.player
    spares: i64 = 0
    coins: i64 = 0
    if state.own_turn:
        spares = state.spares(seat)
        coins = state.fiorini(seat)
    return _reaches(
        state, state.built(seat), state.owned(seat), spares, coins, building, kind, needs_icon
    )


def _reaches(
    state: Board,
    space: i64,
    owned: i64,
    spares: i64,
    coins: i64,
    building: i64,
    kind: i64,
    needs_icon: bool,
) -> bool:
    """The same for the spaces from one on, each with any Building that can be paid."""
    if space >= SPACES:
        return False
    icon_left = not needs_icon or _is_open_beyond(state, space)
    if not icon_left:
        return False
    ticked = state.ticked(state.player, space)
    if _pays(state, ticked, building, kind, spares, coins):
        return True
    for other in range(1, BUILDINGS + 1):
        if owned & BIT[other] or other == building:
            continue
        if _pays(state, ticked, other, kind, spares, coins):
            left = spares - _short(state, ticked, other, kind) + _spares_for(state, space, other)
            money = coins - _short_of_money(state, ticked, other)
            if _reaches(
                state, space + 1, owned | BIT[other], left, money, building, kind, needs_icon
            ):
                return True
    return False


def _pays(state: Board, ticked: i64, building: i64, kind: i64, spares: i64, coins: i64) -> bool:
    """Whether ticks and Supply together pay for a Building."""
    return (
        _short(state, ticked, building, kind) <= spares
        and _short_of_money(state, ticked, building) <= coins
    )


def _short(state: Board, ticked: i64, building: i64, given: i64) -> i64:
    """How many Resources the ticks lack, if the icons of one kind are all ticked."""
    found: i64 = 0
    cost = COSTS[state.italian][building]
    for kind in range(RESOURCES):
        if kind != given:
            found += max(cost[kind] - ticks_of(ticked, kind), 0)
    return found


def _short_of_money(state: Board, ticked: i64, building: i64) -> i64:
    """How many icons of Fiorini the ticks lack."""
    return max(COSTS[state.italian][building][FIORINI] - ticks_of(ticked, FIORINI), 0)


def _spares_for(state: Board, space: i64, building: i64) -> i64:
    """What building brings that can be spent at once; nothing is spent before the turns."""
    if not state.own_turn:
        return 0
    found = SPACE_SPARES[space]
    if building == SPARES:
        found += SPARES_AT_ONCE
    return found


def _is_open_beyond(state: Board, space: i64) -> bool:
    """Whether an icon for a Resource is open outside of the spaces up to one."""
    closed: i64 = 0
    for before in range(1, space + 1):
        closed |= BIT[WORKS + before - 1]
    return state.any_open(state.player) & ~closed != 0
