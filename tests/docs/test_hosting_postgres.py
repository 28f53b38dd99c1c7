"""Backup, restore and the look before an upgrade, as docs/hosting.md tells them, on a Postgres."""

from __future__ import annotations

import os
import re
import shlex
import subprocess
import sys
from pathlib import Path

import pytest

from tests.server.people import Program
from tests.server.postgres import Postgres
from tests.server.site import Site

HOSTING = (Path(__file__).parents[2] / "docs" / "hosting.md").read_text(encoding="utf-8")


@pytest.fixture(scope="module")
def postgres():
    found = Postgres()
    yield found
    found.stop()


def told(beginning: str) -> list[str]:
    """The words of the one command of the documentation that begins so."""
    (found,) = set(re.findall(rf"^ *(?:sudo -u \w+ )?({beginning}.*)$", HOSTING, re.MULTILINE))
    return shlex.split(found)


def run(postgres, words: list[str], folder: Path) -> None:
    here = {"PGHOST": "127.0.0.1", "PGPORT": str(postgres.port), "PGUSER": "postgres"}
    program = postgres.programs / words[0]
    done = subprocess.run(
        [str(program), *words[1:]],
        cwd=folder,
        env={**os.environ, **here},
        capture_output=True,
        text=True,
        check=False,
    )
    assert done.returncode == 0, done.stderr


def test_a_backup_is_restored_checked_and_believed(postgres, tmp_path):
    run(postgres, ["createuser", "signoria"], tmp_path)
    run(postgres, told("createdb --owner signoria signoria$"), tmp_path)
    address = f"postgresql://signoria@127.0.0.1:{postgres.port}"
    site = Site(f"{address}/signoria", thinks=False)
    try:
        table = Program(site.address).opens("me", "me")
        player, seen = table.asked()
        player.acts(table.name, seen["options"][0], seen["version"])
        spectator = Program(site.address)
        kept = spectator.sees(table.name)
        run(postgres, told("pg_dump"), tmp_path)  # while the server runs

        run(postgres, told("createdb --owner signoria signoria_check"), tmp_path)
        run(postgres, told("pg_restore --dbname=signoria_check"), tmp_path)
        check = [sys.executable, "-m", "signoria", "check-games", "--migrate"]
        done = subprocess.run(
            [*check, "--database", f"{address}/signoria_check"],
            capture_output=True,
            text=True,
            check=False,
        )
        assert done.returncode == 0, done.stdout + done.stderr

        player, seen = table.asked()
        player.acts(table.name, seen["options"][0], seen["version"])
        assert spectator.sees(table.name)["version"] > kept["version"]
        run(postgres, told("pg_restore --clean"), tmp_path)
        assert spectator.sees(table.name) == kept  # though the worker remembers more
    finally:
        site.stop()
