"""How sure a result is. Games of a round share a deal, so rounds are what is independent."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from math import sqrt

Z = 1.959964  # 95 %
FEWEST_ROUNDS = 10  # before their spread says more than the textbook
MOST_GAIN = 4.0  # mirrored games count for at most so many independent ones each


@dataclass(frozen=True)
class Sample:
    """A number that a game brought, and the deal that it was played with."""

    round: int
    value: float


@dataclass(frozen=True)
class Estimate:
    """A mean, and half the interval that holds the true one in 95 of 100 cases."""

    mean: float
    half: float


def mean_of(samples: Sequence[Sample]) -> Estimate:
    """The mean over all games; its interval from the differences between rounds."""
    count = len(samples)
    mean = sum(one.value for one in samples) / count
    return Estimate(mean, Z * sqrt(variance_of_mean(samples, mean)))


def variance_of_mean(samples: Sequence[Sample], mean: float) -> float:
    """How far the mean of as many rounds would be away from it, squared."""
    sums: dict[int, float] = {}
    for one in samples:
        sums[one.round] = sums.get(one.round, 0.0) + one.value - mean
    rounds, count = len(sums), len(samples)
    if rounds < 2:
        return 0.0
    return rounds / (rounds - 1) * sum(away * away for away in sums.values()) / (count * count)


def wilson(wins: float, games: float) -> tuple[float, float]:
    """The interval that holds the true win rate in 95 of 100 cases."""
    rate, square = wins / games, Z * Z
    middle = (rate + square / (2 * games)) / (1 + square / games)
    half = Z * sqrt(rate * (1 - rate) / games + square / (4 * games * games)) / (1 + square / games)
    return max(0.0, middle - half), min(1.0, middle + half)


def rate_of(shares: Sequence[Sample]) -> tuple[float, float, float]:
    """A win rate and its interval: Wilson's, for as many independent games as the rounds are
    worth. A deal that decides the game whoever sits where makes them fewer, and one that only
    turns with the seats more.
    """
    games, wins = len(shares), sum(one.value for one in shares)
    rate, worth = wins / games, float(games)
    rounds = len({one.round for one in shares})
    variance = variance_of_mean(shares, rate)
    if rounds < games:
        worth = float(rounds)
        if rounds >= FEWEST_ROUNDS and 0 < rate < 1:
            most = MOST_GAIN * games
            found = rate * (1 - rate) / variance if variance > 0 else most
            worth = min(max(found, rounds), most)
    low, high = wilson(rate * worth, worth)
    return rate, low, high
