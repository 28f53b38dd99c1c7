"""The rulebook in order: the solitaire game."""

from __future__ import annotations

import pytest

from signoria import CHANCE, NOBODY
from tests.games.medici_dice.rules.positions import (
    ADAM,
    ADAMS_ROLL,
    BOX,
    COLUMN,
    GAME,
    NOTHING,
    SPACES,
    circles,
    column,
    columns,
    monopoly_points,
    play,
    position,
    roll,
    scored_alone,
    sheet,
    ship,
    ship_points,
    step,
    texts,
)

MAJORITY = BOX["solitaire.majority"]
ENOUGH, MUCH, BONUS = (
    BOX[f"solitaire.ship_{name}"] for name in ("counts_from", "bonus_from", "bonus")
)
BREAKTHROUGH = BOX["solitaire.breakthrough_from"]
A_TURN = "ChooseDice, RecordEnemyMonopolies, SolitaireTurn, ScoreAlone, SolitaireRound"


def alone(dice=ADAMS_ROLL, **more):
    """One player, who has rolled."""
    return position(1, dice=dice, next=A_TURN, **more)


def one(good, crosses):
    """One column of that length."""
    return column(good, crosses)[0]


# Playing


def test_simply_continue_to_take_turns_one_after_another():
    state = GAME.new(1)
    for _ in range(SPACES[0]):
        assert (state.actor(), step(state)) == (CHANCE, "RollDice 0")
        roll(state)
        assert state.actor() == ADAM
        state.play("take gold5")
    assert GAME.observe(state, ADAM)["round"] == 2


def test_choose_one_to_three_dice_and_enter_them_as_usual():
    state = alone()
    assert {1, 2, 3} == {len(option.split()) - 1 for option in texts(state)}
    assert len(state.options()) == 25
    state.play("take gold5 dye4 dye0")
    assert ship(state, ADAM) == ["gold5", "dye4", "dye0"]
    assert columns(state, ADAM) == [0, 3, 0, 0, 0]


def test_all_the_remaining_dice_mark_enemy_monopolies():
    assert circles(play(alone(), "take gold5 dye4 dye0")) == [0, 0, 1, 1, 0]


def test_for_a_five_do_nothing_for_a_zero_circle_two_spaces_for_all_others_one():
    assert circles(play(alone(), "take fur3 grain2")) == one("dye", 1 + BOX["crosses.zero"])


def test_circles_go_from_top_to_bottom_below_those_of_earlier_turns():
    assert circles(play(alone(circles=[1, 2, 3, 4, 5]), "take gold5")) == [1, 5, 4, 5, 5]


# Scoring


def test_the_turn_that_loads_the_ship_completely_still_circles_the_remaining_dice():
    state = play(alone(ships={ADAM: "fur1 fur1 fur1 fur1 fur1 fur1"}), "take gold5")
    assert circles(state) == [0, 3, 1, 1, 0]
    assert GAME.observe(state, ADAM)["round"] == 2


@pytest.mark.parametrize("value", [0, ENOUGH - 1])
def test_a_ship_below_20_scores_nothing(value):
    assert ship_points(scored_alone(value)) == [0]
    assert ENOUGH == 20


@pytest.mark.parametrize("value", [ENOUGH, 25, MUCH - 1])
def test_a_ship_from_20_to_29_scores_its_value(value):
    assert ship_points(scored_alone(value)) == [value]


@pytest.mark.parametrize("value", [MUCH, 35])
def test_a_ship_of_30_or_more_scores_its_value_and_ten(value):
    assert ship_points(scored_alone(value)) == [value + BONUS]
    assert (MUCH, BONUS) == (30, 10)


@pytest.mark.parametrize(("crosses", "enemy", "points"), [(3, 2, 10), (3, 3, 10), (3, 4, 0)])
def test_at_least_as_many_crosses_as_circles_receive_ten_points(crosses, enemy, points):
    state = scored_alone(crosses=one("grain", crosses), circles=one("grain", enemy))
    assert monopoly_points(state) == [points]


@pytest.mark.parametrize(
    ("crosses", "bonus"),
    [(8, 0), (9, BOX["columns.bonus.9"]), (12, BOX["columns.bonus.12"])],
)
def test_for_nine_and_twelve_crosses_you_receive_your_bonus(crosses, bonus):
    state = scored_alone(crosses=one("grain", crosses))
    assert monopoly_points(state) == [MAJORITY + bonus]


