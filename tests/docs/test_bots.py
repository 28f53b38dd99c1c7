"""docs/bots.md: its program and its class play, and what it says is so."""

from __future__ import annotations

import json
import re
import sys
from pathlib import Path

import pytest

from signoria.guests import command, program
from signoria.library import games
from tests.cli.running import run

PAGE = (Path(__file__).parents[2] / "docs" / "bots.md").read_text(encoding="utf-8")
PROGRAM, CLASS = re.findall(r"```python\n(.*?)```", PAGE, re.DOTALL)


@pytest.fixture
def written(tmp_path, monkeypatch):
    """Both of them in the current folder."""
    (tmp_path / "mybot.py").write_text(PROGRAM, encoding="utf-8")
    (tmp_path / "mybots.py").write_text(CLASS, encoding="utf-8")
    monkeypatch.chdir(tmp_path)
    monkeypatch.setattr(sys, "path", [*sys.path])
    monkeypatch.delitem(sys.modules, "mybots", raising=False)


@pytest.mark.parametrize("game", games())
def test_the_program_plays_every_game_without_a_forfeit_and_repeats(game, written):
    words = ["--seats", f"cmd 60000ms:{sys.executable} mybot.py,random", "--games", "2"]
    first, second = (
        json.loads(run("arena", game, *words, "--luck", "0", "--json").stdout) for _ in "12"
    )
    assert first["forfeits"] == []
    assert first["games"] == 2
    assert first["seats"] == second["seats"]


def test_the_program_is_twenty_lines_of_nothing_but_python():
    lines = PROGRAM.rstrip().splitlines()
    assert len(lines) <= 20
    imported = {line.removeprefix("import ") for line in lines if line.startswith("import ")}
    assert imported == {"json", "random", "sys"}


def test_the_class_beats_random(written):
    words = ["--seats", "mybots:Careful,random", "--games", "10", "--luck", "0", "--json"]
    found = json.loads(run("arena", "medici_dice", *words).stdout)["standings"]
    assert found[0]["wins"] > 7


def test_numbers_on_the_page_are_those_of_the_code():
    assert command.DEFAULT_MILLISECONDS == 1000
    assert "with a second for each answer" in PAGE
    assert command.STARTING_SECONDS == 10
    assert "within ten seconds" in PAGE
    assert (command.MOST_STARTS, command.MOST_STARTS_A_GAME) == (3, 5)
    assert program.MOST_BYTES == 64 * 1024
    assert program.LEAVING_SECONDS == 0.5
