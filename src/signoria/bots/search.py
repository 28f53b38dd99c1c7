"""Random games to the end, and flat Monte Carlo, for any game; compiled with the rules."""

from __future__ import annotations

from signoria._compat import i64
from signoria.kernel.chance import Rng
from signoria.kernel.state import State
from signoria.kernel.steps import CHANCE, NOBODY


def play_out(state: State, rng: Rng) -> i64:
    """Play at random to the end; answers with the number of decisions."""
    decisions: i64 = 0
    while state.who != NOBODY:
        if state.who == CHANCE:
            state.deal(rng)
        else:
            options = state.options()
            state.apply(options[rng.below(len(options))])
            decisions += 1
    return decisions
