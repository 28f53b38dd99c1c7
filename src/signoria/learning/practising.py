"""How habits are learned: games in which everybody tries what seems nearly as good.

Whoever is asked chooses by value and habit, with some heat: the better an option seems, the more
often it is taken. What a seat did more often than it would on average is set against how far ahead
it ended; habits take a step towards what explains the margins best (a natural policy gradient).
"""

from __future__ import annotations

from math import exp, sqrt
from typing import Final

from signoria._compat import i64, vec
from signoria.kernel.actions import Options
from signoria.kernel.chance import Rng
from signoria.kernel.state import State
from signoria.kernel.steps import CHANCE, NOBODY
from signoria.learning.habits import NO_MOMENT, Habits, know, moment_of
from signoria.learning.judging import Judge, best_at_once, final_margin, values_at_once

GRAIN: Final[i64] = 1_000_000


class Practice:
    """Some games: what each seat tried beyond the average of the others, and its margins."""

    def __init__(self, habits: Habits, seats: int) -> None:
        self.seats: Final[i64] = seats
        self.size: Final[i64] = len(habits.learned)
        self.tried: Final = vec[float]([0.0] * (seats * int(self.size)))  # in this game
        self.rows: vec[float] = vec[float]([])  # of all games and seats
        self.margins: Final[list[float]] = []
        self.points: float = 0.0  # of seat 0


def practise(
    judging: Judge, first: State, games: i64, done: i64, seed: i64, heat: float
) -> Practice:
    """So many games; *done* were played before. Each depends on its number alone."""
    seats: i64 = first.seats
    practice = Practice(judging.habits, int(seats))
    size = practice.size
    practice.rows = vec[float]([0.0] * int(games * seats * size))
    for number in range(games):
        for at in range(seats * size):
            practice.tried[at] = 0.0
        state = _play(judging, first.copy(), practice, Rng(seed + done + number), heat)
        practice.points += float(judging.game.scores(state)[0].total)
        for seat in range(seats):
            practice.margins.append(final_margin(judging.game, state, seat))
            _write_row(practice, (number * seats + seat) * size, seat)
    return practice


def _play(judging: Judge, state: State, practice: Practice, rng: Rng, heat: float) -> State:
    game = judging.game
    while state.who != NOBODY:
        if state.who == CHANCE:
            state.deal(rng)
            continue
        options = state.options()
        if len(options) == 1:
            state.apply(options[0])
            continue
        moment = game.moment(state)
        if moment == NO_MOMENT:
            state = best_at_once(judging, state, options, rng)
        else:
            state = _try(judging, state, options, moment, practice, rng, heat)
    return state


def _try(
    judging: Judge,
    state: State,
    options: Options,
    moment: i64,
    practice: Practice,
    rng: Rng,
    heat: float,
) -> State:
    """One choice, whatever seems good most often; and how it differs from the usual."""
    afters: list[State] = []
    shares = shares_of(judging, state, options, moment, heat, afters)
    chosen = draw(shares, rng)
    for at in range(len(shares)):
        beyond = (1.0 - shares[at] if at == chosen else -shares[at]) / heat
        _count(judging, state, options, at, moment, practice, beyond)
    return afters[chosen]


def shares_of(
    judging: Judge,
    state: State,
    options: Options,
    moment: i64,
    heat: float,
    afters: list[State],
) -> list[float]:
    """How often each option is tried, the better the more often; *afters* gets the tables."""
    shares = values_at_once(judging, state, options, moment, afters)
    best: float = max(shares)
    total: float = 0.0
    for at in range(len(shares)):
        shares[at] = exp((shares[at] - best) / heat)
        total += shares[at]
    for at in range(len(shares)):
        shares[at] /= total
    return shares


def draw(shares: list[float], rng: Rng) -> i64:
    """A place, each as often as its share says."""
    drawn = float(rng.below(GRAIN)) / float(GRAIN)
    for at in range(len(shares)):
        drawn -= shares[at]
        if drawn < 0.0:
            return at
    return len(shares) - 1


