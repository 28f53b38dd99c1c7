"""Many games between bots, and what was used in them, by winners and by others."""

from __future__ import annotations

from collections import Counter
from collections.abc import Generator, Iterable, Iterator
from dataclasses import dataclass, field
from functools import partial
from typing import Any

from signoria.balance.part import Part, Parts, parts_of
from signoria.kernel.game import Game
from signoria.kernel.news import Fact, hear
from signoria.match import Match, over_all, sit_down
from signoria.record import Record


@dataclass(frozen=True)
class Played:
    """One game: a score, a share of the win and the used parts for each seat."""

    scores: list[int]
    shares: list[float]
    decisions: int
    parts: list[Counter[Part]]


@dataclass
class Tally:
    """All games of a match, by seat and by part."""

    match: Match
    games: int = 0
    decisions: list[int] = field(default_factory=list)
    scores: list[list[int]] = field(default_factory=list)  # by seat
    shares: list[float] = field(default_factory=list)  # by seat: wins, shared ones in part
    uses: Counter[Part] = field(default_factory=Counter)
    users: Counter[Part] = field(default_factory=Counter)  # seats that used it at least once
    won: Counter[Part] = field(default_factory=Counter)  # their shares of wins, in thousandths

    def add(self, played: Played) -> None:
        """Count one more game."""
        self.games += 1
        self.decisions.append(played.decisions)
        if not self.scores:
            self.scores = [[] for _ in played.scores]
            self.shares = [0.0 for _ in played.scores]
        for seat, score in enumerate(played.scores):
            self.scores[seat].append(score)
            self.shares[seat] += played.shares[seat]
            self.uses.update(played.parts[seat])
            for part in played.parts[seat]:
                self.users[part] += 1
                self.won[part] += round(1000 * played.shares[seat])

    @property
    def seats(self) -> int:
        """How many played."""
        return len(self.match.bots)

    def win_rate(self, part: Part) -> float:
        """How often a seat that used the part won."""
        return self.won[part] / 1000 / self.users[part]


def play(match: Match, games: int, jobs: int) -> Tally:
    """Play and count; the result does not depend on the number of processes."""
    return count(match, played(match, games, jobs))


def played(match: Match, games: int, jobs: int) -> Generator[Played]:
    """The games, one after the other, for whoever wants to see them come."""
    return over_all(match, games, jobs, _played)


def count(match: Match, outcomes: Iterable[Played]) -> Tally:
    """What these games come to."""
    tally = Tally(match)
    for outcome in outcomes:
        tally.add(outcome)
    return tally


def _played(match: Match, number: int) -> Played:
    table, _ = sit_down(match, number)
    record = table.run()
    game = table.game
    winners = game.winners(table.state)
    return Played(
        [int(sheet.total) for sheet in game.scores(table.state)],
        [1 / len(winners) if seat in winners else 0.0 for seat in range(record.seats)],
        sum(move.who >= 0 for move in record.moves),
        _parts(game, record, parts_of(game.name, game.box)),
    )


def _parts(game: Game[Any], record: Record, parts: Parts) -> list[Counter[Part]]:
    found: list[Counter[Part]] = [Counter() for _ in range(record.seats)]
    for state, move in zip(record.states(), record.moves, strict=False):
        if move.who >= 0:
            part = parts.used(partial(game.observe, state, None), move.text)
            if part is not None:
                found[move.who][part] += 1
    if parts.told is not None:
        for facts in _news(game, record):
            for seat, part in parts.told(facts):
                found[seat][part] += 1
    return found


def _news(game: Game[Any], record: Record) -> Iterator[list[Fact]]:
    """What getting ready had to tell, then every move."""
    ready: list[Fact] = []
    state = game.new(record.seats, record.options, ready)
    yield ready
    for move in record.moves:
        yield hear(state, game.words.worded(move.text))
