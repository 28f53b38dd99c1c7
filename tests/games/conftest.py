"""A game whose box is still a draft is not on the shelf, and not tested with those that are."""

from __future__ import annotations

from pathlib import Path

from signoria.library import games

HERE = Path(__file__).parent

collect_ignore = [
    folder.name
    for folder in HERE.iterdir()
    if (folder / "__init__.py").exists() and folder.name not in games()
]
