"""The rulings of ``rulings.md`` by number, 33 to 48: what the rulebooks leave open."""

from __future__ import annotations

from itertools import product

import pytest

import signoria
from tests.games.florenza_dice.rules.positions import (
    BOX,
    COLOURS,
    GAME,
    all_but,
    completed,
    facts,
    offers,
    play,
    position,
    rione,
    roll,
    step,
    supply,
    texts,
    ticks,
    whole_sheet,
)


def counted(values):
    """The Ghost's dice, counted as a person would."""
    taken, at = [], 0
    for _ in range(3):
        left = values[at]
        while left:
            at = (at + 1) % 6
            left -= at not in taken
        taken.append(at)
    return {COLOURS[die] for die in taken}


def test_ruling_33_the_ghost_counts_only_dice_it_has_not_taken():
    for white, brown, grey, others in product((1, 2, 5, 6), (1, 3, 6), (2, 6), (1, 4, 5)):
        values = [white, brown, grey, others, others, others]
        state = position(1, active="ghost", dice="- - - - - -", next="RollDice 0, GhostChoosesDice")
        roll(state, " ".join(map(str, values)))
        assert set(facts(state)["used"]) == counted(values)


def test_ruling_34_a_die_used_only_through_a_die_icon_was_not_chosen():
    state = position(
        1,
        dice="1 1 4 4 4 4",
        used="green red",
        tracks={0: "0 0 11"},
        next="UseDie, EndStep, GhostAdvances, GhostTurn",
    )
    play(state, "use grey preacher 1", "use white fiorini", "done")
    assert facts(state)["ghost"] == ["2", "2", "0"]


@pytest.mark.parametrize(("points", "beaten"), [(49, False), (50, True), (51, True)])
def test_ruling_35_equal_points_beat_the_pope(points, beaten):
    state = position(1, round=6, next="SolitaireRound", supply={0: f"{points} 0 0"})
    assert GAME.observe(state, 0)["pope"]["beaten"] is beaten
    assert GAME.winners(state) == ([0] if beaten else [])


def test_ruling_36_one_roll_decides_building_and_first_player():
    state = play(GAME.new(3), "roll 5", "roll 5", "roll 5")
    assert [rione(state, seat) for seat in range(3)] == [[5]] * 3
    assert texts(state) == ["start 0", "start 1", "start 2"]


def test_ruling_37_the_supply_is_unlimited():
    drawn = BOX["supply.fiorini"]
    state = play(position(supply={0: f"0 {drawn} 0"}), "use white fiorini")
    assert supply(state)[1] == drawn + 200


def test_ruling_37_a_spare_ticks_resources_only_and_pays_no_fee():
    state = position(supply={0: "9 0 0"}, ticks={0: all_but("giardino")})
    assert not [text for text in offers(state, "spare ") if "fiorini" in text]
    assert offers(state, "pay ") == offers(state, "use green artist") == []


def test_ruling_38_projects_are_artworks_and_buildings_with_the_free_one():
    state = position(artists={0: completed("cupola", "ritratto")}, rione={0: "1 13 16"})
    assert GAME.observe(state, None)["sheets"][0]["projects"] == 5


@pytest.mark.parametrize("seats", GAME.seats)
def test_ruling_39_nothing_can_go_on_for_ever(seats):
    record = signoria.Table(GAME, ["random"] * seats, seed=39).run()
    assert len(record.moves) <= signoria.load("florenza_dice").most_actions(seats)


def test_ruling_40_a_space_that_fits_only_owned_buildings_waits():
    state = position(rione={0: "1 16"}, ticks={0: "3.wood 3.metal"}, supply={0: "1 0 0"})
    assert offers(state, "build ") == []
    assert offers(play(state, "spare marble 3"), "build ") == ["build 2", "build 5"]


def test_ruling_41_effect_18_may_be_kept():
    state = position(rione={0: "1 18"}, ticks={0: all_but("giardino")}, supply={0: "0 200 0"})
    assert offers(state, "use green ")[-2:] == [
        "use green artist giardino",
        "use green cheaper giardino",
    ]
    play(state, "use green artist giardino")
    assert (supply(state), facts(state)["spent"]) == ([0, 0, 0], [])


