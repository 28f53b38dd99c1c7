"""The rulings of ``rulings.md`` by number, 1 to 16: what the rulebooks leave open."""

from __future__ import annotations

import pytest

from signoria import IllegalAction
from tests.games.florenza_dice.rules.positions import (
    COLOURS,
    SPACES,
    all_but,
    artist,
    completed,
    facts,
    offers,
    play,
    position,
    rione,
    step,
    supply,
    texts,
    ticks,
    tracks,
    uses,
    whole_sheet,
)

LAST_IN_TURN = "UseDie, EndStep, Round"
NON_ACTIVE = "UseOneDie, EndStep"


def test_ruling_1_a_resource_is_placed_in_any_open_icon_of_its_kind():
    state = play(position(), "use yellow resources 2")
    works = ["giardino", "chiesa_facciata", "cappella"]
    assert texts(state) == [f"place gold {project}" for project in [*works, *SPACES]]


def test_ruling_1_what_finds_no_open_icon_is_lost():
    gold = [tick for tick in whole_sheet("8.gold").split() if tick.endswith(".gold")]
    state = position(ticks={0: " ".join(gold)}, rione={0: "6"})
    play(state, "use yellow resources 2", "place gold 8")
    assert step(state) == "UseDie"
    assert supply(state) == [0, 0, 0]


def test_ruling_2_spares_and_fiorini_are_spent_before_between_and_after_the_dice():
    state = position(supply={0: "3 300 0"}, next="UseDie, UseDie, EndStep")
    play(state, "spare gold 2", "pay 2", "use white resources 2", "spare gold 3", "place marble 2")
    play(state, "pay 3", "place marble 3", "use brown fiorini", "spare gold 4", "pay 4", "done")
    assert supply(state) == [0, 200, 0]
    assert len(ticks(state)) == 8


def test_ruling_2_the_income_and_captain_phases_are_no_turns():
    state = position(
        round=2,
        own_turn=0,
        tracks={0: "1 0 0"},
        supply={0: "1 100 0"},
        next="DetermineOffices, CaptainsResource",
    )
    assert offers(state, "spare ") == offers(state, "pay ") == []


def test_ruling_3_a_building_that_is_paid_for_may_wait():
    state = position(ticks={0: "2.wood 2.metal 2.marble"}, supply={0: "0 100 0"})
    assert offers(state, "build ") == ["build 2", "build 5", "build 16"]
    play(state, "pay 2")
    assert offers(state, "build ") == [f"build {n}" for n in (2, 5, 7, 9, 16, 22)]


def test_ruling_3_the_next_space_may_be_declared_at_once():
    state = position(ticks={0: "2.wood 2.metal 3.marble 3.metal"}, rione={0: "1"})
    play(state, "build 16", "build 2")
    assert rione(state) == [1, 16, 2]


def test_ruling_4_once_a_turn_is_once_in_every_players_turn():
    state = position(
        rione={0: "1 16", 1: "1 16"},
        next="UseDie, EndStep, BeginStep 1, UseOneDie, EndStep, PlayerTurn 1",
        used="red green",
    )
    play(state, "use white more fiorini", "done", "use brown more fiorini", "done")
    for colour in COLOURS:
        play(state, f"roll {colour} 4")
    assert (facts(state)["active"], facts(state)["spent"]) == (["1"], [])
    play(state, "use white more fiorini", "use red fiorini", "use grey fiorini", "done")
    assert (state.actor(), "use brown more fiorini" in texts(state)) == (0, True)


def test_ruling_4_a_die_icon_belongs_to_the_turn_it_is_met_in():
    state = position(rione={0: "1 16"}, tracks={0: "0 11 0"})
    play(state, "use white more fiorini", "use brown bishop 1")
    assert step(state) == "UseAnyDie"
    assert "use white more fiorini" not in texts(state)


def income_with_a_die(rione="1", **more):
    """The Cappella's income reaches the Die at the end of the Bishop's track."""
    return position(
        round=3,
        own_turn=0,
        next="Income 0, Income 1, DetermineOffices, CaptainsResource, PlayerTurn 0",
        artists={0: completed("cappella")},
        tracks={0: "0 11 0"},
        rione={0: rione},
        used="white brown grey",
        **more,
    )


def test_ruling_5_a_chosen_value_serves_every_use_a_die_icon_included():
    state = income_with_a_die("1")
    assert offers(state, "use white resources") == [
        "use white resources 1",
        "use white resources 2",
    ]
    state = position(rione={0: "1"}, tracks={0: "0 11 0"})
    play(state, "use white captain 2", "use brown bishop 1")
    assert offers(state, "use white captain") == ["use white captain 1", "use white captain 2"]


def test_ruling_6_a_trade_goes_together_with_a_chosen_value_and_with_effect_17():
    state = position(rione={0: "1 7 17"}, dice="1 1 1 1 1 1")
    play(state, "use white resources 2", "place gold 4", "change resource")
    assert (ticks(state), supply(state)) == (["4.gold"], [0, 200, 0])


def test_ruling_6_resources_of_effect_14_cannot_be_traded():
    state = play(position(rione={0: "2 7 14"}), "use white two wood")
    assert {text.split()[1] for text in offers(state, "place ")} == {"wood"}


