"""Many tables at once with people who look, and an abuser beside attended tables.

    python bench/load.py --part crowd       200 tables, two listeners each, 10,000 moves
    python bench/load.py --part abuser      20 attended tables while one address does its worst

Both talk to a server of their own on the loopback, are bounded in count and in time, and end by
themselves.
"""

from __future__ import annotations

import asyncio
import contextlib
import os
import statistics
import time
from collections.abc import Awaitable
from dataclasses import dataclass, field
from pathlib import Path

from loopback import Client, Listener

TABLES = 200
MOVES = 10_000
AT_ONCE = 20  # tables that move at the same time
ATTENDED = 20
ALONE = 40  # tables of the abuser, without a person
HINTS = 40
BUDGET = 0.3  # seconds that an attended table's bot may think
PATIENCE = 1.0  # … and wait
MEGABYTE = 1_000_000
PEOPLE = "127.0.0.2"  # another address than the abuser's


def footprint(group: int) -> tuple[float, float]:
    """Seconds of CPU so far and megabytes of memory, of a group of processes."""
    ticks, pages = 0, 0
    for folder in Path("/proc").glob("[0-9]*"):
        with contextlib.suppress(OSError, IndexError):
            found = (folder / "stat").read_text().rpartition(")")[2].split()
            if int(found[2]) == group:
                ticks += int(found[11]) + int(found[12])
                pages += int((folder / "statm").read_text().split()[1])
    return ticks / os.sysconf("SC_CLK_TCK"), pages * os.sysconf("SC_PAGE_SIZE") / MEGABYTE


@dataclass
class Crowd:
    """What was measured: milliseconds of moves, and what the server needed."""

    tables: int
    told: list[float] = field(default_factory=list)  # until both listeners were told
    moves: int = 0
    cpu: float = 0.0  # milliseconds a move with its two looks
    before: float = 0.0  # megabytes
    after: float = 0.0

    def row(self) -> str:
        """For the report."""
        return (
            f"{self.tables} tables, {self.moves} moves: p50 {statistics.median(self.told):.1f} ms, "
            f"p95 {statistics.quantiles(self.told, n=20)[-1]:.1f} ms until both listeners were "
            f"told; {self.cpu:.1f} ms of CPU a move with two looks; memory {self.before:.0f} MB "
            f"with all tables open, {self.after:.0f} MB in the end"
        )


class _Table:
    """Two people's table, played by one program; both listen and look."""

    def __init__(self, port: int) -> None:
        self.port = port
        self.name, self.clients = "", list[Client]()
        self.listeners = [Listener(), Listener()]
        self.streams: list[asyncio.Task[None]] = []
        self.number = 0

    async def open(self) -> None:
        wanted = {"game": "medici_dice", "seats": [{"player": "me"}, {"player": "me"}]}
        status, made = await Client(self.port).ask("POST", "/api/v1/tables", wanted)
        assert status == 201, made
        self.name = made["table"]
        self.clients = [Client(self.port, seat["secret"]) for seat in made["seats"]]
        for listener in self.listeners:
            self.streams.append(asyncio.create_task(listener.listen(self.port, self.name)))
            await listener.wait_for(made["version"])

    def close(self) -> None:
        for stream in self.streams:
            stream.cancel()
        self.streams.clear()

    async def move(self) -> float | None:
        """Milliseconds of a move until both were told; they look then. None: the game is over."""
        for client in self.clients:
            _, seen = await client.ask("GET", f"/api/v1/tables/{self.name}/options")
            if seen["options"]:
                break
        else:
            return None
        self.number += 1
        wanted = {
            "action": seen["options"][0],
            "version": seen["version"],
            "key": str(self.number),
        }
        began = time.perf_counter()
        status, done = await client.ask("POST", f"/api/v1/tables/{self.name}/actions", wanted)
        assert status == 200, done
        for listener in self.listeners:
            await listener.wait_for(done["version"])
        took = (time.perf_counter() - began) * 1000
        for looking in self.clients:
            status, _ = await looking.ask("GET", f"/t/{self.name}/view")
            assert status == 200
        return took


