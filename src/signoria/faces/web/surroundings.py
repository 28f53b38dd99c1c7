"""What every page has around its content."""

from __future__ import annotations

from collections.abc import Sequence
from functools import partial
from typing import Any

from signoria.faces.web.drawings import Drawing, drawing_of
from signoria.faces.web.page_data import Visitor
from signoria.faces.web.words import Language, spoken
from signoria.library import games


def surroundings(
    visitor: Visitor,
    here: str,
    where: str,
    *,
    drawings: Sequence[Drawing[Any]] = (),
    learn: str = "",
    with_links: bool = False,
) -> dict[str, Any]:
    """*here* is the page's address, to come back to; *where* stands in the bar."""
    language = spoken(visitor.language)
    return {
        "here": here,
        "where": where,
        "drawings": drawings,
        "symbols_of": partial(_symbols_of, language),
        "learn": learn or playable()[0],
        "with_links": with_links,
    }


def playable() -> list[str]:
    """The games that are on the shelf, the lightest first."""
    return sorted(games(), key=lambda game: (drawing_of(game).heaviness, game))


def _symbols_of(language: Language, drawing: Drawing[Any]) -> dict[str, Any]:
    return drawing.symbols(language)
