"""The rulebook in order: overview, getting ready, playing the game, entering your dice."""

from __future__ import annotations

import pytest

from signoria import CHANCE, NOBODY, IllegalAction
from tests.games.medici_dice.rules.positions import (
    ADAM,
    ADAMS_ROLL,
    BEA,
    BOX,
    CARLO,
    COLUMN,
    DORA,
    GAME,
    GOODS,
    NOTHING,
    SPACES,
    column,
    columns,
    faces,
    free,
    play,
    position,
    roll,
    sheet,
    ship,
    step,
    texts,
)
from tests.turns import first_turns, played

AFTER_A_ROLL = "ChooseDice, ChooseOneDie 1, ChooseOneDie 2, ChooseOneDie 3, PassTheMarker"


def adams_turn(dice=ADAMS_ROLL, **more):
    """Four players, and Adam has rolled."""
    return position(4, dice=dice, next=AFTER_A_ROLL, **more)


# Overview


def test_the_game_is_for_two_to_four_players_and_there_is_a_solitaire_game():
    assert range(BOX["players.least"], BOX["players.most"] + 1) == GAME.seats


def test_the_game_is_played_over_three_rounds():
    state = position(2, round=3, ships=full_ships(2, 3), next="ScoreRound, Round")
    assert state.actor() == NOBODY


@pytest.mark.parametrize("round", [1, 2, 3])
def test_in_each_round_players_load_goods_onto_that_rounds_ship_only(round):
    state = position(2, round=round, dice=ADAMS_ROLL, next="ChooseDice, ChooseOneDie 1")
    before = [ship(state, ADAM, other) for other in (1, 2, 3)]
    state.play("take fur3")
    before[round - 1] = ["fur3"]
    assert before == [ship(state, ADAM, other) for other in (1, 2, 3)]


@pytest.mark.parametrize("round", [1, 2])
def test_when_a_round_is_scored_everybody_begins_the_next_ship(round):
    state = position(2, round=round, ships=full_ships(2, round), next="ScoreRound, Round")
    assert [SPACES[round]] * 2 == [free(state, seat, round + 1) for seat in (ADAM, BEA)]


# Getting ready to play


@pytest.mark.parametrize("seats", [1, 2, 3, 4])
def test_each_player_receives_an_empty_score_sheet(seats):
    state = GAME.new(seats)
    for seat in range(seats):
        assert columns(state, seat) == NOTHING
        assert [ship(state, seat, round) for round in (1, 2, 3)] == [[], [], []]
        assert sheet(state, seat)["total"] == 0


def test_a_score_sheet_has_three_ships_and_five_columns():
    paper = sheet(GAME.new(2), ADAM)
    assert [made["spaces"] for made in paper["ships"]] == SPACES
    assert list(paper["columns"]) == GOODS
    assert paper["column_spaces"] == COLUMN


def test_the_starting_player_has_the_start_player_token():
    assert GAME.observe(GAME.new(4), None)["roller"] == ADAM


@pytest.mark.parametrize(("seats", "starter"), [(n, s) for n in (2, 3, 4) for s in range(n)])
def test_play_progresses_clockwise_from_the_starting_player(seats, starter):
    state = GAME.new(seats, {"starter": "random"})
    assert GAME.turn_order(state) == []
    order = GAME.turn_order(play(state, f"start {starter}"))
    assert order == [(starter + place) % seats for place in range(seats)]
    assert order == first_turns(played(state, seed=starter), "ChooseDice")


@pytest.mark.parametrize("seats", [1, 2, 3, 4])
def test_without_a_drawn_starter_the_first_seat_starts(seats):
    assert GAME.turn_order(GAME.new(seats)) == [*range(seats)]


def test_play_progresses_clockwise_around_the_table():
    state = GAME.new(4)
    rollers = []
    for _ in range(5):
        rollers.append(GAME.observe(state, None)["roller"])
        play(roll(state), "take 1", "take 2", "take 2", "take 2")
    assert rollers == [ADAM, BEA, CARLO, DORA, ADAM]


# Playing the game


def test_when_it_is_your_turn_start_by_rolling_all_five_dice():
    state = GAME.new(2)
    for die in range(5):
        assert state.actor() == CHANCE
        assert step(state) == f"RollDice {die}"
        state.apply(state.options()[0])
    assert state.actor() == ADAM


