"""One source, two ways to run, any process: the same states, options, records and scores."""

from __future__ import annotations

import json
import os
import subprocess
import sys
from functools import cache
from pathlib import Path

import pytest

from tests.laws.walks import GAMES

HERE = Path(__file__).parents[2]
HASH_SEEDS = ("0", "1", "12345")
COUNT = str(min(GAMES, 300))  # for each number of seats


@cache
def run(pure: bool, hash_seed: str) -> tuple[bool, str]:
    """Whether a process of its own ran compiled, and what it saw."""
    environment = {name: value for name, value in os.environ.items() if name != "SIGNORIA_PURE"}
    environment |= {"PYTHONHASHSEED": hash_seed, "PYTHONWARNINGS": "ignore"}
    if pure:
        environment["SIGNORIA_PURE"] = "1"
    answer = subprocess.run(
        [sys.executable, "-m", "tests.laws.fingerprint", COUNT],
        cwd=HERE,
        env=environment,
        capture_output=True,
        text=True,
        check=False,
    )
    assert answer.returncode == 0, answer.stderr
    compiled, seen = json.loads(answer.stdout)
    return compiled, seen


def compiled_run(hash_seed: str) -> str:
    """What a compiled process saw. Without compiled modules that is a failure, unless wanted."""
    compiled, seen = run(False, hash_seed)
    if not compiled and os.environ.get("SIGNORIA_COMPILE") == "0":
        pytest.skip("SIGNORIA_COMPILE=0: there is nothing compiled to compare with")
    assert compiled, "not compiled: run scripts/compile, or set SIGNORIA_COMPILE=0 to do without"
    return seen


def test_without_being_asked_for_sources_the_rules_run_compiled():
    assert compiled_run(HASH_SEEDS[0])


def test_signoria_pure_runs_the_sources():
    compiled, _ = run(True, HASH_SEEDS[0])
    assert not compiled


def test_interpreted_and_compiled_see_the_same():
    assert run(True, HASH_SEEDS[0])[1] == compiled_run(HASH_SEEDS[0])


@pytest.mark.parametrize("hash_seed", HASH_SEEDS[1:])
def test_compiled_processes_see_the_same_under_any_hash_seed(hash_seed):
    assert compiled_run(HASH_SEEDS[0]) == compiled_run(hash_seed)


@pytest.mark.parametrize("hash_seed", HASH_SEEDS[1:])
def test_interpreted_processes_see_the_same_under_any_hash_seed(hash_seed):
    assert run(True, HASH_SEEDS[0]) == run(True, hash_seed)
