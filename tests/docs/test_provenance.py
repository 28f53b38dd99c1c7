"""docs/provenance.md has the true grades and counts."""

from __future__ import annotations

from collections import Counter
from pathlib import Path

import pytest

import signoria
from signoria.kernel.box import GRADES
from signoria.library import games

PAGE = Path(__file__).parents[2] / "docs" / "provenance.md"


def test_the_grades_stand_there_in_order():
    lines = PAGE.read_text(encoding="utf-8").splitlines()
    listed = [line.split("`")[1] for line in lines if line.startswith("| `")]
    assert tuple(listed) == GRADES


@pytest.mark.parametrize("name", games())
def test_the_counts_are_those_of_the_shipped_box(name):
    game = signoria.load(name)
    counts = Counter(value.grade for value in game.box.values.values())
    numbers = [len(game.box.values), *(counts[grade] for grade in GRADES)]
    row = " | ".join(str(number) for number in numbers)
    assert f"| {game.title} | {row} |" in PAGE.read_text(encoding="utf-8")
