"""docs/environments: what the code says, and nothing else."""

from __future__ import annotations

import doctest

import pytest

import signoria
from tests.docs.make_environments import FOLDER, pages


@pytest.mark.parametrize("file", pages())
def test_the_page_is_up_to_date(file):
    written = (FOLDER / file).read_text(encoding="utf-8")

    assert written == pages()[file], "run python -m tests.docs.make_environments"


def test_there_is_a_page_for_every_game_and_no_other():
    assert {path.stem for path in FOLDER.glob("*.md")} == {"README", *signoria.games()}


@pytest.mark.parametrize("name", signoria.games())
def test_every_action_and_every_number_of_a_row_is_on_the_page(name):
    game = signoria.load(name)
    lines = pages()[f"{name}.md"].splitlines()
    rows = [line.split(" | ") for line in lines[lines.index("## Observations") :]]
    widths = [int(row[1]) for row in rows if len(row) == 5 and row[1].isdecimal()]

    assert sum(widths) == game.fields(2).width
    assert all(any(f"`{verb}`" in line for line in lines) for verb in {w.verb for w in game.words})


def test_a_first_game_is_played_through_each_door():
    found = doctest.testfile(str(FOLDER / "README.md"), module_relative=False)

    assert found.attempted >= 20
    assert found.failed == 0
