"""What was used in many games between bots, by winners and by others."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable
from dataclasses import dataclass, field, replace

from signoria.arena.match import Match
from signoria.arena.played import GamePlayed
from signoria.arena.spreading import over_all
from signoria.balance.part import Part, parts_of
from signoria.library import load


@dataclass
class Place:
    """A seat, or a place in the first turn order."""

    scores: list[int] = field(default_factory=list)
    wins: float = 0.0  # shared ones in part

    def add(self, score: int, share: float) -> None:
        """Count one more game."""
        self.scores.append(score)
        self.wins += share


@dataclass
class Tally:
    """All games of a match, by seat, by place in the first turn order and by part."""

    match: Match
    games: int = 0
    decisions: list[int] = field(default_factory=list)
    by_seat: list[Place] = field(default_factory=list)
    by_turn: list[Place] = field(default_factory=list)
    uses: Counter[Part] = field(default_factory=Counter)
    users: Counter[Part] = field(default_factory=Counter)  # seats that used it at least once
    won: Counter[Part] = field(default_factory=Counter)  # their shares of wins, in thousandths

    def __post_init__(self) -> None:
        game = self.match.game
        named = parts_of(game, load(game).box).every
        self._parts = {(part.kind, part.name): part for part in named}
        self.by_seat = [Place() for _ in self.match.bots]
        self.by_turn = [Place() for _ in self.match.bots]

    def add(self, played: GamePlayed) -> None:
        """Count one more game."""
        self.games += 1
        self.decisions.append(sum(played.decisions))
        for seat, score in enumerate(played.scores):
            share = played.shares[seat]
            self.by_seat[seat].add(score, share)
            self.by_turn[played.places[seat] - 1].add(score, share)
            for kind, name, path, uses in played.parts[seat]:
                part = self._parts.get((kind, name)) or Part(kind, name, path)
                self.uses[part] += uses
                self.users[part] += 1
                self.won[part] += round(1000 * share)

    @property
    def seats(self) -> int:
        """How many played."""
        return len(self.match.bots)

    @property
    def wins(self) -> float:
        """Of everybody: alone, one can lose."""
        return sum(one.wins for one in self.by_seat)

    def win_rate(self, part: Part) -> float:
        """How often a seat that used the part won."""
        return self.won[part] / 1000 / self.users[part]


def play(match: Match, games: int, jobs: int) -> Tally:
    """Play and count; the result does not depend on the number of processes."""
    wanted = replace(match, with_parts=True, tries=0)
    return count(wanted, over_all(wanted, range(games), jobs))


def count(match: Match, games: Iterable[GamePlayed]) -> Tally:
    """What these games come to."""
    tally = Tally(match)
    for game in games:
        tally.add(game)
    return tally
