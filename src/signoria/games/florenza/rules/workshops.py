"""The Workshops: thirty kinds of tiles in six categories, numbered from 1."""

from __future__ import annotations

from typing import Final

from signoria._compat import i64, vec
from signoria.games.florenza.rules.box import (
    BOX,
    CATEGORIES,
    COST,
    FACES,
    KINDS,
    MORE_CASA,
    MORE_CASAMENTO,
    MOST_COINS,
    MOST_PIECES,
    RESOURCES,
)

# What a tile gives: the six resources, fiorini, prestige, church influence, kinsmen.
GIVES_FIORINI: Final[i64] = RESOURCES
GIVES_PRESTIGE: Final[i64] = GIVES_FIORINI + 1
GIVES_CHURCH: Final[i64] = GIVES_PRESTIGE + 1
GIVES_KINSMEN: Final[i64] = GIVES_CHURCH + 1
GIVES: Final[i64] = GIVES_KINSMEN + 1

PURPLE: Final[list[str]] = ["income", "house"]  # categories that work by themselves


def _keys() -> list[str]:
    """The tiles' keys in the box by their numbers; the first is no tile."""
    keys: list[str] = [""] * (KINDS + 1)
    for path in BOX.table("workshops"):
        key, _, what = path.partition(".")
        if what == "number":
            keys[int(BOX[f"workshops.{path}"])] = key
    return keys


WORKSHOP_NAMES: Final[list[str]] = _keys()
CASA: Final[i64] = WORKSHOP_NAMES.index("casa")
CASAMENTO: Final[i64] = WORKSHOP_NAMES.index("casamento")


def _numbers(what: str, count: int, most: int) -> list[int]:
    found: list[int] = [0] * count
    for key in WORKSHOP_NAMES[1:]:
        found += BOX.integers(f"workshops.{key}.{what}", count, 0, most)
    return found


def _number(what: str) -> list[int]:
    return [0, *[int(BOX[f"workshops.{key}.{what}"]) for key in WORKSHOP_NAMES[1:]]]


def _in_categories(wanted: list[str]) -> list[int]:
    """1 for the kinds whose category is of such a sort."""
    return [int(bool(at) and CATEGORIES[at - 1] in wanted) for at in CATEGORY]


def _by_dice() -> list[int]:
    """The workshop that two dice of a Ghost name: [(category - 1) * FACES + die - 1]."""
    found: list[int] = [0] * (len(CATEGORIES) * FACES)
    for kind in range(1, KINDS + 1):
        for face in BOX[f"workshops.{WORKSHOP_NAMES[kind]}.die"]:
            found[(CATEGORY[kind] - 1) * FACES + int(face) - 1] = kind
    return found


# By kind of workshop; where there are several numbers a kind, [kind * numbers + …].
CATEGORY: Final[vec[i64]] = vec[i64](_number("category"))
COPIES: Final[vec[i64]] = vec[i64](_number("copies"))
WORKSHOP_COST: Final[vec[i64]] = vec[i64](_numbers("cost", COST, MOST_COINS))
TAKES: Final[vec[i64]] = vec[i64](_numbers("takes", RESOURCES, MOST_PIECES))
WORKSHOP_GIVES: Final[vec[i64]] = vec[i64](_numbers("gives", GIVES, MOST_COINS))
REWARD: Final[vec[i64]] = vec[i64](_numbers("reward", 2, MOST_PIECES))
IS_SALE: Final[vec[i64]] = vec[i64](_in_categories(["sale"]))
IS_PURPLE: Final[vec[i64]] = vec[i64](_in_categories(PURPLE))
BY_DICE: Final[vec[i64]] = vec[i64](_by_dice())


def is_sale(kind: i64) -> bool:
    """Sells what is shown for prestige and fiorini."""
    return IS_SALE[kind] != 0


def is_purple(kind: i64) -> bool:
    """Works by itself in phase 1; no kinsman can operate it."""
    return IS_PURPLE[kind] != 0


def copies(kind: i64, players: i64) -> i64:
    """How many tiles there are in a game: of houses fewer with fewer players."""
    if kind == CASA:
        return players + MORE_CASA
    if kind == CASAMENTO:
        return players + MORE_CASAMENTO
    return COPIES[kind]
