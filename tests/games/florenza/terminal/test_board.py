"""Florenza as text; ``REFRESH_SNAPSHOTS=1 pytest tests/games`` writes the snapshots anew."""

from __future__ import annotations

import io
import os
from pathlib import Path

import pytest
from rich.console import Console

from signoria.faces.phrases import phrases_for
from signoria.faces.terminal.boards import show
from signoria.faces.terminal.choices import choices_of, draw_choices
from signoria.faces.terminal.screen import LOOK_ALIKES, lines
from tests.games.florenza.phrases.tables import (
    GAME,
    NAMES,
    finished,
    placing,
    played_until,
    random_table,
    seen_by_asked,
)

SNAPSHOTS = Path(__file__).parent / "snapshots"
POSITIONS = {
    "setup_of_five": lambda: played_until(5, 1, "StartingWorkshop 1"),
    "kinsmen_of_four": lambda: played_until(4, 3, "PlaceKinsman"),
    "economy_of_three": lambda: played_until(3, 2, "SellAtMarket"),
    "artworks_of_two": lambda: played_until(2, 4, "CompleteArtworks"),
    "against_ghosts": lambda: played_until(1, 5, "PlaceKinsman", ghosts="easy+hard"),
    "end_of_two": lambda: finished(2),
}


def page(state, code: str, width: int, **console) -> str:
    """The board, and the options of whoever is asked."""
    paper = io.StringIO()
    screen = Console(file=paper, width=width, markup=False, highlight=False, emoji=False, **console)
    phrases, seen = phrases_for("florenza", code), seen_by_asked(state)
    seat = seen["seat"]
    warnings = [] if seat is None else phrases.warn(GAME.warnings(state, seat), NAMES)
    show(screen, phrases, seen, NAMES, GAME.title, warnings)
    if seen["options"]:
        screen.print(phrases.question(seen, NAMES).sentence)
        lines(screen, draw_choices(screen, choices_of(phrases, GAME, state, seat)))
    return paper.getvalue()


@pytest.mark.parametrize("position", POSITIONS)
@pytest.mark.parametrize("code", ["en", "it"])
def test_the_board_looks_as_in_its_snapshot(position, code):
    drawn = page(POSITIONS[position](), code, 80)
    file = SNAPSHOTS / f"{position}.{code}.80.txt"
    if os.environ.get("REFRESH_SNAPSHOTS"):
        file.write_text(drawn, encoding="utf-8")
    assert file.read_text(encoding="utf-8") == drawn


@pytest.mark.parametrize("code", ["en", "it"])
@pytest.mark.parametrize(
    ("seats", "options"), [(5, {}), (1, {"ghosts": "hard+hard+masterpiece+masterpiece"})]
)
def test_no_line_of_a_whole_game_is_wider_than_the_screen(code, seats, options):
    table = random_table(seats, **options)
    while not table.is_over:
        if len(table.record.moves) % 7 == 0:
            drawn = page(table.state, code, 80)
            assert max(len(line) for line in drawn.splitlines()) <= 80
        table.step()


@pytest.mark.parametrize("code", ["en", "it"])
def test_a_terminal_gets_all_of_the_board_only_if_it_is_high_enough(code):
    paper = page(placing(), code, 80)
    tall = page(placing(), code, 80, height=110, force_terminal=True, color_system=None)
    small = page(placing(), code, 80, height=24, force_terminal=True, color_system=None)
    assert tall.splitlines()[:55] == paper.splitlines()[:55]
    assert len(small.splitlines()) < len(paper.splitlines()) - 40


def test_colours_always_come_with_a_letter():
    """Without colours the page reads the same: they carry nothing of their own."""
    state = placing()
    coloured = page(state, "en", 80, force_terminal=True, color_system="truecolor", height=70)
    plain = page(state, "en", 80)
    assert "\x1b[" in coloured
    assert "\x1b" not in plain
    assert "150f 2M 1W · 3 to place" in plain


def test_kinsmen_crests_and_artists_are_where_they_belong():
    state = placing(
        city_crests="duomo.pulpito:1:1",
        city_works="duomo.altare:1:leonardo_da_vinci",
        bea={"crests": [10, 0, 1, 1], "workshops": "fabbro:built:0 cava:open:1", "income": 1},
        adam={"income": 2, "market": 1},
    )
    drawn = page(state, "en", 80)
    assert " Pulpito    ■ Bea CP+PP" in drawn
    assert " Altare     ● Bea Leonardo da Vinci" in drawn
    assert " 1 Fabbro●A" in drawn
    assert " 2 [Cava]●B" in drawn
    assert "market ●" in drawn
    assert " III×Leonardo da Vinci        S150 233334  P200 333447" in drawn


def test_the_values_of_others_tokens_are_not_shown():
    state = placing(adam={"tokens": [15, 2]}, bea={"tokens": [21, 3], "income": 1})
    drawn = page(state, "en", 80)
    assert "2 tokens (15PP)" in drawn
    assert "3 tokens (?PP)" in drawn
    assert "(21" not in drawn


def test_a_reward_of_both_kinds_of_points_is_not_added_up():
    """Convento brings 1 prestige and 1 church influence, Biblioteca 2 prestige."""
    drawn = page(placing(), "en", 80)
    assert " 2PP1CP +1+1" in drawn
    assert " 2PP +2" in drawn


def test_a_terminal_that_knows_only_ascii_gets_look_alikes():
    """A question mark would stand for a sign without a look-alike; prices of choice have one."""
    for code in ("en", "it"):
        drawn = page(placing(), code, 80)
        plain = drawn.encode("ascii", LOOK_ALIKES).decode("ascii")
        assert plain.count("?") == drawn.count("?")
        assert len(plain) == len(drawn)
