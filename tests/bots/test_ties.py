"""Among equals chance decides: no bot prefers a seat, or a word that comes early.

Every game is asked for positions of its own in which several options are equally good; over many
seeds each of them is chosen about equally often. The seeds are fixed, so the counts are.
"""

from __future__ import annotations

from collections import Counter

import pytest

from signoria import CHANCE, NOBODY, Rng, games, load
from signoria.bots import FlatBot, GreedyBot
from signoria.bots.search import any_best, best_after, look_ahead, play_ahead
from signoria.kernel.actions import Vocabulary
from signoria.kernel.game import Game, ScoreSheet
from signoria.kernel.state import State
from signoria.kernel.steps import DONE, Step, in_order

SEEDS = range(400)
EQUAL = 1e-9
PLIES = 4000


def evenly(counts: Counter[str], expected: set[str]) -> bool:
    """Whether each was chosen, and none less than half or more than twice as often as its share."""
    share = counts.total() / len(expected)
    return set(counts) == expected and all(
        share / 2 < count < share * 2 for count in counts.values()
    )


# A game in which the options are seats


WORDS = Vocabulary()
STRIKE = WORDS.verb("strike", [str(seat) for seat in range(4)])
SUMS = ([0.1, 0.2, 0.3], [0.3, 0.2, 0.1])  # equal, but for the last digit


class Brawl(State):
    """Who was struck."""

    def __init__(self, struck):
        super().__init__(4)
        self.struck = struck

    def copy(self):
        twin = Brawl(self.struck[:])
        twin.copy_agenda(self)
        return twin

    def reward(self, seat):
        return sum(SUMS[self.struck[0] % 2])


class Strike(Step[Brawl]):
    """Seat 0 strikes one of the others."""

    def actor(self, state):
        return 0

    def options(self, state):
        return tuple(STRIKE)[1:]

    def take(self, state, action):
        state.struck.append(int(action.what))
        return DONE


class Brawling(Game[Brawl]):
    """Everybody is worth a blow, as far as numbers can tell."""

    def __init__(self, horizon, breadth):
        self.horizon = horizon
        self.breadth = breadth

    def new(self):
        state = Brawl([])
        state.settle(in_order(Strike(), Strike()))
        return state

    def imagine(self, state, seat, rng):
        return state.copy()

    def scores(self, state):
        return [ScoreSheet([("blows", 0)]) for _ in range(4)]

    def value(self, state, seat):
        return sum(SUMS[state.struck[-1] % 2])


OTHERS = {action.text for action in list(STRIKE)[1:]}


def test_these_sums_are_equal_but_for_the_last_digit():
    one, other = map(sum, SUMS)
    assert one != other
    assert one == pytest.approx(other, abs=EQUAL)


def test_greedy_strikes_everybody_equally():
    game = Brawling(0, 0)
    view = game.view(game.new(), 0)
    assert evenly(Counter(GreedyBot().choose(view, Rng(seed)).text for seed in SEEDS), OTHERS)


@pytest.mark.parametrize(("horizon", "breadth"), [(0, 0), (1, 0), (2, 2)])
def test_flat_strikes_everybody_equally(horizon, breadth):
    game = Brawling(horizon, breadth)
    view = game.view(game.new(), 0)
    bot = FlatBot(simulations=6)
    assert evenly(Counter(bot.choose(view, Rng(seed)).text for seed in SEEDS), OTHERS)


@pytest.mark.parametrize(("horizon", "breadth"), [(0, 0), (2, 2)])
def test_hints_list_equals_in_any_order(horizon, breadth):
    game = Brawling(horizon, breadth)
    view = game.view(game.new(), 0)
    last = Counter(FlatBot(simulations=6).assess(view, Rng(seed))[-1].action.text for seed in SEEDS)
    assert evenly(last, OTHERS)


def test_players_of_a_simulation_strike_everybody_equally():
    game = Brawling(1, 0)
    struck = Counter()
    for seed in SEEDS:
        ahead = play_ahead(game, game.new(), Rng(1), Rng(seed), 0, 1)
        struck[STRIKE[ahead.struck[0]].text] += 1
    assert evenly(struck, OTHERS)


@pytest.mark.parametrize("values", [[5.0, 5.0, 1.0, 5.0], [0.1, 0.3 - 0.2, 0.0, 0.1]])
def test_any_best_is_one_of_the_greatest(values):
    rng = Rng(1)
    assert evenly(Counter(str(any_best(values, rng)) for _ in SEEDS), {"0", "1", "3"})


def test_a_single_best_needs_no_chance():
    rng = Rng(1)
    before = rng.carry
    assert any_best([1.0, 3.0, 2.0], rng) == 1
    assert rng.carry == before


# The games on the shelf


def dilemmas(game, seats, most):
    """Some tables of random games, with what greedy likes best there: several options."""
    rng = Rng(seats)
    state = game.new(seats)
    found = []
    seen = set()
    for _ in range(PLIES):
        if len(found) == most:
            break
        if state.actor() == NOBODY:
            state = game.new(seats)
        if state.actor() == CHANCE:
            state.deal(rng)
            continue
        options = state.options()
        if len(options) > 1 and str(state.step) not in seen:
            values = look_ahead(game.view(state, int(state.actor())), Rng(1))
            best = {
                action.text
                for action, value in zip(options, values, strict=True)
                if value >= max(values) - EQUAL
            }
            if len(best) > 1:
                seen.add(str(state.step))
                found.append((state.copy(), best))
        state.apply(options[rng.below(len(options))])
    return found


@pytest.mark.parametrize("name", games())
def test_greedy_takes_each_of_equal_options_about_equally(name):
    game = load(name)
    found = dilemmas(game, game.seats[-1], 2)
    assert found
    for state, best in found:
        view = game.view(state, int(state.actor()))
        seeds = range(25 * len(best))
        assert evenly(Counter(GreedyBot().choose(view, Rng(seed)).text for seed in seeds), best)


@pytest.mark.parametrize("name", games())
def test_simulated_players_take_each_of_equal_options_about_equally(name):
    game = load(name)
    for state, best in dilemmas(game, game.seats[-1], 1):
        options = state.options()
        after = {}
        for action in options:
            twin = state.copy()
            twin.apply(action)
            after.setdefault(str(twin), set()).add(action.text)
        likely = Counter()
        for seed in range(25 * len(best)):
            likely[str(best_after(game, state, options, Rng(seed)))] += 1
        assert all(after[text] & best for text in likely)
        assert len(likely) == sum(1 for texts in after.values() if texts & best)
        assert max(likely.values()) < likely.total() / 2 + likely.total() / len(best)
