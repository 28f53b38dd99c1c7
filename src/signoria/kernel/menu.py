"""A menu: options while a step gathers them, row by row. Most rows lie ready.

Whoever needs all options gets them as a tuple; whoever plays at random draws one, and whoever wants
a mask writes it from the rows, and nothing is copied. All go by the same order.
"""

from __future__ import annotations

from typing import Final

from signoria._compat import i64, u8, vec
from signoria.kernel.actions import Action, Options
from signoria.kernel.chance import Rng


class Menu:
    """Remembers the rows that were put on it, until it is cleared."""

    def __init__(self) -> None:
        self.rows: Final[list[Options]] = []  # from earlier menus too: ``filled`` of them count
        self.filled: i64 = 0
        self.size: i64 = 0

    def add(self, row: Options) -> None:
        """Some more words, or none."""
        count: i64 = len(row)
        if count:
            if self.filled < len(self.rows):
                self.rows[self.filled] = row
            else:
                self.rows.append(row)
            self.filled += 1
            self.size += count

    def clear(self) -> None:
        """Begin anew, before something else is gathered."""
        self.filled = 0
        self.size = 0

    def words(self) -> Options:
        """All of them, in order."""
        if self.filled == 1:
            return self.rows[0]
        if self.filled == 0:
            return ()
        if self.filled <= SHORT:  # a list for all would cost more than it saves
            joined = self.rows[0]
            for place in range(1, self.filled):
                joined = joined + self.rows[place]
            return joined
        found = [self.rows[0][0]] * self.size  # room for all: one append a word costs far more
        at: i64 = 0
        for place in range(self.filled):
            for word in self.rows[place]:
                found[at] = word
                at += 1
        return tuple(found)

    def mark(self, mask: vec[u8], first: i64, mark: u8) -> None:
        """Write *mark* at the number of every word, counted from *first*."""
        for place in range(self.filled):
            for word in self.rows[place]:
                mask[first + word.number] = mark

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


def borrow() -> Menu:
    """An empty menu, perhaps one that was given back: whoever asks for options again and again
    needs no new lists.
    """
    try:
        menu = SPARE.pop()
    except IndexError:
        return Menu()
    menu.clear()
    return menu


def words_of(menu: Menu) -> Options:
    """What stands on a borrowed menu, which is given back."""
    words = menu.words()
    SPARE.append(menu)
    return words


SHORT: Final[i64] = 3  # rows
# As many as were ever in use at one time, and never none: a list that becomes empty gives its room
# back, and needs it again at once.
SPARE: Final[list[Menu]] = [Menu() for _ in range(4)]
