"""Ratings of three and more players by who came before whom: openskill's Plackett-Luce model."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from signoria.arena.extras import ExtraMissing, needed
from signoria.arena.played import DIGITS, GamePlayed

FEWEST_PLAYERS = 3


@dataclass(frozen=True)
class Rating:
    """A strength, 25 for somebody unknown, and how unsure it is (a standard deviation)."""

    mu: float
    sigma: float


def ratings(players: int, games: Sequence[GamePlayed]) -> list[Rating]:
    """Each bot's rating after these games, in their order; none for fewer than three players, or
    where openskill is not installed.
    """
    if players < FEWEST_PLAYERS or not is_installed():
        return []
    model = needed("openskill.models", "ratings", "arena").PlackettLuce()
    rated = [model.rating() for _ in range(players)]
    for game in games:
        sat = [game.bots.index(bot) for bot in range(players)]
        teams = model.rate([[one] for one in rated], ranks=[_rank(game, seat) for seat in sat])
        rated = [team[0] for team in teams]
    return [Rating(round(one.mu, DIGITS), round(one.sigma, DIGITS)) for one in rated]


def is_installed() -> bool:
    """Whether ratings can be computed here."""
    try:
        needed("openskill.models", "ratings", "arena")
    except ExtraMissing:
        return False
    return True


def _rank(game: GamePlayed, seat: int) -> int:
    """0 for winners; the others by how many have more points."""
    if game.shares[seat]:
        return 0
    return 1 + sum(score > game.scores[seat] for score in game.scores)
