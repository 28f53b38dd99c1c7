"""Self-play: games of a network against itself, and what it learns from them: TD(lambda).

At every table at rest each seat expects something; it should have expected what it expects at the
next one. In most games some choices are random, or the network would only ever see what it likes
already: what came of those says nothing about good play, so there the best choice's worth counts.
"""

from __future__ import annotations

from typing import Final

from signoria._compat import i64, vec
from signoria.kernel.actions import Action, Options
from signoria.kernel.chance import Rng
from signoria.kernel.state import State
from signoria.kernel.steps import CHANCE, NOBODY
from signoria.learning.judging import (
    Judge,
    best_place,
    come_to_rest,
    final_margin,
    final_share,
    is_at_rest,
    judge,
    values_after,
)
from signoria.learning.network import find_active, learn
from signoria.learning.thinking import plan_ahead

PER_CENT: Final[i64] = 100
GAMES_IN_A_CYCLE: Final[i64] = 4  # of which one without random choices


class Trace:
    """A game's tables at rest, one entry a table and seat: its features, and what was expected."""

    def __init__(self, seats: int) -> None:
        self.seats: Final[i64] = seats
        self.starts: Final[list[int]] = []
        self.counts: Final[list[int]] = []
        self.based: Final[list[float]] = []  # what the hand-made value says
        self.margins: Final[list[float]] = []  # expected here
        self.chances: Final[list[float]] = []
        self.cuts: Final[list[bool]] = []  # a random choice follows …
        self.cut_margins: Final[list[float]] = []  # … and this was to be expected of the best
        self.cut_chances: Final[list[float]] = []
        self.used: i64 = 0
        self.lines: vec[i64] = vec[i64]([0] * 4096)


class Teacher:
    """Plays and learns; all of its progress is in the network and the generator."""

    def __init__(self, judge: Judge, seats: int, decay: float, random: int, plans: int) -> None:
        self.judge: Final = judge
        self.plans: Final[i64] = plans  # that are followed to the end of a turn; 0: one choice
        self.seats: Final[i64] = seats
        self.decay: Final = decay  # lambda
        self.random: Final[i64] = random  # choices in a hundred, where some are
        self.errors: float = 0.0  # squared, of the margin in points
        self.lessons: i64 = 0
        self.points: float = 0.0  # of seat 0, in games without random choices
        self.games: i64 = 0  # without random choices


def play_and_learn(
    teacher: Teacher, first: State, games: i64, done: i64, rng: Rng, rate: float
) -> None:
    """So many games from the same beginning; *done* were played before."""
    for game in range(games):
        explores = (done + game) % GAMES_IN_A_CYCLE != 0
        trace = Trace(int(teacher.seats))
        state = _play(teacher, first.copy(), trace, rng, explores)
        _learn(teacher, trace, state, rate)
        if not explores:
            teacher.points += final_margin(teacher.judge.game, state, 0)
            teacher.games += 1


def _play(teacher: Teacher, state: State, trace: Trace, rng: Rng, explores: bool) -> State:
    judging = teacher.judge
    chosen = False  # since the table was at rest
    last: i64 = 0
    way: list[Action] = []
    while state.who != NOBODY:
        if chosen and is_at_rest(state, judging.rest, last):
            _remember(teacher, trace, state)
            chosen = False
        if state.who == CHANCE:
            state.deal(rng)
            continue
        options = state.options()
        if len(options) == 1:
            state.apply(options[0])
            continue
        if len(way) == 0:
            last = state.who
            chosen = True
            if explores and rng.below(PER_CENT) < teacher.random:
                _cut(teacher, trace, state, rng)
                state.apply(options[rng.below(len(options))])
                continue
            way = _best_way(teacher, state, options, rng)
        state.apply(way[0])
        way = way[1:]
    return state


def _best_way(teacher: Teacher, state: State, options: Options, rng: Rng) -> list[Action]:
    """What the network would choose: one thing, or all to the end of a turn."""
    if teacher.plans > 0:
        return plan_ahead(teacher.judge, state, options, teacher.plans, rng, 0.0).way
    return [options[best_place(values_after(teacher.judge, state, options, rng), rng)]]


def _remember(teacher: Teacher, trace: Trace, state: State) -> None:
    judging = teacher.judge
    network = judging.network
    for seat in range(trace.seats):
        judge(judging, state, seat)
        count = find_active(network.layout, network.row, network.active)
        if trace.used + count > len(trace.lines):
            longer = vec[i64]([0] * (2 * int(trace.used + count)))
            for at in range(trace.used):
                longer[at] = trace.lines[at]
            trace.lines = longer
        for at in range(count):
            trace.lines[trace.used + at] = network.active[at]
        trace.starts.append(int(trace.used))
        trace.counts.append(int(count))
        trace.used += count
        trace.margins.append(judging.margin)
        trace.chances.append(judging.chance)
        trace.based.append(judging.margin - network.answers[0] * network.scale)
        trace.cuts.append(False)
        trace.cut_margins.append(0.0)
        trace.cut_chances.append(0.0)


def _cut(teacher: Teacher, trace: Trace, state: State, rng: Rng) -> None:
    """A random choice is about to be made: what would the best one have been worth?"""
    entries: i64 = len(trace.starts)
    if entries == 0 or trace.cuts[entries - 1]:
        return
    judging = teacher.judge
    seat: i64 = state.who
    options = state.options()
    best = state.copy()
    for action in _best_way(teacher, state, options, rng):
        while len(best.options()) == 1:
            best.apply(best.options()[0])
        best.apply(action)
    best = come_to_rest(judging, best, seat, rng)
    for other in range(trace.seats):
        judge(judging, best, other)
        at = entries - trace.seats + other
        trace.cuts[at] = True
        trace.cut_margins[at] = judging.margin
        trace.cut_chances[at] = judging.chance


def _learn(teacher: Teacher, trace: Trace, state: State, rate: float) -> None:
    """Backwards, from how the game ended."""
    judging = teacher.judge
    network = judging.network
    decay = teacher.decay
    entries: i64 = len(trace.starts)
    for seat in range(trace.seats):
        margin = final_margin(judging.game, state, seat)
        chance = final_share(judging.game, state, seat)
        at: i64 = entries - trace.seats + seat
        while at >= 0:
            if trace.cuts[at]:
                margin = trace.cut_margins[at]
                chance = trace.cut_chances[at]
            count: i64 = trace.counts[at]
            aim = (margin - trace.based[at]) / network.scale
            step = rate / float(count + 1)
            off = learn(network, trace.lines, trace.starts[at], count, aim, chance, step)
            teacher.errors += off * off
            teacher.lessons += 1
            margin = decay * margin + (1.0 - decay) * trace.margins[at]
            chance = decay * chance + (1.0 - decay) * trace.chances[at]
            at -= trace.seats
