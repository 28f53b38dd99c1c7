"""The rulebook in order: scoring at the end of a round, ties, the end of the game."""

from __future__ import annotations

import pytest

from signoria import CHANCE, NOBODY
from tests.games.medici_dice.rules.positions import (
    ADAM,
    BEA,
    BOX,
    CARLO,
    COLUMN,
    DORA,
    GAME,
    GOODS,
    SPACES,
    column,
    columns,
    monopoly_points,
    play,
    position,
    roll,
    scored,
    sheet,
    ship,
    ship_points,
    worth,
)

FIRST, SECOND = BOX["columns.majority.4"]
LONG, LONGER = BOX["columns.bonus.9"], BOX["columns.bonus.12"]

# Ships


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_points_are_distributed_for_the_most_valuable_ships_by_number_of_players(seats):
    state = scored([25, 21, 17, 12][:seats])
    assert ship_points(state) == BOX[f"ships.points.{seats}"]


def test_the_first_two_places_score_as_in_the_printed_table():
    assert [BOX[f"ships.points.{n}"][:2] for n in (2, 3, 4)] == [[20, 0], [30, 15], [30, 20]]


def test_in_a_4_player_game_first_scores_30_second_20_third_10_and_last_0():
    assert ship_points(scored([25, 21, 17, 12])) == [30, 20, 10, 0]


def test_each_player_records_the_points_beside_the_ship():
    state = scored([12, 25, 17, 21])
    beside = [sheet(state, seat)["ships"][0]["ship_points"] for seat in range(4)]
    assert beside == [0, 30, 10, 20]


# Monopolies


@pytest.mark.parametrize("good", GOODS)
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_the_player_with_the_most_crosses_in_a_column_receives_ten_points(good, seats):
    state = scored(columns=column(good, *[4, 3, 2, 1][:seats]))
    assert monopoly_points(state)[ADAM] == FIRST
    assert FIRST == 10


@pytest.mark.parametrize("seats", [3, 4])
def test_with_3_and_4_players_the_second_most_crosses_receive_five_points(seats):
    state = scored(columns=column("dye", *[4, 3, 2, 1][:seats]))
    assert monopoly_points(state) == [FIRST, SECOND, 0, 0][:seats]
    assert SECOND == 5


def test_with_2_players_only_the_first_player_scores():
    assert monopoly_points(scored(columns=column("dye", 4, 3))) == [FIRST, 0]


@pytest.mark.parametrize(
    ("crosses", "bonus"), [(8, 0), (9, LONG), (10, LONG), (11, LONG), (12, LONGER)]
)
def test_nine_crosses_receive_a_bonus_of_ten_that_increases_to_twenty_at_twelve(crosses, bonus):
    state = scored(columns=column("fur", crosses, 0))
    assert monopoly_points(state) == [FIRST + bonus, 0]
    assert (LONG, LONGER) == (10, 20)


def test_each_player_with_nine_or_more_crosses_receives_the_bonus():
    state = scored(columns=column("fur", 12, 11, 9, 8))
    assert monopoly_points(state) == [FIRST + LONGER, SECOND + LONG, LONG, 0]


def test_more_than_twelve_crosses_cannot_be_entered_and_are_ignored():
    state = position(
        2,
        dice="dye0 dye4 grain2 dye2 dye1",
        crosses={ADAM: [0, COLUMN - 1, 0, 0, 0]},
        next="ChooseDice, ChooseOneDie 1",
    )
    state.play("take dye0 dye4 dye1")
    assert columns(state, ADAM) == [0, COLUMN, 0, 0, 0]


def test_a_player_who_has_no_crosses_in_a_column_cannot_score_any_points_for_it():
    assert monopoly_points(scored(columns=column("dye", 0, 0, 0, 0))) == [0, 0, 0, 0]
    assert monopoly_points(scored(columns=column("dye", 1, 0, 0, 0))) == [FIRST, 0, 0, 0]


def test_the_points_of_all_five_columns_are_recorded_together():
    state = scored(columns=[[1, 2, 3, 4, 5], [0, 1, 2, 3, 4]])
    assert monopoly_points(state) == [5 * FIRST, 0]


def test_the_round_total_is_the_ship_and_the_monopolies():
    state = scored([25, 21, 17, 12], column("dye", 1, 2, 3, 4))
    assert [sheet.total for sheet in GAME.scores(state)] == [30, 20, 10 + SECOND, FIRST]


# Ties


def test_equal_ships_all_receive_the_higher_points_and_the_following_are_not_awarded():
    assert ship_points(scored([20, 20, 15, 10])) == [30, 30, 10, 0]


def test_equal_columns_all_receive_the_higher_points_and_the_following_are_not_awarded():
    assert monopoly_points(scored(columns=column("dye", 3, 3, 2, 1))) == [FIRST, FIRST, 0, 0]


# Example: the first round of a four player game is scored (E2)

THE_ROUND = [  # the roll, the roller's choice, then the others clockwise
    ("dye0 dye4 grain2 fur3 gold5", "dye0 dye4 gold5", "grain2", "fur3", "fur3"),
    ("dye0 grain3 cloth0 dye2 spices4", "grain3 dye2 spices4", "cloth0", "cloth0", "cloth0"),
    ("gold5 gold5 fur4 cloth4 dye1", "gold5 fur4 cloth4", "gold5", "dye1", "dye1"),
    ("fur1 fur0 dye3 cloth4 gold5", "fur1 fur0 dye3", "gold5", "cloth4", "gold5"),
    ("grain4 fur0 grain2 dye2 dye1", "grain2", "dye2", "dye1", "dye1"),
]


