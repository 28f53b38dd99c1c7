"""The rulings of ``rulings.md`` by number, 15 to 28: what the rulebook leaves open."""

from __future__ import annotations

import pytest

from signoria import NOBODY
from tests.games.medici_dice.rules.positions import (
    A_TURN,
    ADAM,
    ADAMS_ROLL,
    ALONE,
    BEA,
    CARLO,
    COLUMN,
    FULL,
    GAME,
    SPACES,
    THEN,
    circles,
    column,
    columns,
    faces,
    monopoly_points,
    play,
    position,
    roll,
    roller,
    scored,
    scored_alone,
    ship,
    ship_points,
    sizes,
    step,
    winners,
)


@pytest.mark.parametrize(("empty", "most"), [(1, 1), (2, 2), (3, 3), (4, 3)])
def test_ruling_15_the_solitaire_ship_is_filled_exactly(empty, most):
    ships = {ADAM: "fur1 " * (SPACES[0] - empty)}
    state = position(1, dice=ADAMS_ROLL, ships=ships, next=ALONE)
    assert sizes(state) == set(range(1, most + 1))


def test_ruling_16_equal_columns_share_the_victory():
    assert winners([[9, 7, 5, 3, 1], [1, 3, 5, 7, 9]], [50, 50]) == [ADAM, BEA]


def test_ruling_16_only_those_tied_for_the_highest_total_take_part():
    assert winners([[1, 0, 0, 0, 0], [2, 0, 0, 0, 0], [12, 12, 0, 0, 0]], [50, 50, 45]) == [BEA]


def test_ruling_17_ten_for_the_ship_and_twenty_for_the_columns_make_thirty():
    state = scored(
        [17, 18, 22, 13],
        [[0, 4, 1, 0, 2], [1, 3, 2, 0, 1], [0, 1, 0, 2, 3], [0, 2, 0, 4, 2]],
    )
    adam = GAME.scores(state)[ADAM]
    assert (ship_points(state)[ADAM], monopoly_points(state)[ADAM], adam.total) == (10, 20, 30)


def test_ruling_18_golds_are_interchangeable_so_equal_sets_are_one_option():
    state = position(4, dice="gold5 dye4 gold5 fur3 gold5", next=A_TURN)
    assert len(faces(state)) == len({tuple(sorted(found.split())) for found in faces(state)})
    assert faces(state).count("gold5") == 1


def test_ruling_18_any_gold_may_be_named_by_what_it_shows():
    state = position(4, dice="gold5 dye4 gold5 fur3 gold5", next=A_TURN)
    play(state, "take gold5", "take gold5", "take gold5", "take gold5")
    assert [ship(state, seat) for seat in range(4)] == [["gold5"]] * 4


def test_ruling_18_dice_are_written_down_by_falling_value_and_equal_ones_by_die():
    state = position(4, dice="grain4 dye4 cloth0 spices0 gold5", next=A_TURN)
    assert ship(play(state.copy(), "take 1 2 5"), ADAM) == ["gold5", "grain4", "dye4"]
    assert ship(play(state, "take 3 4 5"), ADAM) == ["gold5", "cloth0", "spices0"]


def test_ruling_19_crosses_and_circles_do_not_compete_for_room():
    state = position(
        1,
        dice=ADAMS_ROLL,
        crosses={ADAM: column("dye", COLUMN)[0]},
        circles=column("fur", COLUMN)[0],
        next=ALONE,
    )
    state.play("take fur3")
    assert columns(state, ADAM) == [0, COLUMN, 0, 1, 0]
    assert circles(state) == [0, 3, 1, COLUMN, 0]


def test_ruling_20_whoever_fills_the_ship_on_anothers_turn_is_out_at_once():
    state = play(
        position(4, dice=ADAMS_ROLL, ships={BEA: FULL[:-5]}, next=A_TURN),
        *["take 1", "take 2", "take 2", "take 2"],
    )
    assert roller(state) == CARLO


