"""Judging a table: from one seat, or from both."""

from __future__ import annotations

from dataclasses import replace

import pytest

from signoria import Rng, load
from signoria.learning import weights
from signoria.learning.judging import judge
from tests.learning.test_planning import asked

CHOICES = (1, 9, 20)


def judged(both, choices, seats=2):
    """A table as each seat's judge sees it: margin, chance and worth, by a network of chance."""
    game = load("medici_dice")
    chosen = replace(weights.settings_of(game), both=both)
    judging = weights.judge_for(game, seats, chosen)
    rng = Rng(3)
    judging.network.scatter(rng)
    for unit in range(len(judging.network.out)):
        judging.network.out[unit] = float(rng.below(100)) / 100.0
    state = asked(game, seats, choices)
    worths = [judge(judging, state, seat) for seat in range(seats)]
    margins, chances = [], []
    for seat in range(seats):
        judge(judging, state, seat)
        margins.append(judging.margin)
        chances.append(judging.chance)
    return margins, chances, worths


@pytest.mark.parametrize("choices", CHOICES)
def test_asked_from_both_sides_what_one_expects_the_other_fears(choices):
    margins, chances, _ = judged(both=True, choices=choices)
    assert margins[0] == pytest.approx(-margins[1])
    assert sum(chances) == pytest.approx(1.0)
    one_sided, alone_chances, _ = judged(both=False, choices=choices)
    assert margins[0] == pytest.approx((one_sided[0] - one_sided[1]) / 2)
    assert chances[0] == pytest.approx((1 + alone_chances[0] - alone_chances[1]) / 2)
    assert one_sided[0] != pytest.approx(-one_sided[1])


def test_more_than_two_players_are_asked_one_by_one():
    assert judged(both=True, choices=9, seats=3) == judged(both=False, choices=9, seats=3)
