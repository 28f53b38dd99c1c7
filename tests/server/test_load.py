"""The load that bench/ puts on a server, in small: it works, is bounded, and ends by itself."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[2]
PATIENCE = 300  # seconds on a busy machine; it takes a few


@pytest.mark.parametrize(
    ("part", "says"),
    [
        ("moves", "× bare"),
        ("crowd", "ms of CPU a move with two looks"),
        ("streams", "ms of CPU to tell all of them of a move"),
        ("abuser", "answers of bots at attended tables"),
    ],
)
def test_every_part_of_the_load_runs_in_small(part, says):
    run = subprocess.run(
        [sys.executable, "bench/load.py", "--small", "--part", part],
        cwd=ROOT,
        capture_output=True,
        text=True,
        timeout=PATIENCE,
        check=False,
    )
    assert run.returncode == 0, run.stderr
    assert says in run.stdout
