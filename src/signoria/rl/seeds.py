"""Many seeds from one: a generator is seeded with it, and draws them."""

from __future__ import annotations

from signoria.kernel.chance import Rng

HALF = 31  # bits a draw


def next_seed(rng: Rng) -> int:
    """62 bits, so that no two of many games get the same."""
    return int(rng.below(1 << HALF)) << HALF | int(rng.below(1 << HALF))
