"""A bounded load on the loopback: what a move costs, beside a bare endpoint that commits one row.

    python bench/load.py                   everything; prints a section for bench/results.md
    python bench/load.py --rounds 5        quicker
    python bench/load.py --part moves      a move beside a bare endpoint, on both databases
    python bench/load.py --part crowd      200 tables with people who look (bench/crowd.py)
    python bench/load.py --part streams    1,000 spectators of one table
    python bench/load.py --part abuser     20 attended tables beside an abuser (bench/abuser.py)
    python bench/load.py --small           all parts in seconds, to see that they work

Fifty tables, two seats and two listeners each. In every round each table makes one move, all at
once; then as many requests go to the bare endpoint, all at once; so both meet the same machine.
A move is over when its request is answered and both listeners were told.
"""

from __future__ import annotations

import argparse
import asyncio
import contextlib
import os
import platform
import statistics
import sys
import tempfile
import threading
import time
from collections.abc import Callable, Coroutine
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

sys.path[:0] = [str(Path(__file__).resolve().parent)]

from loopback import READY, Client, Listener, free_port, serve, start, stop  # noqa: E402

TABLES = 50
LISTENERS = 2
ALONE = 4  # requests one after another, in every round


# The bare endpoint


def bare() -> Any:
    """FastAPI, SQLAlchemy, the same database settings: one row, committed.

    On SQLite its writers wait for each other as ours do; else it would measure SQLite's patience.
    """
    from fastapi import FastAPI
    from sqlalchemy import insert

    engine, rows = bare_table(os.environ["BARE_DATABASE"])
    writing = threading.Lock() if engine.dialect.name == "sqlite" else contextlib.nullcontext()
    app = FastAPI()

    @app.post("/row")
    def add(row: dict[str, str]) -> dict[str, bool]:
        with writing, engine.begin() as connection:
            connection.execute(insert(rows), {"text": row["text"]})
        return {"done": True}

    return app


def bare_table(database: str) -> Any:
    """The engine, and the table with one column."""
    from sqlalchemy import Column, Integer, MetaData, Table, Text

    from signoria.server.engine import connect
    from signoria.server.settings import Settings

    columns = Column("id", Integer, primary_key=True), Column("text", Text)
    return connect(Settings(database=database)), Table("rows", MetaData(), *columns)


@dataclass
class Measured:
    """Milliseconds of single requests, and seconds of whole rounds."""

    together: list[float] = field(default_factory=list)
    answered: list[float] = field(default_factory=list)
    alone: list[float] = field(default_factory=list)
    rounds: list[float] = field(default_factory=list)

    def a_second(self, tables: int) -> float:
        return tables / statistics.median(self.rounds)


class Load:
    """Fifty tables that take turns with the bare endpoint."""

    def __init__(self, port: int, bare_port: int, count: int) -> None:
        self.port = port
        self.at_once = count
        self.bare = [Client(bare_port) for _ in range(count)]
        self.tables: list[tuple[str, list[Client], list[Listener]]] = []
        self.tasks: list[asyncio.Task[None]] = []
        self.moves, self.rows = Measured(), Measured()
        self.count = 0

    async def run(self, rounds: int) -> None:
        for _ in range(self.at_once):
            await self._open()
        for at in range(rounds + 2):  # the first two warm up
            await self._round(is_counted=at >= 2)
        for task in self.tasks:
            task.cancel()

    async def _open(self) -> None:
        wanted = {"game": "medici_dice", "seats": [{"player": "me"}, {"player": "me"}]}
        status, made = await Client(self.port).ask("POST", "/api/v1/tables", wanted)
        assert status == 201, made
        clients = [Client(self.port, seat["secret"]) for seat in made["seats"]]
        listeners = [Listener() for _ in range(LISTENERS)]
        for listener in listeners:
            self.tasks.append(asyncio.create_task(listener.listen(self.port, made["table"])))
            await listener.wait_for(made["version"])
        self.tables.append((made["table"], clients, listeners))

    async def _round(self, is_counted: bool) -> None:
        moves = Measured() if not is_counted else self.moves
        rows = Measured() if not is_counted else self.rows
        ready = [await self._ready(at) for at in range(self.at_once)]
        began = time.perf_counter()
        await asyncio.gather(*(self._move(one, moves, moves.together) for one in ready))
        moves.rounds.append(time.perf_counter() - began)
        began = time.perf_counter()
        await asyncio.gather(*(self._row(at, rows.together) for at in range(self.at_once)))
        rows.rounds.append(time.perf_counter() - began)
        for at in range(min(ALONE, self.at_once)):
            await self._move(await self._ready(at), moves, moves.alone)
            await self._row(at, rows.alone)

    async def _ready(self, at: int) -> tuple[int, Client, dict[str, Any]]:
        """Whoever is asked at a table, and how; this is not measured."""
        table, clients, _ = self.tables[at]
        for client in clients:
            _, seen = await client.ask("GET", f"/api/v1/tables/{table}/options")
            if seen["options"]:
                return at, client, seen
        raise AssertionError("the game is over: fewer rounds, please")

    async def _move(
        self, ready: tuple[int, Client, dict[str, Any]], moves: Measured, into: list[float]
    ) -> None:
        at, client, seen = ready
        table, _, listeners = self.tables[at]
        self.count += 1
        wanted = {"action": seen["options"][0], "version": seen["version"], "key": str(self.count)}
        began = time.perf_counter()
        status, done = await client.ask("POST", f"/api/v1/tables/{table}/actions", wanted)
        answered = time.perf_counter()
        assert status == 200, done
        await asyncio.gather(*(listener.wait_for(done["version"]) for listener in listeners))
        into.append((time.perf_counter() - began) * 1000)
        if into is moves.together:
            moves.answered.append((answered - began) * 1000)

    async def _row(self, at: int, into: list[float]) -> None:
        began = time.perf_counter()
        status, done = await self.bare[at].ask("POST", "/row", {"text": "take 1 2 3"})
        assert status == 200, done
        into.append((time.perf_counter() - began) * 1000)


