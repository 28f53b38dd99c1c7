"""Bots for tests of the arena, named as ``tests.arena.players:Alike``."""

from __future__ import annotations

import os
import time
from pathlib import Path

from signoria.bots import RandomBot


class Alike(RandomBot):
    """Another name for the same play."""


class Failing(RandomBot):
    """Cannot play at all."""

    def choose(self, view, rng):
        raise RuntimeError("I cannot play")


class Sticking(RandomBot):
    """Hangs after so many moves, if a file says so; until then it plays at random."""

    moves = 0

    def choose(self, view, rng):
        self.moves += 1
        file = Path(os.environ.get("STICKING_FILE", ""))
        if file.is_file() and self.moves > int(file.read_text(encoding="utf-8")):
            file.with_name("stuck").write_text(str(os.getpid()), encoding="utf-8")
            time.sleep(600)
        return super().choose(view, rng)
