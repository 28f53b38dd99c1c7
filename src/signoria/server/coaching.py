"""The coach at a server: reviews that are under way, and what was said, to be said again.

A review is many small thoughts, each in its turn, so that nobody's bot waits for it longer than for
another thought. What it found is kept as long as there is room: whoever looks again gets the same,
for nothing. Only games that are over are looked at: a review shows whatever was hidden.
"""

from __future__ import annotations

import asyncio
import logging
import pickle
import time
from collections import OrderedDict
from dataclasses import dataclass
from threading import Lock
from typing import Any

from signoria.coach import Best, Summary, Work, summary
from signoria.coach.worlds import chosen_at
from signoria.kernel.steps import NOBODY
from signoria.library import is_beside, shelf_name
from signoria.record import Record
from signoria.server import problems
from signoria.server.queueing import QueueFull
from signoria.server.sitting import Sitting
from signoria.server.thinking import Thinkers
from signoria.server.thoughts import BotTurn, Counsel, Looks
from signoria.story import Story

LOG = logging.getLogger("signoria.server")
MOST_BYTES = 16_000_000  # of what was said
MOST_REVIEWS = 6  # at one time
MOST_LOOKS = 400  # that are sent to a thinker; it takes as many as it has time for
REVIEW_SECONDS = 60.0  # of thinking; half of them for a first look at all decisions
REVIEW_DEADLINE = 240.0  # seconds until somebody is told that there was no time
AGAIN = 10.0  # seconds after which to come again when enough are under way
Key = tuple[str, int, int, int]  # a table, its last move's version, moves, and a position or -1


@dataclass
class Progress:
    """How far a review is; has it *failed*, whoever wants it asks again."""

    done: int = 0
    steps: int = 1
    has_failed: bool = False


