"""Calls people who left the page when it is their turn: once a turn, and only if they asked for it.

Nothing of it is in a move's way: a move only says that somebody is asked now. After a while it is
looked again whether they still are and nobody is looking; then the turn is claimed in the database,
so that of several workers one tells it, and sent from a few threads of its own.
"""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Awaitable, Callable
from contextlib import suppress
from dataclasses import dataclass
from typing import TypeVar

import anyio
from anyio import CapacityLimiter
from py_vapid import Vapid02

from signoria.faces.web.calling import confirm_words, mail_words, push_words
from signoria.kernel.steps import CHANCE
from signoria.server import mail, push
from signoria.server.calls import MAIL, Call, Calls
from signoria.server.limits import Buckets
from signoria.server.live import Live
from signoria.server.metrics import CALLED
from signoria.server.push import Failed, Gone, Refused
from signoria.server.settings import Settings
from signoria.server.sitting import Sitting
from signoria.server.tables import Tables
from signoria.session import OVER, SEAT

T = TypeVar("T")
LOG = logging.getLogger("signoria.server")
MOST_WAITING = 10_000  # turns; more are not told
SENDERS = 4  # threads
PAUSES = (5.0, 30.0, 120.0)  # seconds before it is tried again
REFRESH = 5.0  # seconds between looks at which tables somebody is called from
MAILS_AT_ONCE, MAILS_A_SECOND = 20, 20 / 3600  # to one address


@dataclass(frozen=True, slots=True)
class Turn:
    """Somebody is asked: where, since which version, and who."""

    table: str
    version: int
    seat: int
    owner: str