@pytest.mark.parametrize("die", range(5))
def test_each_die_shows_the_faces_of_the_box_and_a_golden_five(die):
    rolled = ADAMS_ROLL.split()[:die] + ["-"] * (5 - die)
    state = position(2, dice=" ".join(rolled), next=f"RollDice {die}")
    printed = [f"{good}{number}" for number, good in enumerate(BOX["dice.faces"][die])]
    assert sorted(f"roll {face}" for face in [*printed, "gold5"]) == sorted(texts(state))
    assert state.weights() == [1] * 6


def test_choose_one_to_three_dice_from_the_five_that_you_rolled():
    sizes = [len(option.split()) - 1 for option in texts(adams_turn())]
    assert [sizes.count(size) for size in (1, 2, 3, 4, 5)] == [5, 10, 10, 0, 0]
    assert BOX["choice.most_dice"] == max(sizes)


def test_choosing_no_die_at_all_is_refused():
    with pytest.raises(IllegalAction):
        adams_turn().play("take")


@pytest.mark.parametrize(("filled", "most"), [(4, 3), (5, 2), (6, 1)])
def test_a_player_may_never_choose_more_dice_than_fit_into_the_current_ship(filled, most):
    state = adams_turn(ships={ADAM: " ".join(["fur1"] * filled)})
    assert most == max(len(option.split()) - 1 for option in texts(state))


def test_the_other_players_choose_only_after_the_roller_in_clockwise_order():
    state = position(4, roller=CARLO, dice=ADAMS_ROLL, next=AFTER_A_ROLL)
    asked = [state.actor()]
    state.play("take gold5")
    while state.actor() != CHANCE:
        asked.append(state.actor())
        state.play("take fur3")
    assert asked == [CARLO, DORA, ADAM, BEA]


def test_all_the_other_players_enter_exactly_one_of_the_remaining_dice():
    state = adams_turn()
    state.play("take gold5 dye4 dye0")
    for other in (BEA, CARLO, DORA):
        assert state.actor() == other
        assert faces(state) == ["grain2", "fur3"]
        state.apply(state.options()[0])
        assert len(ship(state, other)) == 1


def test_the_other_players_can_select_the_same_die_as_each_other():
    state = play(adams_turn(), "take gold5 dye4 dye0", "take fur3", "take fur3", "take fur3")
    assert [ship(state, seat) for seat in (BEA, CARLO, DORA)] == [["fur3"]] * 3


def test_all_the_score_sheets_are_open_during_the_entire_game():
    state = play(adams_turn(), "take gold5 dye4 dye0")
    sheets = [GAME.observe(state, seat)["sheets"] for seat in (None, ADAM, BEA, CARLO, DORA)]
    assert all(seen == sheets[0] for seen in sheets)


def test_when_all_are_done_the_next_player_takes_the_marker_and_all_five_dice():
    state = play(adams_turn(), "take gold5 dye4 dye0", "take fur3", "take fur3", "take fur3")
    seen = GAME.observe(state, None)
    assert (seen["roller"], seen["dice"]) == (BEA, [None] * 5)
    assert step(state) == "RollDice 0"


# Entering your dice


def test_the_numbers_go_into_the_leftmost_empty_spaces_with_running_totals_below():
    state = play(adams_turn(ships={ADAM: "cloth4 fur2"}), "take dye4 fur3")
    entered = sheet(state, ADAM)["ships"][0]
    assert [die["number"] for die in entered["cargo"]] == [4, 2, 4, 3]
    assert entered["totals"] == [4, 6, 10, 13]


def test_a_golden_five_makes_no_contribution_to_the_monopolies():
    assert columns(play(adams_turn(), "take gold5"), ADAM) == NOTHING


@pytest.mark.parametrize(("face", "good"), [("dye4", "dye"), ("grain2", "grain"), ("fur3", "fur")])
def test_any_other_die_crosses_out_one_space_in_the_column_of_its_colour(face, good):
    state = play(adams_turn(), f"take {face}")
    assert columns(state, ADAM) == column(good, BOX["crosses.other"])[0]


