"""The Building table: which Buildings some ticks pay for, and the numbers of the effects."""

from __future__ import annotations

from typing import Final

from signoria._compat import i64, vec
from signoria.games.florenza_dice.rules.box import BOX, BUILDINGS, COSTS, EFFECTS, KINDS, TICKINGS
from signoria.games.florenza_dice.rules.printed_sheet import ticks_of


def _fitting(costs: list[list[int]]) -> list[int]:
    """For each way to tick a space's icons, the set of Buildings that it pays for."""
    found: list[int] = []
    for ticked in range(TICKINGS):
        fit = 0
        for number in range(1, BUILDINGS + 1):
            short = [kind for kind in range(KINDS) if ticks_of(ticked, kind) < costs[number][kind]]
            if not short:
                fit += 2**number
        found.append(fit)
    return found


FITTING: Final[vec[i64]] = vec[i64]([fit for costs in COSTS for fit in _fitting(costs)])

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
