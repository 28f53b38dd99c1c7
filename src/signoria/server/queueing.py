"""Whose thought is thought next: people's tables first, and everybody a fair share.

A thinking process thinks one thought at a time and cannot be interrupted. So thoughts wait here,
not there: the next place goes to whoever needs it most. A thought for people comes before one that
nobody waits for; among those, a client that has had much waits for one that has had little. When
many wait, each gets less time, so that all are answered in time: what is left of their patience is
divided among them, less what a thought takes beyond the time that it was given, as seen lately.
And the last free place is given for a short while only, as people may come at any moment.
"""

from __future__ import annotations

import asyncio
import time
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager
from dataclasses import dataclass, field

from signoria.server.limits import Spending

PATIENCE = 1.0  # seconds that people wait beyond what a bot may think
ANSWERING = 0.3  # … of that, for reading the table before and for telling the move after
LONGEST = 0.8  # in the last free place
LEAST_SECONDS = 0.02  # a thought is never shorter
UNATTENDED_SECONDS = 0.1  # and one that nobody waits for never longer
_MINUTE = 60.0
_LATELY = 0.1  # how much the latest thought counts among those seen lately


class QueueFull(Exception):
    """Too many thoughts wait already; it says after how many seconds to come again."""

    def __init__(self, seconds: float) -> None:
        super().__init__(f"too many thoughts wait: come again in {seconds:.0f} s")
        self.seconds = seconds


@dataclass(eq=False)
class _Waiting:
    """Somebody who wants to think."""

    client: str
    is_attended: bool
    seconds: float  # as many as it may take
    since: float
    place: asyncio.Future[float] = field(default_factory=asyncio.Future)


class Places:
    """So many thoughts at once. Used from one event loop only."""

    def __init__(
        self,
        count: int,
        seconds_a_minute: float,
        most_waiting: int,
        clock: Callable[[], float] = time.monotonic,
    ) -> None:
        self._free = count
        self._count = count
        self._budget = seconds_a_minute
        self._most_waiting = most_waiting
        self._clock = clock
        self._waiting: list[_Waiting] = []
        self._beyond = 0.0  # seconds that a thought takes longer than it may
        self._spending = Spending(seconds_a_minute, clock)

    @property
    def waiting(self) -> int:
        """How many have no place yet."""
        return len(self._waiting)

    @asynccontextmanager
    async def place(
        self, client: str, seconds: float, *, is_attended: bool, may_be_refused: bool = False
    ) -> AsyncIterator[float]:
        """A place to think, and how many seconds may be used there.

        A hint *may be refused* when too many wait, or when its client has used up its minute; a
        bot's move must come some time.
        """
        if may_be_refused:
            self.refuse(client)
        asked = _Waiting(client, is_attended, seconds, self._clock())
        self._waiting.append(asked)
        self._give_places()
        try:
            allowed = await asked.place
        except asyncio.CancelledError:
            if asked in self._waiting:
                self._waiting.remove(asked)
            elif asked.place.done() and not asked.place.cancelled():
                self._leave()
            raise
        began = self._clock()
        try:
            yield allowed
        finally:
            took = self._clock() - began
            self._beyond += _LATELY * (max(0.0, took - allowed) - self._beyond)
            self._spending.charge(client, took)
            self._leave()

    def change(self, by: int) -> None:
        """So many places more, or fewer: somebody else has come to think, or has gone."""
        self._count += by
        self._free += by
        self._give_places()

    def spent(self, client: str) -> float:
        """The seconds of thinking that a client has had lately; they fade within a minute."""
        return self._spending.of(client)

    def refuse(self, client: str) -> None:
        """:class:`QueueFull` if something that may be refused has to be."""
        if len(self._waiting) >= self._most_waiting:
            raise QueueFull(max(1.0, PATIENCE * len(self._waiting) / self._count))
        beyond = self._spending.beyond(client)
        if beyond > 0:
            raise QueueFull(max(1.0, beyond * _MINUTE / self._budget))

    def _leave(self) -> None:
        self._free += 1
        self._give_places()

    def _give_places(self) -> None:
        while self._free > 0 and self._waiting:
            self._waiting = [waiting for waiting in self._waiting if not waiting.place.done()]
            if not self._waiting:
                return
            chosen = min(self._waiting, key=self._need)
            allowed = self._allowed(chosen)
            self._waiting.remove(chosen)
            self._free -= 1
            chosen.place.set_result(allowed)

    def _need(self, waiting: _Waiting) -> tuple[bool, bool, float, float]:
        """Who comes first has the least of these."""
        is_late = self._is_late(waiting)
        if waiting.is_attended:
            return (False, is_late, 0.0, waiting.since)
        return (True, is_late, self.spent(waiting.client), waiting.since)

    def _allowed(self, chosen: _Waiting) -> float:
        """So much that everybody who waits with it is answered in time."""
        most = min(chosen.seconds, LONGEST) if self._free == 1 else chosen.seconds
        if not chosen.is_attended:
            return min(most, UNATTENDED_SECONDS)
        late = self._is_late(chosen)
        equals = sum(other.is_attended and self._is_late(other) <= late for other in self._waiting)
        rounds = -(-equals // self._count)  # until all of them have had a place
        left = chosen.seconds + PATIENCE - ANSWERING - (self._clock() - chosen.since)
        return max(LEAST_SECONDS, min(most, left / max(1, rounds) - self._beyond))

    def _is_late(self, waiting: _Waiting) -> bool:
        """Whether its client has used up its minute: others need not hurry for it."""
        return self.spent(waiting.client) > self._budget