class Coaching:
    """What the coach is asked and has said. Asked in one event loop only; what was said can be
    looked at from any thread.
    """

    def __init__(self, thinkers: Thinkers, most_bytes: int = MOST_BYTES) -> None:
        self._thinkers, self._most_bytes = thinkers, most_bytes
        self._said: OrderedDict[Key, bytes] = OrderedDict()
        self._bytes = 0
        self._keeping = Lock()
        self._progress: OrderedDict[Key, Progress] = OrderedDict()
        self._tasks: dict[Key, asyncio.Task[None]] = {}
        self._clients: dict[Key, str] = {}

    @property
    def bytes(self) -> int:
        """How much is kept."""
        return self._bytes

    def said_of(self, sitting: Sitting) -> Summary | Progress | None:
        """The review of a table, or how far it is; nothing if nobody has asked for it."""
        key = _key(sitting)
        return self._kept(key) or self._progress.get(key)

    def begin(self, sitting: Sitting, client: str) -> Summary | Progress:
        """The same, begun if need be; :class:`QueueFull` when there is no time for it now."""
        check_over(sitting)
        if int(sitting.session.state.actor()) != NOBODY:  # a record of half a game
            raise problems.not_now("not-over", "the coach reviews games that have been played out")
        key = _key(sitting)
        if (kept := self._kept(key)) is not None:
            return kept  # type: ignore[no-any-return]
        if key in self._tasks:
            return self._progress[key]
        if len(self._tasks) >= MOST_REVIEWS or client in self._clients.values():
            raise QueueFull(AGAIN)
        self._thinkers.refuse(client)
        progress = self._progress[key] = Progress()
        self._progress.move_to_end(key)
        while len(self._progress) > 10 * MOST_REVIEWS:  # those that failed long ago
            self._progress.popitem(last=False)
        self._clients[key] = client
        self._tasks[key] = asyncio.create_task(self._review(key, sitting, progress))
        return progress

    async def best(self, sitting: Sitting, story: Story, ply: int, client: str) -> Best:
        """The best moves of a position of a game that is over."""
        check_over(sitting)
        moves = sitting.session.moves
        if not 0 <= ply <= len(moves):
            raise problems.impossible("bad-ply", f"the record has {len(moves)} moves, not {ply}")
        state = await asyncio.to_thread(story.at, ply)
        seat = int(state.actor())
        if seat < 0:
            raise problems.not_now("no-decision", f"nobody is asked after {ply} moves")
        key = _key(sitting, ply)
        if (kept := self._kept(key)) is not None:
            return kept  # type: ignore[no-any-return]
        record, session = sitting.record(), sitting.session
        turn = BotTurn(
            sitting.terms.table,
            sitting.version,
            shelf_name(session.game),
            str(state),
            seat,
            "",
            record.deals[0].commitment if record.deals else "",
            ply,
            box=_box(sitting),
        )
        found = await self._thinkers.counsel(Counsel(turn, tuple(chosen_at(record, ply))), client)
        if found.moves:  # without: there was no time, and perhaps there is more the next time
            self._keep(key, found)
        return found

    async def close(self) -> None:
        """The server stops: nobody waits any more."""
        for task in self._tasks.values():
            task.cancel()
        await asyncio.gather(*self._tasks.values(), return_exceptions=True)

    async def _review(self, key: Key, sitting: Sitting, progress: Progress) -> None:
        try:
            async with asyncio.timeout(REVIEW_DEADLINE):
                found = await self._reviewed(sitting, progress, self._clients[key])
            self._keep(key, found)
            del self._progress[key]
        except TimeoutError:
            LOG.warning("there was no time for a review of table %s", sitting.terms.table)
            progress.has_failed = True
        except Exception:
            LOG.exception("a review of table %s failed", sitting.terms.table)
            progress.has_failed = True
        finally:
            del self._tasks[key], self._clients[key]

    async def _reviewed(self, sitting: Sitting, progress: Progress, client: str) -> Summary:
        record = sitting.record()
        work = await asyncio.to_thread(Work, record)
        wanted = _looks(sitting, record)
        spent, has_skipped = 0.0, False
        while looks := work.next(MOST_LOOKS):
            progress.done, progress.steps = work.done, work.steps
            began = time.monotonic()
            found = await self._thinkers.look(Looks(looks=looks, **wanted), client)
            spent += min(time.monotonic() - began, 1.0)  # it may have waited for its turn
            work.add(looks, found)
            if spent > REVIEW_SECONDS / 2 and not has_skipped:
                has_skipped = True
                work.skip_to_checks()
        return summary(work.review)

    # What was said

    def _kept(self, key: Key) -> Any:
        with self._keeping:
            said = self._said.get(key)
            if said is None:
                return None
            self._said.move_to_end(key)
        return pickle.loads(said)  # noqa: S301 - our own words

    def _keep(self, key: Key, found: Summary | Best) -> None:
        said = pickle.dumps(found)
        with self._keeping:
            self._bytes += len(said) - len(self._said.pop(key, b""))
            self._said[key] = said
            while self._bytes > self._most_bytes and self._said:
                _, forgotten = self._said.popitem(last=False)
                self._bytes -= len(forgotten)


def check_over(sitting: Sitting) -> None:
    """Of a game that goes on, the coach would tell what is hidden."""
    if not (sitting.is_over or sitting.terms.is_archive):
        raise problems.not_now("not-over", "the coach looks at games that are over")


def _key(sitting: Sitting, ply: int = -1) -> Key:
    """The same game at the same table: versions only grow, so a move that was taken back and made
    otherwise has another one.
    """
    version = sitting.move_versions[-1] if sitting.move_versions else 0
    return sitting.terms.table, version, len(sitting.session.moves), ply


def _box(sitting: Sitting) -> str:
    game = sitting.session.game
    return game.box.text if is_beside(game) else ""


def _looks(sitting: Sitting, record: Record) -> dict[str, Any]:
    return {
        "record": record.text(),
        "game": sitting.session.game.name,
        "box": _box(sitting),
    }
