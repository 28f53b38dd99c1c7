"""The page about strength, ``bench/strength.md``: what its tables say."""

from __future__ import annotations

import pytest
from bench.strength_matches import Kind, Row
from bench.strength_page import HEADS, line_of

from tests.arena.test_turn_order import GAMES, match_of, won_by_the_first


@pytest.mark.parametrize("seats", [2, 4])
def test_the_page_about_strength_has_the_places_from_the_first_to_the_last(seats):
    match = match_of("florenza", seats)
    row = Row(Kind.ORDER, "florenza", match.bots, GAMES)
    head = next(HEADS[Kind.ORDER](row)).split(" | ")
    line = line_of((row, match, list(won_by_the_first(match)))).split(" | ")
    assert head[0] == "| wins by place in the first turn order"
    assert [head[2], head[-1]] == ["1st", "last |"]
    assert [cell.split(" %")[0] for cell in line[2:]] == ["100", *["0"] * (seats - 1)]
