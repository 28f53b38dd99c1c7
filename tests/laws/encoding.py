"""Laws of rows of numbers: within their bounds, and without secrets."""

from __future__ import annotations

from functools import cache

import signoria
from signoria import Rng
from signoria._compat import i32, vec
from signoria.kernel.fields import Fields
from tests.laws.law import of_some_states
from tests.laws.walks import hook

ELSEWHERE = -99  # what stands where nothing was written


@cache
def fields_of(name: str, seats: int) -> Fields:
    """They depend on nothing else, and the laws ask for them at every state."""
    return signoria.load(name).fields(seats)


def row(game, state, seat, width, before=0, after=0):
    """What *seat* sees in numbers, in the middle of a longer row."""
    out = vec[i32]([i32(ELSEWHERE)] * (before + width + after))
    game.encode(state, seat, out, before)
    return list(out)


@of_some_states
def a_row_is_complete_within_its_bounds_and_nothing_beyond_it_is_written(now):
    game, fields = now.case.game, fields_of(now.case.name, now.case.seats)
    for seat in now.seen:
        if seat is None:
            continue
        written = row(game, now.state, seat, fields.width, before=3, after=2)
        assert written[:3] == [ELSEWHERE] * 3
        assert written[-2:] == [ELSEWHERE] * 2
        wrong = [
            (fields.names[at], low, number, high)
            for at, (low, number, high) in enumerate(
                zip(fields.lows, written[3:-2], fields.highs, strict=True)
            )
            if not low <= number <= high
        ]
        assert not wrong


@of_some_states
def who_sees_the_same_gets_the_same_row(now):
    game, width = now.case.game, fields_of(now.case.name, now.case.seats).width
    otherwise = hook(now.case, "hidden").otherwise
    rng = Rng(now.random.getrandbits(32))
    for seat in now.seen:
        if seat is None:
            continue
        mine = row(game, now.state, seat, width)
        assert mine == row(game, otherwise(now.state, seat, rng), seat, width)
        assert mine == row(game, game.imagine(now.state, seat, rng), seat, width)
