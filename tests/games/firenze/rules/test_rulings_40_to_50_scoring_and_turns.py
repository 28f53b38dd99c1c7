"""Rulings 40 to 50: celebrations, and what a turn can and cannot do."""

from __future__ import annotations

from signoria import NOBODY
from tests.games.firenze.rules.positions import (
    BOX,
    BUILD,
    CHOOSE,
    DANIELA,
    EXCHANGE,
    FULFIL,
    GAME,
    HEIGHTS,
    HOLGER,
    LIMITS,
    NEXT,
    THOMAS,
    discards,
    go_on,
    line,
    play,
    player,
    position,
    said,
    seen,
    step,
    store,
    taking,
    texts,
    towers,
)


def test_ruling_40_two_recognitions_count_each_low_seal_twice():
    state = position(
        3,
        turn=2,
        finisher=0,
        cards={THOMAS: "recognition recognition feast_of_colours"},
        seals={
            "red 3": THOMAS,
            "red 4": THOMAS,
            "blue 4": THOMAS,
            "blue 3": "n",
            "green 6": THOMAS,
        },
        balconies="I_blue_4 - - -",
        next=NEXT,
    )
    assert line(state, THOMAS, "recognition") == 2 * 3
    assert line(state, THOMAS, "feast of colours") == 3


def test_ruling_41_a_campanile_is_a_tower_for_the_monument_and_it_counts_as_a_card():
    state = taking(
        "monument",
        churches="campanile",
        campanile={DANIELA: "red blue green"},
        towers={HOLGER: "white2"},
    )
    assert texts(state) == ["target 2"]
    state.play("target 2")
    assert player(state, DANIELA)["cards_in_hand"] == 1


def test_ruling_42_bricks_gained_while_building_can_be_used():
    state = position(
        3, cards={THOMAS: "spy"}, store={THOMAS: "1 white", HOLGER: "1 red"}, next=BUILD
    )
    play(state, "build white 1", "play spy", "target 1", "want red", "build red 1")
    assert towers(state, THOMAS) == ["white1", "red1"]


def test_ruling_42_a_mason_played_while_building_reduces_the_costs():
    state = position(3, cards={THOMAS: "mason"}, store={THOMAS: "4 white"}, next=BUILD)
    play(state, "build white 1", "again white 2", "again white 3")
    assert texts(state) == ["play mason", "pass"]
    assert said(play(state, "play mason"), "again") == ["white 4"]
    play(state, "again white 4")
    assert towers(state, THOMAS) == ["white4"]


def test_ruling_43_others_towers_are_cut_but_never_torn_down():
    state = position(3, towers={HOLGER: "red3"}, store={THOMAS: "1 white"}, next=BUILD)
    play(state, "pass")
    assert towers(state, HOLGER) == ["red3"]


def test_ruling_44_without_seals_nothing_is_fulfilled():
    seals = {f"white {height}": THOMAS for height in HEIGHTS} | {"red 3": THOMAS}
    state = position(3, finisher=0, seals=seals, towers={THOMAS: "blue3"}, next=FULFIL)
    assert seen(state)["turn"] == HOLGER


def test_ruling_45_commissions_never_run_out_before_a_last_seal():
    for seats in GAME.seats:
        gone = seats * (BOX[f"seals.{seats}"] - 1)
        assert 36 - 4 - BOX["contents.neutral_seals"] > gone


def test_ruling_46_a_player_without_anything_gets_through_a_turn():
    state = go_on(position(3, next=CHOOSE))
    assert seen(state)["turn"] == HOLGER


def test_ruling_47_seats_before_the_trigger_have_one_turn_more():
    state = position(4, turn=HOLGER, finisher=HOLGER, next=NEXT)
    turns = []
    while state.actor() != NOBODY:
        turns.append(seen(state)["turn"])
        go_on(state)
    assert turns == [2, 3, 0]


def test_ruling_48_an_event_without_effect_is_discarded():
    assert discards(taking("botch")) == {"botch": 1}
    assert discards(taking("flood")) == {"flood": 1}


def test_ruling_49_like_is_not_swapped_for_like():
    state = position(
        3,
        cards={THOMAS: "wholesaler"},
        store={THOMAS: "1 red"},
        on_row={2: "1 red 1 blue"},
        next=BUILD,
    )
    state.play("play wholesaler")
    assert texts(state) == ["swap blue 2"]  # at least one swap
    play(state, "swap blue 2", "give red")
    assert texts(state) == ["swap red 2", "pass"]
    assert store(play(state, "pass"), THOMAS) == {"blue": 1}


def test_ruling_49_a_wholesaler_swaps_up_to_three_bricks():
    state = position(
        3, cards={THOMAS: "wholesaler"}, store={THOMAS: "4 white"}, on_row={2: "4 blue"}, next=BUILD
    )
    play(state, "play wholesaler", *["swap blue 2", "give white"] * 3)
    assert (step(state), store(state, THOMAS)) == ("BuildTowers", {"white": 1, "blue": 3})


def test_ruling_49_an_exchange_may_give_the_wanted_colour():
    state = position(3, store={THOMAS: "3 red"}, on_row={1: "1 red"}, next=EXCHANGE)
    play(state, "exchange", "swap red 1", *["give red"] * 3)
    assert store(state, THOMAS) == {"red": 1}


def test_ruling_50_bricks_are_given_from_the_commonest_to_the_rarest():
    state = position(3, store={THOMAS: "6 white 6 red 1 blue"}, next=LIMITS)
    assert texts(state) == ["give white", "give red"]  # a blue one alone would not be enough
    state.play("give red")
    assert texts(state) == ["give red"]


def test_ruling_50_every_payment_is_possible_and_has_one_spelling():
    ends = set()
    ways = [position(3, store={THOMAS: "3 white 2 red 8 blue"}, next=LIMITS)]
    count = 0
    while ways:
        state = ways.pop()
        if step(state) != "StorehouseLimit":
            ends.add(tuple(store(state, THOMAS).items()))
            count += 1
            continue
        for action in state.options():
            after = state.copy()
            after.apply(action)
            ways.append(after)
    possible = [
        (white, red, 3 - white - red) for white in range(4) for red in range(3) if white + red <= 3
    ]
    assert count == len(ends) == len(possible)
