"""The end of a solitaire game of Medici, solved exactly: what values and search are worth there.

With one empty space left, the game ends with the next roll: all 7,776 of them are tried, each
with its best die. With two, whoever takes one die may expect that.
"""

from __future__ import annotations

from functools import cache

import pytest

from signoria import CHANCE, NOBODY, Rng, load
from signoria.bots import make
from signoria.bots.learned import knowledge_of
from signoria.learning import weights
from signoria.learning.manner import Manner
from signoria.learning.thinking import think

TABLE = (
    "seats 1; round 3; roller 0; dice {dice}; left 1 2 3 4 5; circles 5 2 3 5 4; "
    "bonus_when_behind 1; ship1:0 dye4 spices4 fur1 grain4 grain3 cloth0 spices2; "
    "ship2:0 gold5 dye3 fur2 gold5 spices4 cloth0 spices4 fur0; "
    "ship3:0 dye4 spices1 grain0 fur4 grain0 grain3 dye3; crosses:0 5 4 7 5 4; "
    "points:0 0 50 23 50 0 0; "
    "next ChooseDice, RecordEnemyMonopolies, SolitaireTurn, ScoreAlone, SolitaireRound"
)
ROLLS = ("dye0 cloth1 spices1 spices0 spices4", "spices3 dye4 dye3 fur3 fur2")
TABLES = [TABLE.format(dice=dice) for dice in ROLLS]


def after(state):
    """What a table is worth after an option, in points."""

    def value(action):
        then = state.copy()
        then.apply(action)
        return worth(then)

    return value


def worth(state):
    """At the end the points, before chance the mean, else the best."""
    if state.actor() == NOBODY:
        return load("medici_dice").scores(state)[0].total
    found = [after(state)(action) for action in state.options()]
    return sum(found) / len(found) if state.actor() == CHANCE else max(found)


@cache
def options_solved(text):
    """The exact value of every option of a table, by its text."""
    state = load("medici_dice").position(text)
    return {action.text: after(state)(action) for action in state.options()}


@pytest.mark.parametrize("text", TABLES)
def test_there_is_something_to_decide(text):
    values = options_solved(text).values()
    assert max(values) - min(values) > 5


@pytest.mark.parametrize("bot", ["learned", "master", "flat 2000"])
@pytest.mark.parametrize("text", TABLES)
def test_bots_choose_what_is_best_or_nearly_so(text, bot):
    medici = load("medici_dice")
    values = options_solved(text)
    chosen = make(bot).choose(medici.view(medici.position(text), 0), Rng(1))
    assert max(values.values()) - values[chosen.text] < 1.5


@pytest.mark.parametrize("text", TABLES)
def test_the_learned_value_is_near_the_exact_one(text):
    """Within 3 points; of what nobody would choose, it may know less."""
    medici = load("medici_dice")
    judge = knowledge_of(medici, 1).judge
    values = options_solved(text)
    best = max(values.values())
    for action in medici.position(text).options():
        state = medici.position(text)
        state.apply(action)
        exact = values[action.text]
        assert judge.judge(state, 0) == pytest.approx(exact, abs=3 + (best - exact) / 10)


def test_simulations_to_the_end_find_the_exact_value():
    """They roll as the rules do, and what is judged at the end are points."""
    medici = load("medici_dice")
    view = medici.view(medici.position(TABLES[0]), 0)
    judge = weights.by_hand(medici, 1)
    thoughts = think(judge, view, Rng(1), Manner(0, 3, 0, 0.001), 1200, 0)
    for thought in thoughts[:2]:
        assert thought.simulations >= 200
        exact = options_solved(TABLES[0])[thought.action.text]
        assert thought.value == pytest.approx(exact, abs=1.5)
