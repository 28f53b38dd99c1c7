"""Luck is nothing on average, exactly; and without it results spread less."""

from __future__ import annotations

from fractions import Fraction
from statistics import stdev

import pytest

import signoria
from signoria import Table, arena
from signoria.kernel.chance import Rng
from signoria.kernel.steps import CHANCE
from signoria.library import games
from signoria.luck import dealt, luck_of_event, outcomes
from tests.kernel.toy import TOY


class Tiles:
    """What the toy's hands are worth, exactly: any value will do."""

    def judge(self, game, state):
        return [Fraction(sheet.total**2 + 1, 7) for sheet in game.scores(state)]


def before_a_draw():
    state = TOY.new(2)
    while state.actor() != CHANCE:
        state.apply(state.options()[0])
    return state


def test_the_mean_of_luck_over_all_outcomes_is_exactly_nothing():
    before = before_a_draw()
    options, weights = before.options(), before.weights()
    assert len(set(weights)) > 1
    means = [Fraction(0), Fraction(0)]
    lucks = set()
    for option, weight in zip(options, weights, strict=True):
        after = before.copy()
        after.apply(option)
        found = luck_of_event(TOY, before, after, Tiles(), 99, Rng(1))
        lucks.add(found)
        for seat, luck in enumerate(found):
            means[seat] += luck * Fraction(weight, sum(weights))
    assert means == [0, 0]
    assert len(lucks) > 1  # and yet there is luck


def test_the_mean_of_luck_is_nothing_where_outcomes_are_drawn():
    before = before_a_draw()
    found = []
    for seed in range(4000):
        after = dealt(before, Rng(seed))
        found.append(float(luck_of_event(TOY, before, after, Tiles(), 1, Rng(seed + 100_000))[0]))
    assert stdev(found) > 0.1
    assert abs(sum(found) / len(found)) < 4 * stdev(found) / len(found) ** 0.5


def test_a_roll_of_several_dice_is_one_event(medici):
    before = medici.new(2)
    assert outcomes(before, 100) is None
    one_die = before.copy()
    while outcomes(one_die, 10) is None:
        one_die.apply(one_die.options()[0])
    assert one_die.actor() == CHANCE
    every = outcomes(one_die, 10)
    assert sum(Fraction(part, whole) for part, whole, _ in every) == 1
    assert all(state.actor() == 0 for _, _, state in every)


@pytest.mark.parametrize("name", games())
def test_every_move_of_chance_belongs_to_one_event(name):
    game = signoria.load(name)
    record = Table(game, ["random", "random"], seed=3).run()
    events = arena.luck_of(record, tries=2)
    chance = [ply for ply, move in enumerate(record.moves) if move.who == CHANCE]
    assert [ply for event in events for ply in range(event.first, event.last)] == chance
    assert len(arena.luck_by_seat(events, 2)) == 2
    assert arena.luck_of(record, tries=2) == events


def test_luck_does_not_change_the_record(medici):
    record = Table(medici, ["random"], seed=3).run()
    text = record.text()
    arena.luck_of(record)
    assert record.text() == text


def test_a_value_of_ones_own_can_be_plugged_in(medici):
    class Nothing:
        def judge(self, game, state):
            return [0.0] * state.seats

    record = Table(medici, ["random", "random"], seed=3).run()
    assert isinstance(Nothing(), arena.Value)
    found = arena.luck_of(record, Nothing(), tries=3)
    assert arena.luck_by_seat(found, 2) == [0.0, 0.0]


def test_without_luck_scores_of_medici_spread_less(medici):
    match = arena.Match("medici_dice", ("greedy",), "5", medici.choose(1, {}))
    played = list(arena.over_all(match, range(80), 1))
    (found,) = arena.standings(match, played)
    assert found.adjusted_margin_spread < 0.6 * found.margin_spread
    assert found.adjusted_score_interval < 0.6 * found.mean_score_margin
    assert abs(found.adjusted_score - found.mean_score) < 2 * found.mean_score_margin
