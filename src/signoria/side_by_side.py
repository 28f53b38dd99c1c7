"""What a change did to the speed: two source trees, the same seeds, slice by slice in turn.

The other tree is a revision that git knows, built for it in a temporary place.
"""

from __future__ import annotations

import json
import os
import subprocess
import sys
import tempfile
from collections.abc import Generator, Iterator
from contextlib import contextmanager, suppress
from pathlib import Path
from statistics import median

from signoria import _compiled

ROUNDS = 12
COPIES = 100_000
GAMES_A_SLICE = 80  # more of the games that are over sooner
MORE = {"medici_dice": 3000, "florenza_dice": 250}
_PLAYOUTS = """
import json, sys
from time import process_time
from signoria import __file__ as here, is_compiled
from signoria.bots.search import copy_often, play_games
from signoria.kernel.chance import Rng
from signoria.library import load
assert is_compiled() and here.startswith(sys.argv[1]), "not compiled"
for line in sys.stdin:
    name, games, seed, copies = json.loads(line)
    first = load(name).new(max(load(name).seats))
    before = process_time()
    decisions = int(play_games(first, games, Rng(seed)))
    played = process_time() - before
    before = process_time()
    copy_often(first, copies)
    copied = process_time() - before
    print(json.dumps([decisions, played / decisions * 1e6, copied / copies * 1e6]), flush=True)
"""


class SideBySide:
    """Two compiled trees, and what was measured of them so far."""

    def __init__(self, game: str, old: Path, new: Path) -> None:
        self.game = game
        self.trees = (old, new)
        self.slices: list[tuple[list[float], list[float]]] = []

    def rounds(self, count: int = ROUNDS) -> Generator[int]:
        """Measure so many rounds; the one before the first warms up."""
        processes = [_start(tree) for tree in self.trees]
        try:
            for seed in range(count + 1):
                order = (0, 1) if seed % 2 else (1, 0)
                games = MORE.get(self.game, GAMES_A_SLICE)
                task = (self.game, games, seed + 1, COPIES)
                got = {at: _ask(processes[at], *task) for at in order}
                if seed:
                    self.slices.append((got[0], got[1]))
                    yield seed
        finally:
            for process in processes:
                process.kill()
                process.communicate()

    def text(self) -> str:
        """One line: best times, and the median of the paired ratios."""
        is_same = all(old[0] == new[0] for old, new in self.slices)
        ratio = median(new[1] / old[1] for old, new in self.slices)
        copy = median(new[2] / old[2] for old, new in self.slices)
        best = [min(pair[at][1] for pair in self.slices) for at in (0, 1)]
        return (
            f"{self.game}: µs a decision {best[0]:.4f} → {best[1]:.4f} at best, ratio {ratio:.3f} "
            f"(median), copy {copy:.3f}{'' if is_same else '; the games themselves differ'}"
        )


@contextmanager
def built(revision: str, root: Path = _compiled.ROOT) -> Iterator[Path]:
    """Another revision's tree, compiled; it is gone afterwards."""
    if not _compiled.is_source_tree(root) or not (root / ".git").exists():
        raise ValueError("--compare needs the project's sources under git; this is not such a tree")
    found = _git(root, "rev-parse", "--verify", "--quiet", f"{revision}^{{commit}}")
    if found.returncode:
        raise ValueError(f"git knows no revision {revision!r}")
    with tempfile.TemporaryDirectory() as folder:
        tree = Path(folder) / "tree"
        try:
            _git(root, "worktree", "add", "--detach", str(tree), found.stdout.strip())
            (tree / ".venv").symlink_to((root / ".venv").resolve())
            done = subprocess.run(  # noqa: S603 - the tree's own script
                [str(tree / "scripts" / "compile")],
                env={**os.environ, "SIGNORIA_COMPILE": "1"},
                capture_output=True,
                text=True,
                check=False,
            )
            if done.returncode:
                last = (done.stderr.strip().splitlines() or ["no reason was given"])[-1]
                raise ValueError(f"revision {revision!r} cannot be compiled: {last}")
            yield tree
        finally:
            _git(root, "worktree", "remove", "--force", str(tree))


def _git(root: Path, *words: str) -> subprocess.CompletedProcess[str]:
    return subprocess.run(  # noqa: S603 - git itself
        ["git", "-C", str(root), *words],  # noqa: S607
        capture_output=True,
        text=True,
        check=False,
    )


def _start(tree: Path) -> subprocess.Popen[str]:
    """A process that plays with the rules of a tree."""
    environment = {name: value for name, value in os.environ.items() if name != "SIGNORIA_PURE"}
    sources = str((tree / "src").resolve())
    environment["PYTHONPATH"] = sources
    return subprocess.Popen(  # noqa: S603 - this very program
        [sys.executable, "-W", "ignore", "-c", _PLAYOUTS, sources],
        stdin=subprocess.PIPE,
        stdout=subprocess.PIPE,
        stderr=subprocess.DEVNULL,  # what is wrong is said by _ask
        text=True,
        env=environment,
        process_group=0,  # Ctrl-C is for whoever waits
    )


def _ask(process: subprocess.Popen[str], *task: object) -> list[float]:
    assert process.stdin
    assert process.stdout
    with suppress(BrokenPipeError):  # it has ended, and says nothing
        process.stdin.write(json.dumps(task) + "\n")
        process.stdin.flush()
    line = process.stdout.readline()
    if not line:
        raise ValueError("a tree does not run compiled: call scripts/compile in it")
    answer: list[float] = json.loads(line)
    return answer
