"""Boards drawn from observations; each game adds one module of its own name with ``draw``."""

from __future__ import annotations

import json
from importlib import import_module
from importlib.util import find_spec
from typing import Any

from rich.console import Console
from rich.text import Text

from signoria.faces.phrases import Names, Phrases, Seen
from signoria.faces.terminal.screen import lines

_TOLD_ELSEWHERE = ("game", "options", "seat", "step", "actor")


def show(screen: Console, phrases: Phrases, seen: Seen, names: Names, title: str) -> None:
    """Print the board that *seen* describes."""
    lines(screen, draw(screen, phrases, seen, names, title))


def draw(screen: Console, phrases: Phrases, seen: Seen, names: Names, title: str) -> list[Text]:
    """The board as lines of text."""
    module = f"{__name__}.{phrases.game}"
    if find_spec(module) is None:
        return [Text(title, style="bold"), *_facts(seen)]
    drawn: list[Text] = import_module(module).draw(screen, phrases, seen, names, title)
    return drawn


def _facts(seen: dict[str, Any]) -> list[Text]:
    """A game without a drawing: what is seen, line by line."""
    return [
        Text(f"{name}: {json.dumps(value, ensure_ascii=False)}")
        for name, value in seen.items()
        if name not in _TOLD_ELSEWHERE
    ]
