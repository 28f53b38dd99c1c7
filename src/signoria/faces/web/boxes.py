"""Which box a table plays: the one that the game comes with, or another beside it."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any

from signoria.faces.web.words import Language
from signoria.kernel.game import Game
from signoria.library import box_title, game_of, is_beside, load, shelf_name


@dataclass(frozen=True)
class BoxWords:
    """A box for people: where its values are, what it is called, and its fingerprint."""

    name: str  # of the game with this box, on the shelf
    title: str
    fingerprint: str
    is_usual: bool


def box_words(language: Language, game: Game[Any]) -> BoxWords:
    """The box of a game."""
    name, is_usual = shelf_name(game), not is_beside(game)
    title = language.say("as it comes with Signoria") if is_usual else box_title(name)
    return BoxWords(name, title or language.say("an earlier box"), game.box.fingerprint, is_usual)


def titled(language: Language, game: Game[Any]) -> str:
    """A game's title, with its box if that is not the usual one."""
    box = box_words(language, game)
    return game.title if box.is_usual else f"{game.title} · {box.title}"


def box_choices(language: Language, game: str, others: Sequence[str]) -> list[BoxWords]:
    """The boxes of a game to choose from, if there are several: the usual one, and those of
    *others* that are of this game; *game* and *others* are names on the shelf.
    """
    own = [name for name in others if game_of(name) == game_of(game)]
    names = [game_of(game), *own] if own else []
    return [box_words(language, load(name)) for name in names]
