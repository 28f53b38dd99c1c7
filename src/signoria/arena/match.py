"""A match: which bots play what, and who sits where in which of its games."""

from __future__ import annotations

from dataclasses import dataclass
from pathlib import Path

from signoria import guests
from signoria.bots import Bot
from signoria.library import load
from signoria.luck import DEFAULT_TRIES
from signoria.table import Table


@dataclass(frozen=True)
class Match:
    """What all its games have in common; *bots* in the order they were named."""

    game: str
    bots: tuple[str, ...]
    seed: str
    options: dict[str, str]
    box: Path | None = None
    tries: int = DEFAULT_TRIES  # outcomes to weigh at each chance event; 0: luck is not counted
    with_parts: bool = False  # count them, for a balance report
    with_records: bool = False  # keep the moves

    @property
    def games_a_round(self) -> int:
        """How many arrangements of the bots there are if everybody moves on by a seat."""
        seats = len(self.bots)
        return next(
            turn for turn in range(1, seats + 1) if self.bots[turn:] + self.bots[:turn] == self.bots
        )

    def whole_rounds(self, games: int) -> int:
        """So many games, or the few more that complete a round."""
        return -(-games // self.games_a_round) * self.games_a_round

    def round_of(self, number: int) -> int:
        """Which deal a game is played with."""
        return number // self.games_a_round

    def bot_at(self, number: int) -> list[int]:
        """Which bot sits where: everybody moves on by a seat every game."""
        seats = len(self.bots)
        return [(seat + number) % seats for seat in range(seats)]


def bots_of(match: Match) -> list[Bot]:
    """The bots themselves; those that are programs are ended by :func:`guests.end`."""
    return [guests.make(spec) for spec in match.bots]


def sit_down(match: Match, bots: list[Bot], number: int) -> Table:
    """The table of one game. All games of a round meet the same dealer."""
    return Table(
        load(match.game),
        [bots[bot] for bot in match.bot_at(number)],
        seed=f"{match.seed}-{match.round_of(number)}",
        options=match.options,
    )
