"""Positions of Medici: The Dice Game: every mistake gets a sentence about what would be right."""

from __future__ import annotations

from random import Random

import pytest
from hypothesis import given
from hypothesis import strategies as st

from signoria import NOBODY, PositionError
from tests.games.medici_dice.rules.positions import (
    ADAMS_ROLL,
    FULL,
    GAME,
    NO_DICE,
    SPACES,
    THEN,
    position,
    words,
)

# How a turn may stand; the rest of the round follows.
STEPS = {"choose": "ChooseDice", "fill": "FillShip", "mark": "PassTheMarker"}

SHEETS = (
    "ship1:0 gold5; crosses:0 0 0 0 0 0; points:0 0 0 0 0 0 0; "
    "ship1:1 fur3; crosses:1 0 0 0 1 0; points:1 0 0 0 0 0 0"
)
DICE = f"dice {ADAMS_ROLL}; left 1 2 3 4 5"
GOOD = (
    f"seats 2; round 1; roller 0; {DICE}; {SHEETS}; next ChooseDice, ChooseOneDie 1, PassTheMarker"
)
ALONE = (
    f"seats 1; round 1; roller 0; {DICE}; circles 0 0 0 0 0; bonus_when_behind 1; "
    "ship1:0; crosses:0 0 0 0 0 0; points:0 0 0 0 0 0 0; next ChooseDice, RecordEnemyMonopolies"
)


@pytest.mark.parametrize("text", [GOOD, ALONE])
def test_a_good_position_reads_back(text):
    assert str(GAME.position(text)) == text


MISTAKES = [
    ("seats 2", "seats 5", "'seats' must be a whole number from 1 to 4, not '5'"),
    ("round 1", "round 4", "'round' must be a whole number from 0 to 3, not '4'"),
    ("roller 0", "roller 2", "'roller' must be a whole number from 0 to 1, not '2'"),
    (ADAMS_ROLL, "dye0 dye4", "'dice' must name 5 faces"),
    ("dice dye0", "dice dye1", "die 1 cannot show 'dye1'; it has dye0, fur1,"),
    ("dice dye0", "dice blue0", "die 1 cannot show 'blue0'"),
    ("left 1 2", "left 7 2", "'left' must name dice that were rolled, 1 to 5, not '7'"),
    ("left 1 2", "left x 2", "'left' must name dice that were rolled, 1 to 5, not 'x'"),
    ("left 1 2", "left ² 2", "'left' must name dice that were rolled, 1 to 5, not '²'"),
    ("dice dye0", "dice -", "'left' must name dice that were rolled, 1 to 5, not '1'"),
    ("ship1:0 gold5", "ship1:0 gold6", "'ship1:0': 'gold6' is no face of a die"),
    ("ship1:0 gold5", f"ship1:0 {FULL} fur1", "'ship1:0' must have at most 7 faces"),
    ("round 1", "round 2", "'ship1:0' must have 7 faces"),
    ("crosses:0 0 0 0 0 0", "crosses:0 0 0 0 13 0", "'crosses:0' must be 5 whole numbers from 0"),
    ("points:1 0 0 0 0 0 0", "points:1 0 0 0 0 0", "'points:1' must be 6 whole numbers from 0"),
    ("ship1:1 fur3; ", "", "the position does not say 'ship1:1'"),
    ("round 1", "round 1; circles 0 0 0 0 0", "this game's positions do not say circles"),
    ("ChooseOneDie 1", "ChooseOneDie 4", "the step ChooseOneDie takes place 1 to 3, not ['4']"),
    ("ChooseOneDie 1", "ChooseTwoDice 1", "'ChooseTwoDice' is not a step of this game"),
    ("ship1:0 gold5", f"ship1:0 {FULL}", "nothing is legal here: ChooseDice does not fit"),
]


@pytest.mark.parametrize(("old", "new", "message"), MISTAKES)
def test_a_mistake_in_a_position_is_named(old, new, message):
    assert old in GOOD
    with pytest.raises(PositionError) as caught:
        GAME.position(GOOD.replace(old, new, 1))
    assert message in str(caught.value)


@pytest.mark.parametrize("dice", ["dice - - - - -; left", "dice dye0 - - - -; left 1"])
def test_nobody_chooses_from_dice_that_were_not_rolled(dice):
    with pytest.raises(PositionError):
        GAME.position(GOOD.replace(DICE, dice, 1))


