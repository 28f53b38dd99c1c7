"""The Building table: which Buildings some ticks pay for, and the numbers of the effects."""

from __future__ import annotations

from typing import Final

from signoria._compat import i64, vec
from signoria.games.florenza_dice.rules.box import (
    BOX,
    BUILDINGS,
    COSTS,
    EDITIONS,
    EFFECTS,
    KIND_NAMES,
    KINDS,
    TICKINGS,
)
from signoria.games.florenza_dice.rules.printed_sheet import ticks_of


def _fitting(edition: int) -> list[int]:
    """For each way to tick a space's icons, the set of Buildings that it pays for."""
    found: list[int] = []
    for ticked in range(TICKINGS):
        have = _ticks(ticked)
        fit = 0
        for number in range(1, BUILDINGS + 1):
            if not _short(have, COSTS[edition][number]):
                fit += 2**number
        found.append(fit)
    return found


def lacking(edition: int, ticked: int, number: int) -> list[str]:
    """What a space with some ticks lacks for a Building, by kind."""
    return list(_all_lacking(edition, ticked)[number])


def could_become(edition: int, ticked: int, owned: int) -> list[int]:
    """The Buildings not yet owned for which a space's ticks are of use."""
    lacks = _all_lacking(edition, ticked)
    costs = COSTS[edition]
    return [
        number
        for number in range(1, BUILDINGS + 1)
        if not owned >> number & 1 and len(lacks[number]) < sum(costs[number])
    ]


def _all_lacking(edition: int, ticked: int) -> list[list[str]]:
    """What every Building lacks, by number; worked out once for each way to tick a space."""
    found = _LACKING.get((edition, ticked))
    if found is None:
        have = _ticks(ticked)
        found = []
        for cost in COSTS[edition]:
            lacks: list[str] = []
            for kind in _short(have, cost):
                lacks += [KIND_NAMES[kind]] * (cost[kind] - have[kind])
            found.append(lacks)
        _LACKING[edition, ticked] = found
    return found


def _ticks(ticked: int) -> list[int]:
    """How many icons of each kind are ticked in a space."""
    return [int(ticks_of(ticked, kind)) for kind in range(KINDS)]


def _short(have: list[int], cost: list[int]) -> list[int]:
    """The kinds of which there are too few."""
    return [kind for kind in range(KINDS) if have[kind] < cost[kind]]


_LACKING: Final[dict[tuple[int, int], list[list[str]]]] = {}
FITTING: Final[vec[i64]] = vec[i64](
    [fit for edition in range(len(EDITIONS)) for fit in _fitting(edition)]
)

CHOOSE_VALUE: Final[vec[i64]] = vec[i64](list(BOX["effects.choose_value"]))  # by die
TRADE: Final[vec[i64]] = vec[i64](list(BOX["effects.trade"]))  # by die
ANONYMOUS_ARTIST: Final[i64] = EFFECTS.index("anonymous_artist")
IDENTICAL_RESOURCES: Final[i64] = EFFECTS.index("identical_resources")
STEPS: Final[i64] = EFFECTS.index("steps")
MORE_FIORINI: Final[i64] = EFFECTS.index("more_fiorini")
CHANGE: Final[i64] = EFFECTS.index("change")
CHEAPER_ARTIST: Final[i64] = EFFECTS.index("cheaper_artist")
SPARES: Final[i64] = EFFECTS.index("spares")
MASTERPIECE: Final[i64] = EFFECTS.index("masterpiece")
OTHER_ARTIST: Final[i64] = EFFECTS.index("other_artist")
