"""Bots play cards against everybody: none prefers a seat."""

from __future__ import annotations

from collections import Counter

import pytest

from signoria import Rng
from signoria.bots import FlatBot, GreedyBot
from tests.bots.test_ties import evenly
from tests.games.firenze.rules.positions import FULFIL, GAME, HOLGER, position


def attack(card):
    """Everybody else has the same bricks and the same tower."""
    state = position(
        4,
        turn=HOLGER,
        cards={HOLGER: card},
        store={seat: "2 white 1 red" if seat != HOLGER else "1 green" for seat in range(4)},
        towers={seat: "blue3" for seat in range(4) if seat != HOLGER},
        next=FULFIL,
    )
    state.play(f"play {card}")
    return state


@pytest.mark.parametrize("card", ["saboteur", "spy", "smuggler"])
@pytest.mark.parametrize(("bot", "seeds"), [(GreedyBot(), 300), (FlatBot(simulations=3), 60)])
def test_a_card_strikes_everybody_equally(card, bot, seeds):
    state = attack(card)
    view = GAME.view(state, HOLGER)
    expected = {"target 0", "target 2", "target 3"}
    assert {action.text for action in view.options} == expected
    assert evenly(Counter(bot.choose(view, Rng(seed)).text for seed in range(seeds)), expected)
