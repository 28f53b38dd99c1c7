"""Bots ask their view and nothing else."""

from __future__ import annotations

import pytest

from signoria import CHANCE, NOBODY, Rng, View, games, load
from signoria.bots import NAMES, make
from tests.bots.test_bots import asked_state


def dealt(state):
    """The table, when chance has done its part."""
    rng = Rng(1)
    while state.actor() == CHANCE:
        state.deal(rng)
    return state


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
    ("spec", "asked"),
    [
        ("random", set()),
        ("greedy", {"imagine"}),
        ("flat 10", {"imagine"}),
        ("learned", {"imagine"}),
        ("apprentice", {"imagine"}),
        ("journeyman", {"imagine"}),
        ("master", {"imagine"}),
        ("master 10", {"imagine"}),
    ],
)
def test_a_bot_asks_its_view_and_nothing_else(medici, spec, asked):
    view = Closed(medici, asked_state(medici))
    assert make(spec).choose(view, Rng(1)) in view.options
    assert view.asked == asked


def test_every_bot_is_asked_above():
    asked = test_a_bot_asks_its_view_and_nothing_else.pytestmark[0].args[1]
    assert {spec.split()[0] for spec, _ in asked} == set(NAMES)


@pytest.mark.parametrize("name", games())
@pytest.mark.parametrize("spec", NAMES)
def test_what_a_seat_may_not_see_changes_no_decision(name, spec):
    """The table behind the view is another one: only what the view shows and imagines counts."""
    game = load(name)
    bot = make("flat 4" if spec == "flat" else spec)
    state = asked_state(game)
    while len(state.options()) == 1:
        state.apply(state.options()[0])
        state = dealt(state)
    open_view = game.view(state, int(state.actor()))
    assert bot.choose(open_view, Rng(7)) is bot.choose(Closed(game, state), Rng(7))
