"""The box in use: one for each set of these modules."""

from __future__ import annotations

from functools import cache

from signoria.kernel.box import Box
from signoria.library import load, name_of_module


@cache
def box() -> Box:
    """What is printed on boards, tiles and cards."""
    return load(name_of_module(__name__)).box
