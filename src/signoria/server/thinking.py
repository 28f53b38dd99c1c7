"""Bots think in processes of their own, never where requests are answered."""

from __future__ import annotations

import asyncio
import contextlib
import logging
import multiprocessing
import threading
import time
from collections.abc import AsyncIterator, Callable
from concurrent.futures import ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from dataclasses import replace
from typing import Any, TypeVar
from weakref import WeakValueDictionary

from signoria._ways_to_run import is_next_compiled
from signoria.coach import Best
from signoria.server import turns
from signoria.server.far import Far
from signoria.server.left_behind import LeftBehind
from signoria.server.live import Live
from signoria.server.logs import CLIENT, NO_CLIENT
from signoria.server.metrics import thought
from signoria.server.problems import TableProblem
from signoria.server.queueing import UNATTENDED_SECONDS, Places, QueueFull
from signoria.server.settings import Settings
from signoria.server.sitting import Sitting
from signoria.server.tables import Tables
from signoria.server.thoughts import (
    COACH_MILLISECONDS,
    HINT_MILLISECONDS,
    QUICK_SECONDS,
    Advice,
    BotTurn,
    Counsel,
    Looks,
    advise,
    advise_more,
    counsel,
    look,
    prepare_thinker,
    seconds_of,
    think,
    wake_up,
)
from signoria.session import HOUSE

LOG = logging.getLogger("signoria.server")
_ATTEMPTS = 3
MILLISECONDS = 1000
HINT_DEADLINE = 8.0  # seconds; then the page is told to ask again later
ATTENTION = 90.0  # seconds after which a table is attended no more, unless somebody listens
LOOK = 500  # tables at one look


Thought = TypeVar("Thought")
Task = TypeVar("Task")


class Thinkers:
    """A pool of thinking processes that is made anew when one of them dies, and when the rules
    that it interprets have been compiled since.
    """

    def __init__(self, settings: Settings) -> None:
        self._count = settings.thinkers
        self._log_format = settings.log_format
        self._places = Places(settings.thinkers, settings.thinking_a_minute, settings.hints_waiting)
        self.far = Far(self._places)
        self._is_compiled = False  # as far as the pool is concerned
        self._making = threading.Lock()
        self._pool: ProcessPoolExecutor | None = None
        self._is_closed = False

    def wake(self) -> None:
        """Have the processes ready before the first bot is asked: starting takes a second."""
        pool = self._living()
        for _ in range(self._count):
            pool.submit(wake_up)

    async def move(self, turn: BotTurn, client: str, is_attended: bool) -> str:
        """The words of a bot's move, when it is its turn to think."""
        wanted = seconds_of(turn.bot)
        with thought("move"):
            async with self._places.place(client, wanted, is_attended=is_attended) as seconds:
                timed = replace(turn, seconds=seconds)
                if wanted > QUICK_SECONDS and (action := await self.far.think(timed)) is not None:
                    return action
                return await self._done(think, timed)

    async def hint(self, turn: BotTurn, client: str, wants_more: bool = False) -> Advice:
        """What a good bot would do in a person's place; :class:`QueueFull` when there is no time
        for it now. *wants_more*: with the best moves, which takes longer.
        """
        advising = advise_more if wants_more else advise
        most = COACH_MILLISECONDS if wants_more else HINT_MILLISECONDS
        async with self._hinting("hint", client, most / MILLISECONDS) as seconds:
            return await self._done(advising, replace(turn, seconds=seconds))

    async def counsel(self, asked: Counsel, client: str) -> Best:
        """The best moves of a position; refused as a hint is."""
        async with self._hinting("coach", client, COACH_MILLISECONDS / MILLISECONDS) as seconds:
            timed = replace(asked, turn=replace(asked.turn, seconds=seconds))
            return await self._done(counsel, timed)

    async def look(self, wanted: Looks, client: str) -> list[Any]:
        """Some looks at a finished game. Whoever waits for a review can wait a little longer:
        everything that people at a table wait for comes first.
        """
        with thought("look"):
            async with self._places.place(client, UNATTENDED_SECONDS, is_attended=False) as seconds:
                return await self._done(look, replace(wanted, seconds=seconds))

    def refuse(self, client: str) -> None:
        """:class:`QueueFull` when there is no time for something that may be refused."""
        self._places.refuse(client)

    @contextlib.asynccontextmanager
    async def _hinting(self, what: str, client: str, wanted: float) -> AsyncIterator[float]:
        """A place for what a person waits for, and may be refused."""
        place = self._places.place(client, wanted, is_attended=True, may_be_refused=True)
        try:
            with thought(what):
                async with asyncio.timeout(HINT_DEADLINE), place as seconds:
                    yield seconds
        except TimeoutError:
            raise QueueFull(HINT_DEADLINE) from None

    async def _done(self, thinking: Callable[[Task], Thought], task: Task) -> Thought:
        """A thought in one of the processes; where one dies, another thinks it again."""
        for _ in range(_ATTEMPTS):
            pool = self._living()
            try:
                return await asyncio.wrap_future(pool.submit(thinking, task))
            except BrokenProcessPool:
                if self._is_closed:
                    raise
                LOG.warning("a thinker died; starting another")
                self.replace(pool)
        raise RuntimeError("the thinkers keep dying")

    def replace(self, broken: ProcessPoolExecutor | None = None) -> None:
        """Start over, unless somebody else just did."""
        with self._making:
            if self._pool is not None and broken in (None, self._pool):
                self._pool.shutdown(wait=False, cancel_futures=True)
                self._pool = None

    def close(self, seconds: float = 0.0) -> None:
        """Think no more. Waits so long for what is being thought: processes that end while theirs
        still runs leave something behind, and Python complains of it in the log.
        """
        with self._making:
            self._is_closed = True
            pool, self._pool = self._pool, None
        if pool is not None:
            wanted = {"wait": True, "cancel_futures": True}
            ending = threading.Thread(target=pool.shutdown, kwargs=wanted, daemon=True)
            ending.start()
            ending.join(seconds)

    def _living(self) -> ProcessPoolExecutor:
        with self._making:
            if self._is_closed:
                raise BrokenProcessPool("the server stops")
            if not self._is_compiled and is_next_compiled():
                self._is_compiled = True
                self._renew()
            if self._pool is None:
                self._pool = ProcessPoolExecutor(
                    self._count,
                    mp_context=multiprocessing.get_context("spawn"),
                    initializer=prepare_thinker,
                    initargs=(self._log_format,),
                )
            return self._pool

    def _renew(self) -> None:
        """The next thoughts are for new processes; what is being thought is thought to its end."""
        if self._pool is not None:
            LOG.info("the rules are compiled now: bots think faster from here on")
            self._pool.shutdown(wait=False)
            self._pool = None


