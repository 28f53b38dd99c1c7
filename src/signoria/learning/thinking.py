"""Search on learned values: plans for the own turn, and simulations that end in a judgement.

A plan is what one seat may do without anybody else: of all that can follow an option, the best
few are kept, step by step, and the table is judged where the turn ends. Simulations play on from
there as the network would, a few own choices far, and are judged then; sequential halving spends
them on the better half of the options, in the same worlds with the same chance.
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
from signoria.learning.judging import EQUAL, Judge, best_at_once, judge, values_after

MILLISECONDS: Final = 1000.0
HALF: Final = 0.5  # of the time is for the first glance, at most
SEEDS: Final[i64] = 0x7FFFFFFF
LONGEST_PLAN: Final[i64] = 24  # choices
NOT_FOUND: Final = -1e9
DIGITS: Final = 9


class Plan:
    """What was chosen first, and the table it has come to."""

    def __init__(self, state: State, first: i64, way: list[Action], value: float) -> None:
        self.state: Final = state
        self.first: Final[i64] = first
        self.way: Final = way  # all that was chosen
        self.value: Final = value


class Planned:
    """How each option is judged at the end of the best plan that begins with it, and the best."""

    def __init__(self, options: i64) -> None:
        self.values: Final = [NOT_FOUND] * int(options)
        self.way: list[Action] = []
        self.value: float = NOT_FOUND
        self.equals: i64 = 0


class Thought:
    """An option, how it is judged at once, and what its simulations brought, in points."""

    def __init__(self, action: Action, glance: float, trust: float) -> None:
        self.action: Final = action
        self.glance: Final = glance
        self.trust: Final = trust  # how many simulations the first glance counts for
        self.simulations: i64 = 0
        self.sum: float = 0.0

    @property
    def value(self) -> float:
        """Points to expect, with what winning is worth."""
        return (self.trust * self.glance + self.sum) / (self.trust + float(self.simulations))


def plan_ahead(
    judging: Judge, state: State, options: Options, breadth: i64, player: Rng, until: float
) -> Planned:
    """Follow the best plans to the end of the turn; any one among equals.

    When the clock says *until*, plans are judged where they are; 0 is no time.
    """
    seat: i64 = state.who
    planned = Planned(len(options))
    plans: list[Plan] = []
    for first, action in enumerate(options):
        _follow(judging, Plan(state, first, [], 0.0), action, seat, plans, planned, player)
    length: i64 = 1
    while len(plans) > 0 and length < LONGEST_PLAN and not _is_late(until):
        kept = _best_plans(plans, breadth)
        plans = []
        for plan in kept:
            if _is_late(until):
                plans.append(plan)
                continue
            for action in plan.state.options():
                _follow(judging, plan, action, seat, plans, planned, player)
        length += 1
    for plan in plans:
        _end(planned, plan, player)
    return planned


def _is_late(until: float) -> bool:
    return until > 0.0 and perf_counter() > until


def _follow(
    judging: Judge,
    plan: Plan,
    action: Action,
    seat: i64,
    plans: list[Plan],
    planned: Planned,
    player: Rng,
) -> None:
    """One choice more: the plan ends there, or is one to go on with."""
    after = plan.state.copy()
    after.apply(action)
    while after.who == seat:
        options = after.options()
        if len(options) > 1:
            break
        after.apply(options[0])
    longer = Plan(after, plan.first, [*plan.way, action], judge(judging, after, seat))
    if after.who == seat:
        plans.append(longer)
    else:
        _end(planned, longer, player)


def _end(planned: Planned, plan: Plan, player: Rng) -> None:
    """A plan has come to its end: is it the best?"""
    planned.values[plan.first] = max(planned.values[plan.first], plan.value)
    if plan.value > planned.value + EQUAL:
        planned.equals = 0
    elif plan.value < planned.value - EQUAL:
        return
    planned.equals += 1
    if planned.equals == 1 or player.below(planned.equals) == 0:
        planned.value = plan.value
        planned.way = plan.way


def _best_plans(plans: list[Plan], breadth: i64) -> list[Plan]:
    """The most promising; of those that come to the same table by another way, one."""
    plans.sort(key=_value_of_plan, reverse=True)
    kept: list[Plan] = []
    for plan in plans:
        if len(kept) > 0 and kept[len(kept) - 1].value - plan.value < EQUAL:
            continue
        kept.append(plan)
        if len(kept) == breadth:
            break
    return kept


def _value_of_plan(plan: Plan) -> float:
    return plan.value


def think(
    judging: Judge,
    view: View,
    rng: Rng,
    plans: i64,
    breadth: i64,
    horizon: i64,
    trust: float,
    simulations: i64,
    milliseconds: i64,
) -> list[Thought]:
    """All options, the best first. Without simulations the first glance decides; *milliseconds*
    end it early, 0 never.
    """
    began = perf_counter()
    until = began + HALF * float(milliseconds) / MILLISECONDS if milliseconds else 0.0
    dropped = first_glance(judging, view, rng, plans, trust, until)
    if simulations == 0:
        return dropped
    alive = dropped[:breadth]
    dropped = dropped[breadth:]
    rounds = 0
    while len(alive) >> rounds > 1:
        rounds += 1
    for stage in range(1, rounds + 1):
        worlds: i64 = simulations // (rounds * len(alive))
        until = began + float(milliseconds) / MILLISECONDS * float(stage) / float(rounds)
        world: i64 = 0
        while (not simulations or world < worlds) and (not milliseconds or perf_counter() < until):
            _simulate(judging, view, rng, alive, horizon)
            world += 1
        alive.sort(key=_value, reverse=True)
        half = (len(alive) + 1) // 2
        dropped = alive[half:] + dropped
        alive = alive[:half]
    return alive + dropped


def first_glance(
    judging: Judge, view: View, rng: Rng, plans: i64, trust: float, until: float
) -> list[Thought]:
    """All options as they are judged at once, the best first; equals in any order."""
    world = view.imagine(rng)
    options = view.options
    if len(options) == 1:
        return [Thought(options[0], 0.0, 1.0)]
    if plans > 0:
        values = plan_ahead(judging, world, options, plans, rng, until).values
    else:
        values = values_after(judging, world, options, rng)
    found: list[Thought] = []
    for at in range(len(options)):
        found.append(Thought(options[at], values[at], trust))
    for last in range(len(found) - 1, 0, -1):
        other = rng.below(last + 1)
        found[last], found[other] = found[other], found[last]
    found.sort(key=_value, reverse=True)
    return found


def _simulate(judging: Judge, view: View, rng: Rng, alive: list[Thought], horizon: i64) -> None:
    """One world, for every option."""
    world = view.imagine(rng)
    chance: i64 = rng.below(SEEDS)
    choices: i64 = rng.below(SEEDS)
    seat: i64 = view.seat
    for thought in alive:
        state = world.copy()
        state.apply(thought.action)
        state = play_on(judging, state, Rng(chance), Rng(choices), seat, horizon)
        thought.simulations += 1
        thought.sum += judge(judging, state, seat)


def play_on(
    judging: Judge, state: State, dealer: Rng, player: Rng, seat: i64, horizon: i64
) -> State:
    """Play on as the network would, until *seat* has chosen *horizon* times and is asked again."""
    chosen: i64 = 0
    while state.who != NOBODY:
        if state.who == CHANCE:
            state.deal(dealer)
            continue
        options = state.options()
        if len(options) == 1:
            state.apply(options[0])
            continue
        if state.who == seat:
            if chosen == horizon:
                break
            chosen += 1
        state = best_at_once(judging, state, options, player)
    return state


def _value(thought: Thought) -> float:
    return round(thought.value, DIGITS)
