"""One game moved on by the numbers of its actions, as ``Batch`` moves many: for doors that have a
game at a time.

The numbers lie in rows that are written anew at every move: whoever wants arrays looks at them
without a copy. Chance is dealt at once; a game that is over stays as it is.
"""

from __future__ import annotations

from typing import Any, Final

from signoria._compat import i32, i64, u8, vec
from signoria.kernel.chance import Rng
from signoria.kernel.game import Game
from signoria.kernel.menu import Menu
from signoria.kernel.state import State, gather, settle
from signoria.kernel.steps import CHANCE, NOBODY


class Single:
    """A game, what is legal in it, and room for what a seat sees."""

    def __init__(self, game: Game[Any], seats: int, first: State, rng: Rng) -> None:
        self.game: Final = game
        self.words: Final[i64] = len(game.words)
        self.mask: Final = vec[u8]([u8(0)] * self.words)  # 1 for every option
        self.row: Final = vec[i32]([i32(0)] * game.fields(seats).width)
        self.state: State = first
        self.rng: Rng = rng
        self.who: i64 = NOBODY  # is asked
        self._menu: Final = Menu()
        self._go_on()

    def begin(self, first: State, rng: Rng) -> None:
        """Another game, as far as its first decision."""
        self.state = first
        self.rng = rng
        self._go_on()

    def is_legal(self, number: i64) -> bool:
        """Whether it is the number of an option."""
        return 0 <= number < self.words and self.mask[number] != 0

    def step(self, number: i64) -> bool:
        """Choose an option; if it is none, nothing changes, and the answer is no."""
        if not self.is_legal(number):
            return False
        state = self.state
        settle(state, state.step.take(state, self.game.words.actions[number]))
        self._go_on()
        return True

    def look(self, seat: i64) -> None:
        """Write what a seat sees into the row."""
        self.game.encode(self.state, seat, self.row, 0)

    def _go_on(self) -> None:
        state = self.state
        while state.who == CHANCE:
            settle(state, state.step.deal(state, self.rng))
        self._menu.mark(self.mask, 0, 0)
        gather(state, self._menu)
        self._menu.mark(self.mask, 0, 1)
        self.who = state.who
