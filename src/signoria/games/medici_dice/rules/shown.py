"""What dice show, as the news tells it."""

from __future__ import annotations

from signoria._compat import i64
from signoria.games.medici_dice.news import Die, Growth
from signoria.games.medici_dice.rules.board import Board
from signoria.games.medici_dice.rules.box import (
    FACE_NAMES,
    GOLD_FACE,
    GOOD_NAMES,
    GOOD_OF,
    GOODS,
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


def growth(before: list[int], after: list[int]) -> tuple[Growth, ...]:
    """The columns that have more marks than before."""
    found: list[Growth] = []
    for good in range(GOODS):
        if after[good] > before[good]:
            found.append(Growth(GOOD_NAMES[good], after[good] - before[good], after[good]))
    return tuple(found)
