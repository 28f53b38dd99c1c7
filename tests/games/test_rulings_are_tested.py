"""No ruling without a test."""

from __future__ import annotations

import re
from importlib.resources import files
from pathlib import Path

import pytest

from signoria.library import games


@pytest.fixture(params=games())
def game_name(request):
    """Every game on the shelf."""
    return request.param


def test_every_ruling_of_a_game_has_a_test_with_its_number(game_name):
    rulings = files("signoria").joinpath(f"games/{game_name}/rulings.md")
    written = re.findall(r"^## (\d+)\. ", rulings.read_text(encoding="utf-8"), re.MULTILINE)
    tests = Path(__file__).parent / game_name / "rules"
    tested = {
        number
        for path in tests.glob("test_rulings*.py")
        for number in re.findall(r"^def test_ruling_(\d+)_", path.read_text(), re.MULTILINE)
    }
    assert [str(number) for number in range(1, len(written) + 1)] == written
    assert tested == set(written)


def test_every_ruling_says_what_is_decided_and_why(game_name):
    rulings = files("signoria").joinpath(f"games/{game_name}/rulings.md")
    entries = re.split(r"^## ", rulings.read_text(encoding="utf-8"), flags=re.MULTILINE)[1:]
    for entry in entries:
        assert "**Decision.**" in entry, entry
        assert "**Why.**" in entry, entry


def test_medici_has_all_its_rulings():
    rulings = files("signoria").joinpath("games/medici_dice/rulings.md")
    assert rulings.read_text(encoding="utf-8").count("\n## ") == 28
