"""One game as machines see it: rows, masks and rewards as arrays. All doors stand on it."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

import numpy as np
from numpy.typing import NDArray

from signoria.kernel.actions import IllegalAction
from signoria.kernel.chance import Rng
from signoria.kernel.rewards import BOUNDS, WINS, check_reward, rewards
from signoria.kernel.single import Single
from signoria.kernel.steps import NOBODY
from signoria.library import load

INT32, INT8 = np.dtype(np.int32), np.dtype(np.int8)
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
        self._first: Any = self.game.new(seats, self.options)
        self._play(self._first.copy(), Rng(0))

    def _play(self, state: Any, rng: Rng) -> None:
        self.single = Single(self.game, self.seats, state, rng)
        self._row = _seen(self.single.row, np.int32)
        self._mask = _seen(self.single.mask, np.int8)

    def __getstate__(self) -> dict[str, Any]:
        """Without what only it can write to: packed rows are not pickled."""
        kept = {name: value for name, value in vars(self).items() if name not in _PACKED}
        return {**kept, "game going on": (self.single.state, self.single.rng)}

    def __setstate__(self, state: dict[str, Any]) -> None:
        going_on = state.pop("game going on")
        vars(self).update(state)
        self._play(*going_on)

    def begin(self, seed: int) -> None:
        """A new game; the same seed deals the same."""
        self.single.begin(self._first.copy(), Rng(seed))

    @property
    def state(self) -> Any:
        """The game itself."""
        return self.single.state

    @property
    def actor(self) -> int:
        """The seat that is asked; ``NOBODY`` when the game is over."""
        return self.single.who

    @property
    def is_over(self) -> bool:
        """Whether nobody is asked any more."""
        return self.single.who == NOBODY

    def row(self, seat: int) -> Row:
        """What a seat sees; the fields say what it means."""
        self.single.look(seat)
        if self._row is None:
            return np.array(self.single.row, dtype=INT32)
        return self._row.copy()

    def mask(self) -> Mask:
        """1 for every action that the seat that is asked may choose."""
        if self._mask is None:
            return np.array(self.single.mask, dtype=INT8)
        return self._mask.copy()

    def tries(self, action: object) -> bool:
        """Let the seat that is asked choose; what is not legal changes nothing: no."""
        try:
            return self.single.step(action)  # type: ignore[arg-type]
        except (TypeError, ValueError, OverflowError):  # no integer of Python, or far too large
            number = as_number(action)
            return number is not None and 0 <= number < self.words and self.single.step(number)

    def step(self, action: object) -> None:
        """The same; what is not legal raises."""
        if not self.tries(action):
            raise IllegalAction(self.why_not(action))

    def why_not(self, action: object) -> str:
        """In words, for what is not legal."""
        if self.is_over:
            return "the game is over: begin a new one"
        number = as_number(action)
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


_PACKED = ("single", "_row", "_mask")


def _seen(numbers: Any, kind: Any) -> NDArray[Any] | None:
    """A view of packed numbers, which changes with them; interpreted there is none."""
    return None if isinstance(numbers, list) else np.frombuffer(numbers, dtype=kind)


def as_number(action: object) -> int | None:
    """An integer of Python or numpy; anything else is no action."""
    if isinstance(action, np.ndarray):
        return int(action) if action.shape == () and action.dtype.kind in "iu" else None
    return int(action) if isinstance(action, int | np.integer) else None
