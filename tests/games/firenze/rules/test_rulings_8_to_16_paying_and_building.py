"""Rulings 8 to 16: paying, exchanging, building, tearing down and fulfilling."""

from __future__ import annotations

import pytest

from signoria import CHANCE
from tests.games.firenze.rules.positions import (
    BUILD,
    CHOOSE,
    DANIELA,
    EXCHANGE,
    FULFIL,
    HOLGER,
    LIMITS,
    TEAR_DOWN,
    THOMAS,
    bag,
    go_on,
    on_card,
    play,
    player,
    position,
    reveal,
    said,
    seen,
    step,
    store,
    taking,
    texts,
    towers,
)


def test_ruling_8_whoever_has_too_few_bricks_gives_all():
    state = taking("tribute", store={HOLGER: "1 red"})
    assert (state.actor(), texts(state)) == (HOLGER, ["give red"])
    assert play(state, "give red").actor() == CHANCE


def test_ruling_9_the_payer_decides_which_brick_lies_on_which_card():
    state = position(3, store={THOMAS: "1 white 1 red"}, next=CHOOSE)
    assert texts(state) == ["take 1", "take 2", "take 3"]
    play(state, "take 3", "pay red 1", "pay white 2")
    assert (on_card(state, 1), on_card(state, 2)) == ({"red": 1}, {"white": 1})
    assert store(state, THOMAS) == {}


def test_ruling_10_the_card_revealed_this_turn_can_be_traded_with():
    state = position(3, store={THOMAS: "3 white"}, start_deck="botch", next=CHOOSE)
    reveal(play(state, "take 1"), "botch", "blue", "blue", "red", "white")
    assert "blue 6" in said(play(state.copy(), "exchange"), "swap")


@pytest.mark.parametrize(
    ("bricks", "held", "possible"),
    [("2 white", "", False), ("3 white", "", True), ("2 white", "trading_house", True)],
)
def test_ruling_10_an_exchange_needs_three_bricks_or_two(bricks, held, possible):
    state = position(
        3, store={THOMAS: bricks}, cards={THOMAS: held}, on_row={2: "1 blue"}, next=EXCHANGE
    )
    assert ("exchange" in texts(state)) is possible


def test_ruling_10_without_bricks_in_the_row_there_is_no_exchange():
    assert step(position(3, store={THOMAS: "9 white"}, next=EXCHANGE)) == "BuildTowers"


@pytest.mark.parametrize(
    ("held", "played", "costs"),
    [
        ("", "", [0, 0, 0, 1, 3, 6, 10]),
        ("workshop", "", [0, 0, 0, 0, 2, 5, 9]),
        ("", "mason", [0, 0, 0, 0, 0, 3, 7]),
        ("workshop", "mason", [0, 0, 0, 0, 0, 2, 6]),
    ],
)
def test_ruling_11_mason_and_workshop_reduce_the_costs(held, played, costs):
    state = position(3, store={THOMAS: "9 white"}, cards={THOMAS: held}, played=played, next=BUILD)
    assert seen(state)["now"]["costs"] == costs


@pytest.mark.parametrize("held", ["", "workshop"])
@pytest.mark.parametrize("played", ["", "mason"])
@pytest.mark.parametrize("bricks", range(1, 17))
def test_ruling_11_with_every_combination_of_cards_no_brick_leads_to_unpayable_costs(
    held, played, bricks
):
    state = position(
        3, store={THOMAS: f"{bricks} white"}, cards={THOMAS: held}, played=played, next=BUILD
    )
    costs = seen(state)["now"]["costs"]
    built = 0
    while step(state) == "BuildTowers" and said(state, "build"):
        built += 1
        state.play("build white 1")
        assert bricks - built >= costs[built]
    assert built == max(n for n in range(7) if bricks - n >= costs[n])


def test_ruling_12_eight_levels_are_the_most_and_then_the_tower_is_torn_down():
    state = position(3, store={THOMAS: "2 white"}, towers={THOMAS: "white8"}, next=BUILD)
    assert said(state, "build") == ["white 1"]
    play(state, "pass")
    assert (towers(state, THOMAS), store(state, THOMAS)) == ([], {"white": 6})


def test_ruling_13_towers_of_one_colour_stand_side_by_side():
    state = position(3, store={THOMAS: "4 red"}, towers={THOMAS: "red2"}, next=BUILD)
    play(state, "build red 3", "build red 1")
    assert towers(state, THOMAS) == ["red1", "red3"]
    assert said(state, "build") == ["red 1"]
    assert said(state, "again") == ["red 2", "red 4"]


def test_ruling_13_two_equal_towers_are_told_apart_by_whether_they_were_worked_on():
    state = position(3, store={THOMAS: "3 red"}, towers={THOMAS: "red1 red2"}, next=BUILD)
    play(state, "build red 2")
    assert (said(state, "build"), said(state, "again")) == (["red 1", "red 3"], ["red 3"])
    worked, waiting = play(state.copy(), "again red 3", "pass"), play(state, "build red 3", "pass")
    assert towers(worked, THOMAS) == ["red3"]
    assert towers(waiting, THOMAS) == ["red2", "red3"]


def test_ruling_14_a_tower_cannot_be_fulfilled_at_the_height_it_already_had():
    state = position(3, store={THOMAS: "1 red"}, towers={THOMAS: "red4"}, next=BUILD)
    assert said(play(state.copy(), "build red 5"), "fulfil") == ["red 5"]
    after = play(state, "pass")
    assert (towers(after, THOMAS), store(after, THOMAS)["red"]) == ([], 1 + 2)


@pytest.mark.parametrize(("height", "kept"), [(1, 0), (2, 1), (3, 1), (4, 2), (7, 3), (8, 4)])
def test_ruling_14_half_of_a_ruin_rounded_up_goes_to_the_pouch(height, kept):
    before = position(3, towers={THOMAS: f"white{height}"}, next="Turn")
    state = position(3, towers={THOMAS: f"white{height}"}, next=TEAR_DOWN)
    assert store(state, THOMAS) == ({"white": kept} if kept else {})
    assert bag(state)["white"] - bag(before)["white"] == height - kept


def test_ruling_15_a_tower_that_was_cut_must_be_raised():
    state = taking("botch", towers={THOMAS: "red4"}, store={THOMAS: "1 red"})
    play(state, "cut red 4")
    while step(state) != "BuildTowers":
        state.apply(state.options()[0])
    assert towers(play(state.copy(), "build red 4", "pass"), THOMAS) == ["red4"]
    assert towers(go_on(state), THOMAS) == []


def test_ruling_15_a_tower_of_one_brick_disappears():
    state = play(taking("botch", towers={THOMAS: "red1"}), "cut red 1")
    assert towers(state, THOMAS) == []


def test_ruling_16_several_commissions_a_turn_while_seals_remain():
    seals = {f"white {height}": THOMAS for height in (3, 4, 5, 6, 7)}
    state = position(4, towers={THOMAS: "red3 blue3"}, seals=seals, next=FULFIL)
    assert said(state, "fulfil") == ["red 3", "blue 3"]
    state.play("fulfil red 3")
    assert player(state, THOMAS)["seals_left"] == 0
    assert seen(state)["turn"] == HOLGER  # nothing is left to fulfil with


def test_ruling_16_neutral_seals_close_a_commission_and_commissions_close_once():
    state = position(
        3, towers={THOMAS: "red3 blue3 green3"}, seals={"red 3": "n", "blue 3": HOLGER}, next=FULFIL
    )
    assert said(state, "fulfil") == ["green 3"]
    assert step(position(3, next=LIMITS, turn=DANIELA)) == "ChooseCard"
