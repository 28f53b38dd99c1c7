"""Bots ask their view and nothing else."""

from __future__ import annotations

import pytest

from signoria import NOBODY, Rng, View
from signoria.bots import make
from tests.bots.test_bots import asked_state


class Closed(View):
    """A view that answers what a bot may ask, and notes that it did; its table has gone on."""

    def __init__(self, game, state):
        table = state.copy()
        super().__init__(game, table, int(state.actor()))
        while table.actor() != NOBODY:
            table.apply(table.options()[0])
        self._view = game.view(state, int(state.actor()))
        self.asked = set()

    def observation(self):
        self.asked.add("observation")
        return self._view.observation()

    def imagine(self, rng):
        self.asked.add("imagine")
        return self._view.imagine(rng)


@pytest.mark.parametrize(
    ("spec", "asked"), [("random", set()), ("greedy", {"imagine"}), ("flat 10", {"imagine"})]
)
def test_a_bot_asks_its_view_and_nothing_else(medici, spec, asked):
    view = Closed(medici, asked_state(medici))
    assert make(spec).choose(view, Rng(1)) in view.options
    assert view.asked == asked
