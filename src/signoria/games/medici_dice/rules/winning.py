"""Game end: who has won, and how clearly."""

from __future__ import annotations

from typing import TYPE_CHECKING

from signoria._compat import i64
from signoria.games.medici_dice.rules.box import GOODS, MANY_POINTS

if TYPE_CHECKING:
    from signoria.games.medici_dice.rules.board import Board


def winners(state: Board) -> list[int]:
    """Game end: the most points; ties go to the longest column, then the second longest …"""
    found = []
    for seat in range(state.seats):
        if is_first(state, seat):
            found.append(int(seat))
    return found


def is_first(state: Board, seat: i64) -> bool:
    """Whether nobody is ahead of a seat."""
    for other in range(state.seats):
        if lead(state, other, seat) > 0:
            return False
    return True


def lead(state: Board, seat: i64, other: i64) -> i64:
    """Above 0 if a seat is ahead of another, below if it is behind; 0 if all is equal."""
    points = state.total(seat) - state.total(other)
    if points != 0 or seat == other:
        return points
    theirs = columns(state, other)
    for place, crosses in enumerate(columns(state, seat)):
        if crosses != theirs[place]:
            return crosses - theirs[place]
    return 0


def columns(state: Board, seat: i64) -> list[int]:
    """The lengths of the columns, the longest first."""
    found = [int(state.crosses(seat, good)) for good in range(GOODS)]
    found.sort(reverse=True)
    return found


def reward(state: Board, seat: i64) -> float:
    """Win or lose for one half, how clearly for the other; alone, the points."""
    mine: float = float(state.total(seat))
    if state.seats == 1:
        return min(mine / MANY_POINTS / 2.0, 1.0)
    best: float = 0.0
    equal: float = 0.0
    won: float = 1.0
    for other in range(state.seats):
        ahead = lead(state, seat, other)
        if ahead < 0:
            won = 0.0
        elif ahead == 0:
            equal += 1.0
        if other != seat:
            best = max(best, float(state.total(other)))
    clearly: float = max(-1.0, min((mine - best) / MANY_POINTS, 1.0))
    return won / equal / 2.0 + (clearly + 1.0) / 2.0 / 2.0
