"""Bricks by number and colour: ``2 red and 1 white``."""

from __future__ import annotations

from collections.abc import Iterable, Mapping

from signoria.faces.phrases.language import Language
from signoria.games.firenze.phrases.names import brick_colour


def bricks_in_words(language: Language, counts: Mapping[str, int]) -> str:
    """``2 red and 1 white``; empty without any."""
    return language.listed(
        [_counted(language, colour, number) for colour, number in counts.items() if number]
    )


def counted(colours: Iterable[str]) -> dict[str, int]:
    """How many of each, in the order in which they come first."""
    found: dict[str, int] = {}
    for colour in colours:
        found[colour] = found.get(colour, 0) + 1
    return found


def _counted(language: Language, colour: str, number: int) -> str:
    plural = language.plural
    match colour:
        case "white":
            return plural("{number} white", "{number} white", number)
        case "yellow":
            return plural("{number} yellow", "{number} yellow", number)
        case "green":
            return plural("{number} green", "{number} green", number)
        case "red":
            return plural("{number} red", "{number} red", number)
        case "blue":
            return plural("{number} blue", "{number} blue", number)
        case "purple":
            return plural("{number} purple", "{number} purple", number)
    return f"{number} {brick_colour(language, colour)}"
