"""Positions of Firenze: every mistake gets a sentence about what would be right."""

from __future__ import annotations

from collections import Counter
from random import Random

import pytest
from hypothesis import given
from hypothesis import strategies as st

from signoria import NOBODY, PositionError
from tests.games.firenze.rules.positions import (
    CHOOSE,
    COLOURS,
    FULFIL,
    GAME,
    HOLGER,
    THOMAS,
    position,
)

GOOD = str(
    position(
        3,
        store={THOMAS: "2 white 1 red"},
        towers={THOMAS: "white3 red1", HOLGER: "blue2"},
        campanile={HOLGER: "red blue"},
        churches="campanile",
        cards={THOMAS: "mason scandal"},
        seals={"green 3": HOLGER, "green 4": "n"},
        balconies="I_white_6 II_red_5 - -",
        next=CHOOSE,
    )
)


def test_a_good_position_reads_back():
    assert str(GAME.position(GOOD)) == GOOD


MISTAKES = [
    ("seats 3", "seats 5", "'seats' must be a whole number from 2 to 4, not '5'"),
    ("turn 0", "turn 3", "'turn' must be a whole number from 0 to 2, not '3'"),
    ("finisher -1", "finisher 4", "'finisher' must be a whole number from -1 to 2"),
    ("played;", "played king;", "'played' must name personnel, not 'king'"),
    ("wanted -", "wanted pink", "'wanted' must be one of -, white, yellow"),
    ("event -", "event king", "'event' must be one of -, wholesaler"),
    ("bag ", "bag x ", "'bag' must be 6 whole numbers"),
    ("discards;", "discards mason;", "'discards' must say cards as mason=2, not 'mason'"),
    ("discards;", "discards mason=²;", "'discards' must say cards as mason=2"),
    ("discards;", "discards mason=9;", "there are only 3 cards mason"),
    ("row:1 wholesaler", "row:1 king", "'row:1' must be a card and 6 numbers of bricks"),
    ("churches campanile", "churches mason", "'churches' must be 4 cards of -, campanile"),
    ("I_white_6", "I_white_7", "'balconies': 'I_white_7' is none of I_white_6"),
    ("levels 5", "levels 3", "'levels' must name heights of [5, 6, 7, 8], not '3'"),
    ("seals:green 1 n", "seals:green 4 n", "'seals:green' must be 6 of -, n, 0, 1, 2"),
    ("towers:0 white3", "towers:0 white9", "'towers:0' must be at most 12 towers as red3"),
    ("towers:0 white3", "towers:0 pink3", "'towers:0' must be at most 12 towers as red3"),
    ("campanile:1 red blue", "campanile:1 red red", "'campanile:1' must be different colours"),
    ("churches campanile", "churches -", "'campanile:1' needs the card on a church space"),
    ("store:0 2", "store:0 26", "there are only 25 white"),
    ("cards:0 mason=1", "cards:0 botch=1", "'cards:0' must say cards as mason=2"),
    ("next ChooseCard", "next TakeCard", "the step TakeCard needs a place with a card"),
    ("next ChooseCard", "next DiscardEvent", "the step DiscardEvent needs an event"),
    ("next ChooseCard", "next GiveForBrick", "needs a wanted brick and its place"),
    ("next ChooseCard", "next ChooseTarget", "needs a card that is played against somebody"),
    ("next ChooseCard", "next Spy", "the step Spy needs another player as its target"),
    ("next ChooseCard", "next Patricians", "'Patricians' is not a step of this game"),
    ("due 0", "due 9", None),
    ("next ChooseCard", "next RevealCard 3", "the step RevealCard takes with_bricks 0 to 1"),
]


@pytest.mark.parametrize(("old", "new", "message"), MISTAKES)
def test_a_mistake_in_a_position_is_named(old, new, message):
    assert old in GOOD
    text = GOOD.replace(old, new, 1)
    if message is None:
        text = text.replace("next ChooseCard", "next PayConstructionCosts")
        message = "the step PayConstructionCosts needs as many bricks as are due"
    with pytest.raises(PositionError) as caught:
        GAME.position(text)
    assert message in str(caught.value)


def words_of_positions():
    """Texts of positions in random games, as words."""
    random = Random(1)
    found = [GOOD.split()]
    for seats in (2, 3, 4):
        state = GAME.new(seats, {"reshuffles": "1"})
        while state.actor() != NOBODY:
            if random.random() < 0.02:
                found.append(str(state).split())
            state.apply(random.choice(state.options()))
    return found


POSITIONS = words_of_positions()
STEPS = [f"{name}," for name in GAME.steps]
WORDS = sorted({word for text in POSITIONS for word in text} | set(STEPS))


@given(st.data())
def test_any_damage_to_a_position_is_read_or_refused_and_never_crashes(data):
    text = list(data.draw(st.sampled_from(POSITIONS)))
    for _ in range(data.draw(st.integers(1, 3))):
        at = data.draw(st.integers(0, len(text) - 1))
        text[at] = data.draw(st.sampled_from(WORDS) | st.sampled_from(STEPS) | st.text(max_size=4))
    try:
        state = GAME.position(" ".join(text))
    except PositionError as error:
        assert str(error)
    else:
        assert bool(state.options()) == (state.actor() != NOBODY)


def test_a_card_can_be_taken_by_its_name():
    state = position(3, store={THOMAS: "5 white"}, next=CHOOSE)
    assert state.copy().play("take princess").text == "take 3"
    assert state.copy().play("TAKE 4").text == "take 4"


def test_a_record_says_which_card_and_bricks_were_taken():
    state = position(3, on_row={1: "2 white 1 blue"}, next=CHOOSE)
    assert state.contents(state.options()[0]) == "wholesaler white white blue"


def test_six_colours_of_a_campanile_need_the_card_on_a_church_space():
    colours = " ".join(COLOURS)
    with pytest.raises(PositionError, match="needs the card on a church space"):
        position(3, campanile={THOMAS: colours}, next=FULFIL)
    state = position(3, campanile={THOMAS: colours}, churches="campanile", next=FULFIL)
    state.play("fulfil campanile")
    assert str(GAME.position(str(state))) == str(state)


def test_every_campanile_that_play_brings_about_can_be_read_again():
    """Players who take that card, and then build nothing else, until some are complete."""
    heights = Counter()
    for seed in range(6):
        random = Random(seed)
        state = GAME.new(2 + seed % 3, {"reshuffles": "9"})
        while state.actor() != NOBODY:
            options = state.options()
            wished = [one for one in options if "campanile" in f"{one.text} {state.contents(one)}"]
            fast = [one for one in options if one.verb in ("pass", "take")]
            state.apply(random.choice(wished or fast or options))
            seen = GAME.observe(state, None)
            piles = [len(player["campanile"]["bricks"]) for player in seen["players"]]
            heights.update(piles)
            if max(piles) == len(COLOURS) or (max(piles) and random.random() < 0.1):
                assert str(GAME.position(str(state))) == str(state)
    assert all(heights[height] for height in range(1, len(COLOURS) + 1))
