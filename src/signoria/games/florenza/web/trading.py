"""Two for one at the market, one for another with Bernardo: chosen together, in any order, of what
is given and what is taken.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from signoria.faces.web.paint import capital
from signoria.faces.web.scene import Answer, Scene
from signoria.games.florenza.phrases.trades import GIVE, TAKE
from signoria.games.florenza.sights import Sight
from signoria.games.florenza.web.view import View


def answers(scene: Scene[Sight]) -> list[Answer]:
    """Every way to trade; none unless that is asked."""
    return [_answer(scene, way) for way in scene.sets if len(way) > 1]


def _answer(scene: Scene[Sight], way: Sequence[str]) -> Answer:
    said = scene.phrases.labels(scene.seen, way, scene.names)
    return Answer(" | ".join(way), said, said, parts=tuple(text.replace(" ", "-") for text in way))


def pieces(view: View, offered: list[Answer]) -> dict[str, Any] | None:
    """What can be given, as often as it can be, and what can be taken."""
    if not offered or view.scene.seat is None:
        return None
    most: dict[str, int] = {}
    for answer in offered:
        for part in answer.parts:
            most[part] = max(most.get(part, 0), answer.parts.count(part))
    hand = view.family(view.scene.seat)["resources"]
    return {
        verb: [
            {
                "good": good,
                "part": f"{verb}-{good}",
                "id": f"{verb}-{good}-{at}",
                "name": capital(view.phrases.good(good)),
                "label": view.language.say("give {good}", good=view.phrases.good(good))
                if verb == GIVE
                else view.language.say("take {good}", good=view.phrases.good(good)),
            }
            for good in hand
            for at in range(most.get(f"{verb}-{good}", 0))
        ]
        for verb in (GIVE, TAKE)
    }
