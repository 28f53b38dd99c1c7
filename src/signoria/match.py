"""Many games between the same bots, seats rotating, in one process or in several."""

from __future__ import annotations

import signal
import threading
from collections.abc import Callable, Generator, Iterator
from contextlib import contextmanager
from dataclasses import dataclass
from multiprocessing import Pool
from pathlib import Path
from typing import TypeVar

from signoria.library import load
from signoria.table import Table

Outcome = TypeVar("Outcome")
CHUNKS_A_PROCESS = 8


@dataclass(frozen=True)
class Match:
    """What all its games have in common; *bots* in the order they were named."""

    game: str
    bots: tuple[str, ...]
    seed: str
    options: dict[str, str]
    box: Path | None


def sit_down(match: Match, number: int) -> tuple[Table, list[int]]:
    """The table of one game, and which bot sits where: seats move on by one every game."""
    seats = len(match.bots)
    bot_at = [(seat + number) % seats for seat in range(seats)]
    table = Table(
        load(match.game),
        [match.bots[bot] for bot in bot_at],
        seed=f"{match.seed}-{number}",
        options=match.options,
    )
    return table, bot_at


def over_all(
    match: Match, games: int, jobs: int, play: Callable[[Match, int], Outcome]
) -> Generator[Outcome]:
    """The outcomes of all games in their order; *play* is a function of a module. Whoever closes
    it early ends the processes that play.
    """
    if jobs == 1:
        yield from (play(match, number) for number in range(games))
        return
    chunk = max(1, games // (jobs * CHUNKS_A_PROCESS))
    with _interrupts_ignored():
        pool = Pool(jobs, _begin, (match,))
    with pool:
        yield from pool.imap(_Numbered(play), range(games), chunksize=chunk)


@contextmanager
def _interrupts_ignored() -> Iterator[None]:
    """Processes that are started here leave Ctrl-C to this one, from their first moment on."""
    if threading.current_thread() is not threading.main_thread():
        yield
        return
    before = signal.signal(signal.SIGINT, signal.SIG_IGN)
    try:
        yield
    finally:
        signal.signal(signal.SIGINT, before)


_match_here: list[Match] = []


def _begin(match: Match) -> None:
    """In a process of its own: load the game with the box that was chosen."""
    # Ctrl-C ends the first process, and with it the others.
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    load(match.game, match.box)
    _match_here.append(match)


class _Numbered:
    """Plays a game by its number, in whichever process it is sent to."""

    def __init__(self, play: Callable[[Match, int], object]) -> None:
        self.play = play

    def __call__(self, number: int) -> object:
        return self.play(_match_here[-1], number)
