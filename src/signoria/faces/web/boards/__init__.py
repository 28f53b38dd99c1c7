"""How games are drawn. A game adds one module of its own name here, with a class ``DRAWING``.

Its templates lie in ``templates/boards/<game>``, its styles in ``static/boards/<game>.css``.
A game without a drawing is shown in words, and every option is a button.
"""

from __future__ import annotations

from functools import cache
from importlib import import_module
from importlib.util import find_spec

from signoria.faces.web.boards.drawing import Card, Drawing

__all__ = ["Card", "Drawing", "drawing_of"]


@cache
def drawing_of(game: str) -> Drawing:
    """The drawing of a game."""
    if not game.isidentifier() or find_spec(f"{__name__}.{game}") is None:
        return Drawing(game)
    found: Drawing = import_module(f"{__name__}.{game}").DRAWING(game)
    return found
