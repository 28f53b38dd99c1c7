"""Bots ask their view and nothing else."""

from __future__ import annotations

import pytest

from signoria import Rng, View
from signoria.bots import make
from tests.bots.test_bots import asked_state


class Closed(View):
    """A view without a table that answers what a bot may ask, and notes that it did."""

    def __init__(self, view):
        self.game, self.seat, self.options = view.game, view.seat, view.options
        self._view = view
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
    view = Closed(medici.view(asked_state(medici), 0))
    assert make(spec).choose(view, Rng(1)) in view.options
    assert view.asked == asked
