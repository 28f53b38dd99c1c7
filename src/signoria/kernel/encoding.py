"""Rows of integers: who is asked what, which begins the row of every game."""

from __future__ import annotations

from typing import Any, Final

from signoria._compat import i32, i64, vec
from signoria.kernel.fields import Field, category, count
from signoria.kernel.state import State
from signoria.kernel.steps import CHANCE, NOT_NUMBERED, OVER, Step

QUESTION: Final[i64] = 5  # numbers at the beginning of a row
MOST_FIELDS: Final = 3  # of a step


def fields_of_question(seats: int, steps: dict[str, Any]) -> list[Field]:
    """Who is asked, seen from the own seat, which step asks, and its fields."""
    bounds = [list(kind.fields.values()) for kind in steps.values()]
    most = [
        max([found[at][-1] for found in bounds if len(found) > at], default=0)
        for at in range(MOST_FIELDS)
    ]
    return [
        category("asked", [*seats_from_mine(seats), "chance", "nobody"]),
        category("step", ["Over", *steps]),
        count("step's", max(most), ["first number", "second number", "third number"]),
    ]


def seats_from_mine(seats: int) -> list[str]:
    """What seats are called in a row: the own one first, then clockwise."""
    return ["me", *[f"{place} on" for place in range(1, seats)]]


def put(out: vec[i32], at: i64, number: i64) -> i64:
    """Write the next number of a row; answers where the one after it goes."""
    out[at] = i32(number)
    return at + 1


def encode_question(state: State, seat: i64, steps: dict[str, Any], out: vec[i32], at: i64) -> None:
    """Write who is asked what."""
    step = state.step
    if step._number == NOT_NUMBERED:
        _number(step, steps)
    who: i64 = state.who
    seats: i64 = state.seats
    if who >= 0:
        who -= seat
        if who < 0:
            who += seats
    elif who == CHANCE:
        who = seats
    else:
        who = seats + 1
    at = put(out, at, who)
    at = put(out, at, step._number)
    at = put(out, at, step._first)
    at = put(out, at, step._second)
    put(out, at, step._third)


def _number(step: Step[Any], steps: dict[str, Any]) -> None:
    """Remember what a step is in numbers: steps are shared, so once is enough."""
    if step is OVER:
        step._number = 0
        return
    step._number = 1 + list(steps).index(type(step).__name__)
    names = list(type(step).fields)
    if len(names) > MOST_FIELDS:
        raise AssertionError(f"{type(step).__name__} has more than {MOST_FIELDS} fields")
    if len(names) > 0:
        step._first = getattr(step, names[0])
    if len(names) > 1:
        step._second = getattr(step, names[1])
    if len(names) > 2:
        step._third = getattr(step, names[2])
