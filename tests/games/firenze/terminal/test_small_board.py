"""Firenze on a screen that is too low for all of it: what a question needs is there."""

from __future__ import annotations

import io

import pytest
from rich.console import Console

from signoria.faces.phrases import phrases_for
from signoria.faces.terminal import boards
from tests.faces.tables import NAMES
from tests.games.firenze.rules.positions import BUILD, CHOOSE, FULFIL, HOLGER, THOMAS, position
from tests.games.firenze.tables import GAME, seen_by_asked, table_at

ROW = "storehouse_fire smuggler princess wholesaler botch san_miniato"


def screen(width: int = 80, height: int = 24) -> Console:
    return Console(
        file=io.StringIO(), width=width, height=height, force_terminal=True, color_system=None
    )


def board(state, code: str = "en", **size: int) -> list[str]:
    """The lines of the board."""
    phrases, names = phrases_for("firenze", code), NAMES[: int(state.seats)]
    drawn = boards.draw(screen(**size), phrases, seen_by_asked(state), names, GAME.title)
    return [line.plain.rstrip() for line in drawn]


def part(state, name: str, code: str = "en") -> str:
    """A part of the board in full."""
    phrases, names = phrases_for("firenze", code), NAMES[: int(state.seats)]
    found = boards.find_part("firenze", phrases.language, name)
    assert found is not None
    drawn = boards.draw_part(screen(), phrases, seen_by_asked(state), names, GAME.title, found)
    return "\n".join(line.plain.rstrip() for line in drawn)


def choosing(seats: int = 2):
    return position(
        seats,
        row=ROW,
        store={THOMAS: "2 white 1 red", HOLGER: "3 green"},
        towers={THOMAS: "white4 red2", HOLGER: "green6"},
        cards={THOMAS: "smuggler smuggler workshop", HOLGER: "warehouse"},
        seals={"white 3": HOLGER, "red 3": "n"},
        balconies="I_white_6 II_red_5 III_purple_5 IV_yellow_8",
        next=CHOOSE,
    )


def building(seats: int = 2):
    return position(
        seats,
        store={THOMAS: "2 white", HOLGER: "1 red"},
        towers={THOMAS: "white4", HOLGER: "green6"},
        campanile={HOLGER: "white red"},
        seals={"white 3": HOLGER, "red 3": "n"},
        churches="- campanile - -",
        next=BUILD,
    )


def test_whoever_chooses_a_card_sees_what_each_does_and_that_an_event_is_one():
    drawn = board(choosing())
    assert " 1 Storehouse Fire" in drawn[3]
    assert "0     Event. You lose half of the bricks in your" in drawn[3]
    shown = "\n".join(drawn)
    for card in ("2 Smuggler", "3 Princess", "4 Wholesaler", "5 Botch", "6 San Miniato"):
        assert card in shown
    assert "Church. First to fulfil a commission of" in shown


def test_the_heights_that_are_open_stand_in_a_line_where_the_city_has_no_room():
    assert "W 45678  Y 34567(8)  G 345678  R 4(5)678  B 345678  P 34(5)678" in board(choosing())[1]


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_everybody_has_a_line_with_points_seals_cards_bricks_and_site(seats):
    drawn = board(choosing(seats))
    thomas = next(line for line in drawn if "Adam" in line).split()
    assert thomas[:6] == ["▶", "[1]", "Adam", "0", thomas[4], "3"]
    assert thomas[6:] == ["2W", "1R", "3/10", "W4", "R2", "Workshop"]
    holger = next(line for line in drawn if "Bea" in line).split()
    assert holger[-4:] == ["3G", "3/15", "G6", "Warehouse"]
    assert sum("[" in line[:5] for line in drawn) == seats


def test_ones_own_cards_are_always_named_and_two_of_a_kind_counted():
    assert "Smuggler ×2 and Workshop" in "\n".join(board(choosing()))


def test_whoever_builds_sees_the_points_of_the_city_and_the_cost_of_bricks():
    drawn = board(building())
    assert any(line.startswith("8 +4 6        8        9") for line in drawn)
    assert any(line.startswith("3    [2]      1        2        [×]") for line in drawn)
    assert any("1: 0  2: 0  3: 1  4: 3  5: 6  6: 10" in line for line in drawn)
    assert "Campanile: First to" in "\n".join(drawn)
    assert "G6  Campanile WR" in "\n".join(drawn)


def test_with_four_players_the_city_has_room_too_when_somebody_hands_over():
    drawn = board(position(4, towers={THOMAS: "green3"}, next=FULFIL))
    assert any(line.startswith("8 +4 6        8        9") for line in drawn)
    assert any(line.endswith("G3!") for line in drawn)
    assert len(drawn) <= 14


def test_the_parts_are_named_in_the_heading():
    assert board(choosing())[0].endswith(" · board city/row/me/others")
    assert board(building(), "it")[0].endswith(" · tavolo città/fila/mio/altri")


def test_a_part_is_shown_in_full():
    state = choosing()
    row = " ".join(part(state, "row").split())
    assert "You lose half of the bricks in your storehouse, rounded up." in row
    assert "W white    Y yellow" in part(state, "city")
    assert "[×] neutral seal" in part(state, "city")
    mine, others = part(state, "me"), part(state, "others")
    assert "Smuggler ×2: Swap one of your bricks" in mine
    assert "WW  R  3/10" in mine
    assert "Bea" not in mine
    assert "Warehouse: Keep up to 15 bricks instead of 10." in others
    assert "Adam" not in others
    assert part(state, "fila", "it").startswith("   fila di carte")


def test_a_large_screen_has_every_card_with_its_whole_text():
    drawn = "\n".join(board(choosing(4), width=120, height=40))
    phrases = phrases_for("firenze", "en")
    for card in ROW.split():
        assert phrases.card_text(card) in drawn
    assert "[×] neutral seal" in drawn


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_a_large_screen_has_city_row_and_all_places_at_once(seats):
    drawn = board(table_at(seats, 300).state, width=120, height=40)
    assert len(drawn) <= 30
    shown = "\n".join(drawn)
    assert "W white    Y yellow" in shown
    assert "card row" in shown
    assert shown.count("storehouse  ") == seats
    assert shown.count("site  ") == seats


def test_a_small_board_has_its_colours():
    phrases = phrases_for("firenze", "en")
    drawn = boards.draw(screen(), phrases, seen_by_asked(choosing()), NAMES[:2], GAME.title)
    styles = {str(span.style) for line in drawn for span in line.spans}
    assert any("#f2eee4" in style for style in styles), "of white bricks"
