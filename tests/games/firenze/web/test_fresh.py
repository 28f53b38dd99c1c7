"""What is marked as new, as news tells it."""

from __future__ import annotations

from typing import Any

from signoria.games.firenze.rules.game import GAME
from signoria.games.firenze.web.fresh import Fresh, fresh
from signoria.kernel.news import Fact, hear
from tests.games.firenze.rules.positions import (
    BUILD,
    CHOOSE,
    EXCHANGE,
    FULFIL,
    HOLGER,
    THOMAS,
    position,
    row,
    taking,
)


def after(state: Any, *moves: str) -> Fresh:
    """What is new after these moves."""
    facts: list[Fact] = []
    for text in moves:
        facts += hear(state, GAME.words.worded(text))
    return fresh(facts)


def test_a_new_card_is_found_where_it_lies_though_the_row_moved_since():
    state = position(3, next="ChooseCard, ChooseCard, NextTurn")
    moves = ["take 1", "reveal spy", *["draw white"] * 4]
    new = after(state, *moves, "take 1", "reveal mason", *["draw white"] * 4)
    assert new.cards == {5, 6}
    assert row(state)[4:] == ["spy", "mason"]


def test_bricks_on_cards_move_with_them_and_go_with_them():
    state = position(3, store={THOMAS: "2 red"}, next=CHOOSE)
    new = after(state, "take 3", "pay red 1", "pay red 2")
    assert new.on_cards == {(1, "red"), (2, "red")}
    traded = position(3, store={THOMAS: "3 white 1 red"}, on_row={4: "1 blue"}, next=EXCHANGE)
    new = after(traded, "exchange", "swap blue 4", *["give white"] * 3)
    assert new.on_cards == {(4, "white")}
    assert new.stored == {(THOMAS, "blue")}


def test_new_bricks_of_a_tower_are_counted_and_equal_towers_are_told_apart():
    state = position(
        3, store={THOMAS: "9 white"}, towers={THOMAS: "white2 white4 white4"}, next=BUILD
    )
    new = after(state, "build white 3", "again white 4", "build white 1")
    assert new.towers[THOMAS, "white", 4] == [2]
    assert new.towers[THOMAS, "white", 1] == [1]


def test_a_brick_that_was_lost_again_is_not_new():
    state = taking("botch", towers={THOMAS: "red3"})
    assert after(state, "cut red 3").towers.get((THOMAS, "red", 2), []) == []


def test_seals_tiles_flags_and_points_are_new():
    state = position(3, towers={THOMAS: "white6"}, churches="santa_croce", next=FULFIL)
    new = after(state, "fulfil white 6")
    assert new.seals == {("white", 6)}
    assert new.levels == {6}
    assert new.flags == {"white"}
    assert new.points[THOMAS] == GAME.scores(state)[THOMAS].total


def test_what_another_gave_or_lost_is_new_too():
    held = {THOMAS: "smuggler"}
    state = position(2, cards=held, store={THOMAS: "1 white 1 red", HOLGER: "1 blue"}, next=BUILD)
    new = after(state, "play smuggler", "target 1", "want blue", "give white")
    assert new.stored == {(THOMAS, "blue"), (HOLGER, "white")}
    given = taking("monument", towers={HOLGER: "red2"})
    assert after(given, "target 1").cards_of == {(HOLGER, "monument")}


def test_churches_and_buildings_are_new():
    church = position(3, row="san_miniato spy", next=CHOOSE)
    assert after(church, "take 1").churches == {"san_miniato"}
    building = position(3, row="workshop spy", next=CHOOSE)
    assert after(building, "take 1").cards_of == {(THOMAS, "workshop")}


def test_who_sees_the_table_for_the_first_time_finds_nothing_new():
    state, facts = GAME.new(2), list[Fact]()
    while int(state.actor()) < 0:
        facts += hear(state, state.options()[0])
    assert fresh(facts) == Fresh()
