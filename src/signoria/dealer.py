"""The dealer: acts for chance at a table, so that nobody can foresee and everybody can check."""

from __future__ import annotations

import hashlib
import secrets
from collections.abc import Sequence

from signoria.kernel.chance import Rng


class Dealer:
    """Acts for chance. Nobody can foresee its outcomes, and everybody can check them afterwards:
    the seed's hash is published before the game, the seed after it. The hash of a deal for
    practice is made otherwise, so that nobody can pass it off as one that counts.
    """

    def __init__(self, seed: str | int | None = None, is_practice: bool = False) -> None:
        self.seed: str = secrets.token_hex(16) if seed is None else str(seed)
        if not self.seed or self.seed != "".join(self.seed.split()):
            raise ValueError(f"a seed is one word or number, not {self.seed!r}")
        self.is_practice: bool = is_practice
        kind = "practice" if is_practice else "dealer"
        self.commitment: str = "sha256:" + _digest(f"signoria {kind}", self.seed).hex()

    def deal(self, ply: int, weights: Sequence[int]) -> int:
        """Which option comes at that move of the record, as likely as its weight."""
        at = int.from_bytes(_digest("signoria deal", self.seed, ply)) % sum(weights)
        for index, weight in enumerate(weights):
            if at < weight:
                return index
            at -= weight
        raise AssertionError("weights are positive")

    def generator(self, ply: int) -> Rng:
        """A bot's own generator for that move; it says nothing about the dealer's outcomes."""
        return generator_for("signoria bot", self.seed, ply)


def generator_for(*words: object) -> Rng:
    """For one question: asked again in the same words, chance answers the same."""
    return Rng(int.from_bytes(_digest(*words)[:7]))


def _digest(*words: object) -> bytes:
    return hashlib.sha256(" ".join(map(str, words)).encode()).digest()
