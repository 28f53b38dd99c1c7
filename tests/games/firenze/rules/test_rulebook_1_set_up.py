"""The rulebook's set up, number by number."""

from __future__ import annotations

from collections import Counter

import pytest

from signoria import CHANCE
from tests.games.firenze.rules.conservation import check
from tests.games.firenze.rules.positions import (
    BOX,
    BRICKS,
    COLOURS,
    GAME,
    bag,
    commission,
    on_card,
    player,
    row,
    said,
    seen,
    step,
    store,
    texts,
)
from tests.turns import first_turns, played


def set_up(seats, seed=0, **options):
    """A table when the first turn begins."""
    from random import Random

    random = Random(seed)
    state = GAME.new(seats, options)
    while not step(state).startswith("ChooseCard"):
        state.apply(random.choice(state.options()))
        check(state)
    return state


def test_2_level_tiles_lie_at_their_levels():
    tiles = seen(set_up(2))["level_tiles"]
    assert [(tile["height"], tile["there"]) for tile in tiles] == [
        (5, True),
        (6, True),
        (7, True),
        (8, True),
    ]
    assert tiles[1]["points"] == 2


def test_4_one_balcony_of_each_numeral_covers_its_commission():
    state = set_up(3)
    balconies = seen(state)["balconies"]
    assert [tile["numeral"] for tile in balconies] == ["I", "II", "III", "IV"]
    for tile in balconies:
        space = commission(state, f"{tile['colour']} {tile['height']}")
        assert (space["balcony"], space["points"]) == (tile["numeral"], tile["points"])


def test_4_all_tiles_of_a_numeral_can_be_drawn():
    state = GAME.new(2)
    assert (state.actor(), len(state.options())) == (CHANCE, 5)
    drawn = set()
    for numeral in ("I", "II", "III", "IV"):
        drawn |= {text for text in texts(state) if text.split()[1] == numeral}
        assert len({text.split()[1] for text in texts(state)}) == 1
        state.apply(state.options()[0])
    assert len(drawn) == BOX["contents.balconies"]


def test_5_five_neutral_seals_cover_commissions_without_balconies():
    state = set_up(4)
    spaces = [space for tower in seen(state)["towers"] for space in tower["commissions"]]
    neutral = [space for space in spaces if space["neutral"]]
    assert len(neutral) == 5
    assert not any(space["balcony"] for space in neutral)


@pytest.mark.parametrize(("seats", "seals"), [(2, 9), (3, 7), (4, 6)])
def test_7_the_number_of_seals_depends_on_the_number_of_players(seats, seals):
    state = set_up(seats)
    assert [player(state, seat)["seals_left"] for seat in range(seats)] == [seals] * seats


def test_8_the_starting_player_receives_2_white_bricks_and_each_further_player_one_more():
    assert [store(set_up(4), seat) for seat in range(4)] == [
        {"white": 2},
        {"white": 3},
        {"white": 4},
        {"white": 5},
    ]


def test_8_the_bricks_go_clockwise_from_whoever_starts():
    state = GAME.new(3, {"starter": "random"})
    assert texts(state) == ["start 0", "start 1", "start 2"]
    state.play("start 1")
    while not step(state).startswith("ChooseCard"):
        state.apply(state.options()[0])
    assert [store(state, seat) for seat in range(3)] == [{"white": 4}, {"white": 2}, {"white": 3}]
    assert state.actor() == 1


@pytest.mark.parametrize(("seats", "starter"), [(n, s) for n in (2, 3, 4) for s in range(n)])
@pytest.mark.parametrize("found", ["random", "host"])
def test_8_turns_go_clockwise_from_the_starting_player(seats, starter, found):
    """Also where the host, who names that player and places seals, is asked before anybody."""
    state = GAME.new(seats, {"starter": found, "placement": "host"})
    assert GAME.turn_order(state) == []
    state.play(f"start {starter}")
    order = GAME.turn_order(state)
    assert order == [(starter + place) % seats for place in range(seats)]
    assert order == first_turns(played(state, seed=starter), "ChooseCard")
    assert GAME.turn_order(state) == order


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_8_the_first_seat_is_the_starting_player_unless_it_is_said_otherwise(seats):
    assert GAME.turn_order(GAME.new(seats)) == [*range(seats)]


def test_9_without_the_campanile_it_is_in_no_deck():
    decks = [
        dict(GAME.new(2, {"campanile": value}).description())["deck"] for value in ("yes", "no")
    ]
    assert ["campanile=1" in deck for deck in decks] == [True, False]


def test_10_the_start_cards_lie_on_top_of_the_deck():
    state = set_up(2)
    first = {name for name in GAME.box.table("cards") if name.endswith(".start")}
    starting = {name.partition(".")[0] for name in first if BOX[f"cards.{name}"]}
    assert len(starting) == 10
    assert set(row(state)) < starting
    assert seen(state)["deck"]["start_cards"] == 4
    facts = dict(state.description())
    assert {word.partition("=")[0] for word in facts["start_deck"]} == starting - set(row(state))


def test_11_six_cards_lie_in_the_row_with_four_bricks_each():
    state = set_up(2)
    assert None not in row(state)
    assert [sum(on_card(state, place).values()) for place in range(1, 7)] == [4] * 6
    assert sum(bag(state).values()) == BOX["contents.bricks"] - 24 - 2 - 3


def test_11_bricks_for_the_row_are_drawn_after_the_players_received_theirs():
    state = GAME.new(4)
    while said(state, "draw") == []:
        state.apply(state.options()[0])
    assert bag(state) == Counter(BRICKS) - Counter({COLOURS[0]: 14})


def test_12_prestige_markers_start_at_0():
    assert [player(set_up(2), seat)["prestige"] for seat in range(2)] == [0, 0]
