"""Compiled or interpreted: which of the two ways this process runs.

Compiled modules lie beside their sources and are preferred by Python's import system;
``SIGNORIA_PURE=1`` makes this package look at sources only.
"""

from __future__ import annotations

import os
import sys
import warnings
from collections.abc import Sequence
from importlib.abc import MetaPathFinder
from importlib.machinery import SOURCE_SUFFIXES, FileFinder, ModuleSpec, SourceFileLoader
from pathlib import Path
from types import ModuleType


class _SourcesOnly(MetaPathFinder):
    """Finds this package's modules as Python sources, never as extensions."""

    def find_spec(
        self, fullname: str, path: Sequence[str] | None, target: ModuleType | None = None
    ) -> ModuleSpec | None:
        if not fullname.startswith("signoria.") or path is None:
            return None
        for folder in path:
            finder = FileFinder(folder, (SourceFileLoader, list(SOURCE_SUFFIXES)))
            if found := finder.find_spec(fullname):
                return found
        return None


def prepare() -> None:
    """Before anything else of the package is imported."""
    if os.environ.get("SIGNORIA_PURE") == "1":
        sys.meta_path.insert(0, _SourcesOnly())
    else:
        _warn_of_stale_modules(Path(__file__).parent)


def is_compiled() -> bool:
    """Whether the rules run compiled in this process."""
    from signoria.kernel import state

    return not str(state.__file__).endswith(".py")


def _warn_of_stale_modules(package: Path) -> None:
    """In a source tree: compiled modules that are older than their sources play old rules."""
    if not (package.parents[1] / "pyproject.toml").exists():
        return
    for built in package.parent.glob("*__mypyc*.so"):
        for folder in ("kernel", "games", "bots"):
            for source in (package / folder).glob("**/*.py"):
                if source.stat().st_mtime > built.stat().st_mtime and _is_beside(source):
                    warnings.warn(
                        f"{source.relative_to(package)} was changed after it was compiled: "
                        "run scripts/compile, or set SIGNORIA_PURE=1",
                        stacklevel=4,
                    )
                    return


def _is_beside(source: Path) -> bool:
    return any(source.parent.glob(f"{source.stem}.*.so"))
