"""Many tables at once with people who look.

    python bench/load.py --part crowd       200 tables, two listeners each, 10,000 moves
    python bench/load.py --part streams     1,000 spectators of one table

They talk to a server of their own on the loopback, are bounded in count and in time, and end by
themselves.
"""

from __future__ import annotations

import asyncio
import contextlib
import os
import statistics
import time
from dataclasses import dataclass, field
from pathlib import Path

from loopback import Client, Listener

TABLES = 200
MOVES = 10_000
AT_ONCE = 20  # tables that move at the same time
MEGABYTE = 1_000_000


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
    start: float = 0.0  # megabytes, before the first table
    before: float = 0.0  # with all tables open
    after: float = 0.0

    def row(self) -> str:
        """For the report."""
        return (
            f"{self.tables} tables, {self.moves} moves: p50 {statistics.median(self.told):.1f} ms, "
            f"p95 {statistics.quantiles(self.told, n=20)[-1]:.1f} ms until both listeners were "
            f"told; {self.cpu:.1f} ms of CPU a move with two looks; memory {self.start:.0f} MB "
            f"at the start, {self.before:.0f} MB with all tables open, {self.after:.0f} MB in the "
            f"end"
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

    async def move(self, looks: bool = True) -> float | None:
        """Milliseconds of a move until all were told; people look then. None: the game is over."""
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
        for looking in self.clients if looks else ():
            status, _ = await looking.ask("GET", f"/t/{self.name}/view")
            assert status == 200
        return took


async def crowd(port: int, group: int, tables: int = TABLES, moves: int = MOVES) -> Crowd:
    """So many tables; some of them move at the same time, until so many moves are made."""
    found = Crowd(tables, start=footprint(group)[1])
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
class Streams:
    """What open streams cost a worker."""

    count: int
    kilobytes: float = 0.0  # each
    told: float = 0.0  # milliseconds of CPU to tell all of them of one move

    def row(self) -> str:
        """For the report."""
        return (
            f"{self.count} streams of one table: {self.kilobytes:.0f} KB each, "
            f"{self.told:.0f} ms of CPU to tell all of them of a move"
        )


async def streams(port: int, group: int, count: int = 1000, moves: int = 5) -> Streams:
    """Many spectators of one table, who only listen."""
    place, found = _Table(port), Streams(count)
    await place.open()
    await place.move()
    place.close()
    _, before = footprint(group)
    place.listeners = [Listener() for _ in range(count)]
    for listener in place.listeners:
        place.streams.append(asyncio.create_task(listener.listen(port, place.name)))
        await listener.wait_for(1)
    cpu, after = footprint(group)
    found.kilobytes = (after - before) * 1000 / count
    for _ in range(moves):
        await place.move(looks=False)
    found.told = (footprint(group)[0] - cpu) / moves * 1000
    place.close()
    return found
