"""Boards drawn from observations; a game's folder adds a package ``terminal`` with ``draw``."""

from __future__ import annotations

import json
from collections.abc import Sequence
from typing import Any

from rich.console import Console
from rich.text import Text

from signoria.faces.phrases import Names, Phrases, Seen
from signoria.faces.terminal.screen import BAD, lines
from signoria.library import module

_TOLD_ELSEWHERE = ("game", "options", "seat", "step", "actor")


def show(
    screen: Console,
    phrases: Phrases[Any],
    seen: Seen,
    names: Names,
    title: str,
    warnings: Sequence[str] = (),
) -> None:
    """Print the board that *seen* describes, and what should not be overlooked."""
    lines(screen, draw(screen, phrases, seen, names, title))
    for warning in warnings:
        lines(screen, list(Text(warning, style=BAD).wrap(screen, screen.width)))


def draw(
    screen: Console, phrases: Phrases[Any], seen: Seen, names: Names, title: str
) -> list[Text]:
    """The board as lines of text."""
    own = module(phrases.game, "terminal")
    if own is None:
        return [Text(title, style="bold"), *_fields(seen)]
    drawn: list[Text] = own.draw(screen, phrases, seen, names, title)
    return drawn


def _fields(seen: Seen) -> list[Text]:
    """A game without a drawing: what is seen, line by line."""
    return [
        Text(f"{name}: {json.dumps(value, ensure_ascii=False)}")
        for name, value in seen.items()
        if name not in _TOLD_ELSEWHERE
    ]
