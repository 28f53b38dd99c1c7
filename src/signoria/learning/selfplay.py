"""Self-play: games of a network against itself, and what should have been expected: TD(lambda).

At every table at rest each seat expects something; it should have expected what it expects at the
next one. In most games some choices are others than the best, or the network would only ever see
what it likes already: what came of those says nothing about good play, so there the best choice's
worth counts. A training may begin with games that the hand-made value plays: where a game is long
and its end uncertain, a network that knows little would lead itself astray.
"""

from __future__ import annotations

from typing import Final

from signoria._compat import i64
from signoria.kernel.actions import Action, Options
from signoria.kernel.chance import Rng
from signoria.kernel.state import State
from signoria.kernel.steps import CHANCE, NOBODY
from signoria.learning.judging import (
    Judge,
    best_at_once,
    best_place,
    come_to_rest,
    final_margin,
    final_share,
    is_at_rest,
    judge,
    values_after,
)
from signoria.learning.network import find_active
from signoria.learning.planning import plan_ahead
from signoria.learning.practising import some_good_one
from signoria.learning.studying import Notes, add

PER_CENT: Final[i64] = 100
GAMES_IN_A_CYCLE: Final[i64] = 4  # of which one without random choices
ALTERNATIVES: Final[i64] = 12  # the best plans, of which any may be tried


class Trace:
    """A game's tables at rest, one entry a table and seat: what was expected."""

    def __init__(self, seats: int) -> None:
        self.seats: Final[i64] = seats
        self.based: Final[list[float]] = []  # what the network adds to
        self.margins: Final[list[float]] = []  # expected here
        self.chances: Final[list[float]] = []
        self.cuts: Final[list[bool]] = []  # another choice than the best follows …
        self.cut_margins: Final[list[float]] = []  # … and this was to be expected of the best
        self.cut_chances: Final[list[float]] = []


class Teacher:
    """Plays, and writes notes; all of its progress is in the network and the generator."""

    def __init__(
        self,
        judge: Judge,
        guide: Judge,
        seats: int,
        decay: float,
        random: int,
        plans: int,
        heat: float,
    ) -> None:
        self.judge: Final = judge  # who learns
        self.guide: Final = guide  # who plays: the same, or one who judges by hand
        self.plans: Final[i64] = plans  # that are followed to the end of a turn; 0: one choice
        self.seats: Final[i64] = seats
        self.decay: Final = decay  # lambda
        self.random: Final[i64] = random  # choices in a hundred, where some are
        self.heat: Final = heat  # of those, where who plays goes by habit
        self.points: float = 0.0  # of seat 0, in games without random choices
        self.games: i64 = 0  # without random choices


def play_games(
    teacher: Teacher, first: State, games: i64, done: i64, seed: i64, notes: Notes
) -> None:
    """So many games from the same beginning; *done* were played before. Each depends on its number
    alone, so any process may play any of them.
    """
    for number in range(done, done + games):
        rng = Rng(seed + number)
        explores = number % GAMES_IN_A_CYCLE != 0
        trace = Trace(int(teacher.seats))
        state = _play(teacher, first.copy(), trace, rng, explores, notes)
        _look_back(teacher, trace, state, notes)
        if not explores:
            teacher.points += float(teacher.judge.game.scores(state)[0].total)
            teacher.games += 1


def _play(
    teacher: Teacher, state: State, trace: Trace, rng: Rng, explores: bool, notes: Notes
) -> State:
    judging = teacher.judge
    chosen = False  # since the table was at rest
    last: i64 = 0
    while state.who != NOBODY:
        if chosen and is_at_rest(state, judging.rest, last):
            _remember(teacher, trace, state, notes)
            chosen = False
        if state.who == CHANCE:
            state.deal(rng)
            continue
        options = state.options()
        if len(options) == 1:
            state.apply(options[0])
            continue
        last = state.who
        chosen = True
        tries = explores and rng.below(PER_CENT) < teacher.random
        if teacher.guide.habits.are_known and teacher.guide.by_hand:
            state = _go_by_habit(teacher, state, options, rng, tries)
        elif teacher.plans == 0:
            _choose(teacher, trace, state, options, rng, tries)
        else:
            state = _follow_a_plan(teacher, trace, state, options, rng, tries)
    return state


def _go_by_habit(teacher: Teacher, state: State, options: Options, rng: Rng, tries: bool) -> State:
    """One choice: what looks best at once, or what looks good."""
    if tries:
        return some_good_one(teacher.guide, state, options, rng, teacher.heat)
    return best_at_once(teacher.guide, state, options, rng)


def _choose(
    teacher: Teacher, trace: Trace, state: State, options: Options, rng: Rng, tries: bool
) -> None:
    """One choice: the best, or any."""
    judging = teacher.guide
    seat: i64 = state.who
    best: Action = options[best_place(values_after(judging, state, options, rng), rng)]
    if not tries:
        state.apply(best)
        return
    after = state.copy()
    after.apply(best)
    _cut(teacher, trace, come_to_rest(judging, after, seat, rng))
    state.apply(options[rng.below(len(options))])


def _follow_a_plan(
    teacher: Teacher, trace: Trace, state: State, options: Options, rng: Rng, tries: bool
) -> State:
    """A whole turn: the best plan, or any other good one."""
    most: i64 = ALTERNATIVES if tries else 1
    plans = plan_ahead(teacher.guide, state, options, teacher.plans, 0.0).best(most, rng)
    if not tries:
        return plans[0].state
    _cut(teacher, trace, plans[0].state)
    return plans[rng.below(len(plans))].state


def _remember(teacher: Teacher, trace: Trace, state: State, notes: Notes) -> None:
    judging = teacher.judge
    network = judging.network
    for seat in range(trace.seats):
        judge(judging, state, seat)
        add(notes, network.active, find_active(network.layout, network.row, network.active))
        trace.margins.append(judging.margin)
        trace.chances.append(judging.chance)
        trace.based.append(judging.based)
        trace.cuts.append(False)
        trace.cut_margins.append(0.0)
        trace.cut_chances.append(0.0)


def _cut(teacher: Teacher, trace: Trace, best: State) -> None:
    """Another choice is about to be made: what would the best one have been worth? Who plays by
    hand is judged by what comes, slips included.
    """
    judging = teacher.judge
    entries: i64 = len(trace.margins)
    if teacher.guide.by_hand or entries == 0 or trace.cuts[entries - 1]:
        return
    for seat in range(trace.seats):
        judge(judging, best, seat)
        at = entries - trace.seats + seat
        trace.cuts[at] = True
        trace.cut_margins[at] = judging.margin
        trace.cut_chances[at] = judging.chance


def _look_back(teacher: Teacher, trace: Trace, state: State, notes: Notes) -> None:
    """From how the game ended: what should have been expected at each table?"""
    judging = teacher.judge
    decay = teacher.decay
    entries: i64 = len(trace.margins)
    first: i64 = len(notes.starts) - entries
    for seat in range(trace.seats):
        margin = final_margin(judging.game, state, seat)
        chance = final_share(judging.game, state, seat)
        at: i64 = entries - trace.seats + seat
        while at >= 0:
            if trace.cuts[at]:
                margin = trace.cut_margins[at]
                chance = trace.cut_chances[at]
            notes.margins[first + at] = (margin - trace.based[at]) / judging.network.scale
            notes.chances[first + at] = chance
            notes.based[first + at] = trace.based[at]
            margin = decay * margin + (1.0 - decay) * trace.margins[at]
            chance = decay * chance + (1.0 - decay) * trace.chances[at]
            at -= trace.seats
