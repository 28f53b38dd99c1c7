"""A Postgres server of the tests' own, in a temporary folder."""

from __future__ import annotations

import os
import pwd
import shutil
import socket
import subprocess
import tempfile
from pathlib import Path

import pytest

USER = "postgres"


def initdb() -> Path | None:
    """Where Postgres' programs are, if anywhere."""
    if found := shutil.which("initdb"):
        return Path(found).resolve()  # a link has no neighbours
    paths = sorted(Path("/usr/lib/postgresql").glob("*/bin/initdb"))
    return paths[-1] if paths else None


class Postgres:
    """Starts on a free loopback port; stops and leaves nothing."""

    def __init__(self) -> None:
        found = initdb()
        if found is None:
            pytest.skip("no initdb: install postgresql (scripts/test does)")
        self.programs = found.parent
        self.folder = Path(tempfile.mkdtemp(prefix="signoria-postgres-"))
        self.user = USER if os.getuid() == 0 else pwd.getpwuid(os.getuid()).pw_name
        if os.getuid() == 0:
            shutil.chown(self.folder, USER)
        self.port = free_port()
        self._run("initdb", "-D", str(self.data), "-A", "trust", "-U", USER, "--no-sync")
        options = f"-p {self.port} -c listen_addresses=127.0.0.1 -k {self.folder}"
        self._run(
            "pg_ctl",
            "-D",
            str(self.data),
            "-w",
            "-l",
            str(self.folder / "log"),
            "-o",
            options,
            "start",
        )
        self.made = 0

    @property
    def data(self) -> Path:
        return self.folder / "data"

    def database(self) -> str:
        """The URL of a new, empty database."""
        self.made += 1
        name = f"signoria_{self.made}"
        self._run("createdb", "-h", "127.0.0.1", "-p", str(self.port), "-U", USER, name)
        return f"postgresql://{USER}@127.0.0.1:{self.port}/{name}"

    def stop(self) -> None:
        self._run("pg_ctl", "-D", str(self.data), "-m", "immediate", "-w", "stop")
        shutil.rmtree(self.folder, ignore_errors=True)

    def _run(self, program: str, *arguments: str) -> None:
        command = [str(self.programs / program), *arguments]
        if os.getuid() == 0:  # Postgres refuses to run as root
            command = ["runuser", "-u", USER, "--", *command]
        done = subprocess.run(
            command,
            cwd=self.folder,
            stdin=subprocess.DEVNULL,
            stdout=subprocess.DEVNULL,
            stderr=subprocess.PIPE,
            text=True,
            check=False,
        )
        assert done.returncode == 0, f"{program}: {done.stderr}"


def free_port() -> int:
    """A port of the loopback that nobody uses."""
    with socket.socket() as found:
        found.bind(("127.0.0.1", 0))
        return int(found.getsockname()[1])
