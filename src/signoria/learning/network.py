"""A small network that judges a table: what a seat sees, as features, to what it may expect.

A feature is a number of a row, or two or three looked at together; each of its values has a line
of weights. The lines of all features are added up: the first numbers of the sum are the hidden
units, the last ones go straight to the answers. A value of 0 has no line, for the beginning of the
sum says what all zeros are worth, and so most of a row costs nothing.

The chance to win is an answer of its own, or it follows from the margin: then a further answer says
how sure the margin is, and a lead counts the more for it.
"""

from __future__ import annotations

from math import exp
from typing import Final

from signoria._compat import i32, i64, vec
from signoria.kernel.chance import Rng

ANSWERS: Final[i64] = 2  # the margin in points, and the chance to win
SURENESS: Final[i64] = 2  # place of the third answer, where chances follow from margins
LEAST_SURE: Final = -3.0
MOST_SURE: Final = 2.0
NO_PLACE: Final[i64] = -1
MOST_EXPONENT: Final = 30.0
SLOPE: Final = 0.02  # of a hidden unit below zero, so that none dies
GRAIN: Final[i64] = 1000000


class Layout:
    """Which features a row has: places in the row, how their values are sorted, whose lines.

    Behind the row stand numbers that it lacks: how far ahead of the best other a seat is in one of
    its fields. Each of ``leads`` is: the places of every seat, the own first; in steps of; at most.
    """

    def __init__(
        self,
        width: int,
        places: list[tuple[int, int, int]],
        firsts: list[int],
        lines: int,
        lows: list[int],
        sorts: list[list[int]],
        leads: list[tuple[list[list[int]], int, int]] | None = None,
    ) -> None:
        self.row: Final[i64] = width  # as the game writes it
        self.width: Final[i64] = width + len(leads or [])
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
        self.leads: Final = leads or []
        self.seats: Final = [len(seats) for seats, _, _ in self.leads]
        self.parts: Final = [len(seats[0]) for seats, _, _ in self.leads]
        self.counted: Final = vec[i64](
            [place for seats, _, _ in self.leads for places in seats for place in places]
        )
        self.steps: Final = [step for _, step, _ in self.leads]
        self.most: Final = [most for _, _, most in self.leads]


class Network:
    """The weights, and room to think in."""

    def __init__(
        self, layout: Layout, hidden: int, scale: float, victory: float, by_margin: bool = False
    ) -> None:
        self.layout: Final = layout
        self.by_margin: Final = by_margin  # the chance to win follows from it
        answers = int(ANSWERS) + (1 if by_margin else 0)
        self.hidden: Final[i64] = hidden
        self.scale: Final = scale  # points that an answer of 1 stands for
        self.victory: Final = victory  # points that winning is worth beside the margin
        self.across: Final[i64] = hidden + answers
        self.lines: Final = vec[float]([0.0] * (int(layout.lines) * (hidden + answers)))
        self.bias: Final = vec[float]([0.0] * (hidden + answers))
        self.out: Final = vec[float]([0.0] * (hidden * answers))
        self.row: Final = vec[i32]([i32(0)] * int(layout.width))
        self.active: Final = vec[i64]([0] * int(layout.features))
        self.sums: Final = vec[float]([0.0] * (hidden + answers))
        # The margin beyond the base, the chance, and how much a lead counts for it.
        self.answers: Final = vec[float]([0.0] * (int(ANSWERS) + 1))

    def scatter(self, rng: Rng) -> None:
        """Small weights in any direction, to begin with; all answers are 0."""
        for line in range(self.layout.lines):
            for unit in range(self.hidden):
                self.lines[line * self.across + unit] = _about_zero(rng) * 0.1
        for unit in range(self.hidden):
            self.bias[unit] = _about_zero(rng) * 0.1


def _about_zero(rng: Rng) -> float:
    return float(rng.below(GRAIN)) * 2.0 / float(GRAIN) - 1.0


def write_leads(layout: Layout, row: vec[i32]) -> None:
    """Write how far ahead the row's seat is behind what the game wrote."""
    counted = layout.counted
    start: i64 = 0
    for at in range(len(layout.seats)):
        parts: i64 = layout.parts[at]
        mine: i64 = 0
        best: i64 = 0
        for other in range(layout.seats[at]):
            held: i64 = 0
            for place in range(start, start + parts):
                held += i64(row[counted[place]])
            start += parts
            if other == 0:
                mine = held
            elif other == 1 or held > best:
                best = held
        most: i64 = layout.most[at]
        lead: i64 = (mine - best) // i64(layout.steps[at])
        row[layout.row + at] = i32(max(-most, min(lead, most)))


def find_active(layout: Layout, row: vec[i32], active: vec[i64]) -> i64:
    """Write the lines that a row adds up into *active*; answers how many."""
    write_leads(layout, row)
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


def answer(network: Network, active: vec[i64], start: i64, count: i64, based: float) -> None:
    """Add up *count* lines from *start* on, and leave what they say in ``answers``; *based* is what
    the margin adds to, in points.
    """
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
    if network.by_margin:
        sureness = sums[hidden + SURENESS]
        for unit in range(hidden):
            lit = sums[unit]
            if lit < 0.0:
                lit *= SLOPE
            sureness += out[SURENESS * hidden + unit] * lit
        counts = exp(max(LEAST_SURE, min(sureness, MOST_SURE)))
        network.answers[SURENESS] = counts
        chance += counts * (based / network.scale + margin)
    network.answers[1] = _chance(chance)


def _chance(exponent: float) -> float:
    if exponent > MOST_EXPONENT:
        return 1.0
    if exponent < -MOST_EXPONENT:
        return 0.0
    return 1.0 / (1.0 + exp(-exponent))
