"""Several boxes of one game side by side, in one process.

Rules keep what is printed as constants of their modules, and the compiler makes them machine code:
one box a set of modules. Another box of the same game is therefore played by another set, made
from the same sources under a package of its own, ``signoria_editions.firenze_<fingerprint>``.
Whatever those sources import from the game's package comes from that set; kernel, bots and faces
are shared. An edition runs interpreted, on the kernel as it is.

An edition's name on the shelf is ``firenze@<fingerprint>``.
"""

from __future__ import annotations

import ast
import sys
from collections.abc import Sequence
from dataclasses import dataclass
from importlib import import_module
from importlib.abc import MetaPathFinder
from importlib.machinery import ModuleSpec, SourceFileLoader
from importlib.util import spec_from_file_location
from pathlib import Path
from threading import RLock
from types import CodeType, ModuleType
from typing import Any

from signoria import games as shelf
from signoria.kernel.box import Box, opening
from signoria.kernel.game import Game

ROOT = "signoria_editions"
MARK = "@"  # between a game's name and a box's fingerprint


@dataclass(frozen=True)
class Edition:
    """A game with another box than the one that this process plays compiled."""

    name: str  # on the shelf
    title: str  # what the box is called; nothing: it has no name
    game: Game[Any]


@dataclass(frozen=True)
class _Source:
    """Where the modules of an edition come from."""

    package: str
    folder: Path


_sources: dict[str, _Source] = {}  # by the edition's package
_editions: dict[str, Edition] = {}  # by the name on the shelf
_adding = RLock()


def name_on_shelf(game: str, fingerprint: str) -> str:
    """``firenze@<fingerprint>``."""
    return f"{game}{MARK}{fingerprint}"


def game_of(name: str) -> str:
    """The game of a name on the shelf, whatever its box."""
    return name.partition(MARK)[0]


def find(name: str) -> Edition | None:
    """The edition of that name, if there is one."""
    return _editions.get(name)


def games() -> list[Game[Any]]:
    """The games of all editions."""
    return [edition.game for edition in _editions.values()]


def add(box: Box, title: str = "") -> Edition:
    """Play *box* beside the game's other boxes. A box that the rules refuse raises
    :class:`BoxError`. What is there already stays, and keeps its title.
    """
    with _adding:
        name = name_on_shelf(box.game, box.fingerprint)
        if name in _editions:
            return _editions[name]
        package = package_of(name)
        _sources[package] = _Source(shelf.packages()[box.game], _folder(box.game))
        try:
            with opening(box):
                game: Game[Any] = import_module(f"{package}.rules.game").GAME
        except BaseException:
            _forget(package)
            raise
        _editions[name] = Edition(name, title, game)
        return _editions[name]


def package_of(name: str) -> str:
    """The package in which an edition's modules are."""
    return f"{ROOT}.{name.replace(MARK, '_')}"


def name_of_module(module: str) -> str:
    """The name on the shelf of the game to which a module belongs."""
    for name in _editions:
        if module.startswith(f"{package_of(name)}."):
            return name
    return next(
        name for name, package in shelf.packages().items() if module.startswith(f"{package}.")
    )


def _folder(game: str) -> Path:
    return shelf.folder(shelf.packages()[game])


def _forget(package: str) -> None:
    del _sources[package]
    for module in [name for name in sys.modules if f"{name}.".startswith(f"{package}.")]:
        del sys.modules[module]


class _Finder(MetaPathFinder):
    """Finds an edition's modules: the sources of its game."""

    def find_spec(
        self, fullname: str, path: Sequence[str] | None, target: ModuleType | None = None
    ) -> ModuleSpec | None:
        if fullname == ROOT:
            return ModuleSpec(ROOT, None, is_package=True)
        root, _, rest = fullname.partition(".")
        first, *parts = rest.split(".")
        source = _sources.get(f"{root}.{first}")
        if source is None:
            return None
        place = source.folder.joinpath(*parts)
        for file in (place / "__init__.py", place.with_name(f"{place.name}.py")):
            if file.is_file():
                is_package = file.name == "__init__.py"
                return spec_from_file_location(
                    fullname,
                    file,
                    loader=_Loader(fullname, str(file), source.package, f"{root}.{first}"),
                    submodule_search_locations=[str(place)] if is_package else None,
                )
        return None


class _Loader(SourceFileLoader):
    """Reads a source whose imports from its own package lead to the edition's package."""

    def __init__(self, fullname: str, file: str, package: str, edition: str) -> None:
        super().__init__(fullname, file)
        self._package, self._edition = package, edition

    def get_code(self, fullname: str) -> CodeType:
        """Compiled each time: what lies in ``__pycache__`` has other imports."""
        tree = ast.parse(self.get_data(self.path), self.path)
        for node in ast.walk(tree):
            if isinstance(node, ast.ImportFrom) and node.module and node.level == 0:
                node.module = self._moved(node.module)
            elif isinstance(node, ast.Import):
                for name in node.names:
                    if self._moved(name.name) != name.name:
                        raise ImportError(
                            f"{self.path}, line {node.lineno}: write 'from {name.name} import …', "
                            "so that the game can be played with several boxes"
                        )
        return compile(tree, self.path, "exec", dont_inherit=True)

    def _moved(self, module: str) -> str:
        is_own = f"{module}.".startswith(f"{self._package}.")
        return self._edition + module.removeprefix(self._package) if is_own else module


sys.meta_path.insert(0, _Finder())  # before compiled modules are found in the same folder
