"""Bricks: their colours, letters and patterns, and heaps of them."""

from __future__ import annotations

from collections.abc import Collection, Mapping
from typing import Any

from signoria.faces.web.scene import Answer, Scene
from signoria.games.firenze.phrases import FirenzePhrases
from signoria.games.firenze.sights import Sight

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


def phrases_of(scene: Scene[Sight]) -> FirenzePhrases:
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
    fresh: Collection[str],
    answers: Mapping[str, Answer],
    reasons: Mapping[str, str] | None = None,
    parts: Collection[str] = (),
    most: int = MOST_DRAWN,
) -> list[dict[str, Any]]:
    """Bricks by colour: which are new, what can be chosen, and why the others cannot be.

    Colours without a brick are there as well: they may keep their place. Those in *parts* are
    chosen brick by brick, for a set.
    """
    return [
        {
            "id": f"{where}-{colour}",
            "colour": colour,
            "letter": phrases.letter(colour),
            "name": phrases.counted(colour, count),
            "single": phrases.counted(colour, 1),
            "count": count,
            "drawn": count if count <= most else 1,
            "answer": answers.get(colour),
            "is_part": colour in parts and count > 0,
            "reason": (reasons or {}).get(colour, ""),
            "is_fresh": colour in fresh,
        }
        for colour, count in counts.items()
    ]
