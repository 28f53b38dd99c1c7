"""Bots think in processes of their own, never where requests are answered."""

from __future__ import annotations

import asyncio
import contextlib
import logging
import multiprocessing
import threading
from concurrent.futures import Future, ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool

from signoria.server import turns
from signoria.server.problems import TableProblem
from signoria.server.rows import now
from signoria.server.settings import Settings
from signoria.server.sitting import Sitting
from signoria.server.tables import Tables
from signoria.server.thoughts import Advice, BotTurn, advise, prepare_thinker, think
from signoria.session import HOUSE

LOG = logging.getLogger("signoria.server")
_ATTEMPTS = 3
MILLISECONDS = 1000


class Thinkers:
    """A pool of thinking processes that is made anew when one of them dies."""

    def __init__(self, count: int) -> None:
        self._count = count
        self._making = threading.Lock()
        self._pool: ProcessPoolExecutor | None = None
        self._is_closed = False

    def think(self, turn: BotTurn) -> Future[str]:
        return self._living().submit(think, turn)

    def advise(self, turn: BotTurn) -> Advice:
        for _ in range(_ATTEMPTS):
            pool = self._living()
            try:
                return pool.submit(advise, turn).result()
            except BrokenProcessPool:
                self.replace(pool)
        raise RuntimeError("the thinkers keep dying")

    def replace(self, broken: ProcessPoolExecutor | None = None) -> None:
        """Start over, unless somebody else just did."""
        with self._making:
            if self._pool is not None and broken in (None, self._pool):
                self._pool.shutdown(wait=False, cancel_futures=True)
                self._pool = None

    def close(self) -> None:
        self._is_closed = True
        self.replace()

    def _living(self) -> ProcessPoolExecutor:
        with self._making:
            if self._is_closed:
                raise BrokenProcessPool("the server stops")
            if self._pool is None:
                self._pool = ProcessPoolExecutor(
                    self._count,
                    mp_context=multiprocessing.get_context("spawn"),
                    initializer=prepare_thinker,
                )
            return self._pool


class BotDriver:
    """Moves on every table whose turn is a bot's, and looks for tables left behind by a crash."""

    def __init__(self, tables: Tables, thinkers: Thinkers, settings: Settings) -> None:
        self._tables = tables
        self._thinkers = thinkers
        self._settings = settings
        self._driven: dict[str, asyncio.Task[None]] = {}
        self._again: set[str] = set()
        self._loop: asyncio.AbstractEventLoop | None = None
        self._rescuer: asyncio.Task[None] | None = None

    async def begin(self) -> None:
        """Go on with whatever waits, then keep looking."""
        self._loop = asyncio.get_running_loop()
        await self._rescue(0)
        self._rescuer = asyncio.create_task(self._keep_rescuing())

    async def end(self) -> None:
        """Stop; what a bot was thinking is thought again by the next server."""
        tasks = [*self._driven.values(), *([self._rescuer] if self._rescuer else [])]
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)

    def told(self, sitting: Sitting) -> None:
        """A table has changed; from any thread."""
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
            LOG.warning("a bot could not move: %s", problem.kind)
        except Exception:
            LOG.exception("a bot could not move")  # the rescuer tries again
        finally:
            self._driven.pop(table, None)

    async def _move(self, table: str) -> bool:
        """One move of a bot; whether there was one to make."""
        turn = await asyncio.to_thread(turns.bot_turn, self._tables, table)
        if turn is None:
            return False
        thinking = self._thinkers.think(turn)
        if turn.is_watched:
            await asyncio.sleep(self._settings.pause)
        try:
            action = await asyncio.wrap_future(thinking)
        except BrokenProcessPool:
            LOG.warning("a thinker died; starting another")
            self._thinkers.replace()
            return True
        await asyncio.to_thread(turns.bot_acts, self._tables, turn, action)
        return True

    async def _keep_rescuing(self) -> None:
        while True:
            await asyncio.sleep(self._settings.rescue)
            try:
                await self._rescue(self._settings.rescue)
            except Exception:
                LOG.exception("could not look for waiting tables")

    async def _rescue(self, older: float) -> None:
        """Wake the tables that have waited for so many seconds."""
        before = now() - int(older * MILLISECONDS)
        storage = self._tables.storage
        waiting = await asyncio.to_thread(storage.waiting_since, HOUSE, before)
        for table in waiting:
            if table not in self._driven:
                self._wake(table)
