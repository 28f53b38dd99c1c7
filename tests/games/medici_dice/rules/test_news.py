"""What the rules tell: each fact where it happens, with its fields."""

from __future__ import annotations

from pathlib import Path
from typing import get_args

import pytest

from signoria import Table
from signoria.games.medici_dice.news import (
    ColumnScored,
    Crossed,
    Die,
    Growth,
    Loaded,
    News,
    Rolled,
    RoundBegins,
    RoundScored,
    ScoringBegins,
    ShipScored,
    Stands,
    StarterDrawn,
    Took,
    TurnBegins,
    WouldScore,
)
from signoria.kernel.chance import Rng
from signoria.kernel.news import Chose, Dealt, hear
from signoria.story import Story
from tests.faces_web.tables import played
from tests.games.medici_dice.rules.positions import (
    A_TURN,
    ADAM,
    ADAMS_ROLL,
    BEA,
    CARLO,
    FULL,
    GAME,
    SPACES,
    THEN,
    column,
    position,
    worth,
)

GOLDEN = Path(__file__).parents[1] / "golden"
DYE_0, DYE_4, GOLD = Die("dye0", "dye", 0), Die("dye4", "dye", 4), Die("gold5", None, 5)
GRAIN_2, FUR_3 = Die("grain2", "grain", 2), Die("fur3", "fur", 3)


def told(state, text):
    """What a move tells."""
    return hear(state, GAME.words.worded(text))


def of_kind(facts, *kinds):
    """Only those."""
    return [fact for fact in facts if isinstance(fact, kinds)]


# Playing the game


def test_set_up_tells_the_first_round_and_turn():
    news = []
    GAME.new(3, {}, news)
    assert news == [RoundBegins(1, SPACES[0]), TurnBegins(ADAM, False)]


def test_a_starter_that_is_drawn_is_told_and_begins():
    state = GAME.new(3, {"starter": "random"})
    assert told(state, "start 2") == [
        Dealt("start 2"),
        StarterDrawn(CARLO),
        RoundBegins(1, SPACES[0]),
        TurnBegins(CARLO, False),
    ]


def test_five_dice_are_told_as_one_roll():
    state = GAME.new(2)
    *first, last = ADAMS_ROLL.split()
    for face in first:
        assert told(state, f"roll {face}") == [Dealt(f"roll {face}")]
    dice = (DYE_0, DYE_4, GRAIN_2, FUR_3, GOLD)
    assert told(state, f"roll {last}") == [Dealt(f"roll {last}"), Rolled(ADAM, dice)]


def test_dealt_at_once_a_roll_is_told_alike():
    state = GAME.new(2)
    state.news = news = []
    state.deal(Rng(1))
    dice = GAME.observe(state, None)["dice"]
    shown = tuple(Die(die["face"], die["good"], die["number"]) for die in dice)
    assert news == [Rolled(ADAM, shown)]


def test_the_rollers_choice_tells_dice_ship_and_crosses():
    state = position(4, dice=ADAMS_ROLL, ships={ADAM: "cloth3"}, next=A_TURN)
    assert told(state, "take 1 2 5") == [
        Chose(ADAM, "take 1 2 5"),
        Took(ADAM, ADAM, (DYE_0, DYE_4, GOLD), 2, False),
        Loaded(ADAM, 1, 2, (GOLD, DYE_4, DYE_0), (8, 12, 12), 3, 9, 12),
        Crossed(ADAM, (Growth("dye", 3, 3),)),
        Stands(ADAM, "dye", 1, False, 10),
        WouldScore(ADAM, 1, False, 30, 10),
    ]


def test_the_others_take_from_the_rollers_roll():
    state = position(4, dice=ADAMS_ROLL, next=A_TURN)
    state.play("take 1 2 5")
    took = of_kind(told(state, "take 4"), Took)
    assert took == [Took(BEA, ADAM, (FUR_3,), 2, False)]


