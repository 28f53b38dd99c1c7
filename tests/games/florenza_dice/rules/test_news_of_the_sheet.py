"""What the rules tell of dice and sheets: each fact where it happens, with its fields."""

from __future__ import annotations

from signoria.games.florenza_dice.news import (
    Built,
    Changed,
    ChiesaCompleted,
    ChiesaSteps,
    Die,
    DieMoved,
    Gained,
    Hired,
    IncomePaid,
    Lost,
    Masterpiece,
    PaidFor,
    PalazzoCompleted,
    Placed,
    PointsChanged,
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
from signoria.kernel.news import Chose, Dealt, hear
from tests.games.florenza_dice.rules.positions import (
    GAME,
    all_but,
    completed,
    play,
    position,
    whole_sheet,
)

LOW = "1 1 1 1 1 1"
WHITE_1, GREEN_4 = Die("white", 1), Die("green", 4)
PALAZZO = ("ritratto", "camera_nuziale", "palazzo_facciata")
CHIESA = ("chiesa_facciata", "cupola", "cappella")


def told(state, text):
    """What a move tells beside the choice itself."""
    chosen, *facts = hear(state, GAME.words.worded(text))
    assert isinstance(chosen, Chose | Dealt)
    return facts


# Dice


def test_a_die_for_resources_tells_the_icons_that_are_open():
    marble = [tick for tick in whole_sheet("cupola.marble").split() if tick.endswith(".marble")]
    rest = all_but("cupola", "marble", "marble")
    state = position(ticks={0: " ".join([*marble, rest])})
    assert told(state, "use white resources 2") == [
        DieMoved("white"),
        UsedForResources(0, Die("white", 4), "marble", 2, 1, 1, None),
    ]
    assert told(state, "place marble cupola") == [
        Placed(0, "marble", "cupola", "die", "white", None, None),
        WorkLacks(0, "cupola", (), ("architect", "painter")),
        Lost(0, "marble", 1, by_choice=False),
    ]


def test_nothing_is_sure_to_be_lost_while_a_building_could_still_trade_it():
    marble = [tick for tick in whole_sheet("2.marble").split() if tick.endswith(".marble")]
    for more, lost in (("2.metal", 1), ("2.metal 2.fiorini", 0)):  # the Edificatore, 7
        state = position(ticks={0: " ".join([*marble, more])})
        used = told(state, "use white resources 2")[1]
        assert (used.open, used.lost) == (1, lost)
        assert any(isinstance(fact, Lost) for fact in told(state, "place marble 2")) == bool(lost)


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
