"""Compiled or interpreted: which of the two ways this process runs.

Compiled modules lie beside their sources and are preferred by Python's import system;
``SIGNORIA_PURE=1`` makes this package look at sources only. So do, in a source tree, sources that
have changed since they were compiled. What a process began with it keeps: compiled modules that
appear beside it are for the next one.
"""

from __future__ import annotations

import os
import sys
import warnings
from collections.abc import Sequence
from importlib.abc import MetaPathFinder
from importlib.machinery import SOURCE_SUFFIXES, FileFinder, ModuleSpec, SourceFileLoader
from types import ModuleType

from signoria import _compiled


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
    """Before anything else of the package is imported: changed sources win over compiled ones.

    All or nothing: the compiled modules are one library, and a mixture cannot run.
    """
    is_not_compiled = _compiled.is_source_tree() and _compiled.library() is None
    if os.environ.get("SIGNORIA_PURE") == "1" or is_not_compiled:
        sys.meta_path.insert(0, _SourcesOnly())
    elif why := _compiled.why_stale():
        sys.meta_path.insert(0, _SourcesOnly())
        warnings.warn(
            f"the rules run interpreted, because {why} since they were compiled: "
            f"{_compiled.AGAIN}, SIGNORIA_PURE=1 runs sources without asking",
            stacklevel=3,
        )


def is_next_compiled() -> bool:
    """Whether the rules would run compiled in a process that starts now."""
    if os.environ.get("SIGNORIA_PURE") == "1":
        return False
    if not _compiled.is_source_tree():
        return is_compiled()
    return _compiled.library() is not None and not _compiled.why_stale()


def is_compiled() -> bool:
    """Whether the rules run compiled in this process."""
    from signoria.kernel import state

    return not str(state.__file__).endswith(".py")
