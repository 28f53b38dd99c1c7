"""A small client for the load, and the servers that it is sent to."""

from __future__ import annotations

import asyncio
import json
import os
import signal
import socket
import subprocess
import sys
import time
from dataclasses import replace
from pathlib import Path
from typing import Any
from urllib.parse import urlencode

HERE = Path(__file__).resolve()
SOURCE = HERE.parents[1] / "src"
sys.path[:0] = [str(SOURCE), str(HERE.parents[1]), str(HERE.parent)]

READY = 15.0  # seconds until a worker has made its templates beside its first requests

# A small client: what it costs does not blur what is measured


class Client:
    """One connection that is kept."""

    def __init__(self, port: int, secret: str = "", address: str = "127.0.0.1") -> None:
        self.port = port
        self.address = address  # who it is, for the server: all of 127.0.0.0/8 is this machine
        self.head = f"Host: 127.0.0.1:{port}\r\n" + (
            f"Authorization: Bearer {secret}\r\nCookie: signoria={secret}\r\n" if secret else ""
        )
        self.streams: tuple[asyncio.StreamReader, asyncio.StreamWriter] | None = None

    async def ask(self, method: str, path: str, body: object = None) -> tuple[int, Any]:
        if self.streams is None:
            self.streams = await asyncio.open_connection(
                "127.0.0.1", self.port, local_addr=(self.address, 0)
            )
        reader, writer = self.streams
        content = b"" if body is None else json.dumps(body).encode()
        kind = "Content-Type: application/json\r\n" if content else ""
        length = f"Content-Length: {len(content)}\r\n"
        writer.write(
            f"{method} {path} HTTP/1.1\r\n{self.head}{kind}{length}\r\n".encode() + content
        )
        head = (await reader.readuntil(b"\r\n\r\n")).decode()
        size = int(head.lower().partition("content-length: ")[2].partition("\r\n")[0])
        answer = await reader.readexactly(size)
        is_json = "json" in head.lower().partition("content-type: ")[2].partition("\r\n")[0]
        return int(head.split()[1]), json.loads(answer) if is_json else answer

    async def send_form(self, path: str, fields: dict[str, str]) -> tuple[int, str]:
        """Post a form: the status, and where one is sent then."""
        content = urlencode(fields).encode()
        reader, writer = await asyncio.open_connection(
            "127.0.0.1", self.port, local_addr=(self.address, 0)
        )
        kind = "Content-Type: application/x-www-form-urlencoded\r\nConnection: close\r\n"
        length = f"Content-Length: {len(content)}\r\n"
        writer.write(f"POST {path} HTTP/1.1\r\n{self.head}{kind}{length}\r\n".encode() + content)
        head = (await reader.read()).partition(b"\r\n\r\n")[0].decode()
        writer.close()
        return int(head.split()[1]), head.partition("location: ")[2].partition("\r\n")[0]


class Listener:
    """An open stream; knows the last version it was told."""

    def __init__(self) -> None:
        self.version = 0
        self.told = asyncio.Condition()

    async def listen(self, port: int, table: str, address: str = "127.0.0.1") -> None:
        reader, writer = await asyncio.open_connection("127.0.0.1", port, local_addr=(address, 0))
        path = f"/t/{table}/events"
        writer.write(f"GET {path} HTTP/1.1\r\nHost: 127.0.0.1:{port}\r\n\r\n".encode())
        while line := await reader.readline():
            if line.startswith(f"data: {table}:".encode()):  # others tell who is there
                async with self.told:
                    self.version = int(line.rpartition(b":")[2])
                    self.told.notify_all()

    async def wait_for(self, version: int) -> None:
        async with self.told:
            await self.told.wait_for(lambda: self.version >= version)


# Servers


def start(arguments: list[str], environment: dict[str, str], port: int) -> subprocess.Popen[bytes]:
    paths = f"{SOURCE}{os.pathsep}{HERE.parent}"
    process = subprocess.Popen(
        [sys.executable, "-W", "ignore", *arguments],
        env={**os.environ, **environment, "PYTHONPATH": paths},
        start_new_session=True,
        stdin=subprocess.DEVNULL,
        stdout=subprocess.DEVNULL,
        stderr=subprocess.DEVNULL,
    )
    until = time.monotonic() + 90
    while time.monotonic() < until:
        with socket.socket() as probe:
            if probe.connect_ex(("127.0.0.1", port)) == 0:
                return process
        time.sleep(0.05)
    stop(process)
    raise AssertionError("a server did not start")


def serve(database: str, port: int, workers: int = 1, **limits: float) -> subprocess.Popen[bytes]:
    """Our server without limits but those that are named: one address plays for everybody."""
    from signoria.server.settings import Settings

    unlimited = Settings(
        log_requests=False,
        requests_a_second=0,
        changes_a_second=0,
        tables_a_second=0,
        hints_a_second=0,
        records_a_second=0,
        streams_at_once=10_000,
        connections_each=10_000,
        answered_at_once=10_000,
        answering_a_minute=0,
    )
    settings = replace(unlimited, **limits)
    served = ["-m", "signoria.server", "--database", database, "--port", str(port)]
    return start([*served, "--workers", str(workers)], settings.to_environment(), port)


def free_port() -> int:
    with socket.socket() as found:
        found.bind(("127.0.0.1", 0))
        return int(found.getsockname()[1])


def stop(server: subprocess.Popen[bytes]) -> None:
    """End a server and all its processes."""
    os.killpg(server.pid, signal.SIGKILL)
    server.wait()
