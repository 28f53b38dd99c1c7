"""Search on learned values: the best plans, and simulations that end in a judgement.

Simulations play on from the end of a plan, a few own turns or rolls far, and are judged there;
sequential halving spends them on the better half of the plans, in the same worlds with the same
chance.
"""

from __future__ import annotations

from time import perf_counter
from typing import Final

from signoria._compat import i64
from signoria.kernel.actions import Action, Options
from signoria.kernel.chance import Rng
from signoria.kernel.game import View
from signoria.kernel.state import State
from signoria.kernel.steps import CHANCE, NOBODY
from signoria.learning.habits import NO_MOMENT, moment_of
from signoria.learning.judging import (
    BEFORE_CHANCE,
    Judge,
    best_at_once,
    best_at_rest,
    best_place,
    come_to_rest,
    judge,
    values_after,
    values_at_once,
)
from signoria.learning.planning import best_way, is_late, plan_ahead, take

MILLISECONDS: Final = 1000.0
HALF: Final = 0.5  # of the time is for plans, at most
SEEDS: Final[i64] = 0x7FFFFFFF
DIGITS: Final = 9


class Manner:
    """How to think: what a game's ``learning.toml`` says, or somebody who knows better."""

    def __init__(
        self,
        plans: int,
        breadth: int,
        horizon: int,
        trust: float,
        replies: int = 0,
        rolls: int = 0,
    ) -> None:
        self.plans: Final[i64] = plans  # that are followed at once; 0: it looks one choice ahead
        self.breadth: Final[i64] = breadth  # plans that are simulated
        self.horizon: Final[i64] = horizon  # own turns in a simulation
        self.trust: Final = trust  # simulations that the first glance weighs as much as
        self.replies: Final[i64] = replies  # plans that are followed in simulations; 0: greedily
        self.rolls: Final[i64] = rolls  # events of chance in a simulation; 0: own turns count


class Thought:
    """An option, how it is judged at once, and what its simulations brought, in points."""

    def __init__(self, action: Action, way: list[Action], glance: float, trust: float) -> None:
        self.action: Final = action
        self.way: Final = way  # the whole plan that begins with it
        self.glance: Final = glance
        self.trust: Final = trust  # how many simulations the first glance counts for
        self.simulations: i64 = 0
        self.sum: float = 0.0

    @property
    def value(self) -> float:
        """Points to expect, with what winning is worth."""
        return (self.trust * self.glance + self.sum) / (self.trust + float(self.simulations))


def think(
    judging: Judge, view: View, rng: Rng, how: Manner, simulations: i64, milliseconds: i64
) -> list[Thought]:
    """Plans of all options, the best first; an option may begin several. Without simulations the
    first glance decides; *milliseconds* end it early, 0 never.
    """
    began = perf_counter()
    until = began + HALF * float(milliseconds) / MILLISECONDS if milliseconds else 0.0
    dropped = first_glance(judging, view, rng, how, until)
    if simulations == 0 or len(view.options) == 1:
        return dropped
    alive = dropped[: how.breadth]
    dropped = dropped[how.breadth :]
    rounds = 0
    while len(alive) >> rounds > 1:
        rounds += 1
    for stage in range(1, rounds + 1):
        worlds: i64 = simulations // (rounds * len(alive))
        until = began + float(milliseconds) / MILLISECONDS * float(stage) / float(rounds)
        world: i64 = 0
        while world < worlds and (not milliseconds or not is_late(until)):
            _simulate(judging, view, rng, alive, how)
            world += 1
        alive.sort(key=_value, reverse=True)
        half = (len(alive) + 1) // 2
        dropped = alive[half:] + dropped
        alive = alive[:half]
    return alive + dropped