@pytest.mark.parametrize("roller", [0, 1])
def test_nobody_chooses_in_a_place_where_nobody_sits(roller):
    text = GOOD.replace("roller 0", f"roller {roller}").replace("ChooseDice, ", "")
    with pytest.raises(PositionError):
        GAME.position(text.replace("ChooseOneDie 1", "ChooseOneDie 3"))


IMPOSSIBLE = [
    # One full ship, and another with six spaces: the final player's roll is too small.
    ("Turn, ScoreRound, Round", "gold5", FULL, 0, "one roll of 5 dice, but 6 spaces may be left"),
    ("RollDice 0, FillShip, PassTheMarker", "gold5", FULL, 0, "but 6 spaces may be left"),
    # Bea fills her ship before Adam has five left.
    ("Turn, ScoreRound, Round", "", FULL[:-5], 0, "but 6 spaces may be left"),
    ("Turn, ScoreRound, Round", FULL, "fur1", 0, "the ship of seat 0, who rolls, is full"),
    ("RollDice 0, ChooseDice", FULL, "fur1", 0, "the ship of seat 0, who rolls, is full"),
    ("Turn, ScoreRound, Round", FULL, FULL, 0, "the ship of seat 0, who rolls, is full"),
    ("RollDice 0, FillShip", "fur1", "fur1", 0, "all other ships must be full"),
    ("ScoreRound, Round", FULL, "fur1", 0, "a round is scored when all ships are full"),
    ("PassTheMarker, ChooseDice", "fur1", "", 0, "the step ChooseDice cannot follow PassTheMarker"),
    ("Turn, Turn", "fur1", "", 0, "the step Turn cannot follow Turn"),
]


@pytest.mark.parametrize(("agenda", "adam", "bea", "roller", "message"), IMPOSSIBLE)
def test_a_table_that_play_cannot_lead_to_and_go_on_from_is_refused(
    agenda, adam, bea, roller, message
):
    with pytest.raises(PositionError) as caught:
        position(2, roller=roller, ships={0: adam, 1: bea}, next=agenda)
    assert message in str(caught.value)


def words_of_positions():
    """Texts of positions in random games, as words."""
    random = Random(1)
    found = [GOOD.split(), ALONE.split()]
    for seats in (1, 2, 3):
        state = GAME.new(seats)
        while state.actor() != NOBODY:
            if random.random() < 0.1:
                found.append(str(state).split())
            state.apply(random.choice(state.options()))
    return found


POSITIONS = words_of_positions()
WORDS = sorted({word for text in POSITIONS for word in text})


@given(st.data())
def test_any_damage_to_a_position_is_read_or_refused_and_never_crashes(data):
    text = list(data.draw(st.sampled_from(POSITIONS)))
    for _ in range(data.draw(st.integers(1, 3))):
        at = data.draw(st.integers(0, len(text) - 1))
        text[at] = data.draw(st.sampled_from(WORDS) | st.text(max_size=4))
    try:
        state = GAME.position(" ".join(text))
    except PositionError as error:
        assert str(error)
    else:
        assert bool(state.options()) == (state.actor() != NOBODY)
        play_on(state)


def play_on(state):
    """To the end: nobody is ever without an option."""
    random = Random(1)
    while state.actor() != NOBODY:
        state.apply(random.choice(state.options()))


@given(st.data())
def test_any_table_in_the_middle_of_a_round_is_refused_or_played_to_its_end(data):
    """With ships as full as chance has them, and any step of a turn."""
    seats = data.draw(st.integers(2, 4))
    round = data.draw(st.integers(1, 3))
    spaces = SPACES[round - 1]
    ships = {
        seat: words(["fur1"] * data.draw(st.sampled_from([0, 1, 4, spaces - 1, spaces])))
        for seat in range(seats)
    }
    steps = data.draw(st.sampled_from(sorted(STEPS)))
    others = [f"ChooseOneDie {place}" for place in range(1, seats)]
    agenda = ", ".join([STEPS[steps], *(others if steps == "choose" else []), THEN])
    dice = ADAMS_ROLL if steps in ("choose", "fill") else NO_DICE
    roller = data.draw(st.integers(0, seats - 1))
    try:
        state = position(seats, round=round, roller=roller, dice=dice, ships=ships, next=agenda)
    except PositionError as error:
        assert str(error)
    else:
        play_on(state)
