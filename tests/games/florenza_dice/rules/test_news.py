"""What the rules tell: each fact where it happens, with its fields."""

from __future__ import annotations

from pathlib import Path
from typing import get_args

import pytest

from signoria.games.florenza_dice.news import (
    Built,
    Changed,
    ChiesaCompleted,
    ChiesaSteps,
    Die,
    DieMoved,
    FirstPlayer,
    FreeBuilding,
    Gained,
    GhostTook,
    GhostWalked,
    Hired,
    IncomeBegins,
    IncomePaid,
    Lost,
    Masterpiece,
    News,
    OfficesDetermined,
    PaidFor,
    PalazzoCompleted,
    PartBegins,
    Placed,
    PointsChanged,
    Rolled,
    RoundBegins,
    Scored,
    ScoringBegins,
    SpaceLacks,
    Spent,
    Stepped,
    SteppedBeyond,
    TurnBegins,
    UsedForFiorini,
    UsedForResources,
    UsedForSteps,
    WorkLacks,
)
from signoria.kernel.chance import Rng
from signoria.kernel.news import Chose, Dealt, hear, heard_by
from signoria.record import Record
from signoria.story import Story
from tests.games.florenza_dice.rules.positions import (
    GAME,
    OTHERS,
    all_but,
    completed,
    play,
    position,
    whole_sheet,
)
from tests.games.florenza_dice.tables import table_at

GOLDEN = Path(__file__).parents[1] / "golden"
LOW = "1 1 1 1 1 1"
WHITE_1, GREEN_1, GREEN_4 = Die("white", 1), Die("green", 1), Die("green", 4)
PALAZZO = ("ritratto", "camera_nuziale", "palazzo_facciata")
CHIESA = ("chiesa_facciata", "cupola", "cappella")


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
        OfficesDetermined(0, 1, None, None),
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
    assert OfficesDetermined(None, 0, 1, None) in told(state, "done")


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


# Dice


def test_a_die_for_resources_tells_the_icons_that_are_open():
    state = position(ticks={0: whole_sheet("cupola.marble")})
    assert told(state, "use white resources 2") == [
        DieMoved("white"),
        UsedForResources(0, Die("white", 4), "marble", 2, 1, 1, None),
    ]
    assert told(state, "place marble cupola") == [
        Placed(0, "marble", "cupola", "die", "white", None, None),
        WorkLacks(0, "cupola", (), ("architect", "painter")),
        Lost(0, "marble", 1, by_choice=False),
    ]


def test_whoever_may_change_a_resource_loses_none():
    state = position(rione={0: "17"}, ticks={0: whole_sheet()})
    used = told(state, "use white resources 2")[1]
    assert (used.open, used.lost) == (0, 0)
    assert told(state, "change resource") == [
        Changed(0, "marble", 200),
        Gained(0, "fiorini", 200, 0, 200, "change"),
        PointsChanged(0, 0, 1),
        Lost(0, "marble", 1, by_choice=False),
    ]


def test_a_resource_is_lost_by_choice():
    state = position(rione={0: "17"}, ticks={0: whole_sheet()})
    play(state, "use white resources 2")
    assert told(state, "lose resource") == [Lost(0, "marble", 1, by_choice=True)]


def test_a_traded_resource_names_what_it_was():
    state = position(rione={0: "7"})
    play(state, "use white resources 2")
    placed, lacks = told(state, "place gold 2")
    assert placed == Placed(0, "gold", "2", "die", "white", "marble", None)
    assert (lacks.icons, lacks.is_next) == (1, True)


def test_steps_tell_what_each_space_brings_and_what_is_left():
    state = position(dice=LOW, tracks={0: "1 0 0"})
    assert told(state, "use white captain 2") == [
        DieMoved("white"),
        UsedForSteps(0, WHITE_1, "captain", 2, None),
        Stepped(0, "captain", 1, 2, "fiorini", 100, 1),
        Gained(0, "fiorini", 100, 0, 100, "track"),
        Stepped(0, "captain", 2, 3, "points", 1, 0),
        PointsChanged(0, 0, 1),
    ]