def test_the_last_player_must_fill_the_ship():
    ships = {ADAM: "fur1 fur1 fur1 fur1 fur1", BEA: FULL}
    state = position(2, dice=ADAMS_ROLL, ships=ships, next=f"FillShip, {THEN}")
    facts = told(state, "take 2 5")
    assert of_kind(facts, Took) == [Took(ADAM, ADAM, (DYE_4, GOLD), 3, True)]


def test_that_a_turn_is_the_last_of_a_round_is_told_when_it_begins():
    ships = {ADAM: "fur1 fur1 fur1 fur1", BEA: "fur1 fur1 fur1 fur1 fur1 fur1"}
    state = position(2, dice=ADAMS_ROLL, ships=ships, next=f"ChooseDice, ChooseOneDie 1, {THEN}")
    state.play("take 1")
    assert of_kind(told(state, "take 2"), TurnBegins) == [TurnBegins(ADAM, True)]


def test_gold_alone_makes_no_cross():
    state = position(2, dice=ADAMS_ROLL, next=f"ChooseDice, ChooseOneDie 1, {THEN}")
    assert of_kind(told(state, "take 5"), Crossed, Stands) == [Crossed(ADAM, ())]


def test_crosses_beyond_the_last_are_not_told():
    state = position(4, dice=ADAMS_ROLL, crosses={ADAM: [0, 11, 0, 0, 0]}, next=A_TURN)
    assert of_kind(told(state, "take 1"), Crossed) == [Crossed(ADAM, (Growth("dye", 1, 12),))]
    full = position(4, dice=ADAMS_ROLL, crosses={ADAM: [0, 12, 0, 0, 0]}, next=A_TURN)
    assert of_kind(told(full, "take 1"), Crossed) == [Crossed(ADAM, ())]


def test_whoever_falls_back_in_a_column_is_told_too():
    crosses = dict(enumerate(column("dye", 1, 2, 2)))
    state = position(
        3,
        dice=ADAMS_ROLL,
        crosses=crosses,
        next=f"ChooseDice, ChooseOneDie 1, ChooseOneDie 2, {THEN}",
    )
    assert of_kind(told(state, "take 1 2"), Stands) == [
        Stands(ADAM, "dye", 1, False, 10),
        Stands(BEA, "dye", 2, True, 5),
        Stands(CARLO, "dye", 2, True, 5),
    ]


def test_what_the_round_would_bring_is_told_of_everybody_for_whom_it_changed():
    ships = {BEA: "fur4 fur3 fur2", CARLO: "fur4"}
    turn = f"ChooseDice, ChooseOneDie 1, ChooseOneDie 2, {THEN}"
    state = position(3, dice=ADAMS_ROLL, ships=ships, next=turn)
    before = [GAME.observe(state, None)["sheets"][seat]["would_score"] for seat in range(3)]
    assert [one["place"] for one in before] == [None, 1, 2]
    assert [one["ship"] for one in before] == [0, 30, 15]
    assert of_kind(told(state, "take 2 5"), WouldScore) == [
        WouldScore(ADAM, 1, True, 30, 10),
        WouldScore(BEA, 1, True, 30, 0),
        WouldScore(CARLO, 3, False, 0, 0),
    ]


# Scoring


def scoring(seats, **more):
    """The last seat takes the last die: the facts of the scoring that follows."""
    place = seats - 1
    last = worth(more.pop("value", 9), SPACES[0] - 1)
    ships = {seat: worth(20 - seat, SPACES[0]) for seat in range(place)} | {place: last}
    state = position(
        seats,
        dice=ADAMS_ROLL,
        left="3 4",
        ships=ships,
        next=f"ChooseOneDie {place}, {THEN}",
        **more,
    )
    return told(state, "take 3")


def cargo(value, missing):
    """The dice of a ship that is worth so much, with so many spaces empty."""
    faces = worth(value, SPACES[0] - missing).split()
    return tuple(GOLD if face == "gold5" else Die(face, face[:-1], int(face[-1])) for face in faces)


