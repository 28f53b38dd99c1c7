"""The artworks: boxes in a district's Palazzo and Chiesa, in the Duomo and the civic buildings.

An artwork is a number in the box's order: the eight of a district, then those of the city.
"""

from __future__ import annotations

from typing import Final

from signoria._compat import i64, vec
from signoria.games.florenza.rules.box import (
    ARTWORKS,
    BITS,
    BOX,
    CIVIC,
    COST,
    CREST_NAMES,
    DISTRICT,
    DUOMO,
    IN_DISTRICT,
    MOST_COINS,
    MOST_PIECES,
    NOTHING,
    SKILL_NAMES,
)
from signoria.games.florenza.rules.box_checks import GHOST_ACTIONS as ACTION_NAMES

PALAZZO_AT: Final[i64] = 0  # the first three locations
CHIESA_AT: Final[i64] = 1
DUOMO_AT: Final[i64] = 2
BIT: Final[vec[i64]] = vec[i64]([2**bit for bit in range(BITS)])  # the set of one thing


def _keys() -> list[str]:
    """``duomo.cupola``, in the order of the box."""
    return [path.removesuffix(".cost") for path in BOX.table("artworks") if path.endswith(".cost")]


def _locations() -> list[str]:
    found: list[str] = []
    for name in _KEYS:
        location = name.partition(".")[0]
        if location not in found:
            found.append(location)
    return found


_KEYS: Final[list[str]] = _keys()
LOCATION_NAMES: Final[list[str]] = _locations()
ARTWORK_NAMES: Final[list[str]] = [name.replace(".", " ") for name in _KEYS]  # as in words


def artwork_key(number: int) -> str:
    """``duomo.cupola``, as in the box and in positions."""
    return _KEYS[number]


def artwork_numbered(key: str) -> int:
    """The number of ``duomo.cupola``; -1 if there is none."""
    return _KEYS.index(key) if key in _KEYS else -1


def _integers(what: str, count: int, most: int) -> list[int]:
    found: list[int] = []
    for name in _KEYS:
        found += BOX.integers(f"artworks.{name}.{what}", count, 0, most)
    return found


def _skills(name: str) -> int:
    """A set of skills, architect the lowest bit."""
    return sum([2 ** SKILL_NAMES.index(skill) for skill in BOX[f"artworks.{name}.skills"]])


def _flag(number: int) -> int:
    """What an artwork's flag brings each round: a kind of special crest, or nothing."""
    if number < IN_DISTRICT:
        return int(NOTHING)
    return CREST_NAMES.index(BOX[f"artworks.{_KEYS[number]}.flag"])


def _area(location: int) -> int:
    if location <= CHIESA_AT:
        return int(DISTRICT)
    return int(DUOMO) if location == DUOMO_AT else int(CIVIC)


def _first_at() -> list[int]:
    """The first artwork of each location, and the end."""
    places = [LOCATION_OF[number] for number in range(ARTWORKS)]
    found = [places.index(location) for location in range(len(LOCATION_NAMES))]
    found.append(int(ARTWORKS))
    return found


LOCATION_OF: Final[vec[i64]] = vec[i64](
    [LOCATION_NAMES.index(name.partition(".")[0]) for name in _KEYS]
)
AREA_OF: Final[vec[i64]] = vec[i64]([_area(LOCATION_OF[number]) for number in range(ARTWORKS)])
SKILLS_OF: Final[vec[i64]] = vec[i64]([_skills(name) for name in _KEYS])
FLAG_OF: Final[vec[i64]] = vec[i64]([_flag(number) for number in range(ARTWORKS)])
ARTWORK_COST: Final[vec[i64]] = vec[i64](_integers("cost", COST, MOST_COINS))
ARTWORK_POINTS: Final[vec[i64]] = vec[i64](_integers("points", 2, MOST_PIECES))
FIRST_AT: Final[vec[i64]] = vec[i64](_first_at())
GHOST_LOCATIONS: Final[vec[i64]] = vec[i64](  # [die - 1]
    [LOCATION_NAMES.index(name) for name in BOX["ghosts.locations"]]
)
GHOST_ACTIONS: Final[vec[i64]] = vec[i64](  # [space], a place among the names of actions
    [ACTION_NAMES.index(name) for name in BOX["ghosts.actions"]]
)