@pytest.mark.parametrize("colour", COLOURS)
def test_ruling_7_any_die_hires_an_anonymous_artist_for_any_finished_list(colour):
    ready = ["giardino", "palazzo_facciata"]
    state = position(
        rione={0: "1 13"},
        ticks={0: " ".join([*(all_but(work) for work in ready), all_but("ritratto", "spice")])},
    )
    wanted = [f"use {colour} anonymous {work}" for work in ready]
    assert offers(state, f"use {colour} anonymous") == wanted


def test_ruling_8_effect_17_applies_to_dice_to_effect_14_and_to_a_resource_icon():
    state = position(rione={0: "1 14 17"})
    for said in (["use white resources 2"], ["use white two gold"]):
        assert "change resource" in texts(play(state.copy(), *said))
    state = position(rione={0: "6 17"}, tracks={0: "4 0 0"})
    assert "change resource" in texts(play(state, "use white captain 1"))


def test_ruling_8_effect_17_does_not_apply_to_the_captains_resource():
    state = position(
        round=2,
        own_turn=0,
        rione={0: "1 17"},
        tracks={0: "1 0 0"},
        next="DetermineOffices, CaptainsResource",
    )
    assert "change resource" not in texts(state)


def test_ruling_9_a_cheaper_artist_is_still_a_paid_one():
    state = position(rione={0: "1 18"}, ticks={0: all_but("giardino")}, supply={0: "0 200 0"})
    play(state, "use green cheaper giardino")
    assert (artist(state, "giardino"), supply(state)) == (2, [0, 100, 0])


def test_ruling_9_another_type_of_artist_costs_what_the_die_says():
    state = position(
        rione={0: "1 21"},
        dice="1 1 1 1 5 1",
        ticks={0: all_but("giardino")},
        supply={0: "0 200 0"},
    )
    assert not [text for text in offers(state, "use white ") if "giardino" in text]
    play(state, "use red artist giardino")
    assert supply(state) == [0, 0, 0]


def test_ruling_10_one_star_an_artwork_and_never_later():
    state = position(ticks={0: all_but("giardino")}, supply={0: "0 200 2"})
    play(state, "use green artist giardino", "spend star")
    assert (artist(state, "giardino"), supply(state)) == (4, [0, 0, 1])
    assert "spend star" not in texts(state)


def test_ruling_11_a_spare_may_tick_the_last_icon_just_before():
    state = position(ticks={0: all_but("giardino", "gold")}, supply={0: "1 200 0"})
    with pytest.raises(IllegalAction):
        state.play("use green artist giardino")
    play(state, "spare gold giardino", "use green artist giardino")
    assert artist(state, "giardino") == 2


def test_ruling_12_a_die_icon_in_the_income_phase_uses_the_dice_of_the_last_turn():
    state = income_with_a_die()
    assert (step(state), state.actor()) == ("UseAnyDie", 0)
    assert uses(state) == set(COLOURS)


def test_ruling_12_effects_that_work_once_a_turn_do_not_work_there():
    ticked = {0: f"{all_but('giardino')} {all_but('ritratto')}"}
    state = income_with_a_die("1 13 14 15 16 18 21", ticks=ticked, supply={0: "0 200 0"})
    assert not [
        text
        for text in texts(state)
        if text.split()[2] in ("anonymous", "two", "advance", "more", "cheaper")
    ]
    assert "use red artist giardino" in texts(state)
    play(state, "use red artist giardino")
    assert supply(state) == [0, 0, 0]


def test_ruling_12_trades_work_there():
    state = play(income_with_a_die("1 7 17"), "use white resources 2")
    assert "place gold 4" in texts(state)
    assert "change resource" not in texts(state)


def test_ruling_13_a_die_icon_moves_no_die_and_is_not_one_of_the_three():
    state = position(tracks={0: "0 11 0"}, next="UseDie, UseDie, EndStep")
    play(state, "use brown bishop 1", "use brown fiorini")
    assert (facts(state)["used"], step(state)) == (["brown"], "UseDie")


def test_ruling_14_icons_chain_and_overflow_is_100_fiorini_a_step():
    captain_on_the_way = position(tracks={0: "12 8 0"}, rione={0: "6"})
    play(captain_on_the_way, "use brown bishop 1")
    assert (tracks(captain_on_the_way), supply(captain_on_the_way)) == ([12, 9, 0], [0, 100, 0])
    state = position(next="ChooseTrack, EndStep", tracks={0: "12 10 0"})
    play(state, "advance captain")
    assert supply(state) == [0, 400, 0]


def test_ruling_15_zero_to_zero_is_a_tie():
    state = position(round=2, own_turn=0, next="DetermineOffices, CaptainsResource, PlayerTurn 0")
    assert (facts(state)["captain"], facts(state)["bishop"]) == (["-"], ["-"])


def test_ruling_16_a_non_active_player_uses_exactly_one_die():
    state = position(next=NON_ACTIVE, active=1, used="white brown grey")
    assert "done" not in texts(state)
    assert "use green fiorini" in texts(state)
    play(state, "use green fiorini")
    assert offers(state, "use ") == []
