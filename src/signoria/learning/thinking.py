"""Search on learned values: the best plans, and simulations that end in a judgement.

Simulations play on from the end of a plan, a few own turns or rolls far, and are judged there;
sequential halving spends them on the better half of the plans, in the same worlds with the same
chance.
"""

from __future__ import annotations

from time import perf_counter
from typing import Final

from signoria._compat import i64
from signoria.kernel.chance import Rng
from signoria.kernel.game import View
from signoria.learning.habits import NO_MOMENT, moment_of
from signoria.learning.judging import Judge, judge, values_after
from signoria.learning.manner import SEEDS, Manner, Thought, best_first
from signoria.learning.planning import is_late, plan_ahead, take
from signoria.learning.playing_on import by_habit, play_on, roll_on
from signoria.learning.tree import grow

MILLISECONDS: Final = 1000.0
HALF: Final = 0.5  # of the time is for plans, at most


def think(
    judging: Judge, view: View, rng: Rng, how: Manner, simulations: i64, milliseconds: i64
) -> list[Thought]:
    """Plans of all options, the best first; an option may begin several. Without simulations the
    first glance decides; *milliseconds* end it early, 0 never. With curiosity they are visits of a
    tree.
    """
    if how.curiosity > 0.0 and simulations > 0 and len(view.options) > 1:
        return grow(judging, view, rng, how, simulations, milliseconds)
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
        alive.sort(key=best_first, reverse=True)
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
    found.sort(key=best_first, reverse=True)
    return found


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
