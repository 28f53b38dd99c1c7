"""Rulings 23 to 33: personnel, buildings, what is hidden, and the set-up."""

from __future__ import annotations

from random import Random

import pytest

from signoria import CHANCE, Rng
from tests.games.firenze.rules.positions import (
    BUILD,
    CHOOSE,
    DANIELA,
    EXCHANGE,
    FULFIL,
    GAME,
    HOLGER,
    THOMAS,
    bag,
    cards,
    discards,
    on_card,
    play,
    player,
    position,
    said,
    seen,
    store,
    taking,
    texts,
    towers,
)

PERSONNEL = "wholesaler smuggler mason saboteur spy patrician princess scandal"


def at(next, **more):
    """Thomas with every personnel card, at some moment of his turn."""
    return position(
        3,
        cards={THOMAS: PERSONNEL},
        store={THOMAS: "4 white 1 red", HOLGER: "2 blue"},
        towers={HOLGER: "blue2", THOMAS: more.pop("site", "")},
        on_row={2: "1 green"},
        row="alms campanile collapse flood botch tribute",
        next=next,
        **more,
    )


def test_ruling_23_moments_for_personnel():
    everybody = PERSONNEL.split()[:-1]
    without = [[], ["princess"], ["princess"], ["mason", "princess"]]
    for next, missing in zip([CHOOSE, EXCHANGE, BUILD, FULFIL], without, strict=True):
        assert said(at(next), "play") == [name for name in everybody if name not in missing]


def test_ruling_23_no_two_of_a_name_in_a_turn():
    state = position(3, cards={THOMAS: "spy spy"}, store={HOLGER: "3 red"}, next=FULFIL)
    play(state, "play spy", "target 1", "want red")
    assert (seen(state)["turn"], cards(state, THOMAS)) == (HOLGER, {"spy": 1})


def test_ruling_23_the_princess_makes_all_cards_free_this_turn():
    state = position(3, cards={THOMAS: "princess"}, next=CHOOSE)
    assert said(state, "take") == ["1"]
    state.play("play princess")
    assert said(state, "take") == ["1", "2", "3", "4", "5", "6"]
    play(state, "take 6")
    assert "saboteur" in cards(state, THOMAS)
    assert discards(state) == {"princess": 1}


def test_ruling_23_not_while_paying():
    state = play(at(CHOOSE), "take 3")
    assert all(text.startswith("pay") for text in texts(state))
    building = play(at(BUILD), "build white 1", "again white 2", "again white 3", "pass")
    assert texts(building) == ["give white", "give red"]


def test_ruling_23_between_bricks_and_between_commissions():
    state = at(BUILD, site="green2")
    play(state, "build white 1", "play spy", "target 1", "want blue", "build blue 1")
    assert towers(state, THOMAS) == ["white1", "green2", "blue1"]
    state = at(FULFIL, site="green3 blue3")
    play(state, "fulfil green 3", "play spy", "target 1", "want blue", "fulfil blue 3")
    assert towers(state, THOMAS) == []


def test_ruling_24_the_bricks_on_a_second_building_are_kept():
    state = taking("warehouse", cards={THOMAS: "warehouse"}, on_row={1: "2 blue"})
    assert (store(state, THOMAS), cards(state, THOMAS)) == ({"blue": 2}, {"warehouse": 1})


def test_ruling_25_a_patrician_protects_the_taker_alone():
    state = taking("tribute", cards={THOMAS: "patrician"}, store=dict.fromkeys(range(3), "3 red"))
    assert texts(state) == ["play patrician", "pass"]
    state.play("play patrician")
    assert (state.actor(), store(state, THOMAS)) == (HOLGER, {"red": 3})
    play(state, *["give red"] * 4)
    assert discards(state) == {"patrician": 1, "tribute": 1}
    assert not seen(state)["now"]["shielded"]


@pytest.mark.parametrize("event", ["storehouse_fire", "botch", "collapse", "flood", "alms"])
def test_ruling_25_a_patrician_helps_against_every_event(event):
    state = taking(
        event, cards={THOMAS: "patrician"}, store={THOMAS: "8 red"}, towers={THOMAS: "blue3"}
    )
    state.play("play patrician")
    assert state.actor() == CHANCE
    assert (store(state, THOMAS), towers(state, THOMAS)) == ({"red": 8}, ["blue3"])
    assert store(state, HOLGER) == {}


