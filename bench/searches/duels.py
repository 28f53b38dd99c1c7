"""Who plays whom, and how many games of it."""

from __future__ import annotations

from typing import NamedTuple

from bench.searches import bots

MODULE = bots.__name__
MASTER = "master"
NO_LUCK = 0
LUCK = 8


class Duel(NamedTuple):
    """A search against one other, or against several of a kind."""

    game: str
    kind: str
    first: str  # a class of ``bots``
    other: str  # the same, or a bot that is shipped
    games: int
    seats: int = 2
    luck: int = NO_LUCK  # outcomes that the arena weighs at each chance event

    @property
    def bots(self) -> tuple[str, ...]:
        """As the arena names them."""
        return (_spec(self.first), *[_spec(self.other)] * (self.seats - 1))

    @property
    def words(self) -> tuple[str, str]:
        """What the two are."""
        return _words(self.first), _words(self.other)


def _spec(bot: str) -> str:
    return f"{MODULE}:{bot}" if hasattr(bots, bot) else bot


def _words(bot: str) -> str:
    return getattr(bots, bot).__doc__ if hasattr(bots, bot) else f"`{bot}`"


DUELS = [
    Duel("firenze", "tree", "FirenzeTree", "FirenzePlans", 40),
    Duel("firenze", "tree", "FirenzeSimulations", "FirenzePlans", 40),
    Duel("firenze", "tree", "FirenzeTree", "FirenzeSimulations", 40),
    Duel("firenze", "tree", "FirenzeTree", "FirenzePlans", 42, seats=3),
    Duel("firenze", "tree", "FirenzeTree", "FirenzePlans", 40, seats=4),
    Duel("firenze", "tree", "FirenzeLargeTree", "FirenzeTree", 12),
    Duel("florenza_dice", "tree", "DiceTree", MASTER, 40, luck=LUCK),
    Duel("florenza_dice", "tree", "DiceTree", "DicePlans", 20),
    Duel("florenza", "tree", "FlorenzaTree", "master 100", 40),
    Duel("medici_dice", "next_roll", "MediciRolls", "learned", 300, luck=LUCK),
    Duel("medici_dice", "next_roll", "MediciTrustingRolls", "learned", 300, luck=LUCK),
    Duel("florenza_dice", "next_roll", "DiceRolls", MASTER, 40, luck=LUCK),
    Duel("florenza_dice", "next_roll", "DiceMoreRolls", "DicePlans", 20),
    Duel("firenze", "rivals", "FirenzeAgainstMe", "FirenzeRivals", 30, seats=3),
    Duel("firenze", "rivals", "FirenzeAgainstTheLeader", "FirenzeRivals", 30, seats=3),
    Duel("florenza", "spread", "master 80", "master 40", 40),
    Duel("florenza", "spread", "FlorenzaSummed", "master 80", 20),
    Duel("firenze", "spread", "FirenzeMoreSimulations", "FirenzeSimulations", 30),
]
KINDS = tuple(dict.fromkeys(duel.kind for duel in DUELS))
