"""Seeds of environments: any integer, and no neighbour knows another."""

from __future__ import annotations

import pytest

from signoria import Rng
from signoria.rl.seeds import stirred


@pytest.mark.parametrize("stride", [1, 2, 1000, 2**32, 2**61, 2**64])
def test_the_first_draws_of_neighbouring_seeds_have_nothing_to_do_with_each_other(stride):
    """Chi square over pairs of dice, 35 degrees of freedom: above 90 once in a million."""
    count, cells = 7200, [0] * 36
    for seed in range(count):
        first, second = Rng(stirred(seed)), Rng(stirred(seed + stride))
        cells[6 * first.below(6) + second.below(6)] += 1
    expected = count / 36
    assert sum((cell - expected) ** 2 / expected for cell in cells) < 90


def test_any_integer_is_a_seed_and_nothing_else():
    assert len({stirred(seed) for seed in (0, 1, -1, 2**61, 2**63, 2**100)}) == 6
    with pytest.raises(TypeError, match="a seed is an integer"):
        stirred("7")
