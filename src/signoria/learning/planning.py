"""Plans: what one seat may do until another is asked, or chance decides.

Of all that can follow an option the most promising few are kept, step by step, as the game's
hand-made value judges a table in the middle of a turn; where the turn ends, the judge decides. A
network knows tables at rest only: it would prune what it never saw.
"""

from __future__ import annotations

from time import perf_counter
from typing import Final

from signoria._compat import i64
from signoria.kernel.actions import Action, Options
from signoria.kernel.chance import Rng
from signoria.kernel.state import State
from signoria.learning.judging import EQUAL, Judge, glance, judge

LONGEST_PLAN: Final[i64] = 40  # choices
NOT_FOUND: Final = -1e9


class Plan:
    """What was chosen, first and since, and the table it has come to."""

    def __init__(self, state: State, first: i64, way: list[Action], value: float) -> None:
        self.state: Final = state
        self.first: Final[i64] = first  # place of the option it begins with
        self.way: Final = way  # all that was chosen
        self.value: float = value


class Planned:
    """Plans that have come to their end, and how each option is judged by the best of its own."""

    def __init__(self, options: i64) -> None:
        self.values: Final = [NOT_FOUND] * int(options)
        self.ended: list[Plan] = []

    def best(self, most: i64, player: Rng) -> list[Plan]:
        """The best plans, the best first; of those that are judged equal, any one."""
        kept: list[Plan] = []
        equals: i64 = 0
        self.ended.sort(key=_value, reverse=True)
        for plan in self.ended:
            last: i64 = len(kept) - 1
            if last >= 0 and kept[last].value - plan.value < EQUAL:
                equals += 1
                if player.below(equals) == 0:
                    kept[last] = plan
                continue
            if last + 1 == most:
                break
            kept.append(plan)
            equals = 1
        return kept


def plan_ahead(
    judging: Judge, state: State, options: Options, breadth: i64, until: float
) -> Planned:
    """Follow the *breadth* most promising plans to the end of the turn.

    When the clock says *until*, plans are judged where they are; 0 is no time.
    """
    seat: i64 = state.who
    planned = Planned(len(options))
    plans: list[Plan] = []
    for first, action in enumerate(options):
        _follow(judging, Plan(state, first, [], 0.0), action, seat, plans, planned)
    length: i64 = 1
    while len(plans) > 0 and length < LONGEST_PLAN and not is_late(until):
        kept = _most_promising(plans, breadth)
        plans = []
        for plan in kept:
            if is_late(until):
                plans.append(plan)
                continue
            for action in plan.state.options():
                _follow(judging, plan, action, seat, plans, planned)
        length += 1
    for plan in plans:
        _end(judging, planned, plan, seat)
    return planned


def best_way(judging: Judge, state: State, options: Options, breadth: i64, player: Rng) -> Plan:
    """The best plan; any one among equals."""
    return plan_ahead(judging, state, options, breadth, 0.0).best(1, player)[0]


def is_late(until: float) -> bool:
    """Whether a moment has passed; 0 never does."""
    return until > 0.0 and perf_counter() > until


def take(state: State, action: Action, seat: i64) -> None:
    """A choice of *seat*, and what has one answer after it."""
    state.apply(action)
    while state.who == seat:
        options = state.options()
        if len(options) > 1:
            break
        state.apply(options[0])


def _follow(
    judging: Judge, plan: Plan, action: Action, seat: i64, plans: list[Plan], planned: Planned
) -> None:
    """One choice more: the plan ends there, or is one to go on with."""
    after = plan.state.copy()
    take(after, action, seat)
    longer = Plan(after, plan.first, [*plan.way, action], 0.0)
    if after.who == seat:
        longer.value = glance(judging, after, seat)
        plans.append(longer)
    else:
        _end(judging, planned, longer, seat)


def _end(judging: Judge, planned: Planned, plan: Plan, seat: i64) -> None:
    """A plan has come to its end."""
    plan.value = judge(judging, plan.state, seat)
    planned.values[plan.first] = max(planned.values[plan.first], plan.value)
    planned.ended.append(plan)


def _most_promising(plans: list[Plan], breadth: i64) -> list[Plan]:
    """Of those that come to the same table by another way, one."""
    plans.sort(key=_value, reverse=True)
    kept: list[Plan] = []
    for plan in plans:
        if len(kept) > 0 and kept[len(kept) - 1].value - plan.value < EQUAL:
            continue
        kept.append(plan)
        if len(kept) == breadth:
            break
    return kept


def _value(plan: Plan) -> float:
    return plan.value
