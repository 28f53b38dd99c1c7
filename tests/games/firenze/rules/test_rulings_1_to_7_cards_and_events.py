"""Rulings 1 to 7: what the text has lost about cards, and how events strike."""

from __future__ import annotations

import pytest

from signoria import CHANCE
from tests.games.firenze.rules.positions import (
    CHOOSE,
    DANIELA,
    FULFIL,
    HOLGER,
    THOMAS,
    cards,
    discards,
    line,
    play,
    points_of,
    position,
    prestige,
    row,
    seen,
    store,
    taking,
    texts,
    towers,
)


def test_ruling_1_a_balcony_takes_the_level_tile_too_and_neutral_seals_do_not():
    state = position(
        3,
        towers={THOMAS: "white6 green5"},
        balconies="I_white_6 - - -",
        seals={"red 6": "n", "red 5": "n"},
        next=FULFIL,
    )
    play(state, "fulfil white 6")
    assert line(state, THOMAS, "level tiles") == 2
    assert [tile["there"] for tile in seen(state)["level_tiles"]] == [True, False, True, True]


def test_ruling_1_heights_3_and_4_have_no_level_tile():
    state = position(3, towers={THOMAS: "white4"}, next=FULFIL)
    assert prestige(play(state, "fulfil white 4"))[THOMAS] == points_of("white 4")


def test_ruling_2_an_empty_deck_is_made_of_the_discards():
    state = position(3, deck="", discards="spy spy mason", next=CHOOSE)
    play(state, "take 1")
    assert texts(state) == ["reveal mason", "reveal spy"]
    assert (seen(state)["deck"]["cards"], discards(state)) == (3, {})
    assert seen(state)["deck"]["reshuffles"] == 1


def test_ruling_2_without_any_card_the_row_stays_shorter():
    state = position(3, deck="", next=CHOOSE)
    play(state, "take 1")
    assert row(state) == ["smuggler", "princess", "mason", "storehouse_fire", "saboteur", None]
    assert seen(state)["row"][4]["cost"] == 4


@pytest.mark.parametrize("full", [False, True])
def test_ruling_3_a_church_goes_to_a_free_space_or_to_the_discards(full):
    lying = "san_miniato santa_croce santa_maria_novella" + (" campanile" if full else "")
    state = taking("orsanmichele", churches=lying, on_row={1: "1 red"})
    assert ("orsanmichele" in seen(state)["churches"]) is not full
    assert discards(state) == ({"orsanmichele": 1} if full else {})
    assert store(state, THOMAS) == {"red": 1}


def test_ruling_3_a_church_pays_once_and_is_discarded():
    state = position(3, towers={THOMAS: "red5"}, churches="san_miniato", levels="", next=FULFIL)
    play(state, "fulfil red 5")
    assert line(state, THOMAS, "churches") == 2
    assert (seen(state)["churches"], discards(state)) == ([None] * 4, {"san_miniato": 1})


@pytest.mark.parametrize(
    ("sites", "receiver"),
    [
        ({}, THOMAS),
        ({THOMAS: "red2"}, THOMAS),
        ({THOMAS: "red2", HOLGER: "blue2"}, THOMAS),
        ({THOMAS: "red2", HOLGER: "blue3"}, HOLGER),
    ],
)
def test_ruling_4_the_monument_goes_to_the_tallest_tower(sites, receiver):
    state = taking("monument", towers=sites)
    if texts(state)[0].startswith("target"):
        assert texts(state) == [f"target {receiver}"]
        state.play(f"target {receiver}")
    assert cards(state, receiver) == {"monument": 1}


def test_ruling_4_in_a_tie_among_others_the_taker_chooses():
    state = taking("monument", towers={HOLGER: "red3", DANIELA: "red3 white1"})
    assert texts(state) == ["target 1", "target 2"]
    assert seen(state)["event"] == "monument"
    assert cards(play(state, "target 2"), DANIELA) == {"monument": 1}


def test_ruling_4_a_receiver_with_too_many_cards_checks_at_the_end_of_the_own_turn():
    held = "mason mason patrician spy spy"
    state = taking("monument", towers={HOLGER: "red3"}, cards={HOLGER: held})
    state.play("target 1")
    assert sum(cards(state, HOLGER).values()) == 6
    assert seen(state)["turn"] == THOMAS


def test_ruling_5_bricks_returned_by_an_event_can_be_drawn_for_the_new_card():
    state = taking("storehouse_fire", store={THOMAS: "2 purple"}, bag={"white": 1}, deck="mason")
    assert texts(state) == ["give purple"]
    play(state, "give purple", "reveal mason")
    assert texts(state) == ["draw white", "draw purple"]


def test_ruling_6_bricks_just_taken_burn_too():
    state = taking("storehouse_fire", store={THOMAS: "1 white"}, on_row={1: "4 red"})
    assert seen(state)["now"]["due"] == 3


def test_ruling_7_everybody_chooses_the_taker_first():
    state = taking("tribute", store=dict.fromkeys(range(3), "1 white 2 red"))
    actors = []
    while state.actor() != CHANCE:
        actors.append(state.actor())
        state.play("give red")
    assert actors == [THOMAS, THOMAS, HOLGER, HOLGER, DANIELA, DANIELA]
    assert [store(state, seat) for seat in range(3)] == [{"white": 1}] * 3


def test_ruling_7_the_option_takes_the_cheapest_colours_that_are_not_built_in():
    state = taking(
        "tribute",
        cheapest=1,
        store={THOMAS: "2 white 1 red 1 blue", HOLGER: "2 white", DANIELA: "1 white 3 purple"},
        towers={THOMAS: "white2 blue1", HOLGER: "white1"},
    )
    assert state.actor() == CHANCE
    assert store(state, THOMAS) == {"white": 1, "blue": 1}
    assert store(state, HOLGER) == {}
    assert store(state, DANIELA) == {"purple": 2}


def test_ruling_7_with_the_option_collapse_takes_the_cheapest_colour():
    state = taking("collapse", cheapest=1, towers={THOMAS: "red3 white3 blue2"})
    assert towers(state, THOMAS) == ["white2", "red3", "blue2"]


def test_ruling_7_the_storehouse_fire_is_chosen_even_with_the_option():
    state = taking("storehouse_fire", cheapest=1, store={THOMAS: "1 white 1 red"})
    assert texts(state) == ["give white", "give red"]
