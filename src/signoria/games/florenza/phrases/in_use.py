"""The box in use: one for the life of a process."""

from __future__ import annotations

from functools import cache

from signoria.kernel.box import Box
from signoria.library import load

GAME = "florenza"


@cache
def box() -> Box:
    """What is printed on boards, tiles and cards."""
    return load(GAME).box
