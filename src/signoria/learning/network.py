"""A small network that judges a table: what a seat sees, as features, to what it may expect.

A feature is a number of a row, or two or three looked at together; each of its values has a line
of weights. The lines of all features are added up: the first numbers of the sum are the hidden
units, the last two go straight to the answers. A value of 0 has no line, for the beginning of the
sum says what all zeros are worth, and so most of a row costs nothing.
"""

from __future__ import annotations

from math import exp
from typing import Final

from signoria._compat import i32, i64, vec
from signoria.kernel.chance import Rng

ANSWERS: Final[i64] = 2  # the margin in points, and the chance to win
NO_PLACE: Final[i64] = -1
MOST_EXPONENT: Final = 30.0
SLOPE: Final = 0.02  # of a hidden unit below zero, so that none dies
GRAIN: Final[i64] = 1000000


class Layout:
    """Which features a row has: places in the row, how their values are sorted, whose lines."""

    def __init__(
        self,
        width: int,
        places: list[tuple[int, int, int]],
        firsts: list[int],
        lines: int,
        lows: list[int],
        sorts: list[list[int]],
    ) -> None:
        self.width: Final[i64] = width  # of a row
        self.features: Final[i64] = len(places)
        self.lines: Final[i64] = lines  # of weights, in all
        self.first_place: Final = vec[i64]([one[0] for one in places])
        self.second_place: Final = vec[i64]([one[1] for one in places])
        self.third_place: Final = vec[i64]([one[2] for one in places])
        self.firsts: Final = vec[i64](firsts)  # line of each feature, where its value is 0
        self.lows: Final = vec[i64](lows)
        starts: list[int] = []
        flat: list[int] = []
        for sort in sorts:
            starts.append(len(flat))
            flat.extend(sort)
        self.starts: Final = vec[i64](starts)
        self.flat: Final = vec[i64](flat)
        self.sizes: Final = vec[i64]([max(sort) + 1 for sort in sorts])


class Network:
    """The weights, and room to think in."""

    def __init__(self, layout: Layout, hidden: int, scale: float, victory: float) -> None:
        self.layout: Final = layout
        self.hidden: Final[i64] = hidden
        self.scale: Final = scale  # points that an answer of 1 stands for
        self.victory: Final = victory  # points that winning is worth beside the margin
        self.across: Final[i64] = hidden + ANSWERS
        self.lines: Final = vec[float]([0.0] * (int(layout.lines) * (hidden + int(ANSWERS))))
        self.bias: Final = vec[float]([0.0] * (hidden + int(ANSWERS)))
        self.out: Final = vec[float]([0.0] * (hidden * int(ANSWERS)))
        self.row: Final = vec[i32]([i32(0)] * int(layout.width))
        self.active: Final = vec[i64]([0] * int(layout.features))
        self.sums: Final = vec[float]([0.0] * (hidden + int(ANSWERS)))
        self.answers: Final = vec[float]([0.0] * int(ANSWERS))

    def scatter(self, rng: Rng) -> None:
        """Small weights in any direction, to begin with; all answers are 0."""
        for line in range(self.layout.lines):
            for unit in range(self.hidden):
                self.lines[line * self.across + unit] = _about_zero(rng) * 0.1
        for unit in range(self.hidden):
            self.bias[unit] = _about_zero(rng) * 0.1


def _about_zero(rng: Rng) -> float:
    return float(rng.below(GRAIN)) * 2.0 / float(GRAIN) - 1.0


def find_active(layout: Layout, row: vec[i32], active: vec[i64]) -> i64:
    """Write the lines that a row adds up into *active*; answers how many."""
    firsts = layout.firsts
    first_place = layout.first_place
    second_place = layout.second_place
    third_place = layout.third_place
    lows = layout.lows
    starts = layout.starts
    flat = layout.flat
    sizes = layout.sizes
    found: i64 = 0
    for feature in range(layout.features):
        place = first_place[feature]
        value = flat[starts[place] + i64(row[place]) - lows[place]]
        place = second_place[feature]
        if place != NO_PLACE:
            value = value * sizes[place] + flat[starts[place] + i64(row[place]) - lows[place]]
            place = third_place[feature]
            if place != NO_PLACE:
                value = value * sizes[place] + flat[starts[place] + i64(row[place]) - lows[place]]
        if value != 0:
            active[found] = firsts[feature] + value
            found += 1
    return found


def answer(network: Network, active: vec[i64], start: i64, count: i64) -> None:
    """Add up *count* lines from *start* on, and leave what they say in ``answers``."""
    sums = network.sums
    lines = network.lines
    bias = network.bias
    out = network.out
    across = network.across
    hidden = network.hidden
    for unit in range(across):
        sums[unit] = bias[unit]
    for at in range(start, start + count):
        line = active[at] * across
        for unit in range(across):
            sums[unit] += lines[line + unit]
    margin = sums[hidden]
    chance = sums[hidden + 1]
    for unit in range(hidden):
        lit = sums[unit]
        if lit < 0.0:
            lit *= SLOPE
        margin += out[unit] * lit
        chance += out[hidden + unit] * lit
    network.answers[0] = margin
    network.answers[1] = _chance(chance)


def _chance(exponent: float) -> float:
    if exponent > MOST_EXPONENT:
        return 1.0
    if exponent < -MOST_EXPONENT:
        return 0.0
    return 1.0 / (1.0 + exp(-exponent))
