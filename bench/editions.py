"""What another box of a game costs in the same process: loading it, and playing it interpreted.

python bench/editions.py
"""

from __future__ import annotations

import sys
import time
from pathlib import Path

sys.path.insert(0, str(Path(__file__).parents[1]))

import signoria
from signoria import Table, editions, library
from signoria.kernel.box import read_box
from signoria.kernel.game import Game

MEGABYTE = 1_000_000
PAGE = 4096


def main() -> None:
    """A line a game: its own box once more, beside itself."""
    print("| game | load s | MB | greedy game ms | usual ms | slower |")
    print("|---|--:|--:|--:|--:|--:|")
    for name in signoria.games():
        usual = signoria.load(name)
        before, began = _bytes(), time.perf_counter()
        beside = editions.add(read_box(library.box_file(name))).game
        seconds, size = time.perf_counter() - began, (_bytes() - before) / MEGABYTE
        own, other = _played(beside), _played(usual)
        print(
            f"| {usual.title} | {seconds:.2f} | {size:.1f} | {own:.0f} | {other:.0f} "
            f"| {own / other:.0f} × |"
        )


def _played(game: Game) -> float:  # type: ignore[type-arg]
    """Milliseconds of a game of greedy bots; the second one, when all is warm."""
    for seed in (1, 2):
        began = time.perf_counter()
        Table(game, ["greedy"] * game.seats[-1], seed=seed).run()
    return (time.perf_counter() - began) * 1000


def _bytes() -> int:
    return int(Path("/proc/self/statm").read_text().split()[1]) * PAGE


if __name__ == "__main__":
    main()
