"""The District sheet as it is printed: Palazzo, Chiesa and Rione, icon by icon.

A *project* is an Artwork or a space of the Rione: first the works of the Palazzo, then those of
the Chiesa, then the spaces from 2 on. A project shows up to three icons of one kind.
"""

from __future__ import annotations

from typing import Final

from signoria._compat import i64, vec
from signoria.games.florenza_dice.rules.box import (
    ARTISTS,
    CHIESA_NAMES,
    IN_PALAZZO,
    KINDS,
    LAYERS,
    PALAZZO_NAMES,
    SPACE_ICONS,
    SPACES,
    WORK_ARTISTS,
    WORK_ICONS,
    WORKS,
)

WORK_NAMES: Final[list[str]] = PALAZZO_NAMES + CHIESA_NAMES
PROJECTS: Final[i64] = WORKS + SPACES - 1
SPACE_NAMES: Final[list[str]] = [str(space) for space in range(2, SPACES + 1)]
PROJECT_NAMES: Final[list[str]] = WORK_NAMES + SPACE_NAMES
PROJECT_ICONS: Final[list[list[int]]] = WORK_ICONS + [SPACE_ICONS for _ in SPACE_NAMES]

PALAZZO: Final[i64] = sum([2**work for work in range(IN_PALAZZO)])
CHIESA: Final[i64] = sum([2**work for work in range(IN_PALAZZO, WORKS)])
ALL_WORKS: Final[i64] = PALAZZO + CHIESA


def _works_for(artist: int) -> int:
    """The set of works that an artist may complete."""
    return sum([2**work for work, artists in enumerate(WORK_ARTISTS) if artist in artists])


def _open_at_first() -> list[int]:
    """For each layer and kind, the projects that show more than that many of it."""
    found: list[int] = []
    for layer in range(LAYERS):
        for kind in range(KINDS):
            found.append(
                sum([2**at for at, icons in enumerate(PROJECT_ICONS) if icons[kind] > layer])
            )
    return found


def _radix() -> list[int]:
    """What a tick of each kind adds to the number that stands for a space's ticks."""
    found: list[int] = [1]
    for count in SPACE_ICONS:
        found.append(found[-1] * (count + 1))
    return found


WORKS_FOR: Final[vec[i64]] = vec[i64]([_works_for(artist) for artist in range(ARTISTS)])
OPEN_AT_FIRST: Final[vec[i64]] = vec[i64](_open_at_first())
RADIX: Final[vec[i64]] = vec[i64](_radix())


def ticks_of(ticked: i64, kind: i64) -> i64:
    """How many icons of a kind are ticked in a space."""
    return ticked % RADIX[kind + 1] // RADIX[kind]