@pytest.mark.parametrize("colour", COLOURS)
def test_ruling_41_effects_13_to_16_work_with_any_die(colour):
    state = position(rione={0: "1 13 14 15 16"}, ticks={0: all_but("giardino")})
    ways = {text.split()[2] for text in offers(state, f"use {colour} ")}
    assert {"anonymous", "two", "advance", "more"} <= ways


@pytest.mark.parametrize(("board", "steps"), [("tradeoff", ["2", "1"]), ("monotone", ["1", "2"])])
def test_ruling_42_the_dice_board_has_two_readings_for_the_ghost_as_well(board, steps):
    state = position(1, dice="1 6 4 4 4 4", dice_board=board, next="GhostAdvances, GhostTurn")
    assert facts(state)["ghost"][:2] == steps


def test_ruling_42_the_option_is_part_of_a_new_game():
    assert facts(GAME.new(2))["dice_board"] == ["tradeoff"]
    assert facts(GAME.new(2, {"dice_board": "monotone"}))["dice_board"] == ["monotone"]


def test_ruling_43_a_chosen_value_is_said_by_what_it_brings():
    state = position(rione={0: "1"}, dice="6 6 6 6 6 6")
    assert offers(state, "use white ") == [
        "use white resources 1",
        "use white resources 2",
        "use white captain 1",
        "use white captain 2",
        "use white fiorini",
    ]


def test_ruling_43_of_two_fees_the_lower_is_taken():
    state = position(rione={0: "4"}, ticks={0: all_but("giardino")}, supply={0: "0 200 0"})
    assert supply(play(state, "use green artist giardino")) == [0, 100, 0]


def test_ruling_44_a_resource_that_fits_nowhere_may_be_traded_changed_or_lost():
    state = position(rione={0: "6 12 17"}, ticks={0: whole_sheet("8.wood", *closed_spaces())})
    play(state, "use yellow resources 1")
    asked = ["place wood 8", "change resource", "lose resource"]
    assert [text for text in texts(state) if not text.startswith("build ")] == asked
    play(state, "lose resource")
    assert (step(state), supply(state)) == ("UseDie", [0, 0, 0])


def no_wood(*more):
    """Every icon of wood is ticked, and some others."""
    wood = [tick for tick in whole_sheet().split() if tick.endswith(".wood")]
    return " ".join([*wood, *more])


TRADES_WOOD = ["2.spice", "2.fiorini"]  # with wood: the Carpentiere, 8
CHANGES = ["2.textile", "2.fiorini", "2.fiorini"]  # with wood: the Cambiavalute, 17


def test_ruling_44_the_second_wood_waits_for_a_building_that_trades_it():
    last = no_wood(*TRADES_WOOD).replace("2.wood ", "")
    state = position(ticks={0: last})
    play(state, "use brown resources 2", "place wood 2")
    assert step(state) == "ObtainResources 1 1 0"
    assert "lose resource" in texts(state)
    play(state, "build 8")
    assert {"place gold 3", "lose resource"} <= set(texts(state))
    play(state, "place gold 3")
    assert (step(state), "3.gold" in ticks(state)) == ("UseDie", True)


@pytest.mark.parametrize(
    ("ticked", "owned", "supply_left", "is_asked"),
    [
        ([], "1", "0 0 0", False),
        ([], "1", "0 900 0", False),
        (TRADES_WOOD, "1", "0 0 0", True),
        (CHANGES, "1", "0 0 0", True),
        (TRADES_WOOD[:1], "1", "0 100 0", True),
        (TRADES_WOOD[1:], "1", "1 0 0", True),
        ([], "1", "1 100 0", True),  # the Carpentiere out of the Supply
        ([], "1", "0 100 0", False),
        (["2.metal", "3.spice", "3.fiorini"], "1", "0 0 0", True),  # the Taverna in 2 first
        (["3.metal", "4.spice", "4.fiorini"], "1 2", "0 0 0", True),
        (["3.metal", "4.spice", "4.fiorini"], "1 16", "0 0 0", False),  # no second Taverna
        (["4.spice", "4.fiorini"], "1", "0 0 0", False),  # spaces 2 and 3 cannot be built
        (["2.metal", "3.metal", "3.gold", "3.textile", "3.fiorini"], "1", "0 100 0", True),
        (["2.metal", "3.metal", "3.gold", "3.textile", "3.fiorini"], "1", "0 0 0", False),
    ],
)
def test_ruling_44_asks_only_where_a_building_could_still_help(
    ticked, owned, supply_left, is_asked
):
    closed = [f"2.{kind}" for kind in ("wood", "metal", "spice", "fiorini")]
    own = [tick for tick in no_wood(*ticked).split() if owned == "1" or tick not in closed]
    state = position(rione={0: owned}, supply={0: supply_left}, ticks={0: " ".join(own)})
    play(state, "use brown resources 2")
    assert (step(state) == "ObtainResources 1 2 0") == is_asked
    assert ("lose resource" in texts(state)) == is_asked


