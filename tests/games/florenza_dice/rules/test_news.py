"""What the rules tell: each fact where it happens, with its fields."""

from __future__ import annotations

from pathlib import Path

import pytest

from signoria.games.florenza_dice.news import (
    Die,
    FirstPlayer,
    FreeBuilding,
    Gained,
    GhostTook,
    GhostWalked,
    IncomeBegins,
    IncomePaid,
    OfficesDetermined,
    PartBegins,
    Rolled,
    RoundBegins,
    Scored,
    ScoringBegins,
    Stepped,
    TurnBegins,
)
from signoria.kernel.chance import Rng
from signoria.kernel.news import Chose, Dealt, hear, heard_by
from signoria.story import Story
from tests.games.florenza_dice.rules.positions import (
    GAME,
    OTHERS,
    completed,
    play,
    position,
)
from tests.games.florenza_dice.tables import table_at

GOLDEN = Path(__file__).parents[1] / "golden"
LOW = "1 1 1 1 1 1"


def told(state, text):
    """What a move tells beside the choice itself."""
    chosen, *facts = hear(state, GAME.words.worded(text))
    assert isinstance(chosen, Chose | Dealt)
    return facts


# Rounds


def test_the_first_rolls_tell_the_free_buildings_and_who_begins():
    state = GAME.new(2)
    assert told(state, "roll 4") == [FreeBuilding(0, 4, 4)]
    assert told(state, "roll 2") == [
        FreeBuilding(1, 2, 2),
        FirstPlayer(1, by_chance=False),
        RoundBegins(1),
        TurnBegins(1, 6),
    ]


def test_chance_among_the_lowest_rolls_is_told():
    state = play(GAME.new(2), "roll 2", "roll 2")
    assert told(state, "start 1")[0] == FirstPlayer(1, by_chance=True)


def test_six_dice_are_one_fact():
    state = position(next="RollDice 0, BeginStep 0, UseDie, EndStep", dice="- - - - - -")
    for colour in ("white", "brown", "grey", "green", "red"):
        assert told(state, f"roll {colour} 3") == []
    assert told(state, "roll yellow 5") == [
        Rolled(
            0,
            (
                *(Die(colour, 3) for colour in ("white", "brown", "grey", "green", "red")),
                Die("yellow", 5),
            ),
        ),
        PartBegins(0, is_active=True),
    ]


def test_a_new_round_tells_income_and_offices():
    state = position(
        next=f"{OTHERS}, Round",
        used="white brown grey",
        supply={1: "1 0 0"},
        tracks={0: "3 0 0", 1: "1 2 0"},
        artists={0: "0 0 0 0 2 2 0 0"},
    )
    play(state, "use green fiorini")
    assert told(state, "done") == [
        RoundBegins(2),
        IncomeBegins(0),
        IncomePaid(0, "chiesa_facciata", "fiorini", at_once=False),
        Gained(0, "fiorini", 100, 0, 100, "income"),
        IncomePaid(0, "cupola", "captain", at_once=False),
        Stepped(0, "captain", 3, 4, None, 1, 0),
        OfficesDetermined(0, 1, None, None, (4, 1), (0, 2)),
    ]


def test_the_offices_say_who_held_them_before():
    state = position(
        next="EndStep, Round",
        round=2,
        captain=1,
        bishop="-",
        supply={0: "1 0 0"},
        tracks={0: "0 1 0"},
    )
    assert OfficesDetermined(None, 0, 1, None, (0, 0), (1, 0)) in told(state, "done")


def test_the_end_tells_every_line_and_what_it_is_paid_for():
    state = position(
        next="EndStep, Round",
        round=6,
        supply={0: "1 400 2"},
        tracks={0: "3 0 0"},
        artists={0: completed("giardino")},
    )
    scoring, *lines = told(state, "done")
    assert scoring == ScoringBegins()
    assert lines[:7] == [
        Scored(0, "palazzo", 6, 1),
        Scored(0, "chiesa", 0, 0),
        Scored(0, "rione", 0, 1),
        Scored(0, "captain", 1, 3),
        Scored(0, "stars", 2, 2),
        Scored(0, "spares", 1, 1),
        Scored(0, "fiorini", 2, 400),
    ]
    assert {line.seat for line in lines[7:]} == {1}


def test_the_ghost_takes_dice_and_walks():
    state = position(
        1,
        active="ghost",
        dice="- - - - - -",
        ghost="11 0 0",
        next="RollDice 0, GhostChoosesDice, AnswerTheGhost, UseOneDie, EndStep",
    )
    for colour in ("white", "brown", "grey", "green", "red"):
        told(state, f"roll {colour} 1")
    rolled, took, *rest = told(state, "roll yellow 1")
    assert rolled == Rolled(
        None, tuple(Die(c, 1) for c in ("white", "brown", "grey", "green", "red", "yellow"))
    )
    assert took == GhostTook(("brown", "grey", "green"))
    assert rest == [GhostWalked("bishop", 2, 2), PartBegins(0, is_active=False)]


def test_the_ghost_stops_at_the_end_of_its_track():
    state = position(
        1,
        dice=LOW,
        used="brown grey green",
        ghost="11 0 0",
        supply={0: "1 0 0"},
        next="EndStep, GhostAdvances, GhostTurn, RollDice 0",
    )
    assert told(state, "done") == [GhostWalked("captain", 1, 12), TurnBegins(None, 6)]


# All of them


@pytest.mark.parametrize("seats", [1, 3])
def test_dealing_at_once_tells_as_rolling_one_by_one(seats):
    table = table_at(seats, 30)
    while str(table.state.step) != "RollDice 0":
        table.step()
    quick, slow = table.state.copy(), table.state.copy()
    quick.news = []
    quick.deal(Rng(4))
    dealt, quick.news = quick.news, None
    rng, told_slowly = Rng(4), []
    while int(slow.actor()) < 0:
        facts = told(slow, slow.options()[rng.below(6)].text)
        told_slowly += facts
    assert dealt == told_slowly
    assert str(quick) == str(slow)


def test_all_sheets_are_open_so_everybody_hears_everything():
    for facts in Story.of(table_at(3, 10_000).record).facts:
        assert facts == heard_by(None, facts) == heard_by(2, facts)


def test_a_story_that_begins_at_a_position_tells_the_same():
    story = Story.of(table_at(2, 10_000).record)
    for ply in range(0, len(story.moves), 23):
        again = GAME.position(str(story.at(ply)))
        assert story.facts[ply] == hear(again, GAME.words.worded(story.moves[ply].text))
