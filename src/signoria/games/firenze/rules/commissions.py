"""Commissions of the board: which can be fulfilled, and what that brings."""

from __future__ import annotations

from typing import Final

from signoria._compat import i64
from signoria.games.firenze.rules.board import Board, height_of
from signoria.games.firenze.rules.box import (
    BALCONY_SPACE,
    CHURCH_SPACES,
    LAST_SEAL,
    LEVEL_POINTS,
    NUMERALS,
)
from signoria.games.firenze.rules.churches import church_points
from signoria.games.firenze.rules.layout import NO_TILE

# What stands in the way of a commission, whatever towers there are
NOTHING: Final[i64] = 0
SEALED: Final[i64] = NOTHING + 1
NO_SEAL: Final[i64] = SEALED + 1
NOT_YET: Final[i64] = NO_SEAL + 1


def commission_obstacle(state: Board, seat: i64, space: i64) -> i64:
    """What keeps a player from fulfilling a commission."""
    if not state.is_open(space):
        return SEALED
    numeral = state.numeral_on(space)
    if numeral >= 0 and numeral != next_balcony(state):
        return NOT_YET
    return NO_SEAL if state.seals_left(seat) == 0 else NOTHING


def next_balcony(state: Board) -> i64:
    """The lowest numeral that nobody fulfilled yet; NUMERALS when all are."""
    for numeral in range(NUMERALS):
        tile = state.tile(numeral)
        if tile != NO_TILE and state.is_open(BALCONY_SPACE[tile]):
            return numeral
    return NUMERALS


def commission_points(state: Board, seat: i64, space: i64) -> i64:
    """All that a commission would bring a player whose turn it is, at once."""
    height = height_of(space)
    is_balcony = state.numeral_on(space) >= 0
    points = state.worth(space) + level_points(state, height)
    for church in range(CHURCH_SPACES):
        paid = church_points(state.church(church), height, is_balcony, state.fulfilled + 1)
        points += max(paid, 0)
    if is_last_seal(state, state.seals_left(seat) - 1):
        points += LAST_SEAL
    return points


def level_points(state: Board, height: i64) -> i64:
    """The level bonus, while nobody took it."""
    return LEVEL_POINTS[height] if state.has_level_tile(height) else 0


def is_last_seal(state: Board, left: i64) -> bool:
    """Whether somebody with so many seals left is the first who has placed all."""
    return left == 0 and state.finisher < 0
