"""What a seat sees in Medici: The Dice Game, and how games are judged for bots."""

from __future__ import annotations

import pytest

from tests.games.medici_dice.rules.positions import (
    A_TURN,
    ADAM,
    ADAMS_ROLL,
    BEA,
    GAME,
    SPACES,
    play,
    position,
    scored,
    worth,
)


def test_the_dice_say_what_they_show_and_whether_they_still_lie_in_the_middle():
    state = play(position(4, dice=ADAMS_ROLL, next=A_TURN), "take 1 2 5")
    dice = GAME.observe(state, None)["dice"]
    assert [die["face"] for die in dice] == ADAMS_ROLL.split()
    assert [die["left"] for die in dice] == [False, False, True, True, False]
    assert [die["good"] for die in dice] == ["dye", "dye", "grain", "fur", None]
    assert [die["marks"] for die in dice] == [2, 1, 1, 1, 0]


def test_the_seat_that_is_asked_sees_its_options_and_nobody_else_does():
    state = position(4, dice=ADAMS_ROLL, next=A_TURN)
    assert [len(GAME.observe(state, seat)["options"]) for seat in range(4)] == [25, 0, 0, 0]
    assert GAME.observe(state, None)["options"] == []


def test_a_spectator_sees_the_same_table_as_the_players():
    state = position(4, dice=ADAMS_ROLL, next=A_TURN)
    views = [GAME.observe(state, seat) for seat in (None, 0, 1)]
    for view in views:
        del view["options"], view["seat"]
    assert views[0] == views[1] == views[2]


@pytest.mark.parametrize(
    "said",
    ["take gold5 dye4 dye0", "TAKE Dye0 DYE4 gold5", "take 1 2 5", "take 1 dye4 5"],
)
def test_dice_may_be_named_by_place_or_face_in_any_order(said):
    state = position(4, dice=ADAMS_ROLL, next=A_TURN)
    assert state.play(said).text == "take 1 2 5"


def test_the_words_behind_an_option_are_its_faces():
    state = position(4, dice=ADAMS_ROLL, next=A_TURN)
    assert state.contents(GAME.words.worded("take 1 2 5")) == "dye0 dye4 gold5"


def test_the_leader_has_the_better_value_and_the_better_reward():
    state = scored([25, 10], [[3, 3, 3, 3, 3], [1, 1, 1, 1, 1]], round=3)
    assert GAME.value(state, ADAM) > GAME.value(state, BEA)
    assert state.reward(ADAM) > state.reward(BEA)


@pytest.mark.parametrize("lead", [0, 5, 200, 260])
def test_the_reward_is_from_0_to_1_whatever_the_lead(lead):
    state = position(
        2,
        round=3,
        ships={seat: worth(9, SPACES[2]) for seat in (ADAM, BEA)},
        points={ADAM: [lead, 0, 0, 0, 0, 0]},
        next="Round",
    )
    assert 0 <= state.reward(BEA) <= state.reward(ADAM) <= 1


def test_a_shared_first_place_is_worth_less_than_one_alone():
    tied, alone = scored([9, 9], round=3), scored([9, 8], round=3)
    assert tied.reward(ADAM) == tied.reward(BEA) < alone.reward(ADAM)
