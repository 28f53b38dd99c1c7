"""The Captains of Fortune: six cards, each with three lines; more fiorini, more benefit."""

from __future__ import annotations

from typing import Final

from signoria._compat import i64, vec
from signoria.games.florenza.rules.box import (
    BOX,
    LINE_NAMES,
    LINES,
    MOST_COINS,
    MOST_PIECES,
    RESOURCES,
)

BOTTOM: Final[i64] = LINES - 1
# A line: fiorini, prestige, church influence, the six resources, resources of one's choice.
LINE_PRESTIGE: Final[i64] = 1
LINE_CHURCH: Final[i64] = 2
LINE_RESOURCES: Final[i64] = LINE_CHURCH + 1
LINE_CHOICE: Final[i64] = LINE_RESOURCES + RESOURCES
LINE: Final[i64] = LINE_CHOICE + 1


def _keys() -> list[str]:
    """In the order of their letters."""
    return [
        path.removesuffix(".letter") for path in BOX.table("captains") if path.endswith(".letter")
    ]


CAPTAIN_NAMES: Final[list[str]] = _keys()


def _lines() -> list[int]:
    found: list[int] = []
    for key in CAPTAIN_NAMES:
        for line in LINE_NAMES:
            found += BOX.integers(f"captains.{key}.{line}", LINE, -MOST_PIECES, MOST_COINS)
    return found


FORTUNE: Final[vec[i64]] = vec[i64](_lines())  # [(captain * LINES + line) * LINE + …]


def _losses(what: int) -> list[int]:
    """The most points of a track that each captain may take."""
    found: list[int] = []
    for captain in range(len(CAPTAIN_NAMES)):
        lines = [int(FORTUNE[(captain * LINES + line) * LINE + what]) for line in range(LINES)]
        found.append(max(0, -min(lines)))
    return found


PRESTIGE_LOSS: Final[vec[i64]] = vec[i64](_losses(int(LINE_PRESTIGE)))
CHURCH_LOSS: Final[vec[i64]] = vec[i64](_losses(int(LINE_CHURCH)))
