"""Telling everybody who has a table open that it has gone on: only its name and its version; and
their pages who came, who went, and who reacted.
"""

from __future__ import annotations

import asyncio
import contextlib
import logging
import threading
from collections import Counter, deque
from collections.abc import AsyncIterator, Callable, Iterator
from typing import TYPE_CHECKING, Any

from signoria.server.advancing import CHANNEL
from signoria.server.metrics import STREAMS
from signoria.server.settings import Settings
from signoria.server.views import NOBODY_THERE, Presence

if TYPE_CHECKING:
    import psycopg

LOG = logging.getLogger("signoria.server")
_RECONNECT_SECONDS = 1.0
MOST_MESSAGES = 20  # that wait for a slow page
PRESENCE, REACTION = "presence", "reaction"
HUSH_SECONDS = 1.0  # between two messages about who is there: each lets everybody look again


class Listener:
    """One open stream. A slow one misses versions, never the last."""

    def __init__(
        self, table: str, version: int, seats: frozenset[int], is_page: bool = False
    ) -> None:
        self.table = table
        self.version = version
        self.seats = seats
        self._is_page = is_page
        self._told = -1  # the version that was told last
        self._more: deque[str] = deque(maxlen=MOST_MESSAGES)  # for pages
        self._news = asyncio.Event()
        self._news.set()
        self._is_over = False

    def tell(self, version: int) -> None:
        if version > self.version:
            self.version = version
            self._news.set()

    def tell_more(self, kind: str, said: str = "") -> None:
        """Something that is not kept; programs are not told."""
        message = f"event: {kind}\ndata: {said}\n\n"
        if self._is_page and message not in self._more:
            self._more.append(message)
            self._news.set()

    def close(self) -> None:
        self._is_over = True
        self._news.set()

    async def messages(self, heartbeat: float, seconds: float) -> AsyncIterator[str]:
        """The stream as text: the version at once, then each time there is a newer one."""
        loop = asyncio.get_running_loop()
        until = loop.time() + seconds
        yield "retry: 2000\n\n"
        while not self._is_over and (left := until - loop.time()) > 0:
            try:
                await asyncio.wait_for(self._news.wait(), min(heartbeat, left))
            except TimeoutError:
                yield ": still here\n\n"
                continue
            self._news.clear()
            if self._is_over:
                return
            if self.version > self._told:
                self._told = self.version
                yield f"id: {self.version}\ndata: {self.table}:{self.version}\n\n"
            while self._more:
                yield self._more.popleft()


class Live:
    """All open streams of this worker. Only :meth:`told` may be called from other threads."""

    def __init__(self) -> None:
        self._listeners: dict[str, set[Listener]] = {}
        self._clients: Counter[str] = Counter()
        self._hushed: dict[str, Presence] = {}  # tables just told of, and who was there
        self._loop: asyncio.AbstractEventLoop | None = None

    def begin(self) -> None:
        """From now on, in this event loop."""
        self._loop = asyncio.get_running_loop()

    def told(self, table: str, version: int) -> None:
        """A version was committed, here or elsewhere."""
        if self._loop is not None:
            with contextlib.suppress(RuntimeError):  # the loop is closed: nobody listens
                self._loop.call_soon_threadsafe(self._tell, table, version)

    def _tell(self, table: str, version: int) -> None:
        for listener in self._listeners.get(table, ()):
            listener.tell(version)

    def reacted(self, table: str, seat: int, symbol: str) -> None:
        """Somebody shows how they feel about it; from any thread."""
        if self._loop is not None:
            with contextlib.suppress(RuntimeError):
                self._loop.call_soon_threadsafe(
                    self._tell_more, table, REACTION, f"{seat}:{symbol}"
                )

    def _tell_more(self, table: str, kind: str, said: str = "") -> None:
        for listener in self._listeners.get(table, ()):
            listener.tell_more(kind, said)

    @contextlib.contextmanager
    def listening(self, listener: Listener, client: str = "") -> Iterator[Listener]:
        """For as long as a stream is open."""
        self._clients[client] += 1
        STREAMS.inc()
        before = self.presence(listener.table)
        self._listeners.setdefault(listener.table, set()).add(listener)
        self._told_presence(listener.table, before)
        try:
            yield listener
        finally:
            STREAMS.dec()
            self._clients[client] -= 1
            if not self._clients[client]:
                del self._clients[client]
            before = self.presence(listener.table)
            left = self._listeners.get(listener.table, set())
            left.discard(listener)
            if not left:
                self._listeners.pop(listener.table, None)
            self._told_presence(listener.table, before)

    def _told_presence(self, table: str, before: Presence) -> None:
        """Somebody came or went: told at once, but not again and again. Whoever comes and goes all
        the time must not let everybody look all the time.
        """
        there = self.presence(table)
        if there == before or table in self._hushed:
            return
        self._tell_more(table, PRESENCE)
        if self._loop is not None:
            self._hushed[table] = there
            self._loop.call_later(HUSH_SECONDS, self._heard, table)

    def _heard(self, table: str) -> None:
        self._told_presence(table, self._hushed.pop(table))

    def may_listen(self, client: str, most: int) -> bool:
        """Whether a client may open one more stream."""
        return self._clients[client] < most

    def is_watched(self, table: str) -> bool:
        """Whether anybody has the table open, as far as this worker knows."""
        return table in self._listeners

    def presence(self, table: str) -> Presence:
        """Who has the table open, as far as this worker knows."""
        listeners = list(self._listeners.get(table, ()))
        if not listeners:
            return NOBODY_THERE
        seats = frozenset().union(*(listener.seats for listener in listeners))
        return Presence(seats, sum(not listener.seats for listener in listeners))

    def close(self) -> None:
        """End all streams, so that the server can stop."""
        for listeners in self._listeners.values():
            for listener in listeners:
                listener.close()


class PostgresEars(threading.Thread):
    """Hears what other workers have committed."""

    def __init__(self, settings: Settings, told: Callable[[str, int], None]) -> None:
        super().__init__(name="signoria-ears", daemon=True)
        self._url = settings.url.replace("postgresql+psycopg://", "postgresql://", 1)
        self._told = told
        self._stop = threading.Event()

    def run(self) -> None:
        import psycopg

        while not self._stop.is_set():
            try:
                with psycopg.connect(self._url, autocommit=True) as connection:
                    connection.execute(f"LISTEN {CHANNEL}")
                    self._listen(connection)
            except psycopg.Error as error:
                LOG.warning("not hearing other workers: %s", type(error).__name__)
                self._stop.wait(_RECONNECT_SECONDS)

    def _listen(self, connection: psycopg.Connection[Any]) -> None:
        while not self._stop.is_set():
            for notice in connection.notifies(timeout=_RECONNECT_SECONDS):
                table, _, version = notice.payload.partition(":")
                self._told(table, int(version))

    def stop(self) -> None:
        """Within a second or so."""
        self._stop.set()
