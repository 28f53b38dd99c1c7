"""Colours of goods; a letter always stands beside them."""

from __future__ import annotations

_COLOURS = {
    "spices": "#ffffff on #b3202c",
    "dye": "#ffffff on #1d5fa6",
    "grain": "#ffffff on #2e7038",
    "fur": "#ffffff on #3b3a40",
    "cloth": "#ffffff on #6e3a8e",
}
GOLD = "#000000 on #d9a520"


def style_of(good: str | None) -> str:
    """The style of a good's faces and crosses; None is gold."""
    if good is None:
        return GOLD
    return f"bold {_COLOURS.get(good, 'reverse')}"
