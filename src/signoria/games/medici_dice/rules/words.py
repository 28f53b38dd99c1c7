"""The vocabulary: ``roll dye4`` and ``start 2`` for chance, ``take 1 3`` for the players.

Dice go by their place in the row, 1 to 5; a set of dice is a bit mask, die 1 the lowest bit.
"""

from __future__ import annotations

from typing import Final

from signoria._compat import i64, vec
from signoria.games.medici_dice.rules.box import DICE, FACE_NAMES, FACE_OF, FACES, MOST_SEATS
from signoria.kernel.actions import Options, Vocabulary

BIT: Final[vec[i64]] = vec[i64]([1, 2, 4, 8, 16])  # the set of one die
ALL_DICE: Final[i64] = 31
SETS: Final[i64] = 32  # of dice
DICE_FROM: Final[vec[i64]] = vec[i64]([31, 30, 28, 24, 16])  # a die and all after it

# What may stand in the way of taking dice
NOTHING: Final[i64] = 0
GONE: Final[i64] = 1
TOO_MANY: Final[i64] = 2
TOO_FEW: Final[i64] = 3
LATER_GOLD: Final[i64] = 4

WORDS: Final = Vocabulary()
ROLLING: Final = "roll"
STARTING: Final = "start"
TAKE: Final = "take"


def _dice_in(dice: int) -> vec[i64]:
    return vec[i64]([die for die in range(DICE) if dice >> die & 1])


def dice_names(dice: int) -> str:
    """``1 3``: the places of a set of dice."""
    return " ".join([str(die + 1) for die in range(DICE) if dice >> die & 1])


def dice_below(die: i64) -> i64:
    """The set of the dice before this one."""
    dice: i64 = 0
    for other in range(die):
        dice |= BIT[other]
    return dice


def _first_in(dice: int) -> int:
    for die in range(DICE):
        if dice >> die & 1:
            return int(die)
    return 0


FIRST_IN: Final[vec[i64]] = vec[i64]([_first_in(dice) for dice in range(SETS)])  # of a set
DICE_IN: Final = vec[vec[i64]]([_dice_in(dice) for dice in range(SETS)])

_START: Final = WORDS.verb(STARTING, [str(seat) for seat in range(MOST_SEATS)])
_ROLL: Final = WORDS.verb(ROLLING, FACE_NAMES)
_TAKE: Final = WORDS.verb(TAKE, [dice_names(dice) for dice in range(1, SETS)], first=1)


def _faces_of(die: int) -> Options:
    return tuple([_ROLL[FACE_OF[die * FACES + number]] for number in range(FACES)])


def obstacle(taken: i64, dice: i64, golds: i64, least: i64, most: i64) -> i64:
    """What keeps somebody from taking a set of dice, where *least* to *most* of *dice* are free.

    Golds are alike, so the first go first.
    """
    count = len(DICE_IN[taken])
    if taken & ~dice:
        return GONE
    if count > most:
        return TOO_MANY
    if count < least:
        return TOO_FEW
    left = DICE_IN[dice & golds & ~taken]
    if len(left) and (taken & golds) > BIT[left[0]]:
        return LATER_GOLD
    return NOTHING


def _selections(dice: int, golds: int, least: int, most: int) -> Options:
    """Every way to take *least* to *most* of *dice*."""
    return tuple([one for one in _TAKE if obstacle(one.what, dice, golds, least, most) == NOTHING])


START: Final = vec[Options]([_START[:seats] for seats in range(MOST_SEATS + 1)])
ROLL: Final = vec[Options]([_faces_of(die) for die in range(DICE)])
_UP_TO: Final = vec[Options](
    [_selections(ALL_DICE, golds, 1, most) for most in range(DICE + 1) for golds in range(SETS)]
)
_EXACTLY: Final = vec[Options](
    [_selections(ALL_DICE, golds, n, n) for n in range(DICE + 1) for golds in range(SETS)]
)
_ONE_OF: Final = vec[Options](
    [_selections(dice, golds, 1, 1) for dice in range(SETS) for golds in range(SETS)]
)


def take_up_to(most: i64, golds: i64) -> Options:
    """Take 1 to *most* of all the dice."""
    return _UP_TO[most * SETS + golds]


def take_exactly(count: i64, golds: i64) -> Options:
    """Take *count* of all the dice."""
    return _EXACTLY[count * SETS + golds]


def take_one_of(dice: i64, golds: i64) -> Options:
    """Take one of *dice*."""
    return _ONE_OF[dice * SETS + golds]
