"""Dice and columns as the news tells them."""

from __future__ import annotations

from signoria._compat import i64
from signoria.games.medici_dice.news import Die, Growth
from signoria.games.medici_dice.rules.board import Board
from signoria.games.medici_dice.rules.box import (
    FACE_NAMES,
    GOLD_FACE,
    GOOD_NAMES,
    GOOD_OF,
    NUMBER_OF,
)
from signoria.games.medici_dice.rules.words import DICE_IN


def die(face: i64) -> Die:
    """A die that shows this face."""
    good = None if face == GOLD_FACE else GOOD_NAMES[GOOD_OF[face]]
    return Die(FACE_NAMES[face], good, NUMBER_OF[face])


def dice(state: Board, which: i64) -> tuple[Die, ...]:
    """A set of dice on the table."""
    return tuple([die(state.face(one)) for one in DICE_IN[which]])


def loaded(state: Board, seat: i64) -> tuple[Die, ...]:
    """The current ship, from left to right."""
    return tuple([die(face) for face in state.cargo(seat, state.round)])


def goods(state: Board, which: i64) -> list[int]:
    """The goods of a set of dice, in their order; gold is none."""
    found: list[int] = []
    for one in DICE_IN[which]:
        face = state.face(one)
        if face != GOLD_FACE and GOOD_OF[face] not in found:
            found.append(GOOD_OF[face])
    return found


def growth(of: list[int], before: list[int], after: list[int]) -> tuple[Growth, ...]:
    """Columns of these goods that have more marks than before."""
    found: list[Growth] = []
    for good in of:
        if after[good] > before[good]:
            found.append(Growth(GOOD_NAMES[good], after[good] - before[good], after[good]))
    return tuple(found)
