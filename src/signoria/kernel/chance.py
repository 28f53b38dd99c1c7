"""The generator behind playouts: the same stream interpreted and compiled.

A table's dealer, whose outcomes people must not foresee, is in ``signoria.dealer``.
"""

from __future__ import annotations

from typing import Final

from signoria._compat import i64

LOW_HALF: Final[i64] = 0xFFFFFFFF
HIGH_HALF: Final[i64] = 0x1FFFFFFF
HALF: Final[i64] = 32
MULTIPLIER: Final[i64] = 698769069  # multiply-with-carry; the state stays within 63 bits
WARM_UP: Final[i64] = 8


class Rng:
    """A small multiply-with-carry generator; 61 bits of the seed count.

    For playouts and bots: the same seed gives the same numbers, compiled and interpreted.
    """

    carry: i64  # all there is to know about it

    def __init__(self, seed: i64) -> None:
        low: i64 = (seed & LOW_HALF) ^ 0x1E3779B9
        high: i64 = ((seed >> HALF) & HIGH_HALF) + 1
        self.carry = (high << HALF) | low
        for _ in range(WARM_UP):
            self.below(1)

    def below(self, bound: i64) -> i64:
        """A number from 0 to *bound* - 1."""
        carry: i64 = self.carry
        carry = MULTIPLIER * (carry & LOW_HALF) + (carry >> HALF)
        self.carry = carry
        return (((carry ^ (carry >> HALF)) & LOW_HALF) * bound) >> HALF

    def weighted(self, weights: list[int]) -> i64:
        """An index, as likely as its weight. Equal weights of 1 draw as ``below`` does."""
        at: i64 = self.below(sum(weights))
        index: i64 = 0
        while at >= weights[index]:
            at -= weights[index]
            index += 1
        return index
