"""A hand-made judgement of a sheet, for bots: points on paper, and what the rest may bring."""

from __future__ import annotations

from math import exp
from typing import Final

from signoria._compat import i64
from signoria.games.medici_dice.rules.board import Board
from signoria.games.medici_dice.rules.box import (
    ALONE_MAJORITY,
    BREAKTHROUGH_FROM,
    COLUMN,
    COLUMN_BONUS,
    GOODS,
    MAJORITY_POINTS,
    MOST_SEATS,
    SHIP_BONUS,
    SHIP_BONUS_FROM,
    SHIP_COUNTS_FROM,
    SHIP_POINTS,
    SHIPS,
    SPACES,
)

# What an empty space will hold, on average, when a sensible player fills it.
NUMBER_A_SPACE: Final = 2.6
CROSSES_A_SPACE: Final = 0.22
# How many points of lead make a place nearly safe.
SHIP_SCALE: Final = 3.0
COLUMN_SCALE: Final = 0.8


def value(state: Board, seat: i64) -> float:
    """Points that *seat* may expect, less what the best rival may."""
    if state.seats == 1:
        return _alone(state)
    best: float = 0.0
    for other in range(state.seats):
        if other != seat:
            theirs = _sheet(state, other)
            best = max(best, theirs)
    return _sheet(state, seat) - best / 2.0


def _sheet(state: Board, seat: i64) -> float:
    points: float = float(state.total(seat))
    if state.who >= -1:
        points += _ship(state, seat)
        for good in range(GOODS):
            points += _column(state, seat, good) * float(SHIPS + 1 - state.round)
    return points


def _expected_ship(state: Board, seat: i64) -> float:
    return float(state.value(seat)) + NUMBER_A_SPACE * float(state.free(seat))


def _ship(state: Board, seat: i64) -> float:
    """The rank that the ship will probably reach."""
    mine = _expected_ship(state, seat)
    better: float = 0.0
    for other in range(state.seats):
        if other != seat:
            spread = SHIP_SCALE + float(state.free(other) + state.free(seat)) / 2.0
            better += _chance((_expected_ship(state, other) - mine) / spread)
    return _between(state, better, True)


def _column(state: Board, seat: i64, good: i64) -> float:
    """The rank that the column will probably keep, and its bonus."""
    crosses = state.crosses(seat, good)
    points = _bonus(crosses, state.free(seat) + _spaces_to_come(state))
    if crosses == 0:
        return points
    better: float = 0.0
    for other in range(state.seats):
        if other != seat:
            lead = float(state.crosses(other, good) - crosses)
            better += _chance((lead - 0.3) / COLUMN_SCALE)
    return points + _between(state, better, False)


def _between(state: Board, better: float, ship: bool) -> float:
    """Points for a rank that is not a whole number."""
    rank: i64 = int(better)
    if rank >= state.seats - 1:
        rank = state.seats - 1
        better = float(rank)
    row = state.seats * MOST_SEATS
    table = SHIP_POINTS if ship else MAJORITY_POINTS
    high: float = float(table[row + rank])
    if rank + 1 >= state.seats:
        return high
    low: float = float(table[row + rank + 1])
    return high + (low - high) * (better - float(rank))


def _bonus(crosses: i64, spaces: i64) -> float:
    """A long column's bonus: in full when reached, in part when it may be."""
    found: float = float(COLUMN_BONUS[crosses])
    ahead: i64 = crosses + 1
    likely: float = 1.0
    while ahead <= COLUMN:
        likely *= 0.3 + 0.5 * CROSSES_A_SPACE * float(spaces) / (
            1.0 + CROSSES_A_SPACE * float(spaces)
        )
        found += float(COLUMN_BONUS[ahead] - COLUMN_BONUS[ahead - 1]) * likely
        ahead += 1
    return found


def _spaces_to_come(state: Board) -> i64:
    spaces: i64 = 0
    for ship in range(state.round, SHIPS):
        spaces += SPACES[ship]
    return spaces


def _alone(state: Board) -> float:
    """The solitaire game: thresholds for the ship, crosses against circles."""
    points: float = float(state.total(0))
    if state.who < -1:
        return points
    ship = _expected_ship(state, 0)
    spread = 1.0 + 0.7 * float(state.free(0))
    points += ship * _chance((ship - float(SHIP_COUNTS_FROM)) / spread)
    points += float(SHIP_BONUS) * _chance((ship - float(SHIP_BONUS_FROM)) / spread)
    columns: float = 0.0
    spaces = state.free(0) + _spaces_to_come(state)
    safe: float = 1.0
    for good in range(GOODS):
        crosses = state.crosses(0, good)
        columns += _bonus(crosses, spaces)
        lead = float(crosses - state.circles(good))
        columns += float(ALONE_MAJORITY) * _chance((lead + 0.5) / COLUMN_SCALE)
        danger = float(state.circles(good)) + 0.08 * float(spaces) - float(BREAKTHROUGH_FROM) + 0.5
        safe *= 1.0 - _chance(danger / 0.6)
    return points + columns * safe * float(SHIPS + 1 - state.round)


def _chance(lead: float) -> float:
    """0 to 1: how likely it is to be ahead."""
    if lead > 20.0:
        return 1.0
    if lead < -20.0:
        return 0.0
    return 1.0 / (1.0 + exp(-lead))
