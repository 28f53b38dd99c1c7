"""Boards as text; ``REFRESH_SNAPSHOTS=1`` writes the snapshots anew."""

from __future__ import annotations

import io
import os
from pathlib import Path

import pytest
from rich.console import Console

import signoria
from signoria.faces.phrases import phrases_for
from signoria.faces.terminal.boards import show
from signoria.faces.terminal.choices import choices_of, draw_choices
from signoria.faces.terminal.screen import lines
from tests.faces.tables import NAMES, first_roll, seen_by_asked, table_at

GAME = signoria.load("medici_dice")
SNAPSHOTS = Path(__file__).parent / "snapshots"
POSITIONS = {
    "first_roll_of_two": lambda: first_roll(2),
    "second_round_of_four": lambda: table_at(4, 70).state,
    "last_turn_of_two": lambda: table_at(2, 60).state,
    "end_of_three": lambda: table_at(3, 10_000).state,
    "solitaire": lambda: table_at(1, 30).state,
}


def page(state, code: str, width: int, **console) -> str:
    """The board, and the options of whoever is asked."""
    paper = io.StringIO()
    screen = Console(file=paper, width=width, markup=False, highlight=False, emoji=False, **console)
    phrases, seen = phrases_for(GAME.name, code), seen_by_asked(state)
    warnings = phrases.warn(GAME.warnings(state, 0), NAMES)
    show(screen, phrases, seen, NAMES, GAME.title, warnings)
    if seen["options"]:
        screen.print(phrases.question(seen, NAMES).sentence)
        choices = choices_of(phrases, GAME, state, seen["actor"])
        lines(screen, draw_choices(screen, choices))
    return paper.getvalue()


@pytest.mark.parametrize("position", POSITIONS)
@pytest.mark.parametrize("code", ["en", "it"])
@pytest.mark.parametrize("width", [80, 120])
def test_the_board_looks_as_in_its_snapshot(position, code, width):
    drawn = page(POSITIONS[position](), code, width)
    file = SNAPSHOTS / f"{position}.{code}.{width}.txt"
    if os.environ.get("REFRESH_SNAPSHOTS"):
        file.write_text(drawn, encoding="utf-8")
    assert file.read_text(encoding="utf-8") == drawn


@pytest.mark.parametrize("position", POSITIONS)
@pytest.mark.parametrize("code", ["en", "it"])
@pytest.mark.parametrize("width", [80, 120])
def test_no_line_is_wider_than_the_screen(position, code, width):
    drawn = page(POSITIONS[position](), code, width)
    assert max(len(line) for line in drawn.splitlines()) <= width


@pytest.mark.parametrize("code", ["en", "it"])
def test_for_two_the_board_and_the_options_fit_on_a_small_terminal(code):
    drawn = page(first_roll(2), code, 80, height=24, force_terminal=True, color_system=None)
    assert len(drawn.splitlines()) <= 23  # one is left for the answer


def test_colours_always_come_with_a_letter():
    """Without colours the page reads the same: they carry nothing of their own."""
    state = table_at(2, 60).state
    coloured = page(state, "en", 80, force_terminal=True, color_system="truecolor", height=60)
    plain = page(state, "en", 80)
    assert "\x1b[" in coloured
    assert "\x1b" not in plain
    for letter in "SDGFC":
        assert f" {letter} " in plain


def test_a_zero_shows_its_two_crosses_and_gold_its_lily():
    drawn = page(first_roll(2), "en", 80)
    assert "│ 0 D ××  │" in drawn
    assert "│ 5 ⚜     │" in drawn
