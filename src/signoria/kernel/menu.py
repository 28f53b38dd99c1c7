"""A menu: options while a step gathers them, row by row. Most rows lie ready.

Whoever needs all options gets a list of them; whoever plays at random draws one, and nothing is
copied. Both go by the same order.
"""

from __future__ import annotations

from typing import Final

from signoria._compat import i64
from signoria.kernel.actions import Action, Options
from signoria.kernel.chance import Rng

NO_ROWS: Final[list[Options]] = []


class Menu:
    """Either *lists* every word, or only remembers the rows, to draw from them."""

    def __init__(self, lists: bool) -> None:
        self.lists: Final = lists
        self.words: Final[list[Action]] = []
        # From earlier menus too: ``filled`` of them count. Whoever lists has none.
        self.rows: Final[list[Options]] = NO_ROWS if lists else []
        self.filled: i64 = 0
        self.size: i64 = 0

    def add(self, row: Options) -> None:
        """Some more words, or none."""
        if self.lists:
            self.words.extend(row)
            return
        count: i64 = len(row)
        if count:
            if self.filled < len(self.rows):
                self.rows[self.filled] = row
            else:
                self.rows.append(row)
            self.filled += 1
            self.size += count

    def clear(self) -> None:
        """Begin anew, before something else is drawn."""
        self.filled = 0
        self.size = 0

    def draw(self, rng: Rng) -> Action:
        """Any of the words: the one that stands at ``rng.below(size)``."""
        at: i64 = rng.below(self.size)
        for place in range(self.filled):
            row = self.rows[place]
            count: i64 = len(row)
            if at < count:
                return row[at]
            at -= count
        raise AssertionError("nothing is on the menu")
