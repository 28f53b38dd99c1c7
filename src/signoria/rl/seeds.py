"""Seeds: any integer, and neighbours have nothing to do with each other."""

from __future__ import annotations

import hashlib

BYTES = 7  # fit a generator's seed


def stirred(*numbers: int) -> int:
    """A generator's seed, made of integers."""
    for number in numbers:
        if not isinstance(number, int):
            raise TypeError(f"a seed is an integer, not {number!r}")
    text = " ".join(str(number) for number in numbers)
    return int.from_bytes(hashlib.sha256(f"signoria seed {text}".encode()).digest()[:BYTES])
