"""The characters: 34 artists and 6 preachers, each a number from 0 in the order of their cards."""

from __future__ import annotations

from typing import Final

from signoria._compat import i64, vec
from signoria.games.florenza.rules.box import (
    BOX,
    CHARACTERS,
    FACES,
    MOST_COINS,
    MOST_PIECES,
    RESOURCES,
    SKILL_NAMES,
    SKILLS,
)

ROW: Final[i64] = 2 * FACES  # prestige by die, the Masterpiece still to come, and completed
# A preacher's gains: the six resources, prestige, church influence.
GAINS_PRESTIGE: Final[i64] = RESOURCES
GAINS_CHURCH: Final[i64] = GAINS_PRESTIGE + 1
GAINS: Final[i64] = GAINS_CHURCH + 1


def _paths() -> list[str]:
    """``artists.leonardo_da_vinci``, by the numbers on the cards."""
    paths: list[str] = [""] * CHARACTERS
    for family in ("artists", "preachers"):
        for path in BOX.table(family):
            key, _, what = path.partition(".")
            if what == "number":
                paths[int(BOX[f"{family}.{path}"]) - 1] = f"{family}.{key}"
    return paths


_PATHS: Final[list[str]] = _paths()
CHARACTER_NAMES: Final[list[str]] = [path.partition(".")[2] for path in _PATHS]


def _is_artist(number: int) -> bool:
    return _PATHS[number].startswith("artists.")


def _prices() -> list[int]:
    found: list[int] = []
    for number in range(CHARACTERS):
        path = f"{_PATHS[number]}.prices"
        found += BOX.integers(path, SKILLS, 0, MOST_COINS) if _is_artist(number) else [0] * SKILLS
    return found


def _rows() -> list[int]:
    """A row for each skill: die 1 to 6, then the same with the Masterpiece completed."""
    found: list[int] = []
    for number in range(CHARACTERS):
        for at, skill in enumerate(SKILL_NAMES):
            row = [0] * FACES
            if PRICES[number * SKILLS + at]:
                row = BOX.integers(f"{_PATHS[number]}.{skill}", FACES, -MOST_PIECES, MOST_PIECES)
            found += [*row, *row[:-1], row[-2]]
    return found


def _of_preachers(what: str) -> list[int]:
    return [
        0 if _is_artist(number) else int(BOX[f"{_PATHS[number]}.{what}"])
        for number in range(CHARACTERS)
    ]


def _gains() -> list[int]:
    found: list[int] = []
    for number in range(CHARACTERS):
        row = [0] * GAINS
        if not _is_artist(number):
            row = BOX.integers(f"{_PATHS[number]}.gains", GAINS, -MOST_PIECES, MOST_PIECES)
        found += row
    return found


def _skills(number: int) -> int:
    return sum([2**at for at in range(SKILLS) if PRICES[number * SKILLS + at]])


PRICES: Final[vec[i64]] = vec[i64](_prices())  # [character * SKILLS + skill]; 0: not his
HAS_SKILLS: Final[vec[i64]] = vec[i64]([_skills(number) for number in range(CHARACTERS)])
ROWS: Final[vec[i64]] = vec[i64](_rows())  # [(character * SKILLS + skill) * ROW + die - 1]
LIFE: Final[vec[i64]] = vec[i64](
    [int(BOX[f"{_PATHS[number]}.life"]) for number in range(CHARACTERS)]
)
PREACHER_PRICE: Final[vec[i64]] = vec[i64](_of_preachers("price"))
PREACHER_KINSMEN: Final[vec[i64]] = vec[i64](_of_preachers("kinsmen"))
PREACHER_GAINS: Final[vec[i64]] = vec[i64](_gains())
AT_ONCE: Final[vec[i64]] = vec[i64](_of_preachers("at_once"))
SWAPS: Final[vec[i64]] = vec[i64](_of_preachers("swaps"))
PREACHERS: Final[vec[i64]] = vec[i64](
    [number for number in range(CHARACTERS) if not _is_artist(number)]
)


def is_artist(character: i64) -> bool:
    """Whether somebody has a skill; preachers have none."""
    return HAS_SKILLS[character] != 0


def artist_prestige(artist: i64, skill: i64, die: i64, completed: i64) -> i64:
    """Artist prestige: the row of the skill, on the side that the card shows."""
    return ROWS[(artist * SKILLS + skill) * ROW + completed * FACES + die - 1]


def cheapest_skill(artist: i64) -> i64:
    """The skill with the lowest price; the first among equals."""
    best: i64 = -1
    for skill in range(SKILLS):
        price = PRICES[artist * SKILLS + skill]
        if price and (best < 0 or price < PRICES[artist * SKILLS + best]):
            best = skill
    return best


def dearest_skill(artist: i64) -> i64:
    """The skill with the highest price; the first among equals."""
    best: i64 = -1
    for skill in range(SKILLS):
        price = PRICES[artist * SKILLS + skill]
        if price and (best < 0 or price > PRICES[artist * SKILLS + best]):
            best = skill
    return best
