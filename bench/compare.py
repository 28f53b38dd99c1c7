"""Two source trees side by side: CPU time of a decision in playouts, interleaved.

    python bench/compare.py OLD NEW [--rounds 12]

Both trees must be compiled (``scripts/compile`` in each). Both play the same seeds; a change of
the rules that changes the games themselves is noticed and said.
"""

from __future__ import annotations

import argparse
import json
import os
import subprocess
import sys
from pathlib import Path
from statistics import median

PLAYOUTS = """
import json, sys
from time import process_time
from signoria import is_compiled
from signoria.bots.search import copy_often, play_games
from signoria.kernel.chance import Rng
from signoria.library import load
assert is_compiled(), "run scripts/compile there"
for line in sys.stdin:
    name, seats, games, seed, copies = json.loads(line)
    first = load(name).new(seats)
    before = process_time()
    decisions = int(play_games(first, games, Rng(seed)))
    played = process_time() - before
    before = process_time()
    copy_often(first, copies)
    copied = process_time() - before
    print(json.dumps([decisions, played / decisions * 1e6, copied / copies * 1e6]), flush=True)
"""
GAMES = [
    ("medici_dice", 4, 3000),
    ("florenza_dice", 4, 250),
    ("firenze", 4, 80),
    ("florenza", 4, 80),
]
COPIES = 100_000


def start(tree: Path) -> subprocess.Popen[str]:
    """A process that plays with the rules of a tree."""
    environment = {name: value for name, value in os.environ.items() if name != "SIGNORIA_PURE"}
    environment["PYTHONPATH"] = str((tree / "src").resolve())
    return subprocess.Popen(
        [sys.executable, "-W", "ignore", "-c", PLAYOUTS],
        stdin=subprocess.PIPE,
        stdout=subprocess.PIPE,
        text=True,
        env=environment,
    )


def ask(process: subprocess.Popen[str], *task: object) -> list[float]:
    """Let it play, and wait."""
    assert process.stdin
    assert process.stdout
    process.stdin.write(json.dumps(task) + "\n")
    process.stdin.flush()
    answer: list[float] = json.loads(process.stdout.readline())
    return answer


def main() -> None:
    """Measure and print."""
    parser = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawTextHelpFormatter
    )
    parser.add_argument("old", type=Path)
    parser.add_argument("new", type=Path)
    parser.add_argument("--rounds", type=int, default=12)
    chosen = parser.parse_args()
    processes = [start(chosen.old), start(chosen.new)]
    for name, seats, games in GAMES:
        played: list[list[list[float]]] = []
        for seed in range(chosen.rounds + 1):
            order = (0, 1) if seed % 2 else (1, 0)
            got = {at: ask(processes[at], name, seats, games, seed + 1, COPIES) for at in order}
            if seed:  # the first round warms up
                played.append([got[0], got[1]])
        is_same = all(old[0] == new[0] for old, new in played)
        ratio = median(new[1] / old[1] for old, new in played)
        copy = median(new[2] / old[2] for old, new in played)
        best = [min(pair[at][1] for pair in played) for at in (0, 1)]
        print(
            f"{name:14} µs a decision {best[0]:.4f} → {best[1]:.4f} at best, "
            f"ratio {ratio:.3f} (median), copy {copy:.3f}{'' if is_same else ', OTHER GAMES'}"
        )
    for process in processes:
        assert process.stdin
        process.stdin.close()
        process.wait()


if __name__ == "__main__":
    main()
