"""Type checkers know what ``load`` answers: each game by its name, others as any game."""

from __future__ import annotations

import re
import subprocess
import sys
from pathlib import Path

import pytest

import signoria
from signoria import library

ROOT = Path(__file__).parents[1]
CHECKED = """
from typing import Any, assert_type

import signoria
from signoria.games.firenze.rules.board import Board
from signoria.games.firenze.rules.game import Firenze
from signoria.games.florenza.rules.game import Florenza
from signoria.games.florenza_dice.rules.game import FlorenzaDice
from signoria.games.medici_dice.rules.game import MediciDice
from signoria.kernel.actions import Action

assert_type(signoria.load("firenze"), Firenze)
assert_type(signoria.load("florenza"), Florenza)
assert_type(signoria.load("florenza_dice"), FlorenzaDice)
assert_type(signoria.load("medici_dice"), MediciDice)
assert_type(signoria.load("medici_dice", box="mine.toml"), MediciDice)
assert_type(signoria.load("firenze").new(seats=3), Board)


def other(name: str) -> None:
    assert_type(signoria.load(name), signoria.Game[Any])
    assert_type(signoria.load(name).words[0], Action)
    assert_type(signoria.load(name).words[:2], tuple[Action, ...])
"""


def test_a_loaded_game_has_its_own_type_and_a_wrong_one_would_be_noticed(tmp_path):
    wrong = CHECKED.replace('signoria.load("firenze"), Firenze', 'signoria.load("firenze"), Board')
    (tmp_path / "right.py").write_text(CHECKED, encoding="utf-8")
    (tmp_path / "wrong.py").write_text(wrong, encoding="utf-8")

    said = subprocess.run(
        [sys.executable, "-m", "mypy", "--config-file=", "--strict", "right.py", "wrong.py"],
        capture_output=True,
        text=True,
        cwd=tmp_path,
        env={"MYPYPATH": str(ROOT / "src")},
        check=False,
    ).stdout

    assert 'wrong.py:12: error: Expression is of type "Firenze", not "Board"' in said
    assert said.endswith("Found 1 error in 1 file (checked 2 source files)\n"), said


def test_every_game_that_comes_with_the_package_is_known_to_type_checkers():
    text = Path(str(library.__file__)).read_text(encoding="utf-8")
    named = re.findall(r'Literal\["(\w+)"\].* -> (\w+): \.\.\.', text)
    shipped = [path.parent.name for path in (ROOT / "src/signoria/games").glob("*/box.toml")]

    assert [name for name, _ in named] == sorted(shipped)
    for name, kind in named:
        assert type(signoria.load(name)).__name__ == kind


@pytest.mark.parametrize("name", signoria.games())
def test_what_is_loaded_is_a_game(name):
    assert isinstance(signoria.load(name), signoria.Game)
