"""The generator behind playouts: a fixed stream, the same in every process and way to run."""

from __future__ import annotations

import copy
import pickle

import pytest
from hypothesis import given
from hypothesis import strategies as st

from signoria import Rng

FIRST_NUMBERS = {
    0: [830, 676, 457, 389, 688, 986, 837, 329],
    1: [870, 750, 906, 283, 463, 360, 659, 510],
    7: [28, 3, 141, 303, 145, 788, 154, 898],
    123456789: [3, 988, 74, 599, 362, 760, 264, 343],
    2**61 - 1: [832, 773, 195, 276, 367, 210, 352, 319],
    2**62: [699, 108, 152, 515, 711, 263, 425, 549],
    2**63: [251, 856, 865, 953, 64, 174, 808, 972],
    10**100: [794, 407, 662, 129, 375, 688, 355, 772],
    -1: [113, 232, 100, 661, 276, 443, 91, 763],
    -(2**62): [67, 143, 157, 530, 806, 117, 49, 13],
    -(2**63): [479, 530, 676, 927, 407, 747, 421, 413],
}


@pytest.mark.parametrize("seed", FIRST_NUMBERS)
def test_the_first_numbers_of_a_stream_are_known(seed):
    rng = Rng(seed)
    assert FIRST_NUMBERS[seed] == [rng.below(1000) for _ in range(8)]


def test_the_same_seed_gives_the_same_stream():
    first, second = Rng(42), Rng(42)
    assert [first.below(6) for _ in range(100)] == [second.below(6) for _ in range(100)]


@pytest.mark.parametrize("stride", [1, 2, 7, 1000, 2**31, 2**32, 2**61, 2**64])
@pytest.mark.parametrize("begin", [0, -3600, 2**62 - 3600])
def test_the_first_draws_of_neighbouring_seeds_have_nothing_to_do_with_each_other(begin, stride):
    """Chi square over pairs of dice, 35 degrees of freedom: above 90 once in a million."""
    count, cells = 7200, [0] * 36
    for seed in range(begin, begin + count):
        cells[6 * Rng(seed).below(6) + Rng(seed + stride).below(6)] += 1
    expected = count / 36
    assert sum((cell - expected) ** 2 / expected for cell in cells) < 90


def test_successive_draws_from_neighbouring_seeds_are_as_even_as_dice():
    """Chi square over three draws a seed, 215 degrees of freedom: above 330 once in a million."""
    count, cells = 21600, [0] * 216
    for seed in range(count):
        rng = Rng(seed)
        cells[36 * rng.below(6) + 6 * rng.below(6) + rng.below(6)] += 1
    expected = count / 216
    assert sum((cell - expected) ** 2 / expected for cell in cells) < 330


@given(st.integers(), st.integers())
def test_any_two_integers_are_different_seeds(one, other):
    assert (Rng(one).carry == Rng(other).carry) == (one == other)


class Numbered:
    """Like a number of numpy."""

    def __index__(self) -> int:
        return 7


def test_what_stands_for_an_integer_is_a_seed():
    assert Rng(Numbered()).below(1000) == Rng(7).below(1000)


@pytest.mark.parametrize("seed", ["7", 7.0, None, [7]])
def test_what_is_no_integer_is_no_seed(seed):
    with pytest.raises(TypeError, match="a seed is an integer, not"):
        Rng(seed)


@pytest.mark.parametrize(
    "twin",
    [Rng.copy, copy.copy, copy.deepcopy, lambda rng: pickle.loads(pickle.dumps(rng))],
    ids=["own", "copy", "deepcopy", "pickle"],
)
def test_a_twin_goes_on_with_the_same_stream_by_itself(twin):
    rng = Rng(5)
    rng.below(6)
    found = twin(rng)
    expected = [found.below(1000) for _ in range(20)]
    assert expected == [rng.below(1000) for _ in range(20)]


@given(st.integers(0, 2**61 - 1), st.integers(1, 2**31 - 1))
def test_a_number_lies_below_its_bound(seed, bound):
    rng = Rng(seed)
    assert all(0 <= rng.below(bound) < bound for _ in range(20))


@given(st.integers(0, 2**61 - 1), st.integers(1, 30))
def test_equal_weights_draw_as_below_does(seed, count):
    weighted, below = Rng(seed), Rng(seed)
    for _ in range(20):
        assert weighted.weighted([1] * count) == below.below(count)


@given(st.integers(0, 2**40), st.lists(st.integers(0, 5), min_size=1, max_size=9).filter(any))
def test_what_has_no_weight_never_comes(seed, weights):
    rng = Rng(seed)
    assert all(weights[rng.weighted(weights)] > 0 for _ in range(30))


def test_all_faces_of_a_die_are_equally_likely():
    rng = Rng(1)
    rolled = [rng.below(6) for _ in range(60_000)]
    assert all(9_500 < rolled.count(face) < 10_500 for face in range(6))


def test_a_weighted_draw_is_as_likely_as_its_weight():
    rng = Rng(2)
    drawn = [rng.weighted([1, 2, 3]) for _ in range(60_000)]
    assert all(abs(drawn.count(kind) - 10_000 * (kind + 1)) < 600 for kind in range(3))
