"""Connections: how many there may be, and how long a request may take to arrive.

Uvicorn waits for the head and the body of a request for as long as somebody likes to send them,
and takes every connection until the machine has no handles left. Here a slow request is cut off,
and connections beyond a limit are closed at once, before they cost anything.
"""

from __future__ import annotations

import asyncio
import contextlib
import logging
import os
import time
from collections import Counter
from typing import Any

import h11
from uvicorn.protocols.http.h11_impl import H11Protocol

from signoria.server.clients import Proxies, client_at, is_loopback
from signoria.server.metrics import CONNECTIONS
from signoria.server.pieces import FewPieces
from signoria.server.settings import Settings

LOG = logging.getLogger("signoria.server")
# Python takes so many connections before it looks at the first of them, and does so again until
# those that are too many are closed: with more of them the handles could run out meanwhile.
TAKEN_AT_ONCE = 64
RESERVED_HANDLES = 256  # for these, the database, files, pipes of thinkers
_QUIET_SECONDS = 60.0  # between two lines about the same trouble


class Doors:
    """Counts the open connections of one worker."""

    def __init__(self, settings: Settings) -> None:
        self._most = most_connections(settings)
        self._most_each = settings.connections_each
        self._proxies = Proxies(os.environ.get("FORWARDED_ALLOW_IPS", ""))
        self._open: Counter[str] = Counter()
        self._total = 0
        self._refused = 0
        self._told = -_QUIET_SECONDS

    @property
    def total(self) -> int:
        """How many are open."""
        return self._total

    def enter(self, address: str) -> bool:
        """Whether one more connection from there may stay; then :meth:`leave` must follow."""
        client = client_at(address)
        is_full = self._total >= self._most
        if is_full or (self._open[client] >= self._most_each and not self._is_proxy(address)):
            self._refused += 1
            self._tell()
            return False
        self._total += 1
        self._open[client] += 1
        CONNECTIONS.set(self._total)
        return True

    def leave(self, address: str) -> None:
        """A connection has ended."""
        client = client_at(address)
        self._total -= 1
        self._open[client] -= 1
        if not self._open[client]:
            del self._open[client]
        CONNECTIONS.set(self._total)

    def _is_proxy(self, address: str) -> bool:
        return is_loopback(address) or address in self._proxies

    def _tell(self) -> None:
        """One line a minute, however many are turned away."""
        if time.monotonic() - self._told >= _QUIET_SECONDS:
            LOG.warning("too many connections: %d turned away so far", self._refused)
            self._told = time.monotonic()


def most_connections(settings: Settings) -> int:
    """As many as the settings say, and as the machine has handles for."""
    if os.name != "posix":
        return settings.connections
    import resource

    handles = resource.getrlimit(resource.RLIMIT_NOFILE)[0]
    return max(1, min(settings.connections, handles - RESERVED_HANDLES))


def raise_handles(settings: Settings) -> None:
    """Let this process, and those that it starts, have as many handles as the settings need, if
    the machine allows it: what a shell gives is often less.
    """
    if os.name != "posix":
        return
    import resource

    soft, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
    wanted = settings.connections + RESERVED_HANDLES
    most = wanted if hard == resource.RLIM_INFINITY else min(wanted, hard)
    if soft < most:
        with contextlib.suppress(OSError, ValueError):
            resource.setrlimit(resource.RLIMIT_NOFILE, (most, hard))


class PatientProtocol(H11Protocol):
    """A connection with a door and a clock; derived for a server by :func:`protocol`."""

    doors: Doors
    settings: Settings
    _clock: asyncio.TimerHandle | None = None
    _reading: asyncio.TimerHandle | None = None  # until when the other side must have read
    _waits_for: object = None
    _has_entered = False

    def __init__(self, *arguments: Any, **more: Any) -> None:
        super().__init__(*arguments, **more)
        self.conn = FewPieces(h11.SERVER)
        # Nothing here speaks WebSocket, and a connection that changed hands would not be counted.
        self.ws_protocol_class = None

    def connection_made(self, transport: asyncio.Transport) -> None:  # type: ignore[override]
        super().connection_made(transport)
        self._has_entered = self.doors.enter(self._address)
        if not self._has_entered:
            transport.abort()
            return
        self._watch()

    def connection_lost(self, exc: Exception | None) -> None:
        if self._has_entered:
            self.doors.leave(self._address)
            self._has_entered = False
        self._stop_clock()
        self._stop_reading()
        super().connection_lost(exc)

    def pause_writing(self) -> None:
        """The other side reads more slowly than we answer: it may, but not for ever."""
        super().pause_writing()
        if self._reading is None:
            self._reading = self.loop.call_later(self.settings.body_seconds, self._give_up)

    def resume_writing(self) -> None:
        super().resume_writing()
        self._stop_reading()

    def _stop_reading(self) -> None:
        if self._reading is not None:
            self._reading.cancel()
            self._reading = None

    def _give_up(self) -> None:
        """Even where the connection is being closed: what nobody reads would be kept until then."""
        self._reading = None
        self.transport.abort()

    def data_received(self, data: bytes) -> None:
        if self._has_entered:
            super().data_received(data)
            self._watch()

    def send_400_response(self, msg: str) -> None:
        """What is said wrongly after the answer has begun, or is over, has no other answer; and
        whoever is about to answer need not any more.
        """
        if self.cycle is not None and not self.cycle.response_complete:
            self.cycle.disconnected = True
            self.cycle.message_event.set()
        if self.conn.our_state in (h11.IDLE, h11.SEND_RESPONSE):
            super().send_400_response(msg)
        else:
            self.transport.abort()

    @property
    def _address(self) -> str:
        return self.client[0] if self.client else ""

    def _watch(self) -> None:
        """The head of a request, and its body, must arrive in time; dribbling wins nothing."""
        state = self.conn.their_state
        waits_for = state if state in (h11.IDLE, h11.SEND_BODY) else None
        if waits_for is self._waits_for and self._clock is not None:
            return
        self._stop_clock()
        self._waits_for = waits_for
        if waits_for is not None and not self.transport.is_closing():
            seconds = (
                self.settings.head_seconds if waits_for is h11.IDLE else self.settings.body_seconds
            )
            self._clock = self.loop.call_later(seconds, self._cut_off)

    def on_response_complete(self) -> None:
        super().on_response_complete()
        self._stop_clock()  # from now on the keep-alive time counts

    def _stop_clock(self) -> None:
        if self._clock is not None:
            self._clock.cancel()
            self._clock = None

    def _cut_off(self) -> None:
        self._clock = None
        if not self.transport.is_closing():
            self.transport.abort()


def protocol(settings: Settings) -> type[asyncio.Protocol]:
    """The protocol of one worker."""
    members: dict[str, Any] = {"doors": Doors(settings), "settings": settings}
    return type("Connection", (PatientProtocol,), members)


def __getattr__(name: str) -> type[asyncio.Protocol]:
    """``Connection``: for a worker that reads its settings in the environment."""
    if name != "Connection":
        raise AttributeError(name)
    return protocol(Settings.from_environment())
