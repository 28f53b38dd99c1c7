"""A preview is what then happens, up to the next roll."""

from __future__ import annotations

import pytest

from signoria.games.medici_dice.news import RoundScored, TurnBegins
from signoria.kernel.chance import Rng
from signoria.kernel.news import hear, preview
from signoria.kernel.steps import CHANCE, NOBODY
from tests.games.medici_dice.rules.positions import (
    ADAM,
    ADAMS_ROLL,
    BEA,
    FULL,
    GAME,
    THEN,
    position,
)


@pytest.mark.parametrize("seats", [1, 2, 3, 4])
def test_every_preview_equals_what_then_happens(seats):
    rng = Rng(seats)
    state = GAME.new(seats)
    while state.actor() != NOBODY:
        options = state.options()
        if state.actor() != CHANCE:
            for action in options:
                shown = preview(state, action, int(state.actor()))
                assert hear(state.copy(), action) == shown.facts
        state.apply(options[rng.below(len(options))])


def test_a_preview_goes_on_to_the_next_roll_through_a_scoring():
    ships = {ADAM: "fur1 fur1 fur1 fur1 fur1", BEA: FULL}
    state = position(2, dice=ADAMS_ROLL, ships=ships, next=f"FillShip, {THEN}")
    shown = preview(state, GAME.words.worded("take 2 5"), ADAM)
    assert [fact.ship for fact in shown.facts if isinstance(fact, RoundScored)] == [20, 0]
    assert shown.facts[-1] == TurnBegins(BEA, False)
    assert shown.is_open


def test_a_preview_changes_nothing():
    state = position(2, dice=ADAMS_ROLL, next=f"ChooseDice, ChooseOneDie 1, {THEN}")
    before = str(state)
    preview(state, GAME.words.worded("take 2 5"), ADAM)
    assert before == str(state)
    assert state.news is None
