"""The games of a match in one process, in several, or on a cluster: the same games every time."""

from __future__ import annotations

import multiprocessing
import os
import signal
import threading
from collections.abc import Generator, Iterator, Sequence
from contextlib import contextmanager
from multiprocessing import Pool
from multiprocessing.connection import wait

from signoria import guests
from signoria.arena.match import Match, bots_of
from signoria.arena.played import GamePlayed, play
from signoria.bots import Bot
from signoria.library import load

CHUNKS_A_PROCESS = 8
MOST_IN_A_CHUNK = 4  # what is done is written soon


def over_all(
    match: Match, numbers: Sequence[int], jobs: int, ray: str = ""
) -> Generator[GamePlayed]:
    """The games of these numbers in their order. Whoever closes it early ends the processes that
    play.
    """
    if ray:
        from signoria.arena.cluster import over_cluster

        yield from over_cluster(match, numbers, ray)
    elif jobs == 1:
        bots = bots_of(match)
        try:
            yield from (play(match, bots, number) for number in numbers)
        finally:
            guests.end(bots)
    else:
        yield from _over_processes(match, numbers, jobs)


def _over_processes(match: Match, numbers: Sequence[int], jobs: int) -> Generator[GamePlayed]:
    chunk = min(MOST_IN_A_CHUNK, max(1, len(numbers) // (jobs * CHUNKS_A_PROCESS)))
    with interrupts_ignored():
        pool = Pool(jobs, _begin, (match,))
    with pool:
        yield from pool.imap(_play, numbers, chunksize=chunk)


@contextmanager
def interrupts_ignored() -> Iterator[None]:
    """Processes that are started here leave Ctrl-C to this one, from their first moment on."""
    if threading.current_thread() is not threading.main_thread():
        yield
        return
    before = signal.signal(signal.SIGINT, signal.SIG_IGN)
    try:
        yield
    finally:
        signal.signal(signal.SIGINT, before)


_here: list[tuple[Match, list[Bot]]] = []


def _begin(match: Match) -> None:
    """In a process of its own: load the game with the box that was chosen, and make the bots."""
    # Ctrl-C ends the first process, and with it the others; programs end with whoever plays.
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    told = [parent.sentinel] if (parent := multiprocessing.parent_process()) else []
    if any(map(guests.is_guest, match.bots)):
        told.append(_told_to_end())
    if told:
        threading.Thread(target=_end_when, args=(told,), daemon=True).start()
    load(match.game, match.box)
    _here.append((match, bots_of(match)))


def _told_to_end() -> int:
    """Where it can be read that this process was told to end. Nothing is left to a handler: it
    would run between two steps of whoever plays, and who has just begun to wait has none.
    """
    reading, writing = os.pipe()
    os.set_blocking(writing, False)
    signal.set_wakeup_fd(writing)
    signal.signal(signal.SIGTERM, lambda *_: None)
    return reading


def _play(number: int) -> GamePlayed:
    match, bots = _here[-1]
    return play(match, bots, number)


def _end_when(told: list[int]) -> None:
    """Nobody plays on for an arena that is over or was killed."""
    wait(told)
    _leave()


def _leave() -> None:
    for _, bots in _here:
        guests.end(bots)
    os._exit(0)
