"""What the round would bring if it were scored now, and with each option; the rules say it."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from signoria.faces.web.scene import Scene
from signoria.games.medici_dice.phrases.names import place_words
from signoria.games.medici_dice.sights import Sight
from signoria.games.medici_dice.web.pencil import Pencil


def would(scene: Scene[Sight], seat: int, pencils: Sequence[Pencil]) -> dict[str, Any] | None:
    """A line in words, and another for every option that changes it."""
    if scene.is_over:
        return None
    now = scene.seen["sheets"][seat]["would_score"]
    words = _words(scene, now["place"], now["is_tied"], now["ship"], now["monopolies"])
    by_words: dict[str, list[str]] = {}
    for pencil in pencils:
        if then := pencil.would:
            said = _words(scene, then.place, then.is_tied, then.ship, then.monopolies)
            by_words.setdefault(said, []).append(pencil.action)
    return {
        "words": words,
        "variants": [
            {"actions": ";".join(actions), "words": said} for said, actions in by_words.items()
        ],
    }


def _words(
    scene: Scene[Sight], place: int | None, is_tied: bool, ship: int, monopolies: int
) -> str:
    if place is None:
        return scene.language.say(
            "Scored now: ship {ship} + columns {monopolies} = {points}",
            ship=ship,
            monopolies=monopolies,
            points=ship + monopolies,
        )
    return scene.language.say(
        "Scored now: ship {place}, {ship} + columns {monopolies} = {points}",
        place=place_words(scene.language, place, is_tied),
        ship=ship,
        monopolies=monopolies,
        points=ship + monopolies,
    )
