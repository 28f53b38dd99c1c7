"""Bricks: their colours, letters and patterns, and heaps of them."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from signoria.faces.web.scene import Answer, Scene
from signoria.games.firenze.phrases import FirenzePhrases

PATTERNS = {
    "white": "",
    "yellow": "grains",
    "green": "diagonals",
    "red": "bars",
    "blue": "waves",
    "purple": "lozenges",
}
MOST_DRAWN = 4  # of one colour, one by one; more are counted

Offered = Mapping[str, Answer]  # by the action's text


def phrases_of(scene: Scene[Any]) -> FirenzePhrases:
    """The game's own words."""
    assert isinstance(scene.phrases, FirenzePhrases)
    return scene.phrases


def colours(phrases: FirenzePhrases, names: list[str]) -> list[dict[str, str]]:
    """What the sprite draws a brick of each colour from."""
    return [
        {
            "colour": name,
            "name": phrases.colour(name),
            "letter": phrases.letter(name),
            "pattern": PATTERNS.get(name, ""),
        }
        for name in names
    ]


def heaps(
    phrases: FirenzePhrases,
    where: str,
    counts: Mapping[str, int],
    before: Mapping[str, int],
    answers: Mapping[str, Answer],
    reason: str = "",
    most: int = MOST_DRAWN,
) -> list[dict[str, Any]]:
    """Bricks by colour; *answers* by colour, and why the other colours cannot be chosen."""
    return [
        {
            "id": f"{where}-{colour}",
            "colour": colour,
            "name": phrases.bricks({colour: count}),
            "count": count,
            "drawn": count if count <= most else 1,
            "answer": answers.get(colour),
            "reason": reason if answers and colour not in answers else "",
            "is_fresh": count > before.get(colour, 0),
        }
        for colour, count in counts.items()
        if count
    ]