def test_ruling_25_not_against_others_events_and_not_where_nothing_is_lost():
    state = taking("tribute", cards={HOLGER: "patrician"}, store={HOLGER: "2 red"})
    assert (state.actor(), texts(state)) == (HOLGER, ["give red"])
    assert taking("botch", cards={THOMAS: "patrician"}).actor() == CHANCE


def test_ruling_26_hands_are_hidden_but_their_number_is_not():
    state = position(3, cards={THOMAS: "spy workshop", HOLGER: "mason scandal"}, next=CHOOSE)
    theirs = seen(state, THOMAS)["players"][HOLGER]
    assert (theirs["hand"], theirs["cards_in_hand"]) == (None, 2)
    assert seen(state, HOLGER)["players"][HOLGER]["hand"] == {"mason": 1, "scandal": 1}
    assert seen(state)["players"][THOMAS]["buildings"] == {"workshop": 1}
    assert str(GAME.imagine(state, THOMAS, Rng(1))) == str(state)


def test_ruling_27_seat_0_starts_unless_chance_chooses():
    assert GAME.new(2).options()[0].verb == "balcony"
    assert texts(GAME.new(4, {"starter": "random"})) == [f"start {seat}" for seat in range(4)]


def test_ruling_27_the_host_names_whoever_was_up_a_tower_last():
    state = GAME.new(3, {"starter": "host"})
    assert (state.actor(), texts(state)) == (THOMAS, ["start 0", "start 1", "start 2"])
    state.play("start 2")
    random = Random(1)
    while state.actor() == CHANCE:
        state.apply(random.choice(state.options()))
    assert state.actor() == DANIELA
    bricks = [store(state, seat)["white"] for seat in (DANIELA, THOMAS, HOLGER)]
    assert bricks == [2, 3, 4]


def test_ruling_28_a_card_may_lie_without_bricks():
    state = position(3, bag={}, row="spy mason botch", start_deck="saboteur", next=CHOOSE)
    play(state, "take 1", "reveal saboteur")
    assert (on_card(state, 3), sum(bag(state).values())) == ({}, 0)


def test_ruling_29_seals_by_number_of_players():
    assert [player(GAME.new(seats), 0)["seals_left"] for seats in (2, 3, 4)] == [9, 7, 6]


def test_ruling_30_overview_cards_are_not_in_the_game():
    assert "overview" not in str(GAME.new(2))


def test_ruling_31_the_campanile_is_a_tower_of_several_colours():
    state = position(3, store={THOMAS: "1 red 1 blue"}, churches="campanile", next=BUILD)
    play(state, "campanile red", "campanile blue")
    assert player(state, THOMAS)["campanile"]["bricks"] == ["red", "blue"]


@pytest.mark.parametrize(
    ("card", "mine", "theirs", "site", "row_bricks", "possible"),
    [
        ("smuggler", "1 red", "1 blue", "", "", True),
        ("smuggler", "1 red", "1 red", "", "", False),
        ("smuggler", "", "1 red", "", "", False),
        ("spy", "", "1 red", "", "", True),
        ("spy", "2 red", "", "", "", False),
        ("saboteur", "", "", "white1", "", True),
        ("saboteur", "2 red", "2 red", "", "", False),
        ("wholesaler", "1 red", "", "", "1 blue", True),
        ("wholesaler", "1 red", "", "", "1 red", False),
        ("wholesaler", "", "", "", "1 red", False),
        ("patrician", "2 red", "2 red", "white1", "1 red", False),
    ],
)
def test_ruling_32_personnel_needs_something_to_work_on(
    card, mine, theirs, site, row_bricks, possible
):
    state = position(
        3,
        cards={THOMAS: f"{card} princess"},
        store={THOMAS: mine, DANIELA: theirs},
        towers={DANIELA: site},
        on_row={3: row_bricks},
        next=CHOOSE,
    )
    assert (card in said(state, "play")) is possible


def test_ruling_33_with_or_without_the_campanile():
    assert GAME.variants["campanile"].default == "yes"
    assert "campanile=1" not in str(GAME.new(2, {"campanile": False}))
