"""The terminal's table of Firenze; ``REFRESH_SNAPSHOTS=1 pytest`` writes its snapshots anew."""

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
from tests.faces.tables import NAMES
from tests.games.firenze.rules.positions import (
    BUILD,
    CHOOSE,
    FULFIL,
    HOLGER,
    THOMAS,
    play,
    position,
)
from tests.games.firenze.tables import GAME, seen_by_asked, table_at

SNAPSHOTS = Path(__file__).parent / "snapshots"


def building():
    """Thomas has a full site, a Campanile and five cards."""
    return position(
        4,
        store={THOMAS: "9 white 6 yellow 4 green 3 red 2 blue 2 purple", HOLGER: "1 red"},
        towers={THOMAS: "white7 white2 yellow4 green3 red5* blue1 purple2", HOLGER: "green6"},
        campanile={THOMAS: "white yellow green red"},
        churches="campanile santa_maria_novella orsanmichele san_miniato",
        cards={THOMAS: "wholesaler smuggler patrician workshop recognition", HOLGER: "warehouse"},
        balconies="I_white_6 II_red_5 III_purple_5 IV_yellow_8",
        seals={"white 6": HOLGER, "red 3": "n", "blue 8": THOMAS},
        built=1,
        next=BUILD,
    )


POSITIONS = {
    "first_card": lambda: table_at(2, 0).state,
    "later_of_three": lambda: table_at(3, 300).state,
    "building": building,
    "end_of_four": lambda: table_at(4, 100_000, reshuffles="1").state,
}


def page(state, code: str, width: int, **console) -> str:
    """The board, and the options of whoever is asked."""
    paper = io.StringIO()
    screen = Console(file=paper, width=width, markup=False, highlight=False, emoji=False, **console)
    phrases, seen, seat = phrases_for("firenze", code), seen_by_asked(state), int(state.actor())
    warnings = phrases.warn(GAME.warnings(state, seat), NAMES) if seat >= 0 else []
    show(screen, phrases, seen, NAMES, GAME.title, warnings)
    if seen["options"]:
        screen.print(phrases.question(seen, NAMES).sentence)
        lines(screen, draw_choices(screen, choices_of(phrases, GAME, state, seat)))
    return paper.getvalue()


@pytest.mark.parametrize("position", POSITIONS)
@pytest.mark.parametrize("code", ["en", "it"])
@pytest.mark.parametrize("width", [80, 120])
def test_the_table_looks_as_in_its_snapshot_and_fits_the_screen(position, code, width):
    drawn = page(POSITIONS[position](), code, width)
    file = SNAPSHOTS / f"{position}.{code}.{width}.txt"
    if os.environ.get("REFRESH_SNAPSHOTS"):
        file.write_text(drawn, encoding="utf-8")
    assert file.read_text(encoding="utf-8") == drawn
    assert max(len(line) for line in drawn.splitlines()) <= width


@pytest.mark.parametrize("code", ["en", "it"])
def test_a_terminal_gets_all_of_the_board_only_if_it_is_high_enough(code):
    state = table_at(2, 0).state
    paper = page(state, code, 80)
    small = page(state, code, 80, height=24, force_terminal=True, color_system=None)
    tall = page(state, code, 80, height=60, force_terminal=True, color_system=None)
    assert len(small.splitlines()) <= 24 < len(paper.splitlines())
    assert tall.splitlines()[:30] == paper.splitlines()[:30]


def test_colours_always_come_with_a_letter():
    state = building()
    coloured = page(state, "en", 80, force_terminal=True, color_system="truecolor", height=60)
    plain = page(state, "en", 80)
    assert "\x1b[" in coloured
    assert "\x1b" not in plain
    assert "WWWWWWW 7" in plain
    assert "Campanile WYGR 4" in plain
    for letter in "WYGRBP":
        assert f"{letter} " in plain.splitlines()[1]


def test_seals_balconies_and_flags_are_told_apart_without_colours():
    drawn = page(building(), "en", 80)
    assert "[2]" in drawn  # Holger's seal
    assert "[×]" in drawn
    assert "II 8" in drawn  # open, for I is fulfilled
    assert "(III 11)" in drawn
    assert "+2 [2]" in drawn  # ahead on the white tower


def test_only_what_was_worked_on_can_be_handed_over():
    state = position(2, towers={THOMAS: "green3"}, store={THOMAS: "3 green"}, next=BUILD)
    assert "GGG 3\n" in page(state, "en", 80)
    play(state, "build green 4")
    assert "GGGG 4*!" in page(state, "en", 80)
    assert "GGG 3!" in page(position(2, towers={THOMAS: "green3"}, next=FULFIL), "en", 80)


def test_an_event_that_is_being_carried_out_is_shown_with_its_text():
    state = position(
        2,
        row="storehouse_fire smuggler princess mason botch saboteur",
        store={THOMAS: "4 red"},
        next=CHOOSE,
    )
    play(state, "take 1")
    assert "Storehouse Fire: You lose half of the bricks" in page(state, "en", 80)
