"""The rulebook in order: phase 3, and how to use the dice."""

from __future__ import annotations

import pytest

from signoria import CHANCE, IllegalAction
from tests.games.florenza_dice.rules.positions import (
    ACTIVE,
    BOX,
    COLOURS,
    GAME,
    GEORGE,
    JOHN,
    OTHERS_3,
    PAUL,
    RINGO,
    all_but,
    facts,
    offers,
    play,
    position,
    roll,
    step,
    supply,
    texts,
    ticks,
    tracks,
    uses,
)

START = dict.fromkeys(range(4), "1 200 0")
RINGOS_ROLL = "2 3 4 5 6 4"  # each die strong for what the example uses it for


def ringos_turn(**more):
    """The first turn of the round: Ringo, Paul, George and John, clockwise."""
    state = position(
        4, next="PlayerTurn 0, PlayerTurn 1", own_turn=0, dice="- - - - - -", supply=START, **more
    )
    return roll(state, RINGOS_ROLL)


def ringo_uses_his_dice(state):
    """White for the Captain, red and yellow for Resources."""
    return play(
        state,
        "use white captain 2",
        "use red resources 2",
        "place textile ritratto",
        "place textile 2",
        "use yellow resources 2",
        "place gold giardino",
        "place gold 3",
        "done",
    )


# Phase 3: Player turns


def test_the_first_player_starts_as_active_player_in_each_round():
    state = position(3, first=2, round=2, next="Round", active=1)
    assert (facts(state)["active"], state.actor(), step(state)) == (["2"], CHANCE, "RollDice 0")


def test_the_active_player_rolls_all_six_dice_onto_unused_spaces():
    state = ringos_turn()
    assert (facts(state)["dice"], facts(state)["used"]) == (RINGOS_ROLL.split(), [])
    assert uses(state) == set(COLOURS)


def test_dice_are_moved_to_used_without_changing_their_values():
    state = play(ringos_turn(), "use white fiorini", "use grey fiorini")
    assert facts(state)["used"] == ["white", "grey"]
    assert facts(state)["dice"] == RINGOS_ROLL.split()
    assert uses(state) == {"brown", "green", "red", "yellow"}


def test_ringo_chooses_white_red_and_yellow_paul_brown_george_and_john_green():
    """English and Italian edition: the same dice, the others may use the same one."""
    state = ringo_uses_his_dice(ringos_turn())
    assert facts(state)["used"] == ["white", "red", "yellow"]
    for seat, said in ((PAUL, "brown bishop 2"), (GEORGE, "green fiorini")):
        assert (state.actor(), uses(state)) == (seat, {"brown", "grey", "green"})
        play(state, f"use {said}", "done")
    assert (state.actor(), uses(state)) == (JOHN, {"brown", "grey", "green"})
    play(state, "use green resources 2", "place spice ritratto", "place spice 2", "done")
    assert (facts(state)["active"], step(state)) == (["1"], "RollDice 0")


def test_what_ringo_paul_john_and_george_have_after_that_turn():
    state = play(
        ringo_uses_his_dice(ringos_turn()),
        *("use brown bishop 2", "done", "use green fiorini", "done"),
        *("use green resources 2", "place spice ritratto", "place spice 2", "done"),
    )
    assert [tracks(state, seat)[:2] for seat in range(4)] == [[2, 0], [0, 2], [0, 0], [0, 0]]
    assert ticks(state, RINGO) == ["ritratto.textile", "giardino.gold", "2.textile", "3.gold"]
    assert ticks(state, JOHN) == ["ritratto.spice", "2.spice"]
    second = [BOX[f"tracks.{track}.spaces"][1] for track in ("captain", "bishop")]
    icon = [BOX["tracks.fiorini"] if space == "fiorini" else 0 for space in second]
    money = [supply(state, seat)[1] for seat in range(4)]
    assert money == [200 + icon[0], 200 + icon[1], 400, 200]


def test_the_bishop_chooses_any_die():
    state = ringo_uses_his_dice(ringos_turn(bishop=PAUL))
    assert (state.actor(), uses(state)) == (PAUL, set(COLOURS))
    play(state, "use white captain 2", "done")
    assert (state.actor(), uses(state)) == (GEORGE, {"brown", "grey", "green"})


