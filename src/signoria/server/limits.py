"""Limits for each client: so many at once, then so many a second; and so many at one time."""

from __future__ import annotations

import asyncio
import time
from collections import OrderedDict
from collections.abc import Callable
from weakref import WeakValueDictionary

RESTS = 5.0  # times as long as an answer took, for a client that has had its minute
LONGEST_REST = 2.0  # seconds
COMPANY = 30.0  # seconds after which whoever asked last is thought to have gone
_MINUTE = 60.0
_MOST_CLIENTS = 20_000


class Buckets:
    """One bucket a client; the ones not used for longest are forgotten first."""

    def __init__(
        self, at_once: int, a_second: float, clock: Callable[[], float] = time.monotonic
    ) -> None:
        self._at_once = float(at_once)
        self._a_second = a_second
        self._clock = clock
        self._buckets: OrderedDict[str, tuple[float, float]] = OrderedDict()

    def take(self, client: str) -> float:
        """Take a token: 0, or the seconds after which there will be one."""
        if self._a_second <= 0:
            return 0.0
        moment = self._clock()
        tokens, since = self._buckets.pop(client, (self._at_once, moment))
        tokens = min(self._at_once, tokens + (moment - since) * self._a_second)
        wait = 0.0 if tokens >= 1 else (1 - tokens) / self._a_second
        self._buckets[client] = (tokens if wait else tokens - 1, moment)
        if len(self._buckets) > _MOST_CLIENTS:
            self._buckets.popitem(last=False)
        return wait


class Spending:
    """The seconds that each client has had lately; so many of them fade in a minute."""

    def __init__(self, a_minute: float, clock: Callable[[], float] = time.monotonic) -> None:
        self._a_minute = a_minute
        self._clock = clock
        self._spent: OrderedDict[str, tuple[float, float]] = OrderedDict()  # seconds, and when

    def of(self, client: str) -> float:
        """What has not faded yet."""
        seconds, when = self._spent.get(client, (0.0, 0.0))
        return max(0.0, seconds - (self._clock() - when) * self._a_minute / _MINUTE)

    def beyond(self, client: str) -> float:
        """How much of it is more than a minute's."""
        return self.of(client) - self._a_minute

    def charge(self, client: str, seconds: float) -> None:
        """A client has had so many more."""
        self._spent[client] = (self.of(client) + seconds, self._clock())
        self._spent.move_to_end(client)
        while len(self._spent) > _MOST_CLIENTS:
            self._spent.popitem(last=False)


class Place:
    """Taken by a request while it is being answered."""

    def __init__(self, leave: Callable[[float], None], clock: Callable[[], float]) -> None:
        self._leave, self._clock = leave, clock
        self._began, self._is_taken = clock(), True

    def leave(self) -> None:
        """Others may have it. Again: nothing."""
        if self._is_taken:
            self._is_taken = False
            self._leave(self._clock() - self._began)


class Places:
    """So many requests of each client are answered at one time, the others wait for one of theirs.
    The place of a client that has had more than its minute stays empty for a while after each: so
    whoever asks for much, or for what is hard to answer, keeps nobody else waiting. Where nobody
    else has asked lately, nobody waits, and a household at one address need not rest. Used from
    one event loop only.
    """

    def __init__(
        self, most: int, seconds_a_minute: float, clock: Callable[[], float] = time.monotonic
    ) -> None:
        self._most, self._clock = most, clock
        self._spending = Spending(seconds_a_minute, clock)
        self._is_limited = seconds_a_minute > 0
        self._places: WeakValueDictionary[str, asyncio.Semaphore] = WeakValueDictionary()
        self._last = self._last_other = ("", -COMPANY)  # who asked, and when

    async def take(self, client: str) -> Place:
        """A place, as soon as there is one; it must be left."""
        if client != self._last[0]:
            self._last_other = self._last
        self._last = (client, self._clock())
        places = self._places.get(client)
        if places is None:
            places = self._places[client] = asyncio.Semaphore(self._most)
        await places.acquire()

        def leave(took: float) -> None:
            self._spending.charge(client, took)
            is_beyond = self._is_limited and self._spending.beyond(client) > 0
            if is_beyond and self._has_company(client):
                pause = min(LONGEST_REST, took * RESTS)
                asyncio.get_running_loop().call_later(pause, places.release)
            else:
                places.release()

        return Place(leave, self._clock)

    def _has_company(self, client: str) -> bool:
        """Whether somebody else has asked lately."""
        who, when = self._last_other if client == self._last[0] else self._last
        return bool(who) and self._clock() - when < COMPANY
