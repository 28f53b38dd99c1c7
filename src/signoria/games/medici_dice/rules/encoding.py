"""What a seat sees, as numbers: the dice, then the sheets, the own one first.

Where in a ship a die lies, and what ships of earlier rounds held, changes nothing any more: a ship
is its value and its empty spaces.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from signoria._compat import i32, i64, vec
from signoria.games.medici_dice.rules.box import (
    ALONE_MAJORITY,
    COLUMN,
    COLUMN_BONUS,
    DICE,
    FACE_NAMES,
    GOLD,
    GOOD_NAMES,
    GOODS,
    MAJORITY_POINTS,
    SHIP_BONUS,
    SHIP_POINTS,
    SHIPS,
    SPACES,
)
from signoria.games.medici_dice.rules.words import BIT
from signoria.kernel.encoding import put, seats_from_mine
from signoria.kernel.fields import Field, category, count, flag

if TYPE_CHECKING:
    from signoria.games.medici_dice.rules.board import Board

LINES: Final[i64] = 2 * SHIPS  # of the score sheet: ship and monopolies of each round
NOT_ROLLED: Final = "not rolled"


def fields(seats: int) -> list[Field]:
    """What :func:`encode` writes."""
    dice = [f"die {die}" for die in range(1, DICE + 1)]
    in_a_ship = GOLD * max(SPACES)
    of_ship = max(*SHIP_POINTS, in_a_ship + SHIP_BONUS)
    of_columns = GOODS * (max(*MAJORITY_POINTS, ALONE_MAJORITY) + max(COLUMN_BONUS))
    lines = [f"{what} {round}" for round in range(1, SHIPS + 1) for what in ("ship", "monopolies")]
    found = [
        count("round", SHIPS),
        category("roller", seats_from_mine(seats)),
        category("face", [NOT_ROLLED, *FACE_NAMES], dice),
        flag("in the middle", dice),
    ]
    for name in seats_from_mine(seats):
        found += [
            count(f"{name}: empty spaces", max(SPACES)),
            count(f"{name}: ship", in_a_ship),
            count(f"{name}: crosses", COLUMN, GOOD_NAMES),
            count(f"{name}: points", max(of_ship, of_columns), lines),
        ]
    if seats == 1:
        found += [count("circles", COLUMN, GOOD_NAMES), flag("bonus when behind")]
    return found


def encode(state: Board, seat: i64, out: vec[i32], at: i64) -> None:
    """Write what :func:`fields` says."""
    seats = state.seats
    roller = state.roller - seat
    at = put(out, at, state.round)
    at = put(out, at, roller + seats if roller < 0 else roller)
    for die in range(DICE):
        bit = BIT[die]
        put(out, at + DICE, 1 if state.left & bit else 0)
        at = put(out, at, state.face(die) + 1 if state.rolled & bit else 0)
    at += DICE
    other: i64 = seat
    for _seat in range(seats):
        at = put(out, at, state.free(other))
        at = put(out, at, state.value(other))
        for good in range(GOODS):
            out[at] = i32(state.crosses(other, good))
            at += 1
        for line in range(LINES):
            out[at] = i32(state.points(other, line))
            at += 1
        other += 1
        if other == seats:
            other = 0
    if seats == 1:
        for good in range(GOODS):
            out[at] = i32(state.circles(good))
            at += 1
        out[at] = i32(state.bonus_when_behind)
