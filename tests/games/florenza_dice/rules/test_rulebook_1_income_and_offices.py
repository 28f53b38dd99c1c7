"""The rulebook in order: the sheet, set up, phase 1 and phase 2."""

from __future__ import annotations

import pytest

from signoria import CHANCE, NOBODY
from tests.games.florenza_dice.rules.positions import (
    BOX,
    CHIESA,
    GAME,
    JOHN,
    WORKS,
    all_but,
    bonus,
    completed,
    facts,
    icons,
    offers,
    play,
    position,
    rione,
    step,
    supply,
    texts,
    ticks,
    tracks,
)
from tests.turns import first_turns, played

IN_ORDER = (
    "Income 0, Income 1, Income 2, Income 3, DetermineOffices, CaptainsResource, PlayerTurn 0"
)


def john_first(next=IN_ORDER, round=2, **more):
    """Four players about to begin a round; John is the First Player."""
    return position(4, first=JOHN, round=round, own_turn=0, next=next, **more)


# How to use your District sheet


@pytest.mark.parametrize(("seats", "rounds"), [(1, 6), (2, 6), (3, 5), (4, 4)])
def test_rounds_by_the_number_of_players(seats, rounds):
    last = "SolitaireRound" if seats == 1 else "Round"
    assert BOX[f"players.rounds.{seats}"] == rounds
    assert position(seats, round=rounds, next=last).actor() == NOBODY
    assert position(seats, round=rounds - 1, next=last).actor() == CHANCE


def test_palazzo_and_chiesa_have_four_artworks_each():
    assert len(WORKS) == 8
    for work in WORKS:
        assert "fiorini" in icons(work)


def test_a_work_of_the_chiesa_takes_one_of_two_types_of_artist():
    for work in CHIESA:
        assert len(BOX[f"chiesa.{work}.artists"]) == 2


def test_you_start_with_one_spare_resource_and_200_fiorini():
    for seats in GAME.seats:
        assert supply(GAME.new(seats), seats - 1) == [1, 200, 0]


def test_a_step_marks_the_next_space_and_gives_its_bonus_at_once():
    state = play(position(dice="1 1 1 1 1 1"), "use white captain 2")
    assert (tracks(state), supply(state)) == ([2, 0, 0], [0, 100, 0])


def test_each_step_beyond_the_last_space_is_100_fiorini():
    state = position(dice="1 1 1 1 1 1", tracks={0: "12 0 0"})
    play(state, "use white captain 2")
    assert (tracks(state), supply(state)) == ([12, 0, 0], [0, 200, 0])


# Phase 1: Income


def test_in_the_first_round_each_player_rolls_for_a_free_building():
    state = play(GAME.new(4), "roll 3", "roll 2", "roll 6", "roll 5")
    assert [rione(state, seat) for seat in range(4)] == [[3], [2], [6], [5]]


def test_the_lowest_roll_is_first_player():
    state = play(GAME.new(4), "roll 3", "roll 2", "roll 6", "roll 5")
    assert (facts(state)["first"], facts(state)["active"]) == (["1"], ["1"])


def test_chance_decides_among_the_lowest_who_all_have_the_same_building():
    state = play(GAME.new(4), "roll 3", "roll 2", "roll 6", "roll 2")
    assert (state.actor(), texts(state)) == (CHANCE, ["start 1", "start 3"])
    play(state, "start 3")
    assert facts(state)["first"] == ["3"]
    assert rione(state, 1) == rione(state, 3) == [2]


@pytest.mark.parametrize(("seats", "first"), [(n, s) for n in (2, 3, 4) for s in range(n)])
def test_turns_go_to_the_left_from_the_first_player(seats, first):
    state = GAME.new(seats)
    for seat in range(seats):
        assert GAME.turn_order(state) == []
        state.play("roll 2" if seat == first else "roll 3")
    order = GAME.turn_order(state)
    assert order == [(first + place) % seats for place in range(seats)]
    assert order == first_turns(played(state, seed=first), "UseDie")
    assert GAME.turn_order(state) == order


