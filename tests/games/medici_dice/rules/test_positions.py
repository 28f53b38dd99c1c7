"""Positions of Medici: The Dice Game: every mistake gets a sentence about what would be right."""

from __future__ import annotations

from random import Random

import pytest
from hypothesis import given
from hypothesis import strategies as st

from signoria import NOBODY, PositionError
from tests.games.medici_dice.rules.positions import ADAMS_ROLL, FULL, GAME

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