def test_a_step_beyond_the_end_brings_fiorini():
    state = position(dice=LOW, tracks={0: "0 12 0"})
    assert told(state, "use brown bishop 2")[2:] == [
        SteppedBeyond(0, "bishop", 12),
        Gained(0, "fiorini", 100, 0, 100, "track"),
        SteppedBeyond(0, "bishop", 12),
        Gained(0, "fiorini", 100, 100, 200, "track"),
        PointsChanged(0, 0, 1),
    ]


def test_effects_of_buildings_are_named():
    state = position(rione={0: "14 15 16"})
    assert told(state, "use white two gold")[1].building == 14
    play(state, "place gold 7")
    assert told(state, "place gold 8")[0] == Placed(0, "gold", "8", "building", None, None, 14)
    assert told(state, "use red more fiorini")[1] == UsedForFiorini(0, Die("red", 4), 300, 16)
    assert told(state, "use grey advance captain")[1] == UsedForSteps(
        0, Die("grey", 4), "captain", 2, 15
    )


# The sheet


def test_an_artist_is_told_with_his_fee_and_worth():
    state = position(dice="1 1 1 4 1 1", supply={0: "0 200 1"}, ticks={0: all_but("giardino")})
    assert told(state, "use green artist giardino") == [
        DieMoved("green"),
        Spent(0, "fiorini", 200, 200, 0),
        PointsChanged(0, 2, 1),
        Hired(0, GREEN_4, "giardino", "sculptor", 200, 4, 2, 6, has_star=True, building=None),
        PointsChanged(0, 1, 7),
    ]
    assert told(state, "spend star") == [
        Spent(0, "stars", 1, 1, 0),
        PointsChanged(0, 7, 6),
        Masterpiece(0, "giardino", 2, 4, 8),
        PointsChanged(0, 6, 8),
    ]


def test_the_whole_palazzo_and_the_whole_chiesa_are_told():
    state = position(
        dice=LOW,
        supply={0: "0 200 0"},
        artists={0: completed(*PALAZZO)},
        ticks={0: all_but("giardino")},
    )
    assert PalazzoCompleted(0, 6) in told(state, "use green artist giardino")
    state = position(
        dice=LOW,
        supply={0: "0 200 0"},
        artists={0: completed(*CHIESA)},
        ticks={0: all_but("pulpito")},
    )
    facts = told(state, "use red artist pulpito")
    assert IncomePaid(0, "pulpito", "preacher", at_once=True) in facts
    assert facts[-1] == ChiesaCompleted(0, 4)
    assert told(state, "advance bishop")[0] == ChiesaSteps(0, "bishop", 4)


def test_a_building_tells_points_and_spares():
    state = position(rione={0: "1 2 3"}, ticks={0: "4.metal 4.textile 4.gold 4.fiorini"})
    assert told(state, "build 19") == [
        Built(0, 19, 4, 2, 3),
        PointsChanged(0, 2, 4),
        Gained(0, "spares", 3, 0, 3, "building"),
        PointsChanged(0, 4, 7),
    ]


def test_a_tick_tells_what_a_project_lacks():
    state = position(supply={0: "1 100 0"}, ticks={0: "2.wood"}, next="SpendSpare, EndStep")
    spent, _, placed, lacks = told(state, "place metal 2")
    assert spent == Spent(0, "spares", 1, 1, 0)
    assert placed == Placed(0, "metal", "2", "spare", None, None, None)
    assert lacks == SpaceLacks(0, "2", 0, (16,), (16,), is_next=True)
    play(state, "spend fiorini")
    paid = told(state, "pay giardino")[1:]
    assert paid == [
        PaidFor(0, "giardino", 100),
        WorkLacks(0, "giardino", ("marble", "gold"), ("sculptor",)),
    ]


def test_the_captain_places_a_resource():
    state = position(captain=0, round=2, own_turn=0, next="CaptainsResource, PlayerTurn 0")
    placed, _, turn = told(state, "place gold 2")
    assert placed == Placed(0, "gold", "2", "captain", None, None, None)
    assert turn == TurnBegins(0, 6)


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


def test_golden_games_tell_every_fact():
    kinds = set()
    for file in sorted(GOLDEN.glob("*.record")):
        story = Story.of(Record.parse(file.read_text(encoding="utf-8")))
        kinds |= {type(fact) for facts in story.facts for fact in facts}
    assert set(get_args(News)) - kinds == set()
