"""Many games moved on in one call, as arrays that belong to the caller.

games = Games("medici_dice", seats=2, count=1024, seed=1)
games.step(actions)          # one action a game
games.observations, games.masks, games.rewards, games.over, games.actors

For several cores there is ``signoria.rl.processes``.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

import numpy as np
from numpy.typing import NDArray

from signoria._compat import i64, vec
from signoria.kernel.batch import Batch
from signoria.kernel.chance import Rng
from signoria.kernel.rewards import WINS
from signoria.library import load
from signoria.rl.seeds import next_seed

Arrays = dict[str, NDArray[Any]]


class Games:
    """*count* games; those that are over begin anew. The same seed deals the same games.

    *seed* is one integer for all, or one a game. The arrays are made here, or are those of *into*.
    """

    def __init__(
        self,
        game: str,
        seats: int,
        count: int,
        seed: int | Sequence[int] = 0,
        options: Mapping[str, object] | None = None,
        reward: str = WINS,
        into: Arrays | None = None,
    ) -> None:
        self.game: Any = load(game)
        self.game.check_seats(seats)
        self.fields = self.game.fields(seats)
        chosen = self.game.choose(seats, options or {})
        self.batch = Batch(self.game, seats, seeds_for(count, seed), chosen, reward)
        self.count, self.seats = count, seats
        arrays = empty_arrays(self.game, seats, count)
        if into is not None:
            arrays = matching(into, arrays)
        self.observations, self.masks = arrays["observations"], arrays["masks"]
        self.rewards, self.over, self.actors = arrays["rewards"], arrays["over"], arrays["actors"]
        self._read()

    def step(self, actions: NDArray[np.integer[Any]]) -> None:
        """One decision in every game: all are legal, or none is made."""
        self.batch.step(vec[i64](checked(actions, self.count).tolist()))
        self._read()

    def _read(self) -> None:
        batch = self.batch
        self.observations[:] = _array(batch.observations, np.int32).reshape(self.count, -1)
        self.masks[:] = _array(batch.masks, np.uint8).reshape(self.count, -1)
        self.rewards[:] = _array(batch.rewards, np.float64).reshape(self.count, -1)
        self.over[:] = _array(batch.over, np.uint8)
        self.actors[:] = _array(batch.actors, np.int64)


def kinds(game: Any, seats: int, count: int) -> dict[str, tuple[tuple[int, ...], Any]]:
    """The arrays of so many games: shape and type by name."""
    return {
        "observations": ((count, game.fields(seats).width), np.int32),
        "masks": ((count, len(game.words)), np.uint8),
        "rewards": ((count, seats), np.float64),
        "over": ((count,), np.uint8),
        "actors": ((count,), np.int64),
    }


def empty_arrays(game: Any, seats: int, count: int) -> Arrays:
    """Of one's own."""
    return {
        name: np.zeros(shape, kind) for name, (shape, kind) in kinds(game, seats, count).items()
    }


def matching(into: Arrays, wanted: Arrays) -> Arrays:
    """*into*, if all arrays are there and have the shapes and types that are wanted."""
    for name, like in wanted.items():
        one = into.get(name)
        if one is None or one.shape != like.shape or one.dtype != like.dtype:
            found = "nothing" if one is None else f"{one.dtype} of shape {one.shape}"
            raise ValueError(f"{name} must be {like.dtype} of shape {like.shape}, not {found}")
    return into


def seeds_for(count: int, seed: int | Sequence[int]) -> list[int]:
    """One a game: as given, or drawn from one."""
    if isinstance(count, bool) or not isinstance(count, int) or count < 1:
        raise ValueError(f"a batch has at least one game, not {count!r}")
    if isinstance(seed, Sequence | np.ndarray) and not isinstance(seed, str):
        if len(seed) != count:
            raise ValueError(f"there are {count} games, and {len(seed)} seeds")
        return [int(one) for one in seed]
    rng = Rng(seed)
    return [next_seed(rng) for _ in range(count)]


def checked(actions: object, count: int) -> NDArray[np.int64]:
    """*actions*, if they have the right shape and kind."""
    found = np.asarray(actions)
    if found.shape != (count,) or found.dtype.kind not in "iu":
        raise ValueError(f"actions are {count} integers, not {found.dtype} of shape {found.shape}")
    return found.astype(np.int64)


def _array(numbers: Any, kind: Any) -> NDArray[Any]:
    """A view of the batch's numbers; interpreted they are a list, and copied."""
    if isinstance(numbers, list):
        return np.array(numbers, dtype=kind)
    return np.frombuffer(numbers, dtype=kind)
