"""What things are worth to bots: the weights of the hand-made judgement in ``value.py``.

They were found by playing: small changes, kept when a greedy player scored more alone.
A Resource or 100 Fiorini is a *unit*; units and points are counted in thousandths.
"""

from __future__ import annotations

from typing import Final

from signoria._compat import i64, vec
from signoria.games.florenza_dice.rules.box import (
    BLANK,
    BUILDING_POINTS,
    BUILDINGS,
    CAPTAIN,
    CAPTAIN_POINTS,
    COIN,
    COSTS,
    DIE,
    EFFECTS,
    KINDS,
    RESOURCE,
    SPARE,
    STAR,
    TICKINGS,
    TRACK_ICONS,
    TRACK_LENGTH,
    TRACK_ROW,
    TRACKS,
    WORK_ICONS,
)
from signoria.games.florenza_dice.rules.box import POINTS as POINTS_ICON
from signoria.games.florenza_dice.rules.printed_sheet import ticks_of

HORIZON: Final = 20  # choices of one's own that bots look ahead: a little more than a round
BREADTH: Final = 8  # of so many options
POINT: Final[i64] = 1000
UNIT: Final[i64] = 1000

# Units
DIE_UNITS: Final[i64] = 1570  # what a die brings
ARTIST_UNITS: Final[i64] = 3660  # the die and the fee of an artist
SPARE_UNITS: Final[i64] = 1270
COIN_UNITS: Final[i64] = 650
PURSE: Final[i64] = 3  # so many coins are worth more, for fees
PURSE_UNITS: Final[i64] = 140
CHEST: Final[i64] = 1  # beyond so many, coins are worth what they score
CHEST_POINTS: Final[i64] = 340
SLACK: Final[i64] = 1640  # how far beyond the budget a project is still thinkable
# Points
ARTIST_POINTS: Final[i64] = 1430
STAR_POINTS: Final[i64] = 1430
MINT_STAR_POINTS: Final[i64] = 1660
SPARE_POINTS: Final[i64] = 1570
INCOME_POINTS: Final[i64] = 420  # a round
PALAZZO_SHARE: Final[i64] = 430  # a work, for each work completed
CHIESA_SHARE: Final[i64] = 430
CAPTAINCY: Final[i64] = 1700  # a round
BISHOPRIC: Final[i64] = 350  # a round and turn
RISK: Final[i64] = 23  # of a project's worth in a thousand, for each unit that it lacks
ARTIST_LACKS: Final[i64] = 1
WANTED: Final[i64] = 1220  # a Resource about to be placed
UNWANTED: Final[i64] = 260
ANY_DIE: Final[i64] = 1440
ANY_STEPS: Final[i64] = 3210
FAR: Final[i64] = 610  # what a track's next space is worth beside the one before, in a thousand
NO_MONEY: Final[i64] = 270  # a ready work without an artist's fee
FOCUS: Final[i64] = 60  # for the ticks of one project, by their square
SPUR: Final[i64] = 300  # to spend what completes something, and to keep the rest
PLAIN_PRICE: Final[i64] = 1600
# Effects of Buildings, for each die that is still to come
VALUE_CHOICE: Final[i64] = 32
TRADING: Final[i64] = 31
ANONYMOUS: Final[i64] = 86
IDENTICAL: Final[i64] = 84
STEPPING: Final[i64] = 67
MORE: Final[i64] = 55
CHANGING: Final[i64] = 30
CHEAPER: Final[i64] = 77
ZECCA: Final[i64] = 48
OTHER: Final[i64] = 34

MOST_DICE: Final[i64] = 40
MOST_LACKS: Final = 200
WORTHLESS: Final[i64] = -100_000
# Prices of a unit
LOW: Final[i64] = 400
FAIR: Final[i64] = 1010
HIGH: Final[i64] = 1680
DEAR: Final[i64] = 1980

_A_DIE: Final = {
    "choose_value": VALUE_CHOICE,
    "trade": TRADING,
    "anonymous_artist": ANONYMOUS,
    "identical_resources": IDENTICAL,
    "steps": STEPPING,
    "more_fiorini": MORE,
    "change": CHANGING,
    "cheaper_artist": CHEAPER,
    "masterpiece": ZECCA,
    "other_artist": OTHER,
}


PATIENT: Final[i64] = 5
NEAR: Final[i64] = 4
LEAD: Final[vec[i64]] = vec[i64]([30, 80, 160, 300, 450, 650, 780, 870, 930])


def _icon_worth(icon: int, points: int) -> int:
    if icon == BLANK:
        return 0
    if icon == COIN:
        return COIN_UNITS
    if icon == POINTS_ICON:
        return points * POINT
    if icon == STAR:
        return STAR_POINTS
    if icon == SPARE:
        return SPARE_POINTS
    if icon == RESOURCE:
        return WANTED
    return ANY_DIE if icon == DIE else 800


def _decay() -> list[int]:
    found: list[int] = [POINT]
    for _ in range(MOST_LACKS):
        found.append(found[-1] * (POINT - RISK) // POINT)
    return found


def _ahead() -> list[int]:
    """For each track and number of marked spaces: what the next ones promise."""
    found: list[int] = []
    for track in range(TRACKS):
        for marked in range(TRACK_ROW + 1):
            promise = 0
            weight: int = FAR
            for space in range(marked, TRACK_LENGTH[track]):
                points = 0
                if track == CAPTAIN:
                    points = CAPTAIN_POINTS[space + 1] - CAPTAIN_POINTS[space]
                icon = TRACK_ICONS[track * TRACK_ROW + space]
                promise += _icon_worth(icon, points) * weight // POINT
                weight = weight * FAR // POINT
            found.append(promise)
    return found


def _worth() -> list[int]:
    """For each number of dice left and Building: its points, and what its effect will bring."""
    found: list[int] = []
    for dice in range(MOST_DICE + 1):
        for building in range(BUILDINGS + 1):
            worth: int = BUILDING_POINTS[building] * POINT
            effect = EFFECTS[building]
            worth += dice * _A_DIE.get(effect, 0)
            if effect == "spares":
                worth += 2 * SPARE_POINTS
            found.append(worth)
    return found


def _lacking() -> list[int]:
    """For each edition, way to tick a space and Building: how many icons are missing."""
    found: list[int] = []
    for costs in COSTS:
        for ticked in range(TICKINGS):
            for cost in costs:
                short = [max(0, cost[kind] - ticks_of(ticked, kind)) for kind in range(KINDS)]
                found.append(sum(short))
    return found


def _ranked() -> list[int]:
    """For each number of dice left: the Buildings for an empty space, the best first."""
    found: list[int] = []
    for dice in range(MOST_DICE + 1):
        at = dice * (BUILDINGS + 1)
        worths = [
            (LACKING[building] * PLAIN_PRICE - WORTH[at + building], building)
            for building in range(1, BUILDINGS + 1)
        ]
        found += [building for _, building in sorted(worths)] + [0]
    return found


AHEAD: Final[vec[i64]] = vec[i64](_ahead())
DECAY: Final[vec[i64]] = vec[i64](_decay())
WORTH: Final[vec[i64]] = vec[i64](_worth())
LACKING: Final[vec[i64]] = vec[i64](_lacking())
RANKED: Final[vec[i64]] = vec[i64](_ranked())
ALL_ICONS: Final[vec[i64]] = vec[i64]([sum(icons) for icons in WORK_ICONS])
NEEDS: Final[vec[i64]] = vec[i64]([count for cost in COSTS[0] for count in cost])
