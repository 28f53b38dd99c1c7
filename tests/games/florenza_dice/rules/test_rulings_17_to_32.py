"""The rulings of ``rulings.md`` by number, 17 to 32: what the rulebooks leave open."""

from __future__ import annotations

import pytest

from tests.games.florenza_dice.rules.conservation import cost
from tests.games.florenza_dice.rules.positions import (
    BOX,
    CHIESA,
    COLOURS,
    GAME,
    PALAZZO,
    all_but,
    artist,
    bonus,
    completed,
    facts,
    lines,
    offers,
    play,
    position,
    rione,
    roll,
    step,
    supply,
    texts,
    ticks,
    total,
    tracks,
    uses,
)

ALMOST = completed("ritratto", "camera_nuziale", "palazzo_facciata")


def finishers(*seats, earlier=()):
    """Players who complete their Palazzo in one turn, after others did in earlier turns."""
    state = position(
        4,
        next="PlayerTurn 0",
        dice="1 1 1 1 1 1",
        artists=dict.fromkeys(earlier, completed(*PALAZZO)) | dict.fromkeys(seats, ALMOST),
        bonus=dict.fromkeys(earlier, "1"),
        ticks=dict.fromkeys(seats, all_but("giardino")),
        supply=dict.fromkeys(range(4), "0 100 0"),
    )
    roll(state, "1 1 1 1 1 1")
    play(state, *["use white fiorini", "use brown fiorini"])
    for seat in range(4):
        said = "use green artist giardino" if seat in seats else "use red fiorini"
        if seat == 0:
            said = "use grey fiorini"
        assert state.actor() == seat
        play(state, said)
        if step(state) == "EndStep":
            play(state, "done")
    return [bonus(state, seat) for seat in seats]


@pytest.mark.parametrize(
    ("seats", "earlier", "prizes"),
    [
        ((1, 2), (), [6, 6]),
        ((3,), (1, 2), [1]),
        ((1, 2), (3,), [3, 3]),
        ((1, 2, 3), (), [6, 6, 6]),
    ],
)
def test_ruling_17_the_prize_goes_by_the_palazzi_of_earlier_turns(seats, earlier, prizes):
    assert finishers(*seats, earlier=earlier) == prizes


def test_ruling_17_when_all_palazzi_are_completed_the_game_goes_on():
    state = position(4, next="PlayerTurn 0", artists=dict.fromkeys(range(4), completed(*PALAZZO)))
    assert (step(state), facts(state)["prize"]) == ("RollDice 0", ["0"])


def test_ruling_18_the_free_building_counts_0_points_and_stands_for_its_type():
    state = position(rione={0: "2"}, ticks={0: "2.marble 2.metal"})
    assert lines(state)["rione"] == 0
    assert "build 2" not in texts(state)
    assert GAME.observe(state, 0)["sheets"][0]["projects"] == 1


@pytest.mark.parametrize(("fiorini", "points"), [(100, 0), (200, 1), (500, 2), (600, 3)])
def test_ruling_19_one_point_for_each_full_200_fiorini(fiorini, points):
    assert total(position(supply={0: f"0 {fiorini} 0"})) == points


def test_ruling_20_the_ghost_stops_at_the_end_of_a_track():
    state = position(1, dice="1 1 4 4 4 4", ghost="11 12 0", next="GhostAdvances, GhostTurn")
    assert facts(state)["ghost"] == ["12", "12", "0"]


def test_ruling_20_alone_you_are_always_first():
    state = play(GAME.new(1), "roll 6")
    assert (facts(state)["first"], facts(state)["active"]) == (["0"], ["0"])


def test_ruling_21_alone_the_prize_goes_by_the_round():
    assert BOX["palazzo.solo_prizes"] == [6, 6, 6, 3, 3, 1]
    state = position(1, round=3, next="SolitaireRound")
    assert facts(state)["prize"] == ["3"]


def test_ruling_22_the_carpentiere_has_two_costs():
    number = BOX["carpentiere.building"]
    english, italian = cost(number, "english"), cost(number, "italian")
    assert sorted(english) == ["fiorini", "spice", "wood"]
    assert sorted(italian) == ["fiorini", "gold", "metal", "spice"]
    for edition, needed in (("english", english), ("italian", italian)):
        ticked = {0: " ".join(f"2.{kind}" for kind in needed.elements())}
        assert f"build {number}" in texts(position(carpentiere=edition, ticks=ticked))
        other = "italian" if edition == "english" else "english"
        assert f"build {number}" not in texts(position(carpentiere=other, ticks=ticked))


def test_ruling_23_each_die_is_resolved_before_the_next_is_chosen():
    state = play(position(), "use white resources 2")
    assert offers(state, "use ") == []
    play(state, "place marble 2", "place marble 3")
    assert uses(state) == set(COLOURS) - {"white"}
    assert "done" not in texts(state)


def test_ruling_24_what_is_finished_is_closed():
    state = position(artists={0: completed("giardino")}, rione={0: "1 16"}, supply={0: "1 100 0"})
    for text in offers(state, "spare ") + offers(state, "pay "):
        assert text.split()[-1] not in ("giardino", "2")


def test_ruling_25_a_die_in_the_middle_comes_before_the_steps_that_are_left():
    state = position(next="ChooseTrack, EndStep", tracks={0: "0 10 0"})
    play(state, "advance bishop")
    assert (step(state), tracks(state)[1], supply(state)) == ("UseAnyDie", 12, [1, 0, 0])
    play(state, "use white fiorini")
    assert supply(state) == [1, 400, 0]


