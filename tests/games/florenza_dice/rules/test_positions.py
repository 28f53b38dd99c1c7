"""Positions of the Florenza Dice Game as text: read, refused, and what stands beside a move."""

from __future__ import annotations

import pytest

from signoria import PositionError
from tests.games.florenza_dice.rules.positions import (
    GAME,
    all_but,
    completed,
    play,
    position,
    texts,
)

WRONG = [
    ("seats 2", "seats 5", "'seats' must be a whole number from 1 to 4"),
    ("round 1", "round 7", "'round' must be a whole number from 0 to 6"),
    ("dice_board tradeoff", "dice_board flat", "'dice_board' must be one of tradeoff, monotone"),
    ("carpentiere english", "carpentiere french", "'carpentiere' must be one of english, italian"),
    ("dice 4 4 4 4 4 4", "dice 4 4 4 4 4 7", "'dice' must be 6 values from 1 to 6"),
    ("dice 4 4 4 4 4 4", "dice 4 4 4", "'dice' must be 6 values from 1 to 6"),
    ("used;", "used blue;", "'used' must name dice (white, brown"),
    ("spent;", "spent 26;", "'spent' must be numbers of Buildings, not '26'"),
    ("captain -", "captain 2", "'captain' must be one of 0, 1, ghost, -"),
    ("supply:0 1 200 0", "supply:0 1 250 0", "Fiorini come in icons of 100, not 250"),
    ("supply:0 1 200 0", "supply:0 1 200", "'supply:0' must be 3 whole numbers"),
    ("tracks:0 0 0 0", "tracks:0 13 0 0", "'tracks:0' must be 3 whole numbers from 0 to 12"),
    ("rione:0 1", "rione:0 1 1", "must be at most 8 different Buildings"),
    ("rione:0 1", "rione:0 26", "'26' is no Building"),
    ("ticks:0 2.wood", "ticks:0 2.silk", "'2.silk' is no icon, as cupola.wood is"),
    ("ticks:0 2.wood", "ticks:0 2.wood 2.wood", "'2.wood' is not an open icon"),
    ("next UseDie", "next UseDice", "'UseDice' is not a step of this game"),
    ("next UseDie", "next Advance 0 9", "the step Advance takes track 0 to 2, steps 1 to 4"),
]


def some_position():
    """Two players; the first has a Spare, 200 Fiorini and a tick."""
    return position(2, next="UseDie, EndStep", supply={0: "1 200 0"}, ticks={0: "2.wood"})


@pytest.mark.parametrize(("right", "wrong", "message"), WRONG)
def test_a_wrong_position_says_what_is_wrong(right, wrong, message):
    text = str(some_position())
    assert right in text
    with pytest.raises(PositionError) as error:
        GAME.position(text.replace(right, wrong, 1))
    assert message in str(error.value)


def test_a_position_is_short_and_readable():
    assert str(some_position()) == (
        "seats 2; dice_board tradeoff; carpentiere english; round 1; first 0; active 0; player 0; "
        "own_turn 1; dice 4 4 4 4 4 4; used; spent; captain -; bishop -; prize 6; "
        "supply:0 1 200 0; tracks:0 0 0 0; rione:0 1; artists:0 0 0 0 0 0 0 0 0; bonus:0 0; "
        "ticks:0 2.wood; supply:1 0 0 0; tracks:1 0 0 0; rione:1 1; "
        "artists:1 0 0 0 0 0 0 0 0; bonus:1 0; ticks:1; next UseDie, EndStep"
    )


def test_a_completed_work_has_no_open_icons_when_it_is_read():
    state = position(artists={0: completed("cupola")}, supply={0: "1 0 0"})
    play(state, "spend spare")
    assert not [text for text in texts(state) if text.endswith("cupola")]


def test_a_building_may_be_called_by_its_name():
    state = position(ticks={0: "2.wood 2.metal"})
    assert state.copy().play("build Taverna") is state.play("build 16")


@pytest.mark.parametrize(
    ("said", "beside"),
    [
        ("build 16", "Taverna in 2"),
        ("use white resources 2", "white 4"),
        ("use green artist giardino", "green 4"),
        ("spend spare", ""),
    ],
)
def test_what_a_record_says_beside_a_move(said, beside):
    state = position(ticks={0: f"2.wood 2.metal {all_but('giardino')}"}, supply={0: "1 200 0"})
    action = next(option for option in state.options() if option.text == said)
    assert state.contents(action) == beside
