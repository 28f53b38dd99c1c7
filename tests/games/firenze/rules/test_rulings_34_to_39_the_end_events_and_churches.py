"""Rulings 34 to 39: an end for every game, events in turn, the Campanile and churches."""

from __future__ import annotations

import pytest

from signoria import CHANCE, NOBODY
from tests.games.firenze.rules.positions import (
    BOX,
    BUILD,
    CHOOSE,
    DANIELA,
    FULFIL,
    GAME,
    HEIGHTS,
    HOLGER,
    THOMAS,
    bag,
    discards,
    go_on,
    line,
    pile,
    play,
    player,
    position,
    prestige,
    said,
    seen,
    step,
    store,
    taking,
    texts,
    towers,
)


def test_ruling_34_one_reshuffle_too_many_makes_the_round_the_last():
    state = position(
        3, turn=HOLGER, reshuffles="3 3", deck="", discards="spy spy mason botch", next=CHOOSE
    )
    play(state, "take 1")
    assert seen(state)["end"] == {"finisher": None, "last_round": True}
    turns = []
    while state.actor() != NOBODY:
        turns.append(seen(state)["turn"])
        go_on(state)
    assert turns == [HOLGER, DANIELA]
    assert [line(state, seat, "last seal") for seat in range(3)] == [0, 0, 0]


def test_ruling_34_up_to_the_limit_nothing_happens():
    state = position(3, reshuffles="2 3", deck="", discards="spy mason", next=CHOOSE)
    play(state, "take 1")
    assert seen(state)["end"]["last_round"] is False


def test_ruling_34_a_last_seal_in_the_last_round_is_the_end_instead():
    seals = {f"white {height}": DANIELA for height in HEIGHTS}
    state = position(3, turn=DANIELA, closing=1, towers={DANIELA: "red3"}, seals=seals, next=FULFIL)
    state.play("fulfil red 3")
    assert (seen(state)["turn"], line(state, DANIELA, "last seal")) == (THOMAS, 5)


def test_ruling_34_by_the_printed_end_the_deck_never_runs_out():
    state = position(3, reshuffles="98 0", deck="", discards="spy mason", next=CHOOSE)
    play(state, "take 1")
    assert seen(state)["deck"]["reshuffles"] == 99
    assert seen(state)["end"]["last_round"] is False


def test_ruling_34_even_so_no_game_goes_on_for_ever():
    state = position(3, reshuffles="99 0", deck="", discards="spy mason", next=CHOOSE)
    play(state, "take 1")
    assert seen(state)["end"]["last_round"] is True


def test_ruling_34_the_printed_end_is_a_last_seal():
    seals = {f"white {height}": DANIELA for height in HEIGHTS}
    state = position(
        3, turn=DANIELA, reshuffles="7 0", towers={DANIELA: "red3"}, seals=seals, next=FULFIL
    )
    state.play("fulfil red 3")
    assert (seen(state)["turn"], line(state, DANIELA, "last seal")) == (THOMAS, 5)


@pytest.mark.parametrize("limit", ["0", "1", "2", "3", "5", "9"])
def test_ruling_34_the_limit_is_an_option(limit):
    assert seen(GAME.new(2, {"reshuffles": limit}))["deck"]["most_reshuffles"] == int(limit)


def test_ruling_35_at_most_six_bricks_a_turn():
    state = position(3, store={THOMAS: "16 white"}, next=BUILD)
    for _ in range(6):
        state.play("build white 1")
    assert (step(state), seen(state)["now"]["due"]) == ("PayConstructionCosts", 10)


def test_ruling_36_events_strike_clockwise_from_the_taker():
    state = position(
        3,
        turn=DANIELA,
        row="collapse spy",
        towers={THOMAS: "white2", HOLGER: "red2", DANIELA: "blue2"},
        next=CHOOSE,
    )
    state.play("take 1")
    actors = []
    while state.actor() != CHANCE:
        actors.append(state.actor())
        state.apply(state.options()[0])
    assert actors == [DANIELA, THOMAS, HOLGER]


@pytest.mark.parametrize(
    ("event", "bricks", "due"),
    [("flood", 5, 0), ("flood", 8, 3), ("tribute", 1, 1), ("luxury_tax", 4, 3)],
)
def test_ruling_36_what_events_take(event, bricks, due):
    state = taking(event, store={HOLGER: f"{bricks} red"}, cards={HOLGER: "spy workshop scandal"})
    assert (state.actor() == HOLGER) is bool(due)
    assert seen(state)["now"]["due"] == due


def test_ruling_37_alms_go_to_the_next_player_as_the_taker_chooses():
    state = taking("alms", store={THOMAS: "1 white 2 red"})
    play(state, "give white", "give red")
    assert (store(state, THOMAS), store(state, HOLGER)) == ({"red": 1}, {"white": 1, "red": 1})


