"""The rulings of ``rulings.md`` by number, 1 to 14: what the rulebook leaves open."""

from __future__ import annotations

import pytest

from signoria import CHANCE, NOBODY, IllegalAction
from tests.games.medici_dice.rules.positions import (
    A_TURN,
    ADAM,
    ADAMS_ROLL,
    ALONE,
    BEA,
    CARLO,
    COLUMN,
    DORA,
    FULL,
    GAME,
    SPACES,
    THEN,
    circles,
    column,
    columns,
    monopoly_points,
    play,
    position,
    roll,
    roller,
    scored,
    scored_alone,
    sheet,
    ship,
    ship_points,
    sizes,
    step,
    texts,
)


def test_ruling_1_seat_0_starts():
    state = GAME.new(3)
    assert (roller(state), step(state)) == (ADAM, "RollDice 0")


@pytest.mark.parametrize("starter", range(3))
def test_ruling_1_chance_may_choose_who_starts(starter):
    state = GAME.new(3, {"starter": "random"})
    assert (state.actor(), texts(state)) == (CHANCE, ["start 0", "start 1", "start 2"])
    state.play(f"start {starter}")
    assert roller(state) == starter


def test_ruling_2_the_roller_takes_at_least_one_die_and_no_more_than_fit():
    state = position(4, dice=ADAMS_ROLL, ships={ADAM: "fur1 fur1 fur1 fur1 fur1"}, next=A_TURN)
    assert sizes(state) == {1, 2}
    with pytest.raises(IllegalAction):
        state.play("take 1 2 3")


def test_ruling_3_the_others_take_exactly_one_die_and_at_least_two_are_left_to_them():
    state = play(position(4, dice=ADAMS_ROLL, next=A_TURN), "take 1 2 3")
    for seat in (BEA, CARLO, DORA):
        assert (state.actor(), sizes(state), len(state.options())) == (seat, {1}, 2)
        state.play("take 4")


def test_ruling_4_full_players_are_skipped_in_choosing_and_in_turn_order():
    state = position(4, dice=ADAMS_ROLL, ships={BEA: FULL, CARLO: FULL}, next=A_TURN)
    state.play("take 1")
    assert state.actor() == DORA
    state.play("take 2")
    assert roller(state) == DORA


@pytest.mark.parametrize("empty", [1, 2, 3, 4])
def test_ruling_5_the_last_player_takes_exactly_what_is_missing_and_nobody_else_picks(empty):
    ships = {ADAM: "fur1 " * (SPACES[0] - empty), BEA: FULL, CARLO: FULL}
    state = roll(position(3, ships=ships, next="Turn, ScoreRound, Round"))
    assert (state.actor(), sizes(state)) == (ADAM, {empty})
    state.apply(state.options()[0])
    assert GAME.observe(state, None)["round"] == 2


@pytest.mark.parametrize(
    ("seats", "round", "most"),
    [
        (2, 1, 4),
        (2, 2, 4),
        (2, 3, 4),
        (3, 1, 2),
        (3, 2, 3),
        (3, 3, 4),
        (4, 1, 2),
        (4, 2, 2),
        (4, 3, 2),
    ],
)
def test_ruling_5_no_line_of_play_leaves_the_last_player_more_empty_spaces(seats, round, most):
    assert most == max(empties_of_the_last_player(seats, round))


def test_ruling_5_is_not_used_alone():
    state = position(1, dice=ADAMS_ROLL, ships={ADAM: "fur1 fur1 fur1"}, next=ALONE)
    assert sizes(state) == {1, 2, 3}


def test_ruling_6_if_the_last_two_fill_in_one_turn_the_round_ends():
    ships = {ADAM: FULL[:-5], BEA: FULL[:-5]}
    state = position(2, dice=ADAMS_ROLL, ships=ships, next=f"ChooseDice, ChooseOneDie 1, {THEN}")
    play(state, "take 1", "take 2")
    assert GAME.observe(state, None)["round"] == 2


def test_ruling_7_the_next_starter_sits_clockwise_after_the_last_roller():
    ships = {ADAM: FULL, BEA: FULL, CARLO: FULL[:-5], DORA: FULL}
    state = roll(position(4, roller=CARLO, ships=ships, next="Turn, ScoreRound, Round"))
    state.play("take 1")
    assert (roller(state), step(state)) == (DORA, "RollDice 0")


@pytest.mark.parametrize(
    ("ships", "points"),
    [
        ([20, 20, 15, 10], [30, 30, 10, 0]),
        ([20, 20, 20, 10], [30, 30, 30, 0]),
        ([20, 20, 20, 20], [30, 30, 30, 30]),
        ([20, 15, 15, 10], [30, 20, 20, 0]),
        ([20, 15, 15, 15], [30, 20, 20, 20]),
        ([20, 15, 10, 10], [30, 20, 10, 10]),
        ([20, 20, 10, 10], [30, 30, 10, 10]),
        ([20, 20, 10], [30, 30, 0]),
        ([20, 15, 15], [30, 15, 15]),
        ([20, 20, 20], [30, 30, 30]),
        ([20, 20], [20, 20]),
    ],
)
def test_ruling_8_equal_ships_use_up_the_following_prizes(ships, points):
    assert ship_points(scored(ships)) == points


