"""One game as machines see it: rows, masks and rewards as arrays. All doors stand on it."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

import numpy as np
from numpy.typing import NDArray

from signoria import _compat
from signoria.kernel.actions import IllegalAction
from signoria.kernel.chance import Rng
from signoria.kernel.rewards import BOUNDS, WINS, check_reward, rewards
from signoria.kernel.steps import CHANCE, NOBODY
from signoria.library import load

Row = NDArray[np.int32]
Mask = NDArray[np.int8]


class Episode:
    """A game from the first decision to the end; chance is dealt as soon as it is asked."""

    def __init__(
        self,
        game: str,
        seats: int,
        options: Mapping[str, object] | None = None,
        reward: str = WINS,
    ) -> None:
        self.game: Any = load(game)
        self.game.check_seats(seats)
        self.seats = seats
        self.options = self.game.choose(seats, options or {})
        self.reward = check_reward(reward)
        self.bounds = BOUNDS[reward]
        self.fields = self.game.fields(seats)
        self.lows: Row = np.array(self.fields.lows, dtype=np.int32)
        self.highs: Row = np.array(self.fields.highs, dtype=np.int32)
        self.words = len(self.game.words)
        self.nothing: Mask = np.zeros(self.words, dtype=np.int8)
        self._row = self._empty_row()
        self.begin(0)

    def _empty_row(self) -> Any:
        return _compat.vec[_compat.i64]([0] * self.fields.width)

    def __getstate__(self) -> dict[str, Any]:
        """Without what only it can write to: packed rows are not pickled."""
        return {name: value for name, value in vars(self).items() if name != "_row"}

    def __setstate__(self, state: dict[str, Any]) -> None:
        vars(self).update(state)
        self._row = self._empty_row()

    def begin(self, seed: int) -> None:
        """A new game; the same seed deals the same."""
        self.rng = Rng(seed)
        self.state: Any = self.game.new(self.seats, self.options)
        self._deal()

    @property
    def actor(self) -> int:
        """The seat that is asked; ``NOBODY`` when the game is over."""
        return int(self.state.actor())

    @property
    def is_over(self) -> bool:
        """Whether nobody is asked any more."""
        return self.actor == NOBODY

    def row(self, seat: int) -> Row:
        """What a seat sees; the fields say what it means."""
        self.game.encode(self.state, seat, self._row, 0)
        return np.array(self._row, dtype=np.int32)

    def mask(self) -> Mask:
        """1 for every action that the seat that is asked may choose."""
        found = self.nothing.copy()
        for action in self.state.options():
            found[action.number] = 1
        return found

    def is_legal(self, action: object) -> bool:
        """Whether it is the number of an option."""
        number = _number(action)
        return any(option.number == number for option in self.state.options())

    def step(self, action: object) -> None:
        """Let the seat that is asked choose; what is not legal changes nothing."""
        if not self.is_legal(action):
            raise IllegalAction(self.why_not(action))
        self.state.apply(self.game.words.numbered(_number(action)))
        self._deal()

    def why_not(self, action: object) -> str:
        """In words, for what is not legal."""
        if self.is_over:
            return "the game is over: begin a new one"
        number = _number(action)
        if number is None or not 0 <= number < self.words:
            return f"an action is a number from 0 to {self.words - 1}, not {action!r}"
        text = self.game.words.numbered(number).text
        legal = ", ".join(f"{option.number} {option.text}" for option in self.state.options())
        return f"{number} ({text}) is not legal here; legal: {legal}"

    def rewards(self) -> list[float]:
        """One a seat; nothing before the end."""
        if not self.is_over:
            return [0.0] * self.seats
        return [float(one) for one in rewards(self.game, self.state, self.reward)]

    def _deal(self) -> None:
        while self.state.actor() == CHANCE:
            self.state.deal(self.rng)


def _number(action: object) -> int | None:
    """An integer of Python or numpy; anything else is no action."""
    if isinstance(action, np.ndarray):
        return int(action) if action.shape == () and action.dtype.kind in "iu" else None
    return int(action) if isinstance(action, int | np.integer) else None
