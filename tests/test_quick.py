"""``scripts/quick`` looks at what it is asked for, and at nothing else."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[1]


def quick(*words: str) -> tuple[int, str]:
    """How it ended and what it said; tests are listed, not run."""
    surroundings = {name: it for name, it in os.environ.items() if not name.startswith("PYTEST")}
    said = subprocess.run(
        [sys.executable, ROOT / "scripts" / "quick", *words, "--", "--collect-only", "-qq"],
        capture_output=True,
        text=True,
        env=surroundings,
        check=False,
    )
    return said.returncode, said.stdout + said.stderr


def test_a_game_is_looked_at_with_its_golden_records_and_the_laws():
    code, said = quick("medici_dice")

    assert code == 0, said
    assert said.endswith("all well\n")
    for part in ("ruff", "mypy", "tests/games/medici_dice", "tests/laws", "tests/golden"):
        assert part in said
    assert "tests/games/firenze" not in said
    assert "browser/" not in said.replace("*/browser/*", "")


def test_a_file_is_looked_at_with_the_tests_of_its_name():
    code, said = quick("tests/test_record.py", "src/signoria/record.py")

    assert code == 0, said
    assert "tests/test_record.py" in said
    assert "tests/laws" not in said


@pytest.mark.parametrize("name", ["medici", "src/signoria/nothing.py"])
def test_an_unknown_name_is_refused_with_the_games_there_are(name):
    code, said = quick(name)

    assert code == 2
    assert name in said
    assert "medici_dice" in said


def test_help_says_how_it_is_called():
    code, said = quick("--help")

    assert code == 0
    assert "scripts/quick medici_dice" in said
