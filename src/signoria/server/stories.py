"""The stories of the tables that somebody looks at: replayed once, and gone on with every move."""

from __future__ import annotations

from collections import OrderedDict
from collections.abc import Mapping, Sequence
from threading import Lock
from typing import Any

from signoria.kernel.game import Game
from signoria.notation import Move
from signoria.server.sitting import Sitting
from signoria.story import Story

MEGABYTE = 1_000_000
MOST_BYTES = 150 * MEGABYTE
LOCKS = 64


class Stories:
    """As many as fit into so many bytes; the ones not looked at for longest are forgotten first.

    Safe to use from several threads: a story only ever grows, and readers say how far. A long game
    that is replayed keeps only those waiting who want the same one.
    """

    def __init__(self, most_bytes: int = MOST_BYTES) -> None:
        self._most_bytes = most_bytes
        self._stories: OrderedDict[str, Story] = OrderedDict()
        self._remembering = Lock()
        self._growing = [Lock() for _ in range(LOCKS)]

    def of(self, sitting: Sitting) -> Story:
        """A table's story so far; going back begins a new one."""
        session = sitting.session
        seats = len(session.players)
        return self.told(sitting.terms.table, session.game, seats, session.options, session.moves)

    def told(
        self,
        table: str,
        game: Game[Any],
        seats: int,
        options: Mapping[str, object],
        moves: Sequence[Move],
    ) -> Story:
        """The story of these moves at a table."""
        with self._growing[hash(table) % LOCKS]:
            with self._remembering:
                story = self._stories.get(table)
            if story is None or story.game is not game or not story.begins(moves):
                story = Story(game, seats, options)
            story.go_on(moves)
            with self._remembering:
                self._stories[table] = story
                self._stories.move_to_end(table)
                self._forget()
        return story

    @property
    def bytes(self) -> int:
        """About how much they take."""
        with self._remembering:
            return sum(story.weight() for story in self._stories.values())

    def _forget(self) -> None:
        weights = {table: story.weight() for table, story in self._stories.items()}
        total = sum(weights.values())
        while total > self._most_bytes and len(self._stories) > 1:
            table, _ = self._stories.popitem(last=False)
            total -= weights[table]