@pytest.mark.parametrize("enemy", [BREAKTHROUGH, COLUMN])
def test_an_enemy_breakthrough_takes_the_points_of_all_monopolies(enemy):
    state = scored_alone(24, crosses=[12, 9, 3, 3, 3], circles=one("cloth", enemy))
    assert monopoly_points(state) == [0]
    assert BREAKTHROUGH == 9


def test_eight_circles_are_no_breakthrough():
    state = scored_alone(crosses=[1, 1, 1, 1, 1], circles=one("cloth", BREAKTHROUGH - 1))
    assert monopoly_points(state) == [4 * MAJORITY]


def test_the_ship_still_scores_after_a_breakthrough():
    state = scored_alone(24, crosses=[5, 5, 5, 5, 5], circles=one("dye", BREAKTHROUGH))
    assert [sheet.total for sheet in GAME.scores(state)] == [24]


# Example: Adam has completed his first ship (E4)

THE_ROUND = [
    ("dye0 fur0 spices1 dye2 cloth3", "dye0 fur0 spices1"),
    ("dye0 dye4 cloth0 gold5 spices4", "dye4 cloth0 gold5"),
    ("spices3 cloth1 grain2 dye2 spices4", "spices3"),
]


@pytest.fixture(scope="module")
def first_round():
    """Adam, alone, has loaded his first ship."""
    state = GAME.new(1)
    for dice, choice in THE_ROUND:
        play(roll(state, dice), f"take {choice}")
    return state


def test_adam_has_completed_his_first_ship(first_round):
    numbers = [die["number"] for die in sheet(first_round, ADAM)["ships"][0]["cargo"]]
    assert sorted([0, 0, 1, 4, 0, 5, 3]) == sorted(numbers)
    assert sheet(first_round, ADAM)["ships"][0]["value"] == 13


def test_the_value_of_adams_ship_is_below_20_therefore_he_scores_0(first_round):
    assert ship_points(first_round) == [0]


def test_adam_has_at_least_as_many_crosses_as_circles_in_spices_fur_and_cloth(first_round):
    assert columns(first_round, ADAM) == [2, 3, 0, 2, 2]
    assert circles(first_round) == [2, 4, 1, 0, 2]
    assert list(sheet(first_round, ADAM)["column_points"].values()) == [10, 0, 0, 10, 10]


def test_adams_total_score_for_the_first_round_is_0_and_30_is_30_points(first_round):
    assert monopoly_points(first_round) == [30]
    assert [sheet.total for sheet in GAME.scores(first_round)] == [30]


# Game end


def test_the_game_ends_after_the_third_round():
    assert [scored_alone(round=round).actor() for round in (1, 2)] == [CHANCE, CHANCE]
    assert scored_alone(round=3).actor() == NOBODY


def test_the_crosses_and_circles_stay_from_round_to_round():
    state = scored_alone(crosses=[1, 2, 3, 4, 5], circles=[5, 4, 3, 2, 1])
    assert (columns(state, ADAM), circles(state)) == ([1, 2, 3, 4, 5], [5, 4, 3, 2, 1])


PRINTED_RANKS = [
    (0, 79, "deck_scrubber"),
    (80, 99, "dish_washer"),
    (100, 109, "cook"),
    (110, 119, "cadet"),
    (120, 129, "lookout"),
    (130, 139, "seaman"),
    (140, 149, "quartermaster"),
    (150, 159, "engineer"),
    (160, 169, "navigator"),
    (170, 179, "officer"),
    (180, 189, "merchant"),
    (190, 199, "captain"),
    (200, 399, "medici"),
]


@pytest.mark.parametrize(("low", "high", "rank"), PRINTED_RANKS)
def test_the_more_points_the_better_the_rank(low, high, rank):
    assert [rank, rank] == [rank_at(low), rank_at(high)]


def test_a_lone_player_has_won_whatever_the_rank():
    assert GAME.winners(scored_alone(round=3)) == [ADAM]


def rank_at(points):
    """The rank of somebody who ends with so many points."""
    written = [points, 0, 0, 0, 0, 0]
    ships = {ADAM: "fur1 " * SPACES[2]}
    state = position(1, round=3, ships=ships, points={ADAM: written}, next="SolitaireRound")
    assert columns(state, ADAM) == NOTHING
    return GAME.observe(state, ADAM)["rank"]
