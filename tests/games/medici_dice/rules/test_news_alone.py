"""What the rules tell of a game alone."""

from __future__ import annotations

from pathlib import Path

import pytest

from signoria.games.medici_dice.news import (
    BrokeThrough,
    ColumnScored,
    Die,
    EnemyMarked,
    Growth,
    RoundScored,
    ScoredAlone,
    ShipScored,
    Stands,
    TurnBegins,
    WouldScore,
)
from tests.games.medici_dice.rules.positions import (
    ADAMS_ROLL,
    ALONE,
    SPACES,
    position,
    worth,
)
from tests.games.medici_dice.rules.test_news import cargo, of_kind, told

GOLDEN = Path(__file__).parents[1] / "golden"
DYE_0, DYE_4, GOLD = Die("dye0", "dye", 0), Die("dye4", "dye", 4), Die("gold5", None, 5)
GRAIN_2, FUR_3 = Die("grain2", "grain", 2), Die("fur3", "fur", 3)


def test_the_enemy_gets_the_dice_that_were_left():
    state = position(1, dice=ADAMS_ROLL, crosses={0: [0, 1, 0, 0, 0]}, next=ALONE)
    facts = told(state, "take 3 4 5")
    assert of_kind(facts, EnemyMarked, BrokeThrough) == [
        EnemyMarked((DYE_0, DYE_4), (Growth("dye", 3, 3),))
    ]
    assert facts[-3:] == [
        Stands(0, "dye", None, False, 0),
        WouldScore(0, None, False, 0, 20),
        TurnBegins(0, False),
    ]


def test_a_breakthrough_is_told_once_and_no_column_pays_any_more():
    state = position(
        1, dice=ADAMS_ROLL, crosses={0: [3, 0, 0, 0, 0]}, circles=[0, 6, 0, 0, 0], next=ALONE
    )
    facts = told(state, "take 3 4 5")
    assert of_kind(facts, BrokeThrough) == [BrokeThrough("dye", 9)]
    assert Stands(0, "spices", None, False, 0) in facts
    for face in ADAMS_ROLL.split():
        state.play(f"roll {face}")
    assert of_kind(told(state, "take 3 4 5"), BrokeThrough) == []


def scored_alone(value, crosses, circles, **more):
    """A ship of that value is filled with a golden 5: what the scoring tells."""
    ship = worth(value - 5, SPACES[0] - 1)
    dice = "gold5 gold5 gold5 gold5 gold5"
    state = position(
        1, dice=dice, ships={0: ship}, crosses={0: crosses}, circles=circles, next=ALONE, **more
    )
    return told(state, "take 1")


@pytest.mark.parametrize(
    ("value", "points", "bonus"), [(19, 0, 0), (20, 20, 0), (29, 29, 0), (30, 40, 10)]
)
def test_alone_a_ship_is_paid_by_its_value(value, points, bonus):
    facts = scored_alone(value, [0] * 5, [0] * 5)
    ship = (*cargo(value - 5, 1), GOLD)
    assert of_kind(facts, ShipScored) == [ShipScored(0, 1, ship, value, None, points, bonus)]


def test_alone_columns_are_paid_against_the_circles():
    facts = scored_alone(20, [2, 3, 9, 0, 0], [2, 4, 0, 1, 0])
    assert of_kind(facts, ColumnScored) == [
        ColumnScored(0, "spices", 2, 2, None, 10, 0),
        ColumnScored(0, "dye", 3, 4, None, 0, 0),
        ColumnScored(0, "grain", 9, 0, None, 20, 10),
        ColumnScored(0, "fur", 0, 1, None, 0, 0),
        ColumnScored(0, "cloth", 0, 0, None, 0, 0),
    ]
    assert of_kind(facts, RoundScored) == [RoundScored(0, 1, 20, 20, 30, 50, 50)]


def test_alone_the_title_is_told_and_what_the_next_one_lacks():
    assert of_kind(scored_alone(30, [1] * 5, [0] * 5), ScoredAlone) == [
        ScoredAlone("dish_washer", "cook", 10, False)
    ]
    assert of_kind(scored_alone(20, [9] * 5, [9, 0, 0, 0, 0]), ScoredAlone) == [
        ScoredAlone("deck_scrubber", "dish_washer", 60, True)
    ]


def test_alone_no_column_is_paid_after_a_breakthrough():
    columns = of_kind(scored_alone(20, [9] * 5, [9, 0, 0, 0, 0]), ColumnScored)
    assert [(fact.points, fact.bonus) for fact in columns] == [(0, 0)] * 5


# All of it