def test_ruling_20_a_roller_who_fills_the_ship_leaves_the_rest_to_the_others():
    state = position(4, dice=ADAMS_ROLL, ships={ADAM: FULL[:-5]}, next=A_TURN)
    state.play("take 1")
    assert (state.actor(), len(state.options())) == (BEA, 4)


def test_ruling_21_the_only_player_with_room_rolls_again_as_the_last_player():
    ships = {ADAM: "fur1", BEA: FULL[:-5], CARLO: FULL}
    state = position(
        3, dice=ADAMS_ROLL, ships=ships, next=f"ChooseDice, ChooseOneDie 1, ChooseOneDie 2, {THEN}"
    )
    play(state, "take 1 2 3", "take 4")
    roll(state)
    assert (roller(state), step(state), sizes(state)) == (ADAM, "FillShip", {3})


def test_ruling_22_the_limit_of_three_holds_while_another_has_room_when_the_turn_begins():
    ships = {ADAM: "fur1 fur1", BEA: FULL[:-5]}
    state = roll(position(2, ships=ships, next="Turn, ScoreRound, Round"))
    assert (step(state), sizes(state)) == ("ChooseDice", {1, 2, 3})


def test_ruling_23_the_bonus_is_independent_of_rank():
    assert monopoly_points(scored(columns=column("dye", 12, 12, 12, 9))) == [30, 30, 30, 10]
    assert monopoly_points(scored(columns=column("dye", 12, 11, 10, 9))) == [30, 15, 10, 10]
    assert monopoly_points(scored(columns=column("dye", 12, 9))) == [30, 10]


def test_ruling_24_majorities_and_bonuses_are_paid_in_all_three_rounds():
    for round in (1, 2, 3):
        state = scored([12, 9], column("dye", 12, 9), round=round)
        assert ship_points(state, round) == [20, 0]
        assert monopoly_points(state, round) == [30, 10]


def test_ruling_25_dice_that_nobody_chose_are_rolled_again():
    state = play(position(4, dice=ADAMS_ROLL, next=A_TURN), *["take 1", "take 2"] + ["take 2"] * 2)
    assert GAME.observe(state, None)["dice"] == [None] * 5


@pytest.mark.parametrize(
    ("taken", "circled"),
    [("1", [1, 1, 1, 1, 0]), ("1 2", [1, 0, 1, 1, 0]), ("1 2 3", [1, 0, 0, 1, 0])],
)
def test_ruling_25_alone_every_die_not_chosen_is_circled(taken, circled):
    state = position(1, dice="dye0 dye4 grain2 fur3 spices4", next=ALONE)
    assert circles(play(state, f"take {taken}")) == circled


@pytest.mark.parametrize(("value", "points"), [(19, 0), (20, 20), (29, 29), (30, 40)])
def test_ruling_26_boundaries_of_the_solitaire_ship(value, points):
    assert ship_points(scored_alone(value)) == [points]


@pytest.mark.parametrize(
    ("points", "rank"),
    [
        (79, "deck_scrubber"),
        (80, "dish_washer"),
        (99, "dish_washer"),
        (100, "cook"),
        (199, "captain"),
        (200, "medici"),
    ],
)
def test_ruling_27_boundaries_of_the_solitaire_ranks(points, rank):
    written = {ADAM: [0, points, 0, 0, 0, 0]}
    state = position(1, round=1, points=written, next="SolitaireTurn, ScoreAlone")
    assert GAME.observe(state, ADAM)["rank"] == rank


@pytest.mark.parametrize("seats", [1, 2, 3, 4])
def test_ruling_28_a_round_has_at_most_as_many_turns_as_the_ship_has_spaces(seats):
    state = GAME.new(seats)
    turns = [0, 0, 0]
    while state.actor() != NOBODY:
        if step(state) == "RollDice 0":
            turns[GAME.observe(state, None)["round"] - 1] += 1
        state.apply(state.options()[0])  # the roller takes a single die
    assert turns == SPACES