def test_alone_the_turn_order_is_yours():
    assert GAME.turn_order(play(GAME.new(1), "roll 4")) == [0]


def test_there_is_no_other_income_in_the_first_round():
    state = play(GAME.new(2), "roll 1", "roll 2")
    assert step(state) == "RollDice 0"
    assert [supply(state, seat) for seat in (0, 1)] == [[1, 200, 0]] * 2


def test_john_collects_for_facciata_and_cupola():
    """100 Fiorini into the Supply and one space on the Captain of the People's track."""
    state = john_first(
        artists={JOHN: completed("chiesa_facciata", "cupola")}, tracks={JOHN: "3 0 0"}
    )
    assert (supply(state, JOHN), tracks(state, JOHN)) == ([0, 100, 0], [4, 0, 0])


@pytest.mark.parametrize(("work", "marked"), [("cappella", [0, 1, 0]), ("pulpito", [0, 0, 1])])
def test_the_other_works_of_the_chiesa_mark_their_own_track(work, marked):
    state = john_first(artists={0: completed(work)})
    assert (supply(state, 0), tracks(state, 0)) == ([0, 0, 0], marked)


def test_works_of_the_palazzo_give_no_income():
    state = john_first(artists={0: completed("ritratto", "giardino")})
    assert (supply(state, 0), tracks(state, 0)) == ([0, 0, 0], [0, 0, 0])


# Phase 2: Determine Captain of the People and Bishop


def johns_captaincy(**more):
    return john_first(
        next="DetermineOffices, CaptainsResource, PlayerTurn 0",
        tracks={JOHN: "4 0 0", 0: "3 0 0", 1: "2 0 0"},
        ticks={JOHN: all_but("chiesa_facciata", "gold")},
        **more,
    )


def test_john_is_captain_and_puts_one_gold_into_his_facciata():
    state = johns_captaincy()
    assert (state.actor(), facts(state)["captain"]) == (JOHN, ["3"])
    play(state, "place gold chiesa_facciata")
    assert "chiesa_facciata.gold" in ticks(state, JOHN)
    assert supply(state, JOHN) == [0, 0, 0]


def test_john_could_have_marked_a_resource_in_his_palazzo_or_rione_instead():
    offered = offers(johns_captaincy(), "place ")
    assert {"place spice ritratto", "place wood 2", "place gold 8"} <= set(offered)
    assert "place marble chiesa_facciata" not in offered


def test_the_captain_cannot_circle_a_spare_resource():
    assert offers(johns_captaincy(), "") == offers(johns_captaincy(), "place ")


@pytest.mark.parametrize("edition", ["english", "italian"])
def test_both_editions_give_john_the_same_choice(edition):
    assert texts(johns_captaincy(carpentiere=edition)) == texts(johns_captaincy())


def test_in_case_of_a_tie_nobody_is_captain():
    state = john_first(
        next="DetermineOffices, CaptainsResource, PlayerTurn 0",
        tracks={JOHN: "4 0 0", 0: "4 0 0"},
    )
    assert (facts(state)["captain"], step(state)) == (["-"], "RollDice 0")


def test_the_most_advanced_on_the_bishops_track_is_bishop_for_the_round():
    state = john_first(
        next="DetermineOffices, CaptainsResource, PlayerTurn 0",
        tracks={1: "0 5 0", 2: "0 4 0"},
    )
    assert (facts(state)["bishop"], facts(state)["captain"]) == (["1"], ["-"])


def test_in_case_of_a_tie_nobody_is_bishop():
    state = john_first(
        next="DetermineOffices, CaptainsResource, PlayerTurn 0",
        tracks={1: "0 5 0", 2: "0 5 0"},
    )
    assert facts(state)["bishop"] == ["-"]


def test_offices_are_determined_from_the_second_round_on():
    state = john_first(
        round=1,
        next="DetermineOffices, CaptainsResource, PlayerTurn 0",
        tracks={1: "3 5 0"},
    )
    assert (facts(state)["captain"], facts(state)["bishop"]) == (["-"], ["-"])
    assert bonus(state, 1) == 0
