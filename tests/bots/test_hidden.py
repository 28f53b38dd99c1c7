"""What a seat may not see, dealt anew, changes no decision: with hands that nobody can remember."""

from __future__ import annotations

import pytest

from signoria import Rng
from signoria.bots import NAMES, make
from signoria.kernel.steps import CHANCE, NOBODY
from tests.kernel.toy import TOY

ANYWHERE = sorted(set(NAMES) - {"learned", "master"})  # these need a game on the shelf


def asked_to_choose(seed):
    """Tables of the toy game where somebody has a choice and others hold tiles."""
    state, rng = TOY.new(3), Rng(seed)
    while state.actor() != NOBODY:
        if state.actor() == CHANCE:
            state.deal(rng)
            continue
        options = state.options()
        if len(options) > 1:
            yield state.copy()
        state.apply(options[rng.below(len(options))])


def dealt_anew(state, seat):
    """Other tables that look the same to the seat."""
    others = [TOY.imagine(state, seat, Rng(seed)) for seed in range(6)]
    return [other for other in others if str(other) != str(state)]


@pytest.mark.parametrize("spec", ANYWHERE)
def test_every_bot_decides_the_same_whatever_is_hidden_from_it(spec):
    bot, compared = make("flat 20" if spec == "flat" else spec), 0
    for seed in range(3):
        for number, state in enumerate(asked_to_choose(seed)):
            seat = int(state.actor())
            decided = bot.choose(TOY.view(state, seat), Rng(number))
            for other in dealt_anew(state, seat):
                assert TOY.observe(other, seat) == TOY.observe(state, seat)
                assert bot.choose(TOY.view(other, seat), Rng(number)) is decided
                compared += 1
    assert compared > 20
