"""How far and how broadly ``flat`` looks in games whose value can judge a table half played.

The game: alone in a house of three rooms, choose one of nine doors in each. In the first room
door 1 pays 2 and door 9 nothing; whoever began with door 9 finds 10 points behind door 9 of the
second room, and 30 more behind door 9 of the third. All other doors pay nothing.
"""

from __future__ import annotations

import pytest

from signoria.bots import FlatBot, GreedyBot
from signoria.bots.search import play_ahead, promise
from signoria.kernel.actions import Vocabulary
from signoria.kernel.chance import Rng
from signoria.kernel.game import Game, ScoreSheet
from signoria.kernel.state import State
from signoria.kernel.steps import Step, in_order

DOORS = 9
LAST = DOORS - 1
WORDS = Vocabulary()
OPEN = WORDS.verb("open", [str(door + 1) for door in range(DOORS)])


class House(State):
    """Which doors were opened, and the points behind them."""

    def __init__(self, opened):
        super().__init__(1)
        self.opened = opened

    def copy(self):
        twin = House(self.opened[:])
        twin.copy_agenda(self)
        return twin

    def points(self):
        if self.opened[:1] == [0]:
            return 2
        lasts = 0
        while self.opened[lasts : lasts + 1] == [LAST]:
            lasts += 1
        return [0, 0, 10, 40][lasts]

    def reward(self, seat):
        return self.points() / 40


class Room(Step[House]):
    """Choose a door."""

    def actor(self, state):
        return 0

    def options(self, state):
        return tuple(OPEN)

    def take(self, state, action):
        state.opened.append(action.what)
        return in_order()


class Doors(Game[House]):
    """The game of the doors; *looks* counts how often its value was asked."""

    def __init__(self, horizon, breadth):
        self.horizon = horizon
        self.breadth = breadth
        self.looks = 0

    def new(self):
        state = House([])
        state.settle(in_order(Room(), Room(), Room()))
        return state

    def imagine(self, state, seat, rng):
        return state.copy()

    def scores(self, state):
        return [ScoreSheet([("doors", state.points())])]

    def value(self, state, seat):
        self.looks += 1
        return float(state.points())


def assessed(game, simulations=40):
    return FlatBot(simulations=simulations).assess(game.view(game.new(), 0), Rng(1))


def door(bot, game):
    return bot.choose(game.view(game.new(), 0), Rng(1)).what


def test_a_bot_with_a_horizon_finds_what_greedy_misses():
    game = Doors(horizon=1, breadth=0)
    assert door(GreedyBot(), game) == 0
    assert door(FlatBot(simulations=40), game) == LAST


@pytest.mark.parametrize(("horizon", "points"), [(0, 0), (1, 10), (2, 40), (5, 40)])
def test_a_simulation_ends_after_so_many_choices_or_with_the_game(horizon, points):
    game = Doors(horizon, breadth=0)
    state = game.new()
    state.apply(OPEN[LAST])
    assert play_ahead(game, state, Rng(1), Rng(2), 0, horizon).points() == points


def test_a_simulation_tries_every_option_the_last_one_too():
    game = Doors(horizon=1, breadth=0)
    state = game.new()
    state.apply(OPEN[LAST])
    assert play_ahead(game, state, Rng(1), Rng(2), 0, 1).opened == [LAST, LAST]
    assert game.looks == DOORS


def test_only_the_best_at_first_glance_are_simulated():
    game = Doors(horizon=1, breadth=3)
    chosen = set()
    for seed in range(12):
        found = FlatBot(simulations=40).assess(game.view(game.new(), 0), Rng(seed))
        assert len(found) == DOORS
        simulated = {candidate.action.what for candidate in found if candidate.simulations}
        assert len(simulated) == 3
        assert 0 in simulated  # the only one that promises anything; the others are any
        assert found[0].action.what == (LAST if LAST in simulated else 0)
        chosen.add(found[0].action.what)
    assert chosen == {0, LAST}


def test_without_a_horizon_every_option_is_simulated():
    found = assessed(Doors(horizon=0, breadth=3), simulations=400)
    assert all(candidate.simulations for candidate in found)
    assert found[0].action.what == LAST


def test_with_one_candidate_flat_is_greedy():
    assert door(FlatBot(simulations=40), Doors(horizon=2, breadth=1)) == 0


def test_averages_stay_between_0_and_1_without_simulations_too():
    found = assessed(Doors(horizon=2, breadth=3))
    averages = [candidate.average for candidate in found]
    assert all(0 < average < 1 for average in averages)
    assert averages[0] == max(averages)
    never = [candidate for candidate in found if not candidate.simulations]
    assert {candidate.average for candidate in never} == {promise(0.0)}


def test_a_promise_grows_with_the_value_and_stays_between_0_and_1():
    values = [-1000.0, -50.0, 0.0, 1.0, 60.0, 100.0, 1e6]
    promises = [promise(value) for value in values]
    assert promises == sorted(set(promises))
    assert all(0 < found < 1 for found in promises)
    assert promise(0.0) == 0.5
    assert promise(100.0) == 0.75
