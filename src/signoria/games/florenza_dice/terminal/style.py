"""Colours of resources and dice; a letter always stands beside them."""

from __future__ import annotations

from rich.text import Text

from signoria.faces.terminal.screen import QUIET
from signoria.games.florenza_dice.phrases import FlorenzaDicePhrases
from signoria.games.florenza_dice.sights import Icon

CROSS = "×"

_RESOURCES = {
    "marble": "#2a2420 on #f1eee8",
    "wood": "#ffffff on #8a5a2e",
    "metal": "#ffffff on #667080",
    "spice": "#ffffff on #3a7a38",
    "textile": "#ffffff on #b02a37",
    "gold": "#000000 on #e0ae2b",
    "fiorini": "#000000 on #f2d675",
}


def style_of(kind: str) -> str:
    """The style of a resource, of the die that brings it, or of a coin."""
    return f"bold {_RESOURCES.get(kind, 'reverse')}"


def icons(phrases: FlorenzaDicePhrases, printed: list[Icon]) -> Text:
    """Open icons as letters, ticked ones as crosses."""
    row = Text()
    for icon in printed:
        if icon["ticked"]:
            row.append(CROSS, style=QUIET)
        else:
            row.append(phrases.letter(icon["kind"]), style=style_of(icon["kind"]))
    return row


def padded(text: Text, width: int) -> Text:
    """Filled up with spaces."""
    text.pad_right(max(0, width - len(text)))
    return text


def beside(left: list[Text], right: list[Text], width: int) -> list[Text]:
    """Two drawings side by side; *width* is the left one's."""
    height = max(len(left), len(right))
    left = left + [Text() for _ in range(height - len(left))]
    right = right + [Text() for _ in range(height - len(right))]
    return [padded(one, width).append_text(other) for one, other in zip(left, right, strict=True)]
