"""Help for a step: the docstring of its class, which begins with the rulebook's heading.

Compiled classes have no docstring, so it is read from the source beside them.
"""

from __future__ import annotations

import ast
from functools import cache
from threading import Lock

from signoria.library import box_file

_reading = Lock()  # two threads that parse at once fail in Python 3.11


@cache
def docstrings(game: str) -> dict[str, str]:
    """What the classes in a game's folder say about themselves, by name, one line each."""
    found: dict[str, str] = {}
    with _reading:
        for source in sorted(box_file(game).parent.glob("*.py")):
            for node in ast.parse(source.read_text(encoding="utf-8")).body:
                if isinstance(node, ast.ClassDef) and (said := ast.get_docstring(node)):
                    found[node.name] = " ".join(said.split())
    return found


def step_help(game: str, step: str) -> str:
    """What a step, such as ``ChooseOneDie 1``, says about itself, in English."""
    name = step.split(maxsplit=1)[0] if step.split() else ""
    return docstrings(game).get(name, "")
