"""A bounded load on the loopback: what a move costs, beside a bare endpoint that commits one row.

    python bench/load.py                   both databases; prints a section for bench/results.md
    python bench/load.py --rounds 5        quicker

Fifty tables, two seats and two listeners each. In every round each table makes one move, all at
once; then as many requests go to the bare endpoint, all at once; so both meet the same machine.
A move is over when its request is answered and both listeners were told.
"""

from __future__ import annotations

import argparse
import asyncio
import contextlib
import json
import os
import platform
import signal
import socket
import statistics
import subprocess
import sys
import tempfile
import threading
import time
from dataclasses import dataclass, field, replace
from pathlib import Path
from typing import Any

HERE = Path(__file__).resolve()
SOURCE = HERE.parents[1] / "src"
sys.path[:0] = [str(SOURCE), str(HERE.parents[1])]

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


# A small client: what it costs does not blur what is measured


class Client:
    """One connection that is kept."""

    def __init__(self, port: int, secret: str = "") -> None:
        self.port = port
        self.head = f"Host: 127.0.0.1:{port}\r\n" + (
            f"Authorization: Bearer {secret}\r\n" if secret else ""
        )
        self.streams: tuple[asyncio.StreamReader, asyncio.StreamWriter] | None = None

    async def ask(self, method: str, path: str, body: object = None) -> tuple[int, Any]:
        if self.streams is None:
            self.streams = await asyncio.open_connection("127.0.0.1", self.port)
        reader, writer = self.streams
        content = b"" if body is None else json.dumps(body).encode()
        kind = "Content-Type: application/json\r\n" if content else ""
        length = f"Content-Length: {len(content)}\r\n"
        writer.write(
            f"{method} {path} HTTP/1.1\r\n{self.head}{kind}{length}\r\n".encode() + content
        )
        head = (await reader.readuntil(b"\r\n\r\n")).decode()
        size = int(head.lower().partition("content-length: ")[2].partition("\r\n")[0])
        return int(head.split()[1]), json.loads(await reader.readexactly(size))


class Listener:
    """An open stream; knows the last version it was told."""

    def __init__(self) -> None:
        self.version = 0
        self.told = asyncio.Condition()

    async def listen(self, port: int, table: str) -> None:
        reader, writer = await asyncio.open_connection("127.0.0.1", port)
        path = f"/t/{table}/events"
        writer.write(f"GET {path} HTTP/1.1\r\nHost: 127.0.0.1:{port}\r\n\r\n".encode())
        while line := await reader.readline():
            if line.startswith(b"data: "):
                async with self.told:
                    self.version = int(line.rpartition(b":")[2])
                    self.told.notify_all()

    async def wait_for(self, version: int) -> None:
        async with self.told:
            await self.told.wait_for(lambda: self.version >= version)


@dataclass
class Measured:
    """Milliseconds of single requests, and seconds of whole rounds."""

    together: list[float] = field(default_factory=list)
    answered: list[float] = field(default_factory=list)
    alone: list[float] = field(default_factory=list)
    rounds: list[float] = field(default_factory=list)

    @property
    def a_second(self) -> float:
        return TABLES / statistics.median(self.rounds)


class Load:
    """Fifty tables that take turns with the bare endpoint."""

    def __init__(self, port: int, bare_port: int) -> None:
        self.port = port
        self.bare = [Client(bare_port) for _ in range(TABLES)]
        self.tables: list[tuple[str, list[Client], list[Listener]]] = []
        self.tasks: list[asyncio.Task[None]] = []
        self.moves, self.rows = Measured(), Measured()
        self.count = 0

    async def run(self, rounds: int) -> None:
        for _ in range(TABLES):
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
        ready = [await self._ready(at) for at in range(TABLES)]
        began = time.perf_counter()
        await asyncio.gather(*(self._move(one, moves, moves.together) for one in ready))
        moves.rounds.append(time.perf_counter() - began)
        began = time.perf_counter()
        await asyncio.gather(*(self._row(at, rows.together) for at in range(TABLES)))
        rows.rounds.append(time.perf_counter() - began)
        for at in range(ALONE):
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


# Servers


def start(arguments: list[str], environment: dict[str, str], port: int) -> subprocess.Popen[bytes]:
    paths = f"{SOURCE}{os.pathsep}{HERE.parent}"
    process = subprocess.Popen(
        [sys.executable, "-W", "ignore", *arguments],
        env={**os.environ, **environment, "PYTHONPATH": paths},
        start_new_session=True,
        stdout=subprocess.DEVNULL,
    )
    until = time.monotonic() + 30
    while time.monotonic() < until:
        with socket.socket() as probe:
            if probe.connect_ex(("127.0.0.1", port)) == 0:
                return process
        time.sleep(0.05)
    raise AssertionError("a server did not start")


def free_port() -> int:
    with socket.socket() as found:
        found.bind(("127.0.0.1", 0))
        return int(found.getsockname()[1])


def measure(database: str, bare_database: str, workers: int, rounds: int) -> Load:
    """Both servers side by side, and the load on them."""
    from signoria.server.settings import Settings

    settings = replace(
        Settings(log_requests=False, requests_a_second=0, changes_a_second=0, tables_a_second=0),
        streams_at_once=10_000,
    )
    engine, rows = bare_table(bare_database)
    rows.create(engine)
    engine.dispose()
    ports = free_port(), free_port()
    served = ["-m", "signoria.server", "--database", database, "--port", str(ports[0])]
    served += ["--workers", str(workers)]
    bare_run = f"from signoria.server.serve import run; run('load:bare', '127.0.0.1', {ports[1]}, "
    servers = [
        start(served, settings.to_environment(), ports[0]),
        start(["-c", f"{bare_run}{workers})"], {"BARE_DATABASE": bare_database}, ports[1]),
    ]
    time.sleep(1.0 * workers)
    load = Load(*ports)
    try:
        asyncio.run(load.run(rounds))
    finally:
        for server in servers:
            os.killpg(server.pid, signal.SIGKILL)
            server.wait()
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
        lines.append(
            f"| {name} | {moves.a_second:.0f} | {statistics.median(moves.together):.1f} "
            f"| {_p95(moves.together):.1f} | {statistics.median(moves.alone):.1f} "
            f"| {rows.a_second:.0f} | {statistics.median(rows.together):.1f} "
            f"| {statistics.median(rows.alone):.1f} "
            f"| {rows.a_second / moves.a_second:.1f} × bare |"
        )
    return "\n".join(lines) + "\n"


def _p95(values: list[float]) -> float:
    return statistics.quantiles(values, n=20)[-1]


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--rounds", type=int, default=20)
    parser.add_argument("--only", choices=["sqlite", "postgres"])
    said = parser.parse_args()
    found: dict[str, Load] = {}
    with tempfile.TemporaryDirectory() as folder:
        if said.only != "postgres":
            files = [f"sqlite:///{folder}/{name}.sqlite" for name in ("tables", "bare")]
            found["SQLite, 1 worker"] = measure(files[0], files[1], 1, said.rounds)
    if said.only != "sqlite":
        from tests.server.postgres import Postgres

        postgres = Postgres()
        try:
            urls = postgres.database(), postgres.database()
            found["Postgres, 2 workers"] = measure(*urls, 2, said.rounds)
        finally:
            postgres.stop()
    print(report(found, said.rounds))


if __name__ == "__main__":
    main()