def test_ruling_25_spaces_are_resolved_one_by_one():
    state = position(rione={0: "1"}, tracks={0: "4 0 0"})
    play(state, "use white captain 2")
    assert (step(state), tracks(state)) == ("ObtainAnyResource", [5, 0, 0])
    play(state, "place gold 2")
    assert (tracks(state), lines(state)["captain"]) == ([6, 0, 0], 2)


def test_ruling_26_fee_artist_star_then_the_works_effect_then_the_chiesa():
    others = [work for work in CHIESA if work != "cupola"]
    state = position(
        artists={0: completed(*others)},
        ticks={0: all_but("cupola")},
        supply={0: "0 200 1"},
        tracks={0: "4 0 0"},
    )
    play(state, "use red artist cupola")
    assert (supply(state), tracks(state)) == ([0, 0, 1], [4, 0, 0])
    play(state, "spend star")
    assert (artist(state, "cupola"), step(state)) == (4, "ObtainAnyResource")
    play(state, "place gold 2")
    assert step(state) == "ChooseTrack"


def test_ruling_27_a_building_may_be_declared_in_the_captain_phase():
    state = position(
        round=2,
        own_turn=0,
        tracks={0: "1 0 0"},
        ticks={0: "2.wood 2.metal"},
        next="DetermineOffices, CaptainsResource, PlayerTurn 0",
    )
    assert offers(state, "build ") == ["build 16"]
    play(state, "build 16")
    assert (rione(state), step(state)) == ([1, 16], "CaptainsResource")


def test_ruling_27_a_building_built_between_two_resources_serves_the_second():
    state = position(ticks={0: "2.metal 2.fiorini"})
    play(state, "use white resources 2")
    assert "place gold 3" not in texts(state)
    play(state, "place marble 2", "build 7", "place gold 3")
    assert ticks(state) == ["3.gold"]


def test_ruling_28_incomes_come_in_the_order_of_the_sheet_and_of_the_turns():
    state = position(
        3,
        first=2,
        round=2,
        own_turn=0,
        next="Income 0, Income 1, Income 2, DetermineOffices, CaptainsResource",
        artists={0: completed("cappella"), 2: completed(*CHIESA)},
        tracks={0: "0 2 0", 2: "4 2 3"},
    )
    asked = []
    while step(state) == "ObtainAnyResource":
        asked.append((state.actor(), tracks(state, 2)))
        play(state, texts(state)[0])
    assert asked == [(2, [5, 2, 3]), (2, [5, 3, 3]), (2, [5, 3, 4]), (0, [5, 3, 4])]
    assert facts(state)["captain"] == ["2"]


def test_ruling_29_income_and_offices_of_a_round_are_one_turn_of_their_own():
    state = position(
        3,
        round=2,
        next="Round",
        artists={0: completed(*PALAZZO), 1: completed(*PALAZZO[:2], PALAZZO[3], "cappella")},
        bonus={0: "6"},
        tracks={1: "0 11 0"},
        ticks={1: all_but("giardino")},
        supply={1: "0 200 0"},
    )
    assert (state.actor(), step(state)) == (1, "UseAnyDie")
    play(state, "use green artist giardino")
    assert bonus(state, 1) == 3
    assert facts(state)["prize"] == ["1"]


def test_ruling_29_alone_it_counts_for_the_new_round():
    state = position(
        1,
        round=3,
        next="SolitaireRound",
        artists={0: completed(*PALAZZO[:2], PALAZZO[3], "cappella")},
        tracks={0: "0 11 0"},
        ticks={0: all_but("giardino")},
        supply={0: "0 200 0"},
    )
    play(state, "use green artist giardino")
    assert bonus(state) == 3


def test_ruling_30_non_active_players_act_clockwise_and_do_not_disturb_each_other():
    later = "BeginStep 1, UseOneDie, EndStep, BeginStep 2, UseOneDie, EndStep, PlayerTurn 1"
    state = position(3, active=1, player=1, used="white brown grey", next=f"EndStep, {later}")
    assert (state.actor(), uses(state)) == (2, {"green", "red", "yellow"})
    play(state, "use green fiorini", "done")
    assert (state.actor(), uses(state)) == (0, {"green", "red", "yellow"})


def captain_with(open_icons):
    return position(
        round=2,
        own_turn=0,
        tracks={0: "1 0 0"},
        rione={0: "1 13 14 15 16 17 18 19"},
        ticks={0: open_icons},
        next="DetermineOffices, CaptainsResource, PlayerTurn 0",
    )


def test_ruling_31_the_captain_is_not_asked_when_no_icon_is_open():
    works = " ".join(all_but(work) for work in (*PALAZZO, *CHIESA))
    assert step(captain_with(works)) == "RollDice 0"
    last = " ".join([*(all_but(w) for w in (*PALAZZO, *CHIESA[:-1])), all_but("pulpito", "spice")])
    state = captain_with(last)
    assert texts(state) == ["place spice pulpito"]
    play(state, "place spice pulpito")
    assert artist(state, "pulpito") == 0


def test_ruling_32_the_bishop_sees_the_value_that_was_rolled():
    state = position(
        rione={0: "1", 1: "2"},
        bishop=1,
        dice="1 4 4 4 4 4",
        next="UseDie, EndStep, BeginStep 1, UseOneDie, EndStep",
    )
    play(state, "use white resources 2", "place marble 2", "place marble 3")
    assert offers(state, "use white ")[:2] == ["use white resources 1", "use white captain 2"]
    play(state, "use white fiorini")
    assert (offers(state, "use "), facts(state)["used"]) == ([], ["white"])