class Caller:
    """One a worker. :meth:`told` and :meth:`heard` may be called from any thread."""

    def __init__(self, settings: Settings, tables: Tables, live: Live) -> None:
        self.calls = Calls(tables.storage)
        self.pauses = PAUSES
        self._settings, self._tables, self._live = settings, tables, live
        self._vapid: Vapid02 = Vapid02()
        self._mails = Buckets(MAILS_AT_ONCE, MAILS_A_SECOND)
        self._waiting: dict[Turn, asyncio.Task[None]] = {}
        self._others: set[asyncio.Task[None]] = set()
        self._called_from: set[str] = set()  # tables, where other workers write too
        self._loop: asyncio.AbstractEventLoop | None = None
        self._limit: CapacityLimiter | None = None

    @property
    def contact(self) -> str:
        """Whom a push service may write to about this server."""
        origin = self._settings.origin.rstrip("/")
        return origin if origin.startswith("https://") else "mailto:signoria@localhost.invalid"

    @property
    def public_key(self) -> str:
        """What browsers subscribe with."""
        return push.public_key(self._vapid)

    async def begin(self) -> None:
        """Take up the turns that were not told when the server stopped."""
        self._loop, self._limit = asyncio.get_running_loop(), CapacityLimiter(SENDERS)
        self._vapid = await self._aside(self.calls.vapid)
        self._do(self._take_up())
        if self._tables.storage.is_shared:
            self._do(self._keep_looking())

    async def end(self) -> None:
        """What waits is taken up at the next start."""
        tasks = [*self._waiting.values(), *self._others]
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)

    # What happens at tables

    def told(self, sitting: Sitting) -> None:
        """A table has gone on, by this worker."""
        if self._loop is None:
            return
        turn = turn_of(sitting)
        if turn and turn.seat not in self._live.presence(turn.table).seats:
            with suppress(RuntimeError):  # the server stops
                self._loop.call_soon_threadsafe(self._expect, turn)
        elif sitting.awaits()[0] == OVER and any(chair.owner for chair in sitting.chairs):
            with suppress(RuntimeError):
                self._loop.call_soon_threadsafe(self._forget, sitting.terms.table)

    def heard(self, table: str, _version: int) -> None:
        """A table has gone on, by another worker: does somebody look at it here?"""
        if self._loop is not None and table in self._called_from and self._live.is_watched(table):
            with suppress(RuntimeError):
                self._loop.call_soon_threadsafe(lambda: self._do(self._aside(self._look, table)))

    def ask(self, call: Call) -> None:
        """Whether whoever reads an address wants to be told: the first mail; from any thread."""
        if self._loop is not None:
            self._loop.call_soon_threadsafe(
                lambda: self._do(self._aside(self._send_question, call))
            )

    def _send_question(self, call: Call) -> None:
        link = f"{self._settings.origin.rstrip('/')}/calls/{self.calls.secret(call)}/on"
        subject, text = confirm_words(call.language, link)
        try:
            mail.send(self._settings, mail.composed(self._settings, call.target, subject, text))
        except (Gone, Refused, Failed):
            self.calls.remove(call)
            CALLED.labels(call.kind, "failed").inc()
            LOG.warning("a mail service did not take a message")

    def _look(self, table: str) -> None:
        turn = turn_of(self._tables.get(table))
        if turn and turn.seat in self._live.presence(table).seats:
            self.calls.looked(table, turn.owner, turn.version)

    def _expect(self, turn: Turn) -> None:
        if turn in self._waiting or len(self._waiting) >= MOST_WAITING:
            return
        task = asyncio.get_running_loop().create_task(self._call(turn))
        self._waiting[turn] = task
        task.add_done_callback(lambda _: self._waiting.pop(turn, None))

    def _forget(self, table: str) -> None:
        self._do(self._aside(self.calls.forget, table))

    # Telling

    async def _call(self, turn: Turn) -> None:
        await asyncio.sleep(self._settings.call_after)
        try:
            due = await self._aside(self._due, turn)
            await asyncio.gather(*(self.deliver(call, turn) for call in due))
        except Exception as error:  # noqa: BLE001 - it may tell an address: its kind is enough
            LOG.warning("somebody could not be called: %s", type(error).__name__)

    def _due(self, turn: Turn) -> list[Call]:
        """The ways to reach somebody who is still asked and does not look; each is claimed."""
        calls = [call for call in self.calls.of(turn.table, turn.owner) if call.is_confirmed]
        if not calls or turn_of(self._tables.get(turn.table)) != turn:
            return []
        if turn.seat in self._live.presence(turn.table).seats:
            return []
        return [call for call in calls if self.calls.claim(call, turn.version)]

    async def deliver(self, call: Call, turn: Turn) -> None:
        """Send, and try again a few times; whoever is gone is forgotten."""
        for pause in (*self.pauses, None):
            try:
                await self._aside(self._send, call)
            except Gone:
                await self._aside(self.calls.remove, call)
                CALLED.labels(call.kind, "gone").inc()
                return
            except Refused:
                break
            except Failed:
                if pause is None:
                    break
                await asyncio.sleep(pause)
                if turn_of(await self._aside(self._tables.get, turn.table)) != turn:
                    return  # they have come, or a bot plays on
            else:
                CALLED.labels(call.kind, "sent").inc()
                return
        CALLED.labels(call.kind, "failed").inc()
        LOG.warning("a %s service did not take a message", call.kind)

    def _send(self, call: Call) -> None:
        title = self._tables.get(call.table).session.game.title
        if call.kind == MAIL:
            if self._settings.smtp and not self._mails.take(call.target):
                origin = self._settings.origin.rstrip("/")
                off = f"{origin}/calls/{self.calls.secret(call)}/off"
                subject, text = mail_words(call.language, title, f"{origin}/t/{call.table}", off)
                letter = mail.composed(self._settings, call.target, subject, text, off)
                mail.send(self._settings, letter)
            return
        words = {**push_words(call.language, title), "url": f"/t/{call.table}"}
        push.send(self._vapid, self.contact, call.target, self._settings.push_services, words)

    # Looking

    async def _take_up(self) -> None:
        """After a start: tables where somebody is asked, and was perhaps not told."""
        for table in await self._aside(self.calls.tables):
            with suppress(Exception):  # one that cannot be read keeps nobody waiting
                turn = turn_of(await self._aside(self._tables.get, table))
                if turn:
                    self._expect(turn)

    async def _keep_looking(self) -> None:
        while True:
            with suppress(Exception):
                self._called_from = await self._aside(self.calls.tables)
            await asyncio.sleep(REFRESH)

    async def _aside(self, what: Callable[..., T], *given: object) -> T:
        return await anyio.to_thread.run_sync(what, *given, limiter=self._limit)

    def _do(self, what: Awaitable[object]) -> None:
        async def run() -> None:
            with suppress(Exception):
                await what

        task = asyncio.get_running_loop().create_task(run())
        self._others.add(task)
        task.add_done_callback(self._others.discard)


def turn_of(sitting: Sitting) -> Turn | None:
    """Whoever is asked after somebody else has acted, if it is a person with a browser."""
    awaits, seat = sitting.awaits()
    if awaits != SEAT or (owner := sitting.chairs[seat].owner) is None:
        return None
    if _decided_last(sitting) == seat:
        return None  # still the same turn
    return Turn(sitting.terms.table, sitting.turn_version, seat, owner)


def _decided_last(sitting: Sitting) -> int:
    """Who made the last decision: not chance, nor the table that gave the only legal answer."""
    session = sitting.session
    for ply in range(len(session.moves) - 1, -1, -1):
        if session.moves[ply].who != CHANCE and ply not in session.joined:
            return session.moves[ply].who
    return CHANCE