def test_ruling_44_before_the_turns_nothing_is_spent_and_nothing_changed():
    income = {"own_turn": 0, "next": "UseAnyDie, PlayerTurn 0", "round": 2}
    for ticked, is_asked in ((TRADES_WOOD, True), (TRADES_WOOD[:1], False), (CHANGES, False)):
        state = position(ticks={0: no_wood(*ticked)}, supply={0: "3 900 0"}, **income)
        play(state, "use brown resources 2")
        assert (step(state) == "ObtainResources 1 2 0") == is_asked


def test_ruling_44_two_identical_resources_are_changed_and_never_traded():
    owned = {0: "1 14"}
    for ticked, is_asked in ((TRADES_WOOD, False), (CHANGES, True)):
        third = [tick.replace("2.", "3.") for tick in ticked]
        own = [tick for tick in no_wood(*third).split() if not tick.startswith("2.")]
        state = play(position(rione=owned, ticks={0: " ".join(own)}), "use white two wood")
        assert (step(state) == "ObtainIdenticalResources 1 2") == is_asked
    play(state, "build 17", "change resource")
    assert (supply(state), rione(state)) == ([0, 200, 0], [1, 14, 17])


def test_ruling_44_a_resource_of_a_track_is_changed_by_a_building_built_just_then():
    full = position(tracks={0: "4 0 0"}, ticks={0: whole_sheet()}, dice="4 4 4 4 4 4")
    play(full, "use white captain 1")
    assert step(full) == "ObtainAnyResource"
    play(full, "build 17", "change resource")
    assert supply(full) == [0, 200, 0]
    income = position(tracks={0: "4 0 0"}, ticks={0: whole_sheet()}, own_turn=0)
    play(income, "use white captain 1")
    assert step(income) == "UseDie"


def closed_spaces():
    """Icons of spaces 2 and 3, which are built and cannot be ticked."""
    kinds = [*BOX["resources.names"], "fiorini", "fiorini"]
    return [f"{space}.{kind}" for space in (2, 3) for kind in kinds]


def test_ruling_45_a_part_of_a_turn_ends_with_done_or_by_itself():
    state = position(next="EndStep, Round", round=6, supply={0: "0 100 0"})
    assert (texts(state)[0], step(state)) == ("done", "EndStep")
    assert texts(position(next="EndStep, Round", round=6)) == []


def test_ruling_46_all_that_is_left_over_is_lost():
    state = position(ticks={0: "2.wood 2.metal 2.gold 2.fiorini 2.fiorini"})
    play(state, "build 16")
    assert (ticks(state), supply(state)) == ([], [0, 0, 0])


def test_ruling_48_what_is_spent_is_said_first_and_then_where():
    state = play(position(supply={0: "1 100 0"}), "spend spare")
    assert {text.split()[0] for text in texts(state)} == {"place"}
    assert supply(state) == [1, 100, 0]
    play(state, "place gold 3", "spend fiorini")
    assert {text.split()[0] for text in texts(state)} == {"pay"}
    state.play("pay cupola")
    assert (ticks(state), supply(state)) == (["cupola.fiorini", "3.gold"], [0, 0, 0])
    assert step(state) == "UseDie"


def test_ruling_47_the_spare_comes_with_space_4_and_not_with_building_4():
    fourth = position(rione={0: "1 13 17"}, ticks={0: "4.wood 4.metal"})
    assert supply(play(fourth, "build 16")) == [1, 0, 0]
    number_4 = position(rione={0: "1"}, ticks={0: "2.textile 2.gold"})
    assert supply(play(number_4, "build 4")) == [0, 0, 0]