def some_good_one(judging: Judge, state: State, options: Options, rng: Rng, heat: float) -> State:
    """The table after an option that may be the best."""
    afters: list[State] = []
    moment = moment_of(judging.habits, judging.game, state)
    return afters[draw(shares_of(judging, state, options, moment, heat, afters), rng)]


def _count(
    judging: Judge,
    state: State,
    options: Options,
    at: i64,
    moment: i64,
    practice: Practice,
    beyond: float,
) -> None:
    habits = judging.habits
    across = habits.across
    kind = judging.game.habit(state, options[at])
    first = state.who * practice.size + kind * across
    for number in range(across):
        practice.tried[first + number] += beyond * habits.leanings[moment * across + number]


def _write_row(practice: Practice, first: i64, seat: i64) -> None:
    """What a seat tried, less what the others did on average."""
    size = practice.size
    others: float = float(practice.seats - 1)
    for at in range(size):
        theirs: float = 0.0
        for other in range(practice.seats):
            if other != seat:
                theirs += practice.tried[other * size + at]
        mine = practice.tried[seat * size + at]
        practice.rows[first + at] = mine - theirs / others if others > 0.0 else mine


class Tally:
    """All rows of a lesson: how often things were tried together, and what came of them."""

    def __init__(self, size: int) -> None:
        self.size: Final[i64] = size
        self.together: Final = vec[float]([0.0] * (size * size))  # the lower half
        self.brought: Final = vec[float]([0.0] * size)
        self.tried: Final = vec[float]([0.0] * size)
        self.margins: float = 0.0
        self.squares: float = 0.0
        self.count: i64 = 0

    @property
    def spread(self) -> float:
        """Of the margins."""
        return sqrt(self.squares / float(max(self.count, 1)))


def count_all(tally: Tally, tried: list[float], margins: list[float]) -> None:
    """Add rows with their margins; a ``vec`` of them would never be freed (see ``as_noted``)."""
    rows = vec[float](tried)
    size = tally.size
    together = tally.together
    for number in range(len(margins)):
        first = number * size
        margin = margins[number]
        tally.margins += margin
        tally.squares += margin * margin
        tally.count += 1
        for at in range(size):
            value = rows[first + at]
            if value != 0.0:
                tally.brought[at] += value * margin
                tally.tried[at] += value
                line = at * size
                for other in range(at + 1):
                    together[line + other] += value * rows[first + other]


def step(tally: Tally, habits: Habits, ridge: float, rate: float) -> None:
    """Move habits by *rate* of what explains the margins best; *ridge* keeps it small where
    little was seen, as a share of what was seen on average.
    """
    size = tally.size
    count = float(max(tally.count, 1))
    seen: float = 0.0
    for at in range(size):
        tally.brought[at] -= tally.margins / count * tally.tried[at]
        for other in range(at + 1):
            tally.together[at * size + other] -= tally.tried[at] / count * tally.tried[other]
        seen += tally.together[at * size + at]
    for at in range(size):
        tally.together[at * size + at] += ridge * seen / float(size) + 1e-9
    _solve(tally.together, tally.brought, size)
    for at in range(size):
        habits.learned[at] += rate * tally.brought[at]
    know(habits)


def _solve(matrix: vec[float], right: vec[float], size: i64) -> None:
    """Cholesky, in place: the answer stands in *right*."""
    for row in range(size):
        line = row * size
        for column in range(row + 1):
            other = column * size
            rest = matrix[line + column]
            for at in range(column):
                rest -= matrix[line + at] * matrix[other + at]
            if column < row:
                matrix[line + column] = rest / matrix[other + column]
            else:
                matrix[line + row] = sqrt(rest)
    for row in range(size):
        rest = right[row]
        for at in range(row):
            rest -= matrix[row * size + at] * right[at]
        right[row] = rest / matrix[row * size + row]
    row = size - 1
    while row >= 0:
        rest = right[row]
        for at in range(row + 1, size):
            rest -= matrix[at * size + row] * right[at]
        right[row] = rest / matrix[row * size + row]
        row -= 1
