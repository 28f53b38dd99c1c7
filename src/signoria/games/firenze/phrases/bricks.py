"""Bricks by number and colour: ``2 red and 1 white``."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Mapping

from signoria.faces.phrases.language import Language
from signoria.games.firenze.phrases.names import brick_colour


def bricks_in_words(language: Language, counts: Mapping[str, int]) -> str:
    """``2 red and 1 white``; empty without any."""
    return language.listed(
        [counted(language, colour, number) for colour, number in counts.items() if number]
    )


def bricks_named(language: Language, colours: Iterable[str]) -> str:
    """Bricks as news tells them, a colour each: ``2 red and 1 white``."""
    return bricks_in_words(language, Counter(colours))


def bricks_or_none(language: Language, colours: Iterable[str]) -> str:
    """The same, in words also without any."""
    return bricks_named(language, colours) or language.say("no bricks")


def counted(language: Language, colour: str, number: int) -> str:
    """``2 red``, ``0 white``."""
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