def test_ruling_37_botch_any_tower_collapse_the_tallest_only():
    sites = {THOMAS: "white3 red3 blue2"}
    assert texts(taking("botch", towers=sites)) == ["cut white 3", "cut red 3", "cut blue 2"]
    assert texts(taking("collapse", towers=sites)) == ["cut white 3", "cut red 3"]


def test_ruling_37_the_saboteur_chooses_victim_and_tower():
    state = position(
        3, cards={THOMAS: "saboteur"}, towers={HOLGER: "red1", DANIELA: "red2 blue3"}, next=BUILD
    )
    play(state, "play saboteur")
    assert texts(state) == ["target 1", "target 2"]
    state.play("target 2")
    assert texts(state) == ["cut red 2", "cut blue 3"]
    state.play("cut blue 3")
    assert towers(state, DANIELA) == ["red2", "blue2"]


def test_ruling_37_the_smuggler_swaps_a_brick():
    state = position(
        3, cards={THOMAS: "smuggler"}, store={THOMAS: "1 white 1 red", HOLGER: "1 blue"}, next=BUILD
    )
    play(state, "play smuggler", "target 1", "want blue", "give white")
    assert (store(state, THOMAS), store(state, HOLGER)) == ({"red": 1, "blue": 1}, {"white": 1})


ALL_BUT_PURPLE = "white yellow green red blue"


def campanile(next=BUILD, **more):
    """The Campanile lies on a church space."""
    return position(3, churches="campanile", next=next, **more)


def test_ruling_38_only_while_the_card_lies_there_and_every_colour_once():
    assert said(position(3, store={THOMAS: "1 red"}, next=BUILD), "campanile") == []
    state = campanile(store={THOMAS: "2 red 1 blue"})
    state.play("campanile red")
    assert said(state, "campanile") == ["blue"]
    assert said(state, "build") == ["red 1", "blue 1"]


def test_ruling_38_it_counts_for_the_costs_and_for_abandonment():
    state = campanile(store={THOMAS: "1 red 1 blue 2 green"}, campanile={THOMAS: "white yellow"})
    play(state, "campanile green", "campanile red", "campanile blue")
    assert seen(state)["now"]["due"] == 1
    state = campanile("TearDown, NextTurn", campanile={THOMAS: "white yellow red"})
    assert (pile(state, THOMAS), store(state, THOMAS)) == ([], {"white": 1})


def test_ruling_38_the_last_brick_laid_is_the_top():
    lying = {THOMAS: "white yellow red"}
    state = taking("botch", churches="campanile", campanile=lying, towers={THOMAS: "blue2"})
    assert texts(state) == ["cut blue 2", "cut campanile"]
    before = bag(state)
    state.play("cut campanile")
    assert (pile(state, THOMAS), bag(state)["red"]) == (["white", "yellow"], before["red"] + 1)


def test_ruling_38_completing_it_brings_points_and_tears_down_the_others():
    state = campanile(
        FULFIL,
        campanile={THOMAS: f"{ALL_BUT_PURPLE} purple", HOLGER: "red blue green"},
        seals={f"white {height}": THOMAS for height in HEIGHTS} | {"red 3": THOMAS},
        finisher=THOMAS,
    )
    assert player(state, THOMAS)["seals_left"] == 0
    assert texts(state) == ["fulfil campanile", "pass"]
    before = bag(state)
    state.play("fulfil campanile")
    assert line(state, THOMAS, "campanile") == BOX["cards.campanile.points"]
    assert (pile(state, THOMAS), pile(state, HOLGER)) == ([], [])
    assert store(state, HOLGER) == {"red": 1}
    assert sum(bag(state).values()) - sum(before.values()) == 6 + 2
    assert (seen(state)["churches"], discards(state)) == ([None] * 4, {"campanile": 1})


def test_ruling_38_it_is_no_tower_for_level_tiles_majorities_and_churches():
    state = campanile(FULFIL, campanile={THOMAS: f"{ALL_BUT_PURPLE} purple"})
    state.play("fulfil campanile")
    assert prestige(state)[THOMAS] == BOX["cards.campanile.points"]
    assert player(state, THOMAS)["seals_left"] == 7


def test_ruling_39_one_commission_can_meet_several_churches():
    state = position(
        3,
        towers={THOMAS: "yellow5"},
        balconies="I_yellow_5 - - -",
        churches="san_miniato orsanmichele santa_croce",
        next=FULFIL,
    )
    state.play("fulfil yellow 5")
    assert line(state, THOMAS, "churches") == 2 + 2
    assert seen(state)["churches"] == [None, None, "santa_croce", None]


def test_ruling_39_the_second_commission_of_a_turn_pays_at_santa_maria_novella():
    state = position(3, towers={THOMAS: "red3 blue3"}, churches="santa_maria_novella", next=FULFIL)
    assert line(play(state, "fulfil red 3"), THOMAS, "churches") == 0
    assert line(play(state, "fulfil blue 3"), THOMAS, "churches") == 3
