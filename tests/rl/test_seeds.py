"""Many seeds from one."""

from __future__ import annotations

from signoria import Rng
from signoria.rl.seeds import next_seed


def test_seeds_follow_from_one_and_differ():
    first, second = Rng(1), Rng(1)
    drawn = [next_seed(first) for _ in range(1000)]

    assert drawn == [next_seed(second) for _ in range(1000)]
    assert len(set(drawn)) == 1000
    assert all(0 <= seed < 2**62 for seed in drawn)
