"""Players who want to be told what happens at a table, and the moves that were made for them."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass
from typing import Any, Protocol

from signoria.kernel.game import Game
from signoria.kernel.news import Fact, heard_by
from signoria.kernel.state import State


class Listener(Protocol):
    """A player who wants to be told what happens; who has :meth:`sit_down` has all of these."""

    forfeit: str  # why the last move was made for it; nothing if it was its own

    def sit_down(
        self,
        game: Game[Any],
        seat: int,
        seats: int,
        options: Mapping[str, str],
        facts: Sequence[Fact],
    ) -> None:
        """A game begins, and this is what getting ready had to tell."""

    def hear(self, facts: Sequence[Fact]) -> None:
        """What a move had to tell the seat."""

    def over(self, scores: Sequence[int], winners: Sequence[int]) -> None:
        """The game has ended."""


@dataclass(frozen=True)
class Forfeit:
    """A move that was made for a player who made none."""

    seat: int
    move: int  # its number in the record, from 1
    why: str


class Audience:
    """Those of a table's players who listen; each is told what its seat may know."""

    def __init__(self, game: Game[Any], players: Sequence[Any], options: Mapping[str, str]) -> None:
        self.game = game
        self.listeners: dict[int, Listener] = {
            seat: player for seat, player in enumerate(players) if hasattr(player, "sit_down")
        }
        ready: list[Fact] = []
        if self.listeners:
            game.new(len(players), options, ready)
        for seat, listener in self.listeners.items():
            listener.sit_down(game, seat, len(players), options, heard_by(seat, ready))

    def __bool__(self) -> bool:
        return bool(self.listeners)

    def hear(self, news: Iterable[Sequence[Fact]]) -> None:
        """Tell them what some moves had to tell."""
        for facts in news:
            for seat, listener in self.listeners.items():
                listener.hear(heard_by(seat, facts))

    def hear_the_end(self, state: State) -> None:
        """Tell them who has won."""
        scores = [int(sheet.total) for sheet in self.game.scores(state)]
        for listener in self.listeners.values():
            listener.over(scores, self.game.winners(state))

    def forfeit_of(self, seat: int) -> str:
        """Why the last move of *seat* was made for it; nothing if it was its own."""
        return self.listeners[seat].forfeit if seat in self.listeners else ""
