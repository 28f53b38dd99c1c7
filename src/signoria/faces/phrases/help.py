"""Help for a step: the docstring of its class, which begins with the rulebook's heading.

Compiled classes have no docstring, so it is read from the source beside them.
"""

from __future__ import annotations

import ast
from functools import cache
from threading import Lock

from signoria.library import folder

_one_reader = Lock()  # Python 3.11 fails when two threads parse at the same time


def docstrings(game: str) -> dict[str, str]:
    """What the classes of a game's rules say about themselves, by name, one line each."""
    with _one_reader:
        return _docstrings(game)


@cache
def _docstrings(game: str) -> dict[str, str]:
    found: dict[str, str] = {}
    for source in sorted((folder(game) / "rules").glob("*.py")):
        for node in ast.parse(source.read_text(encoding="utf-8")).body:
            if isinstance(node, ast.ClassDef) and (said := ast.get_docstring(node)):
                found[node.name] = " ".join(said.split())
    return found


def step_help(game: str, step: str) -> str:
    """What a step, such as ``ChooseOneDie 1``, says about itself, in English."""
    name = step.split(maxsplit=1)[0] if step.split() else ""
    return docstrings(game).get(name, "")
