"""A record, replayed once and kept: what was seen, said and scored after every move.

A page needs the whole log, the last position and the points over time. A record that goes on
is recognised by its first moves, so that a new move costs one move, not a whole game.
"""

from __future__ import annotations

from collections import OrderedDict
from collections.abc import Sequence
from threading import RLock
from typing import Any

from signoria.faces.phrases import LogLine, Phrases, ending
from signoria.kernel.state import State
from signoria.kernel.steps import NOBODY
from signoria.notation import Move
from signoria.record import Record

MOST_STORIES = 64

_stories: OrderedDict[tuple[object, ...], Story] = OrderedDict()
_lock = RLock()


class Story:
    """One game as it went, as a spectator saw it."""

    def __init__(self, record: Record) -> None:
        self.game = record.load()
        self.moves: list[Move] = []
        self._state: State = self.game.new(record.seats, record.options)
        self.sights: list[dict[str, Any]] = []
        self.points: list[list[int]] = []
        self._lines: dict[tuple[str, tuple[str, ...]], list[list[LogLine]]] = {}
        self._look()

    def begins(self, record: Record) -> bool:
        """Whether *record* is this game, perhaps gone on."""
        mine = self.moves
        return len(mine) <= len(record.moves) and all(
            old.who == new.who and old.text == new.text
            for old, new in zip(mine, record.moves, strict=False)
        )

    def go_on(self, record: Record) -> None:
        """Play the moves that are new."""
        for move in record.moves[len(self.moves) :]:
            self._state.play(move.text)
            self.moves.append(move)
            self._look()

    def state(self) -> State:
        """The last position, to play with."""
        return self._state.copy()

    @property
    def is_over(self) -> bool:
        """Whether the record goes to the end of the game."""
        return bool(self.sights[-1]["actor"] == NOBODY)

    def lines(self, phrases: Phrases, names: Sequence[str], until: int) -> list[LogLine]:
        """The log's sentences after so many moves, in order."""
        with _lock:
            told = self._lines.setdefault((phrases.language.code, tuple(names)), [])
            for ply in range(len(told), len(self.moves)):
                told.append(self._told(phrases, names, ply))
        return [line for lines in told[:until] for line in lines]

    def stops(self, phrases: Phrases, names: Sequence[str]) -> list[int]:
        """The positions worth a look: the beginning, and wherever a sentence was said."""
        told = self.lines(phrases, names, len(self.moves))
        return sorted({0, len(self.moves), *(line.ply for line in told)})

    def _told(self, phrases: Phrases, names: Sequence[str], ply: int) -> list[LogLine]:
        move, before, after = self.moves[ply], self.sights[ply], self.sights[ply + 1]
        said = phrases.deed(before, move.who, move.text, after, names)
        lines = [LogLine(ply + 1, one.seat, one.sentence) for one in said]
        if after["actor"] == NOBODY:
            lines.append(LogLine(ply + 1, None, ending(phrases, self.game, self._state, names)))
        return lines

    def _look(self) -> None:
        self.sights.append(self.game.observe(self._state, None))
        self.points.append([int(sheet.total) for sheet in self.game.scores(self._state)])


def story_of(record: Record) -> Story:
    """The story of a record: from memory, as far as it is known."""
    key = (
        record.game,
        record.seats,
        tuple(sorted(record.options.items())),
        tuple(deal.commitment for deal in record.deals[:1]),
    )
    with _lock:
        story = _stories.get(key)
        if story is None or not story.begins(record):
            story = Story(record)
        story.go_on(record)
        _stories[key] = story
        _stories.move_to_end(key)
        while len(_stories) > MOST_STORIES:
            _stories.popitem(last=False)
    return story
