"""Boards made of pieces: which forms are chosen, and how columns stand side by side."""

from __future__ import annotations

import io

import pytest
from rich.console import Console
from rich.text import Text

import signoria
from signoria.faces.phrases import language, phrases_for
from signoria.faces.phrases.language import term
from signoria.faces.terminal.boards import Part, room
from signoria.faces.terminal.pieces import beside, cut, fitted, name_parts, room_above


def lines(name: str, count: int) -> list[Text]:
    return [Text(f"{name}{number}") for number in range(count)]


def plain(drawn: list[Text]) -> list[str]:
    return [line.plain for line in drawn]


PIECES = {
    "city": [lines("open", 1), lines("tower", 4)],
    "row": [lines("name", 2), lines("card", 3)],
    "players": [lines("player", 2)],
}


@pytest.mark.parametrize(
    ("space", "expected"),
    [
        (9, ["tower", "card", "player"]),
        (8, ["tower", "name", "player"]),
        (7, ["tower", "player"]),
        (5, ["open", "name", "player"]),
        (2, ["open", "player"]),
    ],
)
def test_what_is_needed_takes_the_fullest_form_that_fits(space, expected):
    drawn = fitted(PIECES, ["city", "players"], ["city", "row"], space)
    found = dict.fromkeys(line.rstrip("0123456789") for line in plain(drawn))
    assert expected == list(found)
    assert len(drawn) <= max(space, 3)


def test_pieces_keep_their_order_whatever_is_needed_first():
    drawn = fitted(PIECES, ["players"], ["row", "players", "city"], 20)
    assert plain(drawn) == plain([*lines("tower", 4), *lines("card", 3), *lines("player", 2)])


def test_another_question_needs_other_pieces():
    drawn = fitted(PIECES, ["city", "players"], ["row", "city"], 6)
    assert plain(drawn) == plain([*lines("open", 1), *lines("card", 3), *lines("player", 2)])


def test_columns_stand_side_by_side_and_long_lines_are_cut():
    left, right = [Text("a tower"), Text("b")], [Text("Campanile"), Text("c"), Text("d")]
    assert plain(beside([left, right], [5, 6])) == [
        "a to…  Campa…  ",
        "b      c       ",
        "       d       ",
    ]
    assert left[0].plain == "a tower", "what is drawn elsewhere too stays whole"


def test_a_line_that_fits_is_not_cut():
    assert cut(Text("Firenze"), 7).plain == "Firenze"
    assert cut(Text("Firenze"), 6).plain == "Firen…"


def test_a_heading_names_the_parts_where_there_is_room():
    parts = [Part(term("board", "city"), "the city"), Part(term("board", "me"), "you")]
    heading, short = Text("Firenze"), Text("Firenze")
    name_parts(heading, language("it"), parts, 40)
    name_parts(short, language("it"), parts, 20)
    assert heading.plain == "Firenze · tavolo città/mio"
    assert short.plain == "Firenze"


def screen(height: int, **more) -> Console:
    return Console(file=io.StringIO(), width=80, height=height, **more)


def test_a_board_leaves_more_room_for_many_warnings_and_answers():
    game, phrases = signoria.load("firenze"), phrases_for("firenze", "en")
    table = signoria.Table(game, ["random"] * 2, seed=7)
    while table.state.actor() < 0:
        table.step()
    seen, names = game.observe(table.state, int(table.state.actor())), ["Adam", "Bea"]
    low = screen(24, force_terminal=True)
    assert room(low) == room_above(low, phrases, seen, names, 0, 0) == 14
    assert room_above(low, phrases, seen, names, 8, 0) < 14
    assert room_above(low, phrases, seen, names, 50, 0) == 7
    assert room_above(screen(24), phrases, seen, names, 8, 0) is None
    nobody = game.observe(table.state, None)
    assert room_above(low, phrases, nobody, names, 8, 0) == 14