def measure(database: str, bare_database: str, workers: int, rounds: int, tables: int) -> Load:
    """Both servers side by side, and the load on them."""
    engine, rows = bare_table(bare_database)
    rows.create(engine)
    engine.dispose()
    ports = free_port(), free_port()
    bare_run = (
        "from signoria.server.serve import run; from signoria.server.settings import Settings; "
        f"run('load:bare', '127.0.0.1', {ports[1]}, Settings(workers={workers}))"
    )
    servers = [serve(database, ports[0], workers)]
    try:
        servers.append(start(["-c", bare_run], {"BARE_DATABASE": bare_database}, ports[1]))
        time.sleep(workers * (READY if tables == TABLES else 1.0))
        load = Load(*ports, tables)
        asyncio.run(load.run(rounds))
    finally:
        for server in servers:
            stop(server)
    return load


# Report


def report(found: dict[str, Load], rounds: int) -> str:
    heads = ["", "moves a second", "p50 ms", "p95 ms", "alone, p50 ms"]
    heads += ["bare a second", "bare p50 ms", "bare alone, p50 ms", "a move costs"]
    lines = [
        "## The server under load",
        "",
        f"`python bench/load.py --rounds {rounds}`, Python {platform.python_version()}.",
        f"{os.cpu_count()} cores are shared by servers, database and load.",
        f"{TABLES} tables, {LISTENERS} listeners each; a move is over when both were told.",
        "The bare endpoint commits one row with the same settings, in turns with the moves.",
        "",
        f"| {' | '.join(heads)} |",
        "|---|--:|--:|--:|--:|--:|--:|--:|--:|",
    ]
    for name, load in found.items():
        moves, rows = load.moves, load.rows
        moved, added = moves.a_second(load.at_once), rows.a_second(load.at_once)
        lines.append(
            f"| {name} | {moved:.0f} | {statistics.median(moves.together):.1f} "
            f"| {_p95(moves.together):.1f} | {statistics.median(moves.alone):.1f} "
            f"| {added:.0f} | {statistics.median(rows.together):.1f} "
            f"| {statistics.median(rows.alone):.1f} "
            f"| {added / moved:.1f} × bare |"
        )
    return "\n".join(lines) + "\n"


def _p95(values: list[float]) -> float:
    return statistics.quantiles(values, n=20)[-1]


def moves_part(rounds: int, only: str | None, tables: int = TABLES) -> str:
    """A move beside a bare endpoint."""
    found: dict[str, Load] = {}
    with tempfile.TemporaryDirectory() as folder:
        if only != "postgres":
            files = [f"sqlite:///{folder}/{name}.sqlite" for name in ("tables", "bare")]
            found["SQLite, 1 worker"] = measure(files[0], files[1], 1, rounds, tables)
    if only != "sqlite":
        from tests.server.postgres import Postgres

        postgres = Postgres()
        try:
            urls = postgres.database(), postgres.database()
            found["Postgres, 2 workers"] = measure(*urls, 2, rounds, tables)
        finally:
            postgres.stop()
    return report(found, rounds)


def with_server(
    part: Callable[[int, int], Coroutine[Any, Any, Any]], seconds: float, **limits: float
) -> Any:
    """A part of the load on a server of its own: its port and its group of processes."""
    port = free_port()
    with tempfile.TemporaryDirectory() as folder:
        server = serve(f"sqlite:///{folder}/tables.sqlite", port, **limits)
        try:
            return asyncio.run(asyncio.wait_for(part(port, server.pid), seconds))
        finally:
            stop(server)


def crowd_part(is_small: bool) -> str:
    """Many tables with people who look."""
    from crowd import MOVES, TABLES, crowd

    size = (6, 30) if is_small else (TABLES, MOVES)
    found = with_server(lambda port, group: crowd(port, group, *size), 1800)
    return f"**A crowd**, SQLite, 1 worker: {found.row()}.\n"


def streams_part(is_small: bool) -> str:
    """Many who listen."""
    from crowd import streams

    found = with_server(lambda port, group: streams(port, group, 20 if is_small else 1000), 300)
    return f"**Streams**, SQLite, 1 worker: {found.row()}.\n"


def abuser_part(is_small: bool) -> str:
    """Attended tables beside an abuser."""
    from abuser import ALONE, ATTENDED, HINTS, LIMITS, abuser

    size = (2, 2, 2, 2) if is_small else (ATTENDED, ALONE, HINTS, 5)
    found = with_server(lambda port, _: abuser(port, *size), 300, **LIMITS)
    return f"**An abuser** with {size[1]} tables for nobody, {size[2]} hints: {found.row()}.\n"


PARTS = {"crowd": crowd_part, "streams": streams_part, "abuser": abuser_part}


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--rounds", type=int, default=20)
    parser.add_argument("--only", choices=["sqlite", "postgres"], help="of the moves")
    parser.add_argument("--part", choices=["moves", *PARTS])
    parser.add_argument("--small", action="store_true")
    said = parser.parse_args()
    if said.part in (None, "moves"):
        size = (1, "sqlite", 3) if said.small else (said.rounds, said.only)
        print(moves_part(*size), flush=True)
    for name, part in PARTS.items():
        if said.part in (None, name):
            print(part(said.small), flush=True)


if __name__ == "__main__":
    main()
