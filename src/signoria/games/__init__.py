"""The games: each folder is a rulebook. ``signoria.games()`` lists them by name."""

from __future__ import annotations

import sys
from pathlib import Path
from types import ModuleType

SHELF = Path(__file__).parent


class _Shelf(ModuleType):
    """This package, which can also be called: it holds the games and lists them."""

    def __call__(self) -> list[str]:
        return names()


def names() -> list[str]:
    """The names of all games, sorted: every folder with a box."""
    return sorted(path.parent.name for path in SHELF.glob("*/box.toml"))


sys.modules[__name__].__class__ = _Shelf
