"""The games of a match on a Ray cluster; what comes of them does not depend on where they are."""

from __future__ import annotations

import os
import sys
import tempfile
from collections import deque
from collections.abc import Generator, Sequence
from dataclasses import replace
from pathlib import Path
from typing import Any

from signoria import guests
from signoria.arena.extras import needed
from signoria.arena.match import Match, bots_of
from signoria.arena.played import GamePlayed, play
from signoria.library import load

LOCAL = "local"  # instead of an address: a cluster on this machine, for as long as the arena lasts
LITTLE_MEMORY = 80_000_000  # bytes that such a cluster shares: results are small
STARTS = 3  # of such a cluster: on a busy machine Ray gives up after half a minute
AHEAD = 4  # games under way for each processor


def over_cluster(match: Match, numbers: Sequence[int], address: str) -> Generator[GamePlayed]:
    """The games of these numbers in their order, wherever they are played."""
    ray = connect(address)
    try:
        player = ray.remote(num_cpus=1)(_Player)
        count = max(1, int(ray.cluster_resources().get("CPU", 1)))
        box = match.box.read_bytes() if match.box else b""
        players = [
            player.remote(match, box, list(sys.path)) for _ in range(min(count, len(numbers)))
        ]
        coming: deque[Any] = deque()
        for at, number in enumerate(numbers):
            coming.append(players[at % len(players)].play.remote(number))
            if len(coming) >= AHEAD * len(players):
                yield outcome(ray, coming.popleft())
        while coming:
            yield outcome(ray, coming.popleft())
        ray.get([one.end.remote() for one in players])
    finally:
        ray.shutdown()


def connect(address: str) -> Any:
    """Ray, connected to a cluster."""
    os.environ.setdefault("RAY_USAGE_STATS_ENABLED", "0")  # nobody was asked
    ray = needed("ray", "--ray", "ray")
    where: dict[str, Any] = {"address": address}
    if address == LOCAL:
        where = {"include_dashboard": False, "object_store_memory": LITTLE_MEMORY}
    for left in reversed(range(STARTS if address == LOCAL else 1)):
        try:
            ray.init(**where, log_to_driver=False, logging_level="error")
        except Exception as error:  # Ray raises plain ones
            ray.shutdown()
            if not left:
                reason = _first_line(error)
                raise ValueError(f"there is no Ray cluster at {address!r}: {reason}") from error
        else:
            return ray
    raise AssertionError("it was tried at least once")


def outcome(ray: Any, coming: Any) -> Any:
    """What a task came to; one that failed is told in a sentence."""
    try:
        return ray.get(coming)
    except ray.exceptions.RayError as error:
        reason = _first_line(getattr(error, "cause", None) or error)
        raise ValueError(f"a game on the Ray cluster failed: {reason}") from error


def _first_line(error: BaseException) -> str:
    return str(error).strip().partition("\n")[0]


class _Player:
    """Plays games in a process of a cluster."""

    def __init__(self, match: Match, box: bytes, path: list[str]) -> None:
        sys.path += [folder for folder in path if folder not in sys.path]
        if box:
            file = Path(tempfile.mkdtemp(prefix="signoria-")) / "box.toml"
            file.write_bytes(box)
            match = replace(match, box=file)
        load(match.game, match.box)
        self.match, self.bots = match, bots_of(match)

    def play(self, number: int) -> GamePlayed:
        """The game of that number."""
        return play(self.match, self.bots, number)

    def end(self) -> None:
        """End the programs that play here."""
        guests.end(self.bots)
