"""Many games on several cores: a process each, and one set of arrays in memory that all share.

if __name__ == "__main__":  # the processes import this program anew
    with GamesInProcesses("firenze", seats=2, count=1024, processes=4) as games:
        games.step(actions)

It deals and answers exactly as ``signoria.rl.batch.Games`` does with the same seed.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from ctypes import c_byte
from itertools import pairwise
from multiprocessing import get_context
from multiprocessing.connection import Connection
from typing import Any, NoReturn, Self
from weakref import finalize

import numpy as np
from numpy.typing import NDArray

from signoria.kernel.actions import IllegalAction
from signoria.kernel.rewards import WINS, check_reward
from signoria.library import load
from signoria.rl.batch import Arrays, Games, checked, kinds, seeds_for

ACTIONS = "actions"
ALIGNED = 64  # bytes
GO_ON = "go on"


class GamesInProcesses:
    """*count* games, dealt out to *processes*. Close it, or use it in a ``with``."""

    def __init__(
        self,
        game: str,
        seats: int,
        count: int,
        seed: int | Sequence[int] = 0,
        options: Mapping[str, object] | None = None,
        reward: str = WINS,
        processes: int = 2,
    ) -> None:
        seeds = seeds_for(count, seed)
        if not 1 <= processes <= count:
            raise ValueError(f"{count} games run in 1 to {count} processes, not {processes}")
        self.game: Any = load(game)
        self.game.check_seats(seats)
        chosen = self.game.choose(seats, options or {})
        check_reward(reward)
        self.count, self.seats = count, seats
        self._workers: list[tuple[Any, Connection]] = []
        self.close = finalize(self, _end, self._workers)
        context = get_context("spawn")
        memory = context.RawArray(c_byte, _size(self.game, seats, count))
        arrays = _arrays(memory, self.game, seats, count)
        self.observations, self.masks = arrays["observations"], arrays["masks"]
        self.rewards, self.over, self.actors = arrays["rewards"], arrays["over"], arrays["actors"]
        self._actions = arrays[ACTIONS]
        places = [round(count * part / processes) for part in range(processes + 1)]
        for first, end in pairwise(places):
            mine, its = context.Pipe()
            task = (game, seats, seeds[first:end], chosen, reward, count, first)
            worker = context.Process(target=_work, args=(its, memory, *task))
            worker.daemon = True
            worker.start()
            its.close()
            self._workers.append((worker, mine))
        self._wait()

    def step(self, actions: NDArray[np.integer[Any]]) -> None:
        """One decision in every game: all are legal, or none is made."""
        if not self.close.alive:
            raise ValueError("the games were closed")
        wanted = checked(actions, self.count)
        self._check_legal(wanted)
        self._actions[:] = wanted
        try:
            for _, connection in self._workers:
                connection.send(GO_ON)
        except BrokenPipeError:
            self._fail("it ended")
        self._wait()

    def _check_legal(self, wanted: NDArray[np.int64]) -> None:
        words = self.masks.shape[1]
        known = (wanted >= 0) & (wanted < words)
        legal = known & (self.masks[np.arange(self.count), np.where(known, wanted, 0)] == 1)
        if not legal.all():
            at = int(np.flatnonzero(~legal)[0])
            number = int(wanted[at])
            if not known[at]:
                raise IllegalAction(f"game {at}: no action {number}; they go from 0 to {words - 1}")
            text = self.game.words[number].text
            others = ", ".join(self.game.words[int(n)].text for n in np.flatnonzero(self.masks[at]))
            raise IllegalAction(
                f"game {at}: {text!r} is not legal here; legal: {others}; no game was moved"
            )

    def _wait(self) -> None:
        try:
            for _, connection in self._workers:
                if why := connection.recv():
                    self._fail(why)
        except (EOFError, ConnectionResetError):
            self._fail("it ended")

    def _fail(self, why: str) -> NoReturn:
        self.close()
        raise RuntimeError(f"a process failed: {why}; the games are closed")

    def __enter__(self) -> Self:
        return self

    def __exit__(self, *_: object) -> None:
        self.close()


def _kinds(game: Any, seats: int, count: int) -> dict[str, tuple[tuple[int, ...], Any]]:
    return {**kinds(game, seats, count), ACTIONS: ((count,), np.int64)}


def _bytes(shape: tuple[int, ...], kind: Any) -> int:
    exact = int(np.prod(shape)) * int(np.dtype(kind).itemsize)
    return -(-exact // ALIGNED) * ALIGNED


def _size(game: Any, seats: int, count: int) -> int:
    return sum(_bytes(shape, kind) for shape, kind in _kinds(game, seats, count).values())


def _arrays(memory: Any, game: Any, seats: int, count: int) -> Arrays:
    found, at = {}, 0
    for name, (shape, kind) in _kinds(game, seats, count).items():
        found[name] = np.ndarray(shape, kind, memory, at)
        at += _bytes(shape, kind)
    return found


def _work(
    connection: Connection,
    memory: Any,
    name: str,
    seats: int,
    seeds: list[int],
    options: dict[str, str],
    reward: str,
    count: int,
    first: int,
) -> None:
    """Move some of the games on whenever it is said; an empty answer means that it is done."""
    part = slice(first, first + len(seeds))
    arrays = _arrays(memory, load(name), seats, count)
    mine = {key: found[part] for key, found in arrays.items()}
    actions = mine.pop(ACTIONS)
    try:
        games = Games(name, seats, len(seeds), seeds, options, reward, mine)
        connection.send("")
        while connection.recv() == GO_ON:
            games.step(actions)
            connection.send("")
    except (EOFError, KeyboardInterrupt):
        return  # whoever asked is gone
    except Exception as error:  # noqa: BLE001 - told to whoever asked
        connection.send(f"{type(error).__name__}: {error}")


def _end(workers: list[tuple[Any, Connection]]) -> None:
    for _, connection in workers:
        connection.close()  # it ends when nobody asks any more
    for worker, _ in workers:
        worker.join()