def test_the_bishop_has_no_privilege_as_active_player():
    state = position(bishop=0, used="white", next="UseDie, EndStep")
    assert "white" not in uses(state)


def test_the_round_ends_when_the_first_player_would_be_active_again():
    state = position(2, first=1, active=0, player=1, next="EndStep, Round", round=1)
    assert (facts(state)["round"], facts(state)["active"]) == (["2"], ["1"])


def test_after_the_last_round_the_game_is_over():
    state = position(2, round=6, next="EndStep, Round")
    assert texts(state) == []


# How to use the dice


@pytest.mark.parametrize(
    ("board", "value", "resources", "steps", "fee"),
    [
        ("tradeoff", 1, 1, 2, 100),
        ("tradeoff", 3, 1, 2, 100),
        ("tradeoff", 4, 2, 1, 200),
        ("tradeoff", 6, 2, 1, 200),
        ("monotone", 1, 1, 1, 200),
        ("monotone", 3, 1, 1, 200),
        ("monotone", 4, 2, 2, 100),
        ("monotone", 6, 2, 2, 100),
    ],
)
def test_each_die_can_be_used_in_three_ways(board, value, resources, steps, fee):
    state = position(
        dice=" ".join([str(value)] * 6),
        dice_board=board,
        rione={0: "6"},
        ticks={0: all_but("giardino")},
        supply={0: f"0 {fee} 0"},
    )
    assert offers(state, "use white ") == [
        f"use white resources {resources}",
        f"use white captain {steps}",
        "use white fiorini",
    ]
    assert offers(state, "use green ") == [
        f"use green resources {resources}",
        "use green fiorini",
        "use green artist giardino",
    ]
    play(state, "use green artist giardino")
    assert supply(state)[1] == 0


@pytest.mark.parametrize(
    ("colour", "resource"), list(zip(COLOURS, BOX["resources.names"], strict=True))
)
def test_each_die_brings_its_own_resource(colour, resource):
    state = play(position(rione={0: "1"}), f"use {colour} resources 2")
    assert {text.split()[1] for text in offers(state, "place ")} == {resource}


@pytest.mark.parametrize(
    ("colour", "track"), [("white", "captain"), ("brown", "bishop"), ("grey", "preacher")]
)
def test_white_brown_and_grey_mark_the_corresponding_track(colour, track):
    state = play(position(rione={0: "6"}), f"use {colour} {track} 1")
    assert tracks(state) == [int(name == track) for name in ("captain", "bishop", "preacher")]


def test_the_resources_of_one_die_may_go_into_two_projects_or_into_one():
    state = play(position(), "use white resources 2", "place marble cupola", "place marble cupola")
    assert ticks(state) == ["cupola.marble", "cupola.marble"]
    state = play(position(), "use white resources 2", "place marble cupola", "place marble 8")
    assert ticks(state) == ["cupola.marble", "8.marble"]


def test_any_die_brings_200_fiorini():
    for colour in COLOURS:
        state = play(position(), f"use {colour} fiorini")
        assert supply(state)[1] == BOX["dice_board.fiorini"] == 200


def test_an_artist_needs_a_work_that_waits_for_that_type():
    state = position(supply={0: "0 200 0"}, ticks={0: all_but("giardino", "gold")})
    with pytest.raises(IllegalAction):
        state.play("use green artist giardino")


def test_the_same_die_may_serve_several_non_active_players():
    state = position(4, next=f"{OTHERS_3}, Round", used="white red yellow", round=4)
    for seat in (PAUL, GEORGE, JOHN):
        assert state.actor() == seat
        play(state, "use brown fiorini")
        play(state, "done")
    assert [supply(state, seat)[1] for seat in range(4)] == [0, 200, 200, 200]
    assert GAME.winners(state) == [PAUL, GEORGE, JOHN]


def test_three_dice_are_used_one_after_the_other():
    state = position(next=f"{ACTIVE}, Round", round=6)
    for count, colour in enumerate(("white", "brown", "grey"), 1):
        play(state, f"use {colour} fiorini")
        assert len(facts(state)["used"]) == count
    assert step(state) == "EndStep"
