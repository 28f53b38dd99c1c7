"""Luck is looked at event by event, so that no look holds up others, and sums up all the same."""

from __future__ import annotations

import pytest

import signoria
from signoria.coach.looks import LUCK, Looker
from signoria.coach.review import Work
from signoria.library import games
from signoria.luck import luck_by_seat, luck_of


@pytest.mark.parametrize("game", games())
def test_each_look_is_one_event_whoever_takes_it(game):
    record = signoria.Table(signoria.load(game), ["greedy", "random"], seed=4).run()
    work = Work(record)
    asked = [look for look in work.next(work.steps) if look.kind == LUCK]
    events = luck_of(record)
    assert [look.ply for look in asked] == [event.first for event in events]
    half, summed = len(asked) // 2, [0.0, 0.0]
    for looks in (asked[:half], asked[half:]):
        looker = Looker(record)  # as another process, or after a pause
        for look in looks:
            found = looker.take(look)
            summed = [before + more for before, more in zip(summed, found, strict=True)]
    assert summed == luck_by_seat(events, 2)
