"""What was seen in games, and how a network learns from it: small steps, each weight its own.

A weight that was moved often moves little (Adagrad): features that are seldom seen learn as well
as those that are always there. Notes are gone through several times, in any order.
"""

from __future__ import annotations

from math import sqrt
from typing import Final

from signoria._compat import i64, vec
from signoria.kernel.chance import Rng
from signoria.learning.network import SLOPE, SURENESS, Network, answer

ROOM: Final = 4096


class Notes:
    """Tables with what a seat should have expected there."""

    def __init__(self) -> None:
        self.lines: vec[i64] = vec[i64]([0] * ROOM)  # of all tables, one after another
        self.used: i64 = 0
        self.starts: Final[list[int]] = []
        self.counts: Final[list[int]] = []
        self.margins: Final[list[float]] = []  # as the network says it: beyond the base, scaled
        self.chances: Final[list[float]] = []
        self.based: Final[list[float]] = []  # what the margin adds to, in points


class Student:
    """A network that learns: how much each of its weights has been moved; at first, as if by
    *caution*, which makes the first steps small.
    """

    def __init__(self, network: Network, caution: float) -> None:
        self.network: Final = network
        self.lines: Final = vec[float]([caution] * len(network.lines))
        self.bias: Final = vec[float]([caution] * len(network.bias))
        self.out: Final = vec[float]([caution] * len(network.out))
        self.errors: float = 0.0  # squared, of the margin
        self.lessons: i64 = 0
        self.slopes: Final = vec[float]([0.0] * len(network.bias))


def add(notes: Notes, active: vec[i64], count: i64) -> None:
    """One table more; what should have been expected there is not known yet."""
    _make_room(notes, count)
    for at in range(count):
        notes.lines[notes.used + at] = active[at]
    _open(notes, count)


def add_all(notes: Notes, others: Notes) -> None:
    """What others have noted, behind what is there."""
    first: i64 = len(notes.starts)
    for entry in range(len(others.starts)):
        start: i64 = others.starts[entry]
        count: i64 = others.counts[entry]
        _make_room(notes, count)
        for at in range(count):
            notes.lines[notes.used + at] = others.lines[start + at]
        _open(notes, count)
        notes.margins[first + entry] = others.margins[entry]
        notes.chances[first + entry] = others.chances[entry]
        notes.based[first + entry] = others.based[entry]


def as_noted(
    lines: list[int],
    counts: list[int],
    margins: list[float],
    chances: list[float],
    based: list[float],
) -> Notes:
    """Notes of which all is known. The ``vec`` is made here: one that interpreted code hands to
    compiled code is never freed (mypyc 2.4).
    """
    notes = Notes()
    notes.lines = vec[i64](lines)
    for entry in range(len(counts)):
        notes.starts.append(int(notes.used))
        notes.used += counts[entry]
    notes.counts.extend(counts)
    notes.margins.extend(margins)
    notes.chances.extend(chances)
    notes.based.extend(based)
    return notes


def _make_room(notes: Notes, count: i64) -> None:
    if notes.used + count > len(notes.lines):
        longer = vec[i64]([0] * (2 * int(notes.used + count)))
        for at in range(notes.used):
            longer[at] = notes.lines[at]
        notes.lines = longer


def _open(notes: Notes, count: i64) -> None:
    """A table whose lines have been written."""
    notes.starts.append(int(notes.used))
    notes.counts.append(int(count))
    notes.used += count
    notes.margins.append(0.0)
    notes.chances.append(0.0)
    notes.based.append(0.0)


def study(student: Student, notes: Notes, times: i64, rate: float, rng: Rng) -> None:
    """Go through all notes so many times, each time in another order."""
    order = vec[i64]([0] * len(notes.starts))
    entries: i64 = len(notes.starts)
    for at in range(entries):
        order[at] = at
    for _ in range(times):
        last = entries - 1
        while last > 0:
            other = rng.below(last + 1)
            kept = order[last]
            order[last] = order[other]
            order[other] = kept
            last -= 1
        for place in range(entries):
            at = order[place]
            learn(
                student,
                notes.lines,
                notes.starts[at],
                notes.counts[at],
                notes.margins[at],
                notes.chances[at],
                notes.based[at],
                rate,
            )


def learn(
    student: Student,
    active: vec[i64],
    start: i64,
    count: i64,
    margin: float,
    chance: float,
    based: float,
    rate: float,
) -> None:
    """One small step towards what should have been expected."""
    network = student.network
    answer(network, active, start, count, based)
    sums = network.sums
    out = network.out
    across = network.across
    hidden = network.hidden
    slopes = student.slopes
    off = margin - network.answers[0]
    off_chance = chance - network.answers[1]
    off_sure = 0.0
    if network.by_margin:
        lead = based / network.scale + network.answers[0]
        off_sure = off_chance * network.answers[SURENESS] * lead
    student.errors += off * off
    student.lessons += 1
    for unit in range(hidden):
        lit = sums[unit]
        slope = 1.0
        if lit < 0.0:
            slope = SLOPE
        told = off * out[unit] + off_chance * out[hidden + unit]
        if network.by_margin:
            told += off_sure * out[SURENESS * hidden + unit]
        slopes[unit] = slope * told
        lit *= slope
        _move(out, student.out, unit, off * lit, rate)
        _move(out, student.out, hidden + unit, off_chance * lit, rate)
        if network.by_margin:
            _move(out, student.out, SURENESS * hidden + unit, off_sure * lit, rate)
    slopes[hidden] = off
    slopes[hidden + 1] = off_chance
    if network.by_margin:
        slopes[hidden + SURENESS] = off_sure
    for unit in range(across):
        _move(network.bias, student.bias, unit, slopes[unit], rate)
    lines = network.lines
    moved = student.lines
    for at in range(start, start + count):
        line = active[at] * across
        for unit in range(across):
            _move(lines, moved, line + unit, slopes[unit], rate)


def _move(weights: vec[float], moved: vec[float], at: i64, slope: float, rate: float) -> None:
    moved[at] += slope * slope
    weights[at] += rate * slope / sqrt(moved[at])
