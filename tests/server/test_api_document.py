"""docs/api.md is true: its commands are run, in order, against a live server."""

from __future__ import annotations

import os
import re
import shutil
import subprocess
from pathlib import Path

import pytest

import signoria
from signoria.fairness import check
from tests.server.people import Program

DOCUMENT = Path(__file__).parents[2] / "docs" / "api.md"


def test_the_session_in_the_document_works(site, tmp_path):
    if shutil.which("curl") is None:
        pytest.skip("no curl: install it (scripts/test does)")
    commands = re.findall(r"```sh\n(.*?)```", DOCUMENT.read_text(encoding="utf-8"), re.DOTALL)
    assert len(commands) > 10

    done = subprocess.run(
        ["bash", "-euo", "pipefail", "-c", "\n".join(commands)],
        cwd=tmp_path,
        env={**os.environ, "SIGNORIA": site.address},
        capture_output=True,
        text=True,
        timeout=240,
        check=False,
    )

    assert done.returncode == 0, done.stdout[-2000:] + done.stderr[-2000:]
    record = signoria.Record.parse((tmp_path / "record.txt").read_text(encoding="utf-8"))
    assert check(record) == []


def test_every_address_is_in_the_document(site):
    described = Program(site.address).http.get("/../openapi.json").json()
    text = DOCUMENT.read_text(encoding="utf-8")
    for path in described["paths"]:
        assert path.replace("/v1/tables/{table}", "").rpartition("/")[2] in text, path
