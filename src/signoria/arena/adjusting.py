"""Results with luck left out. What is subtracted is nothing on average, whatever the factors are,
as long as they come from other deals: those of even rounds are found in the odd ones, and those
of odd rounds in the even ones.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from signoria.arena.intervals import Sample

FEWEST = 20  # games to find factors in
SINGULAR = 1e-6
BY_CHANCE = 5.99  # two factors explain so much of nothing in one of twenty cases: better none


@dataclass(frozen=True)
class Lucky:
    """A number that a game brought a player, and the luck of the player and of the rivals."""

    round: int
    value: float
    own: float
    rivals: float


def adjusted(games: Sequence[Lucky]) -> list[Sample]:
    """The same numbers without luck; none where games are too few to tell, or all alike."""
    halves = [[one for one in games if one.round % 2 == odd] for odd in (0, 1)]
    if min(map(len, halves)) < FEWEST or len({one.value for one in games}) == 1:
        return []
    factors = [_factors(halves[1]), _factors(halves[0])]
    found = []
    for one in games:
        own, rivals = factors[one.round % 2]
        found.append(Sample(one.round, one.value - own * one.own - rivals * one.rivals))
    return found


def _factors(games: list[Lucky]) -> tuple[float, float]:
    """Least squares: how many points a point of luck was worth, one's own and a rival's."""
    count = len(games)
    value = sum(one.value for one in games) / count
    own = sum(one.own for one in games) / count
    rivals = sum(one.rivals for one in games) / count
    away = [(one.value - value, one.own - own, one.rivals - rivals) for one in games]
    own_own = sum(x * x for _, x, _ in away)
    both = sum(x * y for _, x, y in away)
    rivals_rivals = sum(y * y for _, _, y in away)
    own_value = sum(v * x for v, x, _ in away)
    rivals_value = sum(v * y for v, _, y in away)
    determinant = own_own * rivals_rivals - both * both
    if determinant > SINGULAR * own_own * rivals_rivals:
        mine = (own_value * rivals_rivals - rivals_value * both) / determinant
        theirs = (rivals_value * own_own - own_value * both) / determinant
    else:
        mine, theirs = (own_value / own_own if own_own > SINGULAR else 0.0), 0.0
    explained = mine * own_value + theirs * rivals_value
    if explained * count < BY_CHANCE * sum(v * v for v, _, _ in away):
        return 0.0, 0.0
    return mine, theirs
