"""How games are drawn. A game's folder adds a package ``web`` with a class ``DRAWING``.

Its templates lie in ``web/templates``, its styles in ``web/style.css``. A game without a
drawing is shown in words, and every option is a button.
"""

from __future__ import annotations

from functools import cache
from typing import Any

from signoria.faces.web.drawing import Card, Drawing
from signoria.library import module

__all__ = ["Card", "Drawing", "drawing_of"]


@cache
def drawing_of(game: str) -> Drawing[Any]:
    """The drawing of a game."""
    own = module(game, "web")
    found: Drawing[Any] = own.DRAWING(game) if own else Drawing(game)
    return found