async def crowd(port: int, group: int, tables: int = TABLES, moves: int = MOVES) -> Crowd:
    """So many tables; some of them move at the same time, until so many moves are made."""
    found = Crowd(tables)
    places = [_Table(port) for _ in range(tables)]
    for place in places:
        await place.open()
    cpu, found.before = footprint(group)
    queue = list(range(tables)) * (1 + moves // tables)

    async def play() -> None:
        while queue and found.moves < moves:
            at = queue.pop(0)
            took = await places[at].move()
            if took is None:
                places[at].close()
                places[at] = _Table(port)
                await places[at].open()
                continue
            found.told.append(took)
            found.moves += 1

    # A table moves in one of these at a time: it comes again only after all the others.
    await asyncio.gather(*(play() for _ in range(min(AT_ONCE, tables // 2))))
    then, found.after = footprint(group)
    found.cpu = (then - cpu) / found.moves * 1000
    for place in places:
        place.close()
    return found


@dataclass
class Beside:
    """Attended tables beside an abuser."""

    answers: list[float] = field(default_factory=list)  # seconds until a bot had moved
    refused_hints: int = 0
    health: list[float] = field(default_factory=list)  # milliseconds

    @property
    def late(self) -> int:
        """Bots that did not answer within their budget and a second."""
        return sum(answer > BUDGET + PATIENCE for answer in self.answers)

    def row(self) -> str:
        """For the report."""
        return (
            f"{len(self.answers)} answers of bots at attended tables: p50 "
            f"{statistics.median(self.answers):.2f} s, slowest {max(self.answers):.2f} s, "
            f"{self.late} later than {BUDGET:.1f} s and one second; {self.refused_hints} hints "
            f"refused; /healthz p50 {statistics.median(self.health):.0f} ms, slowest "
            f"{max(self.health):.0f} ms, {len(self.health)} times"
        )


async def abuser(
    port: int, attended: int = ATTENDED, alone: int = ALONE, hints: int = HINTS, moves: int = 5
) -> Beside:
    """An address opens tables of slow bots for nobody and asks for hints, while people play."""
    found = Beside()
    bots = [{"player": "flat 2000ms"}] * 4
    for _ in range(alone):
        wanted = {"game": "medici_dice", "seats": bots}
        status, made = await Client(port).ask("POST", "/api/v1/tables", wanted)
        assert status == 201, made
    asking = [asyncio.create_task(_hint(port, found)) for _ in range(hints)]
    ended = asyncio.Event()
    looking = asyncio.create_task(_health(port, found, ended))
    await asyncio.gather(*(_attended(port, moves, found) for _ in range(attended)))
    ended.set()
    await looking
    for task in asking:
        task.cancel()
    await asyncio.gather(*asking, return_exceptions=True)
    return found


async def _hint(port: int, found: Beside) -> None:
    wanted = {"game": "medici_dice", "seats": [{"player": "me"}, {"player": "greedy"}]}
    _, made = await Client(port).ask("POST", "/api/v1/tables", wanted)
    me = Client(port, made["seats"][0]["secret"])
    status, _ = await me.ask("POST", f"/t/{made['table']}/hint")
    found.refused_hints += status == 503


async def _health(port: int, found: Beside, ended: asyncio.Event) -> None:
    client = Client(port)
    while not ended.is_set():
        began = time.perf_counter()
        status, _ = await client.ask("GET", "/healthz")
        assert status == 200
        found.health.append((time.perf_counter() - began) * 1000)
        await _first(ended.wait(), 0.2)


async def _first(what: Awaitable[object], seconds: float) -> None:
    with contextlib.suppress(TimeoutError):
        await asyncio.wait_for(what, seconds)


async def _attended(port: int, moves: int, found: Beside) -> None:
    """A person with a page open plays against a bot that thinks."""
    bot = f"flat {int(BUDGET * 1000)}ms"
    wanted = {"game": "medici_dice", "seats": [{"player": "me"}, {"player": bot}]}
    status, made = await Client(port, address=PEOPLE).ask("POST", "/api/v1/tables", wanted)
    assert status == 201, made
    me, table = Client(port, made["seats"][0]["secret"], PEOPLE), made["table"]
    listener = Listener()
    stream = asyncio.create_task(listener.listen(port, table, PEOPLE))
    number, since = 0, time.perf_counter()
    until = since + 60
    version = -1
    while number < moves and time.perf_counter() < until:
        _, seen = await me.ask("GET", f"/api/v1/tables/{table}/options")
        if seen["options"]:
            number += 1
            wanted_move = {
                "action": seen["options"][-1],
                "version": seen["version"],
                "key": str(number),
            }
            status, done = await me.ask("POST", f"/api/v1/tables/{table}/actions", wanted_move)
            assert status == 200, done
            version, since = done["version"], time.perf_counter()
        else:
            await _first(listener.wait_for(max(version, seen["version"]) + 1), 20)
            if listener.version > version:
                found.answers.append(time.perf_counter() - since)
                version, since = listener.version, time.perf_counter()
    stream.cancel()
