"""The board of Florenza Dice Game as text; ``REFRESH_SNAPSHOTS=1`` writes the snapshots anew."""

from __future__ import annotations

import io
import os
from pathlib import Path

import pytest
from rich.console import Console

from signoria.faces.phrases import phrases_for
from signoria.faces.terminal.boards import show
from signoria.faces.terminal.choices import choices_of, draw_choices
from signoria.faces.terminal.screen import lines
from tests.games.florenza_dice.tables import GAME, NAMES, seen_by_asked, table_at, warned

SNAPSHOTS = Path(__file__).parent / "snapshots"


def captains_resource():
    """Somebody is Captain of the People and must place a resource."""
    table = table_at(2, 0)
    while not str(table.state.step).startswith("CaptainsResource"):
        table.step()
    return table.state


POSITIONS = {
    "first_roll_of_two": lambda: table_at(2, 8).state,
    "second_round_of_four": lambda: table_at(4, 230).state,
    "captains_resource_of_two": captains_resource,
    "end_of_three": lambda: table_at(3, 10_000).state,
    "solitaire": lambda: table_at(1, 80).state,
}


def page(state, code: str, width: int, **console) -> str:
    """The board, and the options of whoever is asked."""
    paper = io.StringIO()
    screen = Console(file=paper, width=width, markup=False, highlight=False, emoji=False, **console)
    phrases, seen = phrases_for("florenza_dice", code), seen_by_asked(state)
    show(screen, phrases, seen, NAMES, GAME.title, warned(phrases, state))
    if seen["options"]:
        screen.print(phrases.question(seen, NAMES).sentence)
        asked = choices_of(phrases, GAME, state, int(state.actor()))
        lines(screen, draw_choices(screen, asked))
    return paper.getvalue()


@pytest.mark.parametrize("position", POSITIONS)
@pytest.mark.parametrize("code", ["en", "it"])
@pytest.mark.parametrize("width", [80, 120])
def test_the_board_looks_as_in_its_snapshot(position, code, width):
    drawn = page(POSITIONS[position](), code, width)
    file = SNAPSHOTS / f"{position}.{code}.{width}.txt"
    if os.environ.get("REFRESH_SNAPSHOTS"):
        file.parent.mkdir(exist_ok=True)
        file.write_text(drawn, encoding="utf-8")
    assert file.read_text(encoding="utf-8") == drawn


@pytest.mark.parametrize("code", ["en", "it"])
@pytest.mark.parametrize("seats", [1, 2, 3, 4])
def test_no_line_of_a_whole_game_is_wider_than_the_screen(code, seats):
    table = table_at(seats, 0)
    while not table.is_over:
        if table.state.actor() >= 0 and len(table.record.moves) % 7 == 0:
            drawn = page(table.state, code, 80)
            assert max(len(line) for line in drawn.splitlines()) <= 80
        table.step()
    assert max(len(line) for line in page(table.state, code, 80).splitlines()) <= 80


def test_a_low_screen_leaves_out_the_building_table():
    state = table_at(2, 8).state
    assert "Cattedrale" in page(state, "en", 80)
    low = page(state, "en", 80, height=30, force_terminal=True, color_system=None)
    assert "Cattedrale" not in low


def test_colours_always_come_with_a_letter():
    state = table_at(2, 60).state
    coloured = page(state, "en", 80, force_terminal=True, color_system="truecolor", height=90)
    plain = page(state, "en", 80)
    assert "\x1b[" in coloured
    assert "\x1b" not in plain
    assert "MWESTGFF" in plain


def test_what_the_next_space_has_is_crossed_out_in_the_costs():
    table = table_at(2, 0)
    while "2   MWESTGFF" in page(table.state, "en", 80) or table.state.actor() < 0:
        table.step()
    drawn = page(table.state, "en", 80)
    cattedrale = next(line for line in drawn.splitlines() if "25 Cattedrale" in line)
    assert "×" in cattedrale