def test_a_zero_makes_a_double_contribution_to_the_monopolies():
    state = play(adams_turn(), "take dye0")
    assert columns(state, ADAM) == column("dye", BOX["crosses.zero"])[0]
    assert BOX["crosses.zero"] == 2


# Example: Adam starts, rolls all five dice and chooses three (E1)


def test_adam_had_twenty_five_options():
    assert len(adams_turn().options()) == 25


def test_adam_chooses_the_gold_5_the_dye_4_and_the_dye_0_and_crosses_off_three_dye_boxes():
    state = GAME.position(
        "seats 4; round 1; roller 0; dice dye0 dye4 grain2 fur3 gold5; left 1 2 3 4 5; "
        "ship1:0; crosses:0 0 0 0 0 0; points:0 0 0 0 0 0 0; "
        "ship1:1; crosses:1 0 0 0 0 0; points:1 0 0 0 0 0 0; "
        "ship1:2; crosses:2 0 0 0 0 0; points:2 0 0 0 0 0 0; "
        "ship1:3; crosses:3 0 0 0 0 0; points:3 0 0 0 0 0 0; "
        "next ChooseDice, ChooseOneDie 1, ChooseOneDie 2, ChooseOneDie 3, PassTheMarker"
    )
    state.play("take gold5 dye4 dye0")
    entered = sheet(state, ADAM)["ships"][0]
    assert ship(state, ADAM) == ["gold5", "dye4", "dye0"]
    assert entered["totals"] == [5, 9, 9]
    assert columns(state, ADAM) == [0, 3, 0, 0, 0]
    assert free(state, ADAM) == 4


def test_the_fur_3_and_the_grain_2_are_now_available_for_the_other_players():
    state = play(adams_turn(), "take gold5 dye4 dye0")
    assert sorted(faces(state)) == ["fur3", "grain2"]


@pytest.mark.parametrize(
    ("face", "value", "crosses"), [("fur3", 3, [0, 0, 0, 1, 0]), ("grain2", 2, [0, 0, 1, 0, 0])]
)
def test_each_of_the_other_players_chooses_one_of_these_dice(face, value, crosses):
    state = play(adams_turn(), "take gold5 dye4 dye0", f"take {face}")
    assert sheet(state, BEA)["ships"][0]["value"] == value
    assert columns(state, BEA) == crosses


# The end of a round


def full_ships(seats, round):
    """Everybody's current ship is full of fur 1."""
    return dict.fromkeys(range(seats), " ".join(["fur1"] * SPACES[round - 1]))


def test_a_player_whose_ship_is_completely_loaded_no_longer_participates():
    ships = {BEA: full_ships(4, 1)[BEA]}
    state = play(adams_turn(ships=ships), "take gold5")
    assert state.actor() == CARLO
    state = play(state, "take fur3", "take fur3")
    assert GAME.observe(state, None)["roller"] == CARLO


@pytest.mark.parametrize("empty", [1, 2, 3, 4])
def test_the_final_player_rolls_once_and_has_to_fill_the_ship_even_with_more_than_three(empty):
    ships = full_ships(3, 1) | {ADAM: " ".join(["fur1"] * (SPACES[0] - empty))}
    state = roll(position(3, ships=ships, next="Turn, ScoreRound, Round"))
    assert step(state) == "FillShip"
    assert {empty} == {len(option.split()) - 1 for option in texts(state)}
    state.apply(state.options()[-1])
    assert len(ship(state, ADAM)) == SPACES[0]


def test_this_concludes_the_round():
    ships = full_ships(2, 1) | {ADAM: "fur1 fur1 fur1"}
    state = roll(position(2, ships=ships, next="Turn, ScoreRound, Round"))
    state.play("take 1 2 3 4")
    assert GAME.observe(state, None)["round"] == 2


@pytest.mark.parametrize("last_roller", [ADAM, BEA, CARLO])
def test_the_player_who_is_next_to_roll_places_the_marker_before_the_round_is_scored(last_roller):
    ships = full_ships(3, 1) | {last_roller: "fur1 fur1 fur1 fur1"}
    state = position(3, roller=last_roller, ships=ships, next="Turn, ScoreRound, Round")
    play(roll(state), "take 1 2 3")
    assert GAME.observe(state, None)["roller"] == (last_roller + 1) % 3