def first_glance(judging: Judge, view: View, rng: Rng, how: Manner, until: float) -> list[Thought]:
    """All options as they are judged at once, the best first; equals in any order."""
    world = view.imagine(rng)
    options = view.options
    found: list[Thought] = []
    if len(options) == 1:
        return [Thought(options[0], [options[0]], 0.0, 1.0)]
    moment = moment_of(judging.habits, view.game, world)
    if how.plans == 0 or moment != NO_MOMENT:
        if moment == NO_MOMENT:
            values = values_after(judging, world, options, rng)
        else:
            values = by_habit(judging, world, options, moment)
        for at in range(len(options)):
            found.append(Thought(options[at], [options[at]], values[at], how.trust))
        _shuffle(found, rng)
    else:
        planned = plan_ahead(judging, world, options, how.plans, until)
        begun = [False] * len(options)
        for plan in planned.best(max(how.breadth, 1), rng):
            begun[plan.first] = True
            found.append(Thought(plan.way[0], plan.way, plan.value, how.trust))
        for at in range(len(options)):
            if not begun[at]:
                found.append(Thought(options[at], [options[at]], planned.values[at], how.trust))
    found.sort(key=_value, reverse=True)
    return found


def by_habit(judging: Judge, state: State, options: Options, moment: i64) -> list[float]:
    """How options are judged by value and habit: the best of them brings what is to be expected
    before the choice, where the table was at rest.
    """
    values = values_at_once(judging, state, options, moment, [])
    beyond: float = judge(judging, state, state.who) - max(values)
    return [value + beyond for value in values]


def _shuffle(found: list[Thought], rng: Rng) -> None:
    for last in range(len(found) - 1, 0, -1):
        other = rng.below(last + 1)
        found[last], found[other] = found[other], found[last]


def _simulate(judging: Judge, view: View, rng: Rng, alive: list[Thought], how: Manner) -> None:
    """One world, for every plan."""
    world = view.imagine(rng)
    chance: i64 = rng.below(SEEDS)
    choices: i64 = rng.below(SEEDS)
    seat: i64 = view.seat
    for thought in alive:
        state = world.copy()
        for action in thought.way:
            if state.who == seat:
                take(state, action, seat)
        dealer, player = Rng(chance), Rng(choices)
        if how.rolls > 0:
            state = roll_on(judging, state, dealer, player, how.rolls)
        else:
            state = play_on(judging, state, dealer, player, seat, how.horizon, how.replies)
        thought.simulations += 1
        thought.sum += judge(judging, state, seat)


def played_to_rest(judging: Judge, state: State, plans: i64, player: Rng) -> State:
    """The table where it comes to rest when whoever is asked plays as the judge likes it best,
    with *plans* the whole turn.
    """
    seat: i64 = state.who
    while state.who == seat:
        options = state.options()
        if len(options) == 1:
            state.apply(options[0])
        elif plans > 0:
            return best_way(judging, state, options, plans, player).state
        else:
            values = values_after(judging, state, options, player)
            state.apply(options[best_place(values, player)])
            return come_to_rest(judging, state, seat, player)
    return state


def play_on(
    judging: Judge,
    state: State,
    dealer: Rng,
    player: Rng,
    seat: i64,
    horizon: i64,
    replies: i64 = 0,
) -> State:
    """Play on until *seat* has ended *horizon* turns, or the game is over, with 0 always to its
    end; a turn ends where another is asked, or chance decides. With *replies* everybody plans,
    else takes what looks best at once, or before the next chance, where that is what is judged.
    """
    turns: i64 = 0
    chosen = False
    while state.who != NOBODY:
        if chosen and state.who != seat:
            chosen = False
            turns += 1
            if turns == horizon:
                break
        if state.who == CHANCE:
            state.deal(dealer)
            continue
        options = state.options()
        if len(options) == 1:
            state.apply(options[0])
            continue
        if state.who == seat:
            chosen = True
        if replies > 0:
            state = best_way(judging, state, options, replies, player).state
        elif judging.rest == BEFORE_CHANCE:
            values = values_after(judging, state, options, player)
            state.apply(options[best_place(values, player)])
        else:
            state = best_at_once(judging, state, options, player)
    return state


def roll_on(judging: Judge, state: State, dealer: Rng, player: Rng, rolls: i64) -> State:
    """Play on until chance has spoken so many times and would speak again; everybody takes what
    promises most where the table comes to rest.
    """
    spoken: i64 = 0
    while state.who != NOBODY:
        if state.who == CHANCE:
            if spoken == rolls:
                break
            state.deal(dealer)
            spoken += 1
        else:
            state = best_at_rest(judging, state, player)
    return state


def _value(thought: Thought) -> float:
    return round(thought.value, DIGITS)
