"""Live servers for the tests: in a thread of this process, or in a process to be killed."""

from __future__ import annotations

import asyncio
import contextlib
import os
import signal
import subprocess
import sys
import threading
import time
from dataclasses import replace
from pathlib import Path

import httpx
import uvicorn

import signoria
from signoria.server.app import create_app
from signoria.server.settings import Settings
from tests.server.people import PATIENCE
from tests.server.postgres import free_port

QUICK = Settings(
    heartbeat=0.5,
    rescue=0.5,
    requests_a_second=0,
    changes_a_second=0,
    tables_a_second=0,
    hints_a_second=0,
    streams_at_once=10_000,
    answered_at_once=1000,  # requests of one address race here
    answering_a_minute=0,
    records_a_second=0,
    snapshot_every=10,
)


class Site:
    """A real server in a thread of this process."""

    def __init__(self, database: str, *, thinks: bool = True, **settings: object) -> None:
        self.settings = replace(QUICK, database=database, **settings)
        self.app = create_app(self.settings)
        config = uvicorn.Config(
            self.app,
            host="127.0.0.1",
            port=0,
            log_level="warning",
            access_log=False,
            timeout_graceful_shutdown=1,
            server_header=False,
        )
        self._server = uvicorn.Server(config)
        self._thread = threading.Thread(target=self._server.run, daemon=True)
        self._thread.start()
        while not self._server.started:
            assert self._thread.is_alive(), "the server did not start"
            time.sleep(0.01)
        port = self._server.servers[0].sockets[0].getsockname()[1]
        self.address = f"http://127.0.0.1:{port}"
        if not thinks:
            self.server.thinkers.move = _never

    @property
    def server(self):
        return self.app.state.server

    @property
    def tables(self):
        return self.server.tables

    def stop(self) -> None:
        self._server.should_exit = True
        self._thread.join(10)


async def _never(*_: object) -> str:
    """A bot that thinks for ever."""
    await asyncio.sleep(3600)
    raise AssertionError("an hour has gone by")


class ProcessSite:
    """A server in processes of its own, which can be killed without warning."""

    def __init__(
        self, database: str, workers: int = 1, port: int | None = None, **settings: object
    ) -> None:
        self.settings = replace(QUICK, log_requests=False, **settings)
        self.database = database
        self.workers = workers
        self.port = port or free_port()
        self.address = f"http://127.0.0.1:{self.port}"
        self.process: subprocess.Popen[bytes] | None = None

    def start(self) -> None:
        source = str(Path(signoria.__file__).parents[1])
        path = os.pathsep.join(filter(None, [source, os.environ.get("PYTHONPATH")]))
        environment = {**os.environ, **self.settings.to_environment(), "PYTHONPATH": path}
        self.process = subprocess.Popen(
            [
                sys.executable,
                "-W",
                "ignore",
                "-m",
                "signoria.server",
                "--port",
                str(self.port),
                "--database",
                self.database,
                "--workers",
                str(self.workers),
            ],
            env=environment,
            start_new_session=True,
            stdout=subprocess.DEVNULL,
            stderr=subprocess.DEVNULL,
        )
        until = time.monotonic() + PATIENCE
        while time.monotonic() < until:
            assert self.process.poll() is None, "the server ended at once"
            with contextlib.suppress(httpx.HTTPError):
                if httpx.get(f"{self.address}/healthz", timeout=2).status_code == 200:
                    return
            time.sleep(0.05)
        raise AssertionError("the server did not start")

    def kill(self) -> None:
        """Like a power cut for the program: all its processes, no goodbye."""
        assert self.process is not None
        with contextlib.suppress(ProcessLookupError):
            os.killpg(self.process.pid, signal.SIGKILL)
        self.process.wait(10)

    def workers_alive(self) -> list[Worker]:
        """The processes that answer requests."""
        assert self.process is not None
        children = Path(f"/proc/{self.process.pid}/task/{self.process.pid}/children").read_text()
        found = [Worker(int(pid)) for pid in children.split()]
        return [worker for worker in found if "spawn_main" in worker.command()]


class Worker:
    """One of the processes of a site."""

    def __init__(self, pid: int) -> None:
        self.pid = pid

    def command(self) -> str:
        with contextlib.suppress(OSError):
            return Path(f"/proc/{self.pid}/cmdline").read_text().replace("\0", " ")
        return ""

    def kill(self) -> None:
        os.kill(self.pid, signal.SIGKILL)
