"""The stories of the tables that somebody looks at: replayed once, and gone on with every move."""

from __future__ import annotations

from collections import OrderedDict
from threading import RLock

from signoria.server.sitting import Sitting
from signoria.story import Story

MOST_STORIES = 64


class Stories:
    """Safe to use from several threads: a story only ever grows, and readers say how far."""

    def __init__(self, most: int = MOST_STORIES) -> None:
        self._most = most
        self._stories: OrderedDict[str, Story] = OrderedDict()
        self._lock = RLock()

    def of(self, sitting: Sitting) -> Story:
        """A table's story so far; going back begins a new one."""
        table, session = sitting.terms.table, sitting.session
        with self._lock:
            story = self._stories.get(table)
            if story is None or not story.begins(session.moves):
                story = Story(session.game, len(session.players), session.options)
            story.go_on(session.moves)
            self._stories[table] = story
            self._stories.move_to_end(table)
            while len(self._stories) > self._most:
                self._stories.popitem(last=False)
        return story
