"""Whose thought is thought next."""

from __future__ import annotations

import asyncio
import contextlib

import pytest

from signoria.server.queueing import (
    ANSWERING,
    LEAST_SECONDS,
    LONGEST,
    PATIENCE,
    UNATTENDED_SECONDS,
    Places,
    QueueFull,
)
from tests.server import loops


class Clock:
    def __init__(self):
        self.now = 0.0

    def __call__(self):
        return self.now


def thinking(places, clock, order, who, client, seconds, **how):
    async def think():
        async with places.place(client, seconds, **how) as allowed:
            order.append(who)
            clock.now += allowed
            await asyncio.sleep(0)

    return think()


def run(make):
    clock, order = Clock(), []
    places = Places(1, 30.0, 5, clock)

    async def all_of_them():
        await asyncio.gather(*[thinking(places, clock, order, *one, **how) for one, how in make])

    loops.run(all_of_them())
    return order, clock.now, places


def test_people_come_first_however_many_nobody_waits_for():
    crowd = [((f"crowd {at}", "abuser", 2.0), {"is_attended": False}) for at in range(40)]
    person = [(("person", "guest", 0.3), {"is_attended": True})]
    order, _, _ = run([*crowd, *person])
    assert order.index("person") == 1  # after the one that had begun


def test_what_nobody_waits_for_is_short():
    crowd = [((f"crowd {at}", "abuser", 2.0), {"is_attended": False}) for at in range(10)]
    _, spent, _ = run(crowd)
    assert spent == pytest.approx(10 * UNATTENDED_SECONDS)


def test_twenty_tables_at_once_are_all_answered_in_time():
    budget = 0.3
    people = [((at, f"guest {at}", budget), {"is_attended": True}) for at in range(20)]
    order, spent, _ = run(people)
    assert order == list(range(20))
    assert spent <= budget + PATIENCE - ANSWERING + 20 * LEAST_SECONDS


def test_twenty_tables_are_answered_in_time_though_thoughts_take_longer_than_they_may():
    clock, answered, budget, beyond = Clock(), [], 0.3, 0.015
    places = Places(1, 1000.0, 5, clock)

    async def play(at):
        for _ in range(8):
            asked = clock.now
            async with places.place(f"guest {at}", budget, is_attended=True) as allowed:
                clock.now += allowed + beyond
            answered.append(clock.now - asked)
            await asyncio.sleep(0)

    async def all_of_them():
        await asyncio.gather(*(play(at) for at in range(20)))

    loops.run(all_of_them())
    assert len(answered) == 20 * 8
    assert max(answered) <= budget + PATIENCE


def test_who_has_used_up_its_minute_takes_no_time_from_those_who_have_not():
    clock, allowed = Clock(), []
    places = Places(1, 1.0, 100, clock)

    async def ask(client):
        async with places.place(client, 0.3, is_attended=True) as seconds:
            allowed.append((client, seconds))
            clock.now += seconds
            await asyncio.sleep(0)

    async def all_of_them():
        while places.spent("abuser") <= 2.0:
            await ask("abuser")
        allowed.clear()
        await asyncio.gather(*(ask("abuser") for _ in range(40)), ask("guest"))

    loops.run(all_of_them())
    assert allowed[1] == ("guest", pytest.approx(0.3))  # after the one that had begun


def test_the_last_free_place_is_given_for_a_short_while_others_for_longer():
    clock, allowed = Clock(), []
    places = Places(2, 1000.0, 5, clock)

    async def ask():
        async with places.place("guest", 2.0, is_attended=True) as seconds:
            allowed.append(seconds)
            await asyncio.sleep(0)

    async def both():
        await asyncio.gather(ask(), ask())

    loops.run(both())
    assert allowed == [pytest.approx(2.0), pytest.approx(LONGEST)]


def test_one_table_alone_gets_all_its_time():
    _, spent, _ = run([(("person", "guest", 0.3), {"is_attended": True})])
    assert spent == pytest.approx(0.3)


def test_among_tables_that_nobody_watches_clients_take_turns():
    much = [((f"much {at}", "much", 2.0), {"is_attended": False}) for at in range(6)]
    little = [(("little", "little", 2.0), {"is_attended": False})]
    order, _, _ = run([*much, *little])
    assert order.index("little") <= 1


def test_an_attended_client_beyond_its_minute_waits_for_others():
    clock, order = Clock(), []
    places = Places(1, 0.5, 5, clock)

    async def all_of_them():
        await thinking(places, clock, order, "much", "greedy", 3.0, is_attended=True)
        await asyncio.gather(
            thinking(places, clock, order, "first", "other", 0.1, is_attended=True),
            thinking(places, clock, order, "late", "greedy", 0.1, is_attended=True),
            thinking(places, clock, order, "soon", "third", 0.1, is_attended=True),
        )

    loops.run(all_of_them())
    assert order == ["much", "first", "soon", "late"]
    clock.now += 240.0
    assert places.spent("greedy") == 0.0  # it fades


def test_a_hint_is_refused_when_too_many_wait_and_says_when_to_come_again():
    clock, order = Clock(), []
    places = Places(1, 30.0, 3, clock)

    async def all_of_them():
        waiting = [
            asyncio.ensure_future(
                thinking(places, clock, order, at, f"guest {at}", 0.3, is_attended=True)
            )
            for at in range(4)
        ]
        await asyncio.sleep(0)
        with pytest.raises(QueueFull) as full:
            async with places.place("one more", 0.4, is_attended=True, may_be_refused=True):
                pass
        assert full.value.seconds >= 1
        await asyncio.gather(*waiting)

    loops.run(all_of_them())
    assert order == [0, 1, 2, 3]


def test_a_client_that_asked_for_too_many_hints_is_refused_until_its_seconds_fade():
    clock = Clock()
    places = Places(1, 6.0, 5, clock)

    async def ask(seconds):
        async with places.place("eager", seconds, is_attended=True, may_be_refused=True):
            clock.now += seconds

    loops.run(ask(10.0))
    with pytest.raises(QueueFull) as full:
        loops.run(ask(1.0))
    clock.now += full.value.seconds
    loops.run(ask(1.0))


def test_who_goes_away_leaves_the_place_to_others():
    clock, order = Clock(), []
    places = Places(1, 30.0, 5, clock)

    async def all_of_them():
        first = asyncio.ensure_future(
            thinking(places, clock, order, "first", "a", 0.1, is_attended=True)
        )
        gone = asyncio.ensure_future(
            thinking(places, clock, order, "gone", "b", 0.1, is_attended=True)
        )
        await asyncio.sleep(0)
        gone.cancel()
        await first
        with contextlib.suppress(asyncio.CancelledError):
            await gone
        await asyncio.wait_for(
            thinking(places, clock, order, "next", "c", 0.1, is_attended=True), 5
        )

    loops.run(all_of_them())
    assert order == ["first", "next"]
    assert places.waiting == 0
