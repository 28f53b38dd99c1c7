"""The generator behind playouts: the same stream interpreted and compiled.

A table's dealer, whose outcomes people must not foresee, is in ``signoria.dealer``.
"""

from __future__ import annotations

from hashlib import sha256
from operator import index
from typing import Any, Final, SupportsIndex

from signoria._compat import i64

LOW_HALF: Final[i64] = 0xFFFFFFFF
HIGH_HALF: Final[i64] = 0x1FFFFFFF
HALF: Final[i64] = 32
MULTIPLIER: Final[i64] = 698769069  # multiply-with-carry; the state stays within 63 bits
LARGEST: Final = 0x3FFFFFFFFFFFFFFF  # that fits a machine word, compiled
WORD: Final = 8  # bytes


class Rng:
    """A small multiply-with-carry generator; a seed is any integer.

    For playouts and bots: the same seed gives the same numbers, compiled and interpreted, and
    neighbouring seeds have nothing to do with each other.
    """

    carry: i64  # all there is to know about it

    def __init__(self, seed: SupportsIndex) -> None:
        number: int = seed if isinstance(seed, int) else _integer(seed)
        if number > LARGEST or number < -LARGEST:
            number = _digested(number)
        self.carry = _stirred(number)

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

    def copy(self) -> Rng:
        """An independent twin: it will draw what this one draws from here on."""
        return resumed(self.carry)

    def __copy__(self) -> Rng:
        return self.copy()

    def __deepcopy__(self, _: object) -> Rng:
        return self.copy()

    def __reduce__(self) -> tuple[Any, tuple[int]]:
        return resumed, (self.carry,)


def resumed(carry: int) -> Rng:
    """A generator in the midst of its stream, as it was pickled."""
    rng = Rng(0)
    rng.carry = carry
    return rng


def _stirred(number: i64) -> i64:
    """Where a stream begins: each half stirs the other, three times over.

    Halves of 32 bits and multipliers of 31 never leave 63 bits, so that compiled and interpreted
    arithmetic agree.
    """
    low: i64 = number & LOW_HALF
    high: i64 = (number >> HALF) & LOW_HALF
    high ^= _spread(low, 0x1E3779B9)
    low ^= _spread(high, 0x2545F491)
    high ^= _spread(low, 0x3C6EF373)
    low ^= _spread(high, 0x5BD1E995)
    high ^= _spread(low, 0x27D4EB2F)
    low ^= _spread(high, 0x165667B1)
    return (((high & HIGH_HALF) + 1) << HALF) | low


def _spread(half: i64, multiplier: i64) -> i64:
    """Half a word in which every bit depends on many of *half*."""
    product: i64 = (half ^ 0x9E3779B9) * multiplier
    return (product ^ (product >> HALF)) & LOW_HALF


def _integer(seed: SupportsIndex) -> int:
    """Of numpy, for example."""
    try:
        return index(seed)
    except TypeError:
        raise TypeError(f"a seed is an integer, not {seed!r}") from None


def _digested(number: int) -> int:
    """A large number as one word."""
    digest = sha256(f"{number:x}".encode()).digest()
    return int.from_bytes(digest[:WORD], "big") >> 2