class BotDriver:
    """Moves on every table whose turn is a bot's, and looks for tables left behind by a crash."""

    def __init__(self, tables: Tables, thinkers: Thinkers, settings: Settings, live: Live) -> None:
        self._tables = tables
        self._thinkers = thinkers
        self._live = live
        self._visited: dict[str, float] = {}  # when somebody did something at a table
        self._alone: WeakValueDictionary[str, asyncio.Semaphore] = WeakValueDictionary()
        self._left = LeftBehind()
        self._woken: dict[str, int] = {}  # tables that were left, at a version
        self._settings = settings
        self._driven: dict[str, asyncio.Task[None]] = {}
        self._again: set[str] = set()
        self._loop: asyncio.AbstractEventLoop | None = None
        self._rescuer: asyncio.Task[None] | None = None

    async def begin(self) -> None:
        """Go on with whatever waits, then keep looking."""
        self._loop = asyncio.get_running_loop()
        await self._rescue()
        self._rescuer = asyncio.create_task(self._keep_rescuing())

    async def end(self) -> None:
        """Stop; what a bot was thinking is thought again by the next server."""
        tasks = [*self._driven.values(), *([self._rescuer] if self._rescuer else [])]
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)

    def told(self, sitting: Sitting) -> None:
        """A table has changed; from any thread."""
        has_people = any(not chair.is_bot for chair in sitting.chairs)
        if CLIENT.get() != NO_CLIENT and has_people:
            self._visited[sitting.terms.table] = time.monotonic()
        if self._loop is not None and sitting.awaits()[0] == HOUSE:
            with contextlib.suppress(RuntimeError):  # the loop is closed: the server stops
                self._loop.call_soon_threadsafe(self._wake, sitting.terms.table)

    def _wake(self, table: str) -> None:
        if table in self._driven:
            self._again.add(table)
            return
        self._driven[table] = asyncio.create_task(self._drive(table))

    async def _drive(self, table: str) -> None:
        try:
            while True:
                self._again.discard(table)
                while await self._move(table):
                    pass
                if table not in self._again:
                    return
        except TableProblem as problem:
            LOG.warning("a bot could not move at table %s: %s", table, problem.kind)
            if table in self._woken:
                self._left.failed(table, self._woken[table])
        except Exception:
            LOG.exception("a bot could not move")  # the rescuer tries again
        finally:
            self._driven.pop(table, None)
            self._woken.pop(table, None)

    async def _move(self, table: str) -> bool:
        """One move of a bot; whether there was one to make."""
        turn = await asyncio.to_thread(turns.bot_turn, self._tables, table)
        if turn is None:
            return False
        client = self._tables.openers.of(table)
        is_attended = self._is_attended(table)
        async with contextlib.AsyncExitStack() as alone:
            if not is_attended:
                await alone.enter_async_context(self._unattended(client))
            action = await self._thinkers.move(turn, client, is_attended)
        await asyncio.to_thread(turns.bot_acts, self._tables, turn, action)
        return True

    def _is_attended(self, table: str) -> bool:
        """Whether somebody looks at the table, or did something there lately."""
        visited = self._visited.get(table, -ATTENTION)
        return self._live.is_watched(table) or time.monotonic() - visited < ATTENTION

    def _unattended(self, client: str) -> asyncio.Semaphore:
        """So many of a client's tables that nobody looks at think at one time."""
        found = self._alone.get(client)
        if found is None:
            found = self._alone[client] = asyncio.Semaphore(self._settings.unattended_at_once)
        return found

    def _forget_old(self) -> None:
        """Attention fades, and with it what is known about it."""
        then = time.monotonic() - ATTENTION
        self._visited = {table: when for table, when in self._visited.items() if when > then}

    async def _keep_rescuing(self) -> None:
        while True:
            await asyncio.sleep(self._settings.rescue)
            try:
                await self._rescue()
                self._forget_old()
            except Exception:
                LOG.exception("could not look for waiting tables")

    async def _rescue(self) -> None:
        """One look for tables that nobody moves on."""
        look = self._tables.storage.waiting
        waiting = await asyncio.to_thread(look, HOUSE, self._left.after, LOOK)
        for table, version in self._left.among(waiting, is_last=len(waiting) < LOOK):
            if table not in self._driven:
                self._woken[table] = version
                self._wake(table)
