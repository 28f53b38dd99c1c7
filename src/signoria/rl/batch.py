"""Many games moved on in one call, as arrays that belong to the caller.

games = Games("medici_dice", seats=2, count=1024, seed=1)
games.step(actions)          # one action a game
games.observations, games.masks, games.rewards, games.over, games.actors
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

import numpy as np
from numpy.typing import NDArray

from signoria._compat import i64, vec
from signoria.kernel.batch import Batch
from signoria.kernel.rewards import WINS
from signoria.library import load
from signoria.rl.seeds import stirred


class Games:
    """*count* games; those that are over begin anew. The same seed deals the same games."""

    def __init__(
        self,
        game: str,
        seats: int,
        count: int,
        seed: int = 0,
        options: Mapping[str, object] | None = None,
        reward: str = WINS,
    ) -> None:
        if count < 1:
            raise ValueError(f"a batch has at least one game, not {count}")
        self.game: Any = load(game)
        self.game.check_seats(seats)
        self.fields = self.game.fields(seats)
        chosen = self.game.choose(seats, options or {})
        seeds = [stirred(seed, at) for at in range(count)]
        self.batch = Batch(self.game, seats, seeds, chosen, reward)
        self.count, self.seats = count, seats
        self.observations = np.empty((count, self.fields.width), dtype=np.int32)
        self.masks = np.empty((count, len(self.game.words)), dtype=np.uint8)
        self.rewards = np.zeros((count, seats))
        self.over = np.zeros(count, dtype=np.uint8)
        self.actors = np.empty(count, dtype=np.int64)
        self._read()

    def step(self, actions: NDArray[np.integer[Any]]) -> None:
        """One decision in every game: all are legal, or none is made."""
        found = np.asarray(actions)
        if found.shape != (self.count,) or found.dtype.kind not in "iu":
            raise ValueError(
                f"actions are {self.count} integers, not {found.dtype} of shape {found.shape}"
            )
        self.batch.step(vec[i64](found.astype(np.int64).tolist()))
        self._read()

    def _read(self) -> None:
        batch = self.batch
        self.observations[:] = _array(batch.observations, np.int64).reshape(self.count, -1)
        self.masks[:] = _array(batch.masks, np.uint8).reshape(self.count, -1)
        self.rewards[:] = _array(batch.rewards, np.float64).reshape(self.count, -1)
        self.over[:] = _array(batch.over, np.uint8)
        self.actors[:] = _array(batch.actors, np.int64)


def _array(numbers: Any, kind: Any) -> NDArray[Any]:
    """A view of the batch's numbers; interpreted they are a list, and copied."""
    if isinstance(numbers, list):
        return np.array(numbers, dtype=kind)
    return np.frombuffer(numbers, dtype=kind)
