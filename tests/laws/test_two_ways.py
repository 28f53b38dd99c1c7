"""One source, two ways to run, any process: the same states, options, records and scores."""

from __future__ import annotations

import json
import os
import subprocess
import sys
from pathlib import Path

import pytest

from tests.laws.walks import GAMES

HERE = Path(__file__).parents[2]
COUNT = str(min(GAMES, 300))  # games for each number of seats
FEW = "1"


def must_be_compiled() -> bool:
    """Unless somebody has said that they do without."""
    return os.environ.get("SIGNORIA_COMPILE") != "0"


def run(pure: bool, hash_seed: str, count: str) -> str:
    """What a process of its own saw, compiled or interpreted."""
    environment = {name: value for name, value in os.environ.items() if name != "SIGNORIA_PURE"}
    environment |= {"PYTHONHASHSEED": hash_seed}
    if pure:
        environment["SIGNORIA_PURE"] = "1"
    answer = subprocess.run(
        [sys.executable, "-m", "tests.laws.fingerprint", count],
        cwd=HERE,
        env=environment,
        capture_output=True,
        text=True,
        check=False,
    )
    assert answer.returncode == 0, answer.stderr
    was_compiled, seen = json.loads(answer.stdout)
    if not (pure or was_compiled or must_be_compiled()):
        pytest.skip("SIGNORIA_COMPILE=0: there is nothing compiled to compare with")
    assert pure or was_compiled, "run scripts/compile, or set SIGNORIA_COMPILE=0 to do without"
    assert not (pure and was_compiled), "SIGNORIA_PURE=1 must run the sources"
    return seen


def test_interpreted_and_compiled_see_the_same_even_under_other_hash_seeds():
    assert run(True, "0", COUNT) == run(False, "1", COUNT)


def test_compiled_processes_see_the_same_under_any_hash_seed():
    assert run(False, "0", FEW) == run(False, "1", FEW) == run(False, "12345", FEW)


def test_interpreted_processes_see_the_same_under_any_hash_seed():
    """Held to a compiled one, as another seed's is above: two interpreted ones take far longer."""
    other = run(True, "12345", FEW)
    assert other == (run(False, "1", FEW) if must_be_compiled() else run(True, "1", FEW))
