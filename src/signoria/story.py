"""A game as it went: what happened with every move, and any position on the way.

Nothing here is stored: replaying the moves gives the same news again. A state is kept every few
moves only, so that a long game stays small; the ones between are replayed when asked for.

One thread at a time may go on; others may read meanwhile, as far as they know the story.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from threading import Lock
from typing import Any

from signoria.kernel.game import Game
from signoria.kernel.news import Fact, hear, heard_by
from signoria.kernel.state import State
from signoria.kernel.steps import NOBODY
from signoria.notation import Move
from signoria.record import Record

KEPT_EVERY = 16  # moves
# Bytes, as the heaviest game needs them (bench/memory.py weighs the games).
_FACT, _MOVE, _STATE, _SENTENCE = 500, 300, 7000, 300
_PART = 120  # of a fact that lists something: goods, dice


class Story:
    """Only ever grows, by :meth:`go_on`: a game that goes back is another story."""

    def __init__(
        self,
        game: Game[Any],
        seats: int,
        options: Mapping[str, object],
        position: State | None = None,
    ) -> None:
        """From the beginning; or from a *position*, of which nobody knows how it came about."""
        self.game = game
        self.moves: list[Move] = []
        self.set_up: list[Fact] = []
        self.facts: list[list[Fact]] = []  # of each move
        first: State = game.new(seats, options, self.set_up) if position is None else position
        self.points = [self._totals(first)]  # before the first move, then after each
        self.sentences: dict[object, list[Any]] = {}  # as far as somebody has read: see phrases
        self.telling = Lock()  # held by whoever adds sentences, or notes
        self._notes: dict[object, list[Any]] = {}
        self._kept = [first]
        self._told = sum(map(_weight, self.set_up))  # bytes of facts
        self._end = (0, first)  # how many moves, and where they led: together, for readers

    @classmethod
    def of(cls, record: Record) -> Story:
        """The story of a record; one that cannot be played is refused."""
        record.replay()  # refuses what cannot be played
        story = cls(record.load(), record.seats, record.options)
        story.go_on(record.moves)
        return story

    @property
    def state(self) -> State:
        """The last position: only look."""
        return self._end[1]

    @property
    def is_over(self) -> bool:
        """Whether the game has come to its end."""
        return int(self.state.actor()) == NOBODY

    def begins(self, moves: Sequence[Move]) -> bool:
        """Whether *moves* are this game, perhaps gone on."""
        mine = self.moves
        return len(mine) <= len(moves) and all(
            old.who == new.who and old.text == new.text
            for old, new in zip(mine, moves, strict=False)
        )

    def go_on(self, moves: Sequence[Move]) -> None:
        """Play what is new in *moves*, which begin with the ones known."""
        for move in moves[len(self.moves) :]:
            state = self.state.copy()
            facts = hear(state, self.game.words.worded(move.text))
            self.facts.append(facts)
            self._told += sum(map(_weight, facts))
            self.points.append(self._totals(state))
            self.moves.append(move)
            if len(self.moves) % KEPT_EVERY == 0:
                self._kept.append(state)
            self._end = (len(self.moves), state)

    def at(self, ply: int) -> State:
        """The state after so many moves, to play with."""
        last, end = self._end
        if ply == last:
            return end.copy()
        state: State = self._kept[ply // KEPT_EVERY].copy()
        for move in self.moves[ply - ply % KEPT_EVERY : ply]:
            state.apply(self.game.words.worded(move.text))
        return state

    def weight(self) -> int:
        """About how many bytes it keeps: rather too many than too few."""
        sentences = sum(len(told) for told in list(self.sentences.values()))
        return (
            self._told + len(self.moves) * _MOVE + len(self._kept) * _STATE + sentences * _SENTENCE
        )

    def sight(self, ply: int) -> Mapping[str, Any]:
        """What a spectator saw after so many moves."""
        return self.game.observe(self.at(ply), None)

    def notes(self, what: object, note: Callable[[list[Fact]], Any], until: int) -> list[Any]:
        """Something small about each of the first moves, found out once for everybody who asks."""
        with self.telling:
            found = self._notes.setdefault(what, [])
            for facts in self.facts[len(found) : until]:
                found.append(note(facts))
            return found[:until]

    def news(self, since: int, until: int, seat: int | None) -> list[Fact]:
        """What happened between two positions, as a seat may know it; ``None``: a spectator."""
        return [fact for facts in self.facts[since:until] for fact in heard_by(seat, facts)]

    def _totals(self, state: State) -> list[int]:
        return [int(sheet.total) for sheet in self.game.scores(state)]


def _weight(fact: Fact) -> int:
    lists = [value for value in vars(fact).values() if isinstance(value, (tuple, list))]
    return _FACT + sum(map(len, lists)) * _PART
