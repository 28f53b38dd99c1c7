"""Boxes with a value changed, for tests."""

from __future__ import annotations

from signoria import library
from signoria.kernel.box import Box

# A value of each game that may be another: what stands in its box, and what instead.
CHANGED = {
    "medici_dice": ("ship_bonus        = 10", "ship_bonus        = 17"),
    "firenze": ("last_seal  = 5", "last_seal  = 16"),
    "florenza": ("fiorini    = 100", "fiorini    = 137"),
    "florenza_dice": ("2 = 6", "2 = 5"),
}


def other_text(game: str) -> str:
    """The text of a game's box with that value changed."""
    text = library.box_file(game).read_text(encoding="utf-8")
    old, new = CHANGED[game]
    assert text.count(old) >= 1, f"the box of {game} has no {old!r} any more"
    return text.replace(old, new, 1)


def other_box(game: str) -> Box:
    """The same, read."""
    return Box(other_text(game), "mine.toml")