def test_a_scoring_tells_first_the_ships_then_the_columns_then_the_sums():
    facts = scoring(2, crosses={ADAM: [0, 9, 0, 0, 0], BEA: [0, 2, 0, 0, 0]})
    begins = facts.index(ScoringBegins(1))
    assert facts[begins:] == [
        ScoringBegins(1),
        ShipScored(ADAM, 1, cargo(20, 0), 20, 1, 20, 0),
        ShipScored(BEA, 1, (*cargo(9, 1), GRAIN_2), 11, 2, 0, 0),
        ColumnScored(ADAM, "spices", 0, None, None, 0, 0),
        ColumnScored(ADAM, "dye", 9, None, 1, 20, 10),
        ColumnScored(ADAM, "grain", 0, None, None, 0, 0),
        ColumnScored(ADAM, "fur", 0, None, None, 0, 0),
        ColumnScored(ADAM, "cloth", 0, None, None, 0, 0),
        ColumnScored(BEA, "spices", 0, None, None, 0, 0),
        ColumnScored(BEA, "dye", 2, None, 2, 0, 0),
        ColumnScored(BEA, "grain", 1, None, 1, 10, 0),
        ColumnScored(BEA, "fur", 0, None, None, 0, 0),
        ColumnScored(BEA, "cloth", 0, None, None, 0, 0),
        RoundScored(ADAM, 1, 20, 20, 20, 40, 40),
        RoundScored(BEA, 1, 11, 0, 10, 10, 10),
        RoundBegins(2, SPACES[1]),
        TurnBegins(BEA, False),
    ]


def test_equal_ships_and_columns_are_told_with_the_better_place():
    facts = scoring(3, value=18, crosses=dict(enumerate(column("dye", 2, 3, 3))))
    assert [fact.place for fact in of_kind(facts, ShipScored)] == [1, 3, 1]
    assert [fact.points for fact in of_kind(facts, ShipScored)] == [30, 0, 30]
    dye = [fact for fact in of_kind(facts, ColumnScored) if fact.good == "dye"]
    assert [(fact.place, fact.points) for fact in dye] == [(3, 0), (1, 10), (1, 10)]


@pytest.mark.parametrize("seats", [1, 2, 3, 4])
def test_the_lines_that_are_told_add_up_to_what_was_written(seats):
    for seed in range(3):
        story = Story.of(played(seats, 999, seed).record)
        facts = [fact for move in story.facts for fact in move]
        for seat, sheet in enumerate(GAME.scores(story.state)):
            ships = [fact for fact in of_kind(facts, ShipScored) if fact.seat == seat]
            columns = [fact for fact in of_kind(facts, ColumnScored) if fact.seat == seat]
            rounds = [fact for fact in of_kind(facts, RoundScored) if fact.seat == seat]
            lines = [fact.points for fact in [*ships, *columns]]
            assert sum(lines) == sum(fact.points for fact in rounds) == sheet.total
            assert [fact.ship for fact in rounds] == [fact.points for fact in ships]
            assert rounds[-1].total == sheet.total


@pytest.mark.parametrize("seats", [1, 2, 3, 4])
@pytest.mark.parametrize("seed", range(4))
def test_what_was_said_to_come_is_what_is_paid(seats, seed):
    would, rounds = {}, 0
    for facts in Story.of(random_game(seats, seed)).facts:
        for fact in facts:
            if isinstance(fact, WouldScore):
                would[fact.seat] = fact
            elif isinstance(fact, ShipScored):
                assert fact.place == would[fact.seat].place
                assert fact.value == sum(die.number for die in fact.cargo)
                assert len(fact.cargo) == SPACES[fact.number - 1]
            elif isinstance(fact, RoundScored):
                then = would.pop(fact.seat)
                assert (fact.ship, fact.monopolies) == (then.ship, then.monopolies)
                rounds += 1
    assert rounds == 3 * seats


def random_game(seats, seed):
    """A game as chance plays it."""
    return Table(GAME, ["random"] * seats, seed=seed).run()


# The solitaire game


def test_everybody_hears_the_same():
    for kind in get_args(News):
        assert not kind.is_secret
        assert not kind.hides


def test_nobody_listens_in_copies():
    state = GAME.new(2)
    state.news = []
    copy = state.copy()
    assert copy.news is None
    copy.deal(Rng(1))
    assert state.news == []
