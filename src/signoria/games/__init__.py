"""The games: each folder holds one whole. ``signoria.games()`` lists them by name.

A package of its own, installed beside Signoria, adds a game through the entry point
``signoria.games``: the game's name, and the package that is built like a folder here.
"""

from __future__ import annotations

import sys
from functools import cache
from importlib.metadata import entry_points
from importlib.util import find_spec
from pathlib import Path
from types import ModuleType

SHELF = Path(__file__).parent
ENTRY_POINT = "signoria.games"


class _Shelf(ModuleType):
    """This package, which can also be called: it holds the games and lists them."""

    def __call__(self) -> list[str]:
        return names()


def names() -> list[str]:
    """The names of all games, sorted."""
    return sorted(packages())


def packages() -> dict[str, str]:
    """The package of every game: each folder here with a box, and what is installed beside."""
    return _installed() | _here()


def folder(package: str) -> Path:
    """Where the files of a game's package lie."""
    found = find_spec(package)
    if found is None or not found.submodule_search_locations:
        raise ModuleNotFoundError(f"the entry point {ENTRY_POINT} names {package}: no such package")
    return Path(next(iter(found.submodule_search_locations)))


@cache
def _here() -> dict[str, str]:
    return {path.parent.name: f"{__name__}.{path.parent.name}" for path in SHELF.glob("*/box.toml")}


@cache
def _installed() -> dict[str, str]:
    return {found.name: found.value for found in entry_points(group=ENTRY_POINT)}


sys.modules[__name__].__class__ = _Shelf