@pytest.fixture(scope="module")
def first_round():
    """Adam, Bea, Carlo and Dora have loaded their first ships."""
    state = GAME.new(4)
    for dice, *choices in THE_ROUND:
        play(roll(state, dice), *(f"take {choice}" for choice in choices))
    return state


def test_all_the_first_ships_have_been_completely_loaded(first_round):
    assert [SPACES[0]] * 4 == [len(ship(first_round, seat)) for seat in range(4)]


def test_adams_total_value_for_his_ship_load_was_17_the_third_best(first_round):
    values = [sheet(first_round, seat)["ships"][0]["value"] for seat in range(4)]
    assert values == [17, 18, 22, 13]
    assert ship_points(first_round) == [10, 20, 30, 0]


def test_adam_has_four_dye_one_grain_and_two_cloth_crosses(first_round):
    assert columns(first_round, ADAM) == [0, 4, 1, 0, 2]
    assert columns(first_round, BEA) == [1, 3, 2, 0, 1]
    assert columns(first_round, CARLO) == [0, 1, 0, 2, 3]
    assert columns(first_round, DORA) == [0, 2, 0, 4, 2]


def test_adam_scores_10_for_dye_5_for_grain_and_5_for_the_shared_second_place_in_cloth(first_round):
    assert list(sheet(first_round, ADAM)["column_points"].values()) == [0, 10, 5, 0, 5]
    assert list(sheet(first_round, BEA)["column_points"].values()) == [10, 5, 10, 0, 0]
    assert list(sheet(first_round, CARLO)["column_points"].values()) == [0, 0, 0, 5, 10]
    assert list(sheet(first_round, DORA)["column_points"].values()) == [0, 0, 0, 10, 5]


def test_this_totalled_20_points_for_adams_monopolies(first_round):
    assert monopoly_points(first_round) == [20, 25, 15, 15]


def test_adams_total_score_this_round_is_30_points(first_round):
    assert [sheet.total for sheet in GAME.scores(first_round)] == [30, 45, 45, 15]


def test_bea_starts_the_second_round_after_adam_rolled_last(first_round):
    seen = GAME.observe(first_round, None)
    assert (seen["round"], seen["roller"]) == (2, BEA)


# Game end


def test_only_the_current_ships_are_compared():
    state = position(
        2,
        round=2,
        ships={ADAM: worth(10, SPACES[1]), BEA: worth(11, SPACES[1])},
        points={ADAM: [20, 0, 0, 0, 0, 0]},
        next="ScoreRound, Round",
    )
    assert ship_points(state, 2) == [0, 20]


@pytest.mark.parametrize("round", [1, 2, 3])
def test_all_the_crosses_in_the_columns_count_in_every_round(round):
    state = scored(columns=column("cloth", 9, 3), round=round)
    assert monopoly_points(state, round) == [FIRST + LONG, 0]


@pytest.mark.parametrize("round", [1, 2])
def test_the_crosses_do_not_reset(round):
    state = scored(columns=column("cloth", 9, 3), round=round)
    assert [columns(state, ADAM), columns(state, BEA)] == column("cloth", 9, 3)


def test_after_a_round_has_been_scored_play_progresses_to_the_next():
    assert [scored([9, 8], round=round).actor() for round in (1, 2)] == [CHANCE, CHANCE]


def test_the_game_ends_after_the_third_round_has_been_scored():
    assert scored([9, 8], round=3).actor() == NOBODY


def test_the_grand_total_is_the_total_of_the_three_rounds():
    state = finished({ADAM: [20, 10, 0, 25, 20, 5], BEA: [0, 10, 20, 0, 0, 0]})
    assert [sheet.total for sheet in GAME.scores(state)] == [80, 30]


def test_the_player_with_the_most_points_is_the_winner():
    state = finished({ADAM: [20, 10, 0, 0, 0, 0], BEA: [20, 15, 0, 0, 0, 0]})
    assert GAME.winners(state) == [BEA]


def test_the_longest_column_breaks_a_tie():
    state = finished({}, {ADAM: [5, 5, 5, 5, 5], BEA: [6, 0, 0, 0, 0]})
    assert GAME.winners(state) == [BEA]


@pytest.mark.parametrize("resolved_by", range(5))
def test_if_this_does_not_resolve_the_tie_compare_the_next_column_and_so_on(resolved_by):
    adams = [9, 7, 5, 3, 1]
    beas = list(reversed(adams))  # the goods differ, the lengths do not
    beas[len(beas) - 1 - resolved_by] += 1
    assert GAME.winners(finished({}, {ADAM: adams, BEA: beas})) == [BEA]


def finished(points, crosses=None):
    """A game after its third round."""
    everything = {seat: (crosses or {}).get(seat, [0] * 5) for seat in (ADAM, BEA)}
    ships = {seat: worth(9, SPACES[2]) for seat in (ADAM, BEA)}
    return position(2, round=3, ships=ships, points=points, crosses=everything, next="Round")
