"""Where things lie in the table's one row of numbers."""

from __future__ import annotations

from typing import Final

from signoria._compat import i64, vec
from signoria.games.firenze.rules.box import (
    CARDS,
    CELEBRATION_NAMES,
    CHURCH_SPACES,
    COLOURS,
    HELD,
    HIGHEST,
    MOST_BUILT,
    NUMERALS,
    ROW,
    SPACES,
)

NO_CARD: Final[i64] = -1
NO_TILE: Final[i64] = -1
# What covers a commission
OPEN: Final[i64] = 0
NEUTRAL: Final[i64] = 1
FIRST_SEAL: Final[i64] = 2  # and so on, one a seat

# On the board
BAG: Final[i64] = 0  # bricks by colour
START_DECK: Final[i64] = BAG + COLOURS  # cards by kind; they lie on top of the deck
DECK: Final[i64] = START_DECK + CARDS
DISCARDS: Final[i64] = DECK + CARDS
ROW_CARDS: Final[i64] = DISCARDS + CARDS  # a kind a place
ROW_BRICKS: Final[i64] = ROW_CARDS + ROW  # bricks by colour, place by place
CHURCHES: Final[i64] = ROW_BRICKS + ROW * COLOURS  # a kind a space
COVERS: Final[i64] = CHURCHES + CHURCH_SPACES  # what lies on each commission
WORTH: Final[i64] = COVERS + SPACES  # its points: printed, or its balcony's
ON_BALCONY: Final[i64] = WORTH + SPACES  # its balcony, I is 1; 0: none
BALCONY_TILES: Final[i64] = ON_BALCONY + SPACES  # the tile of each numeral
LEVEL_TILES: Final[i64] = BALCONY_TILES + NUMERALS  # 1 by height while it lies there

# Before each seat
SEATS: Final[i64] = LEVEL_TILES + HIGHEST + 1
STOREHOUSE: Final[i64] = SEATS  # bricks by colour
STORED: Final[i64] = STOREHOUSE + COLOURS  # and all together
TOWERS: Final[i64] = STORED + 1  # how many towers of one colour
SITE: Final[i64] = TOWERS + 1  # and which, sorted: see towers.py
MOST_TOWERS: Final[i64] = 2 * MOST_BUILT  # those of last turn, and as many new ones
PILE_HEIGHT: Final[i64] = SITE + MOST_TOWERS  # of the Campanile
PILE_WORKED: Final[i64] = PILE_HEIGHT + 1
PILE: Final[i64] = PILE_WORKED + 1  # its colours from the ground
HAND: Final[i64] = PILE + COLOURS  # cards by kind, hand and buildings
SEALS_LEFT: Final[i64] = HAND + HELD
SEALS_ON: Final[i64] = SEALS_LEFT + 1  # seals on each tower
TOP_SEAL: Final[i64] = SEALS_ON + COLOURS  # the highest, storeys from 1; 0: none
LINES: Final[i64] = TOP_SEAL + COLOURS

# The lines of a score sheet
COMMISSIONS: Final[i64] = 0
BALCONY_LINE: Final[i64] = COMMISSIONS + 1
LEVEL_LINE: Final[i64] = BALCONY_LINE + 1
CHURCH_LINE: Final[i64] = LEVEL_LINE + 1
CAMPANILE_LINE: Final[i64] = CHURCH_LINE + 1
LAST_SEAL_LINE: Final[i64] = CAMPANILE_LINE + 1
MAJORITY_LINE: Final[i64] = LAST_SEAL_LINE + 1  # one a colour
CELEBRATION_LINE: Final[i64] = MAJORITY_LINE + COLOURS  # one a kind
ALL_LINES: Final[i64] = CELEBRATION_LINE + len(CELEBRATION_NAMES)

SEAT: Final[i64] = LINES + ALL_LINES - SEATS

# A tower is a number: its colour, its height, and whether it was worked on this turn.
_HEIGHTS: Final[i64] = HIGHEST + 1
TOWER_NUMBERS: Final[i64] = COLOURS * _HEIGHTS * 2
TOWER_COLOUR: Final[vec[i64]] = vec[i64](
    [tower // (2 * _HEIGHTS) for tower in range(TOWER_NUMBERS)]
)
TOWER_HEIGHT: Final[vec[i64]] = vec[i64]([tower // 2 % _HEIGHTS for tower in range(TOWER_NUMBERS)])


def tower_number(colour: i64, height: i64, worked: i64) -> i64:
    """A tower as a number; sorted by colour, then height, then those worked on."""
    return (colour * _HEIGHTS + height) * 2 + worked


def size(seats: int) -> int:
    """How many numbers a table has."""
    return int(SEATS + seats * SEAT)
