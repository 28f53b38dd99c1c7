"""Smaller and broader tables of Florenza Dice Game, and its parts."""

from __future__ import annotations

import io

import pytest
from rich.console import Console

from signoria.faces.phrases import phrases_for
from signoria.faces.terminal import boards
from tests.games.florenza_dice.tables import GAME, NAMES, seen_by_asked, table_at


def screen(width: int, height: int) -> Console:
    return Console(
        file=io.StringIO(), width=width, height=height, force_terminal=True, color_system=None
    )


def drawn(seats: int, moves: int, width: int, height: int, code: str = "en") -> str:
    seen = seen_by_asked(table_at(seats, moves).state)
    phrases, names = phrases_for("florenza_dice", code), NAMES[:seats]
    lines = boards.draw(screen(width, height), phrases, seen, names, GAME.title)
    return "\n".join(line.plain for line in lines)


def part(seats: int, name: str) -> str:
    seen, phrases = seen_by_asked(table_at(seats, 230).state), phrases_for("florenza_dice", "en")
    wanted = boards.find_part("florenza_dice", phrases.language, name)
    assert wanted is not None
    lines = boards.draw_part(screen(80, 24), phrases, seen, NAMES[:seats], GAME.title, wanted)
    return "\n".join(line.plain for line in lines)


@pytest.mark.parametrize("seats", [1, 2, 3, 4])
def test_a_large_screen_shows_buildings_dice_signs_and_all_of_ones_sheet(seats):
    page = drawn(seats, 60, 120, 40)
    for building in GAME.box.table("buildings"):
        if building.endswith(".name"):
            assert GAME.box[f"buildings.{building}"] in page
    assert "Palazzo, all four" in page
    assert "* star" in page
    for name in NAMES[:seats]:
        assert name in page


def test_a_small_screen_shows_ones_artworks_rione_and_dice():
    page = drawn(2, 8, 80, 24)
    assert "Cattedrale" not in page
    for work in ("Ritratto", "Giardino", "Cupola", "Pulpito"):
        assert work in page
    assert "2   " in page
    assert "white" in page


def test_parts_are_ones_sheet_the_others_the_buildings_and_the_dice():
    seat = int(table_at(3, 230).state.actor())
    others = [name for other, name in enumerate(NAMES[:3]) if other != seat]
    assert NAMES[seat] in part(3, "me")
    assert not any(name in part(3, "me") for name in others)
    assert all(name in part(3, "others") for name in others)
    assert "25 Cattedrale" in part(3, "buildings")
    assert "╭──" in part(3, "dice")


def test_alone_the_other_is_the_pope():
    assert "Pope Sisto IV" in part(1, "others")
