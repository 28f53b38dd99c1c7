"""How sure a result is: games of a round are not independent, and factors come from other games."""

from __future__ import annotations

import random

import pytest

from signoria.arena.adjusting import Lucky, adjusted
from signoria.arena.intervals import Sample, mean_of, rate_of, wilson


def test_a_deal_that_is_played_twice_alike_counts_once():
    generator = random.Random(1)
    deals = [generator.choice([0.0, 1.0]) for _ in range(200)]
    once = [Sample(at, share) for at, share in enumerate(deals)]
    twice = [Sample(at, share) for at, share in enumerate(deals) for _ in "12"]
    assert mean_of(twice).half == pytest.approx(mean_of(once).half)
    assert rate_of(twice)[1:] == pytest.approx(rate_of(once)[1:], abs=0.002)


def test_a_deal_that_only_turns_with_the_seats_says_more():
    mirrored = [Sample(at, share) for at in range(100) for share in (0.0, 1.0)]
    rate, low, high = rate_of(mirrored)
    assert rate == 0.5
    assert high - low < wilson(100, 200)[1] - wilson(100, 200)[0]
    assert mean_of(mirrored).half == 0


def test_independent_games_have_the_interval_of_the_textbook():
    shares = [Sample(at, float(at % 4 == 0)) for at in range(80)]
    assert rate_of(shares) == pytest.approx((0.25, *wilson(20, 80)))


def test_one_round_claims_nothing_about_its_mean():
    assert mean_of([Sample(0, 3.0), Sample(0, 5.0)]).half == 0
    low, high = rate_of([Sample(0, 1.0), Sample(0, 1.0)])[1:]
    assert high - low > 0.7


def lucky(games, factor, seed=1):
    generator = random.Random(seed)
    found = []
    for number in range(games):
        own, rivals = generator.gauss(0, 10), generator.gauss(0, 10)
        value = 50 + factor * own - factor * rivals + generator.gauss(0, 3)
        found.append(Lucky(number, value, own, rivals))
    return found


def test_luck_is_left_out_by_what_other_games_say_it_is_worth():
    games = lucky(200, 0.7)
    raw = mean_of([Sample(one.round, one.value) for one in games])
    fair = mean_of(adjusted(games))
    assert fair.half < 0.4 * raw.half
    assert abs(fair.mean - 50) < 2 * fair.half


def test_factors_of_a_half_do_not_depend_on_its_own_games():
    games = lucky(100, 0.7)
    changed = [
        Lucky(one.round, one.value + 1000 * one.own, one.own, one.rivals) if one.round % 2 else one
        for one in games
    ]
    before, after = adjusted(games), adjusted(changed)
    factors = {
        round((one.value - two.value) / game.own, 3)
        for one, two, game in zip(after, before, changed, strict=True)
        if game.round % 2
    }
    assert factors == {1000.0}  # what was added stays: the even rounds know nothing of it


def test_luck_that_explains_nothing_changes_nothing():
    games = lucky(200, 0.0)
    assert [one.value for one in adjusted(games)] == [one.value for one in games]


def test_few_games_are_not_adjusted():
    assert adjusted(lucky(30, 0.7)) == []


def test_on_average_results_without_luck_are_the_results():
    """Whatever the value is: here it is worth a tenth of a point."""
    means = [mean_of(adjusted(lucky(60, 0.1, seed))).mean for seed in range(200)]
    assert sum(means) / len(means) == pytest.approx(50, abs=0.12)