@pytest.mark.parametrize(
    ("crosses", "points"),
    [
        ([4, 4, 2, 1], [10, 10, 0, 0]),
        ([4, 3, 3, 1], [10, 5, 5, 0]),
        ([4, 3, 3, 3], [10, 5, 5, 5]),
        ([4, 4, 4, 1], [10, 10, 10, 0]),
        ([4, 4, 2], [10, 10, 0]),
        ([4, 3, 3], [10, 5, 5]),
        ([4, 4], [10, 10]),
        ([4, 3], [10, 0]),
    ],
)
def test_ruling_8_equal_columns_use_up_the_following_prize(crosses, points):
    assert monopoly_points(scored(columns=column("fur", *crosses))) == points


def test_ruling_9_zero_crosses_never_score():
    assert monopoly_points(scored(columns=column("fur", 3, 0, 0))) == [10, 0, 0]
    assert monopoly_points(scored_alone(crosses=column("fur", 0)[0])) == [0]


@pytest.mark.parametrize(("before", "after"), [(9, 11), (10, 12), (11, 12), (12, 12)])
def test_ruling_10_a_zero_crosses_what_is_left_of_the_column(before, after):
    state = position(4, dice=ADAMS_ROLL, crosses={ADAM: column("dye", before)[0]}, next=A_TURN)
    state.play("take dye0")
    assert columns(state, ADAM) == column("dye", after)[0]
    assert (ship(state, ADAM), sheet(state, ADAM)["ships"][0]["value"]) == (["dye0"], 0)


def test_ruling_11_the_bonus_for_twelve_replaces_that_for_nine():
    assert monopoly_points(scored(columns=column("fur", 12, 0))) == [10 + 20, 0]


def test_ruling_12_the_bonus_is_paid_when_behind_unless_the_option_says_no():
    from signoria.games.medici_dice.rules.scoring_alone import column_points

    behind = {"crosses": column("spices", 9)[0], "circles": column("spices", 10)[0]}
    paid = scored_alone(**behind, bonus_when_behind=1)
    withheld = scored_alone(**behind, bonus_when_behind=0)
    assert [column_points(paid, 0), column_points(withheld, 0)] == [10, 0]
    ahead = {"crosses": column("spices", 9)[0], "circles": column("spices", 8)[0]}
    assert monopoly_points(scored_alone(**ahead, bonus_when_behind=0)) == [20]


def test_ruling_12_never_bears_with_the_printed_numbers_for_the_enemy_has_broken_through():
    for crosses in range(9, COLUMN + 1):
        for enemy in range(crosses + 1, COLUMN + 1):
            behind = {"crosses": [crosses, 1, 1, 1, 1], "circles": [enemy, 0, 0, 0, 0]}
            assert monopoly_points(scored_alone(**behind, bonus_when_behind=1)) == [0]


def test_ruling_12_the_option_is_kept_in_the_game():
    says = [
        GAME.observe(GAME.new(1, {"bonus_when_behind": value}), ADAM)["bonus_when_behind"]
        for value in ("yes", "no")
    ]
    assert says == [True, False]


@pytest.mark.parametrize("round", [1, 2, 3])
def test_ruling_13_a_breakthrough_cancels_all_columns_in_every_later_scoring(round):
    spaces = {1: 20, 2: 24, 3: 27}[round]
    state = scored_alone(spaces, [12, 12, 9, 9, 9], column("fur", 9)[0], round=round)
    assert (ship_points(state, round), monopoly_points(state, round)) == ([spaces], [0])


def test_ruling_13_the_turn_that_fills_the_ship_records_its_circles_before_scoring():
    state = position(
        1,
        dice=ADAMS_ROLL,
        ships={ADAM: "fur1 fur1 fur1 fur1 fur1 fur1"},
        crosses={ADAM: [1, 1, 1, 1, 1]},
        circles=column("dye", 7)[0],
        next=ALONE,
    )
    assert monopoly_points(play(state.copy(), "take dye0")) == [50 - 10]
    assert monopoly_points(play(state, "take fur3")) == [0]


def test_ruling_13_the_sheet_shows_that_no_column_pays_after_a_breakthrough():
    state = scored_alone(crosses=[3, 3, 3, 3, 3], circles=column("fur", 9)[0])
    assert sheet(state, ADAM)["column_points"] == dict.fromkeys(sheet(state, ADAM)["columns"], 0)


def test_ruling_14_circles_stop_at_twelve():
    state = position(1, dice=ADAMS_ROLL, circles=column("dye", 11)[0], next=ALONE)
    assert circles(play(state, "take gold5")) == [0, COLUMN, 1, 1, 0]


def empties_of_the_last_player(seats, round):
    """How many spaces a last player can have to fill, over all legal play of one round."""
    start = position(seats, round=round, next="Turn, ScoreRound, Round")
    found, seen, waiting = {0}, set(), [start]
    while waiting:
        state = roll(waiting.pop())
        if step(state) == "FillShip":
            found |= sizes(state)
            continue
        for size in sizes(state):  # which dice makes no difference to the room left
            after = state.copy()
            after.play(f"take {' '.join(map(str, range(1, size + 1)))}")
            while after.actor() >= 0:
                after.play("take 5")
            seen_by_all = GAME.observe(after, None)
            loads = [len(paper["ships"][round - 1]["cargo"]) for paper in seen_by_all["sheets"]]
            key = (*loads, seen_by_all["roller"])
            if seen_by_all["round"] == round and after.actor() != NOBODY and key not in seen:
                seen.add(key)
                waiting.append(after)
    return found
