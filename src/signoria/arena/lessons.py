"""The games of a training's lessons in several processes, or on a Ray cluster."""

from __future__ import annotations

import signal
import sys
from collections.abc import Generator, Iterable, Iterator
from contextlib import contextmanager
from multiprocessing import Pool
from typing import Any

from signoria.arena.cluster import connect, outcome
from signoria.arena.spreading import interrupts_ignored
from signoria.learning.lessons import Part, Played, Players, here, play


@contextmanager
def players(jobs: int, ray: str = "") -> Iterator[Players]:
    """Whoever plays the games of lessons; what comes of them does not depend on it."""
    if ray:
        cluster = connect(ray)
        try:
            remote = cluster.remote(num_cpus=1)(_play_there)
            yield lambda parts: _over_cluster(cluster, remote, parts)
        finally:
            cluster.shutdown()
    elif jobs == 1:
        yield here
    else:
        with interrupts_ignored():
            pool = Pool(jobs, _begin)
        with pool:
            yield lambda parts: pool.imap(play, parts)


def _begin() -> None:
    """In a process of its own: Ctrl-C ends the first one, and with it the others."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)


def _over_cluster(cluster: Any, remote: Any, parts: Iterable[Part]) -> Generator[Played]:
    coming = [remote.remote(part, list(sys.path)) for part in parts]
    for one in coming:
        yield outcome(cluster, one)


def _play_there(part: Part, path: list[str]) -> Played:
    sys.path += [folder for folder in path if folder not in sys.path]
    return play(part)
