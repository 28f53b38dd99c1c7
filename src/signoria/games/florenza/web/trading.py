"""Two for one at the market, one for another with Bernardo: chosen together, in any order.

The rules ask for one resource after the other; here every complete way through their questions is
an answer, made of what is given and what is taken.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from signoria.faces.web.paint import capital
from signoria.faces.web.scene import Answer, Scene
from signoria.games.florenza.phrases import FlorenzaPhrases
from signoria.games.florenza.sights import Sight
from signoria.games.florenza.web.view import View
from signoria.kernel.state import State

STEPS = ("TradeAtMarket", "ExchangeResource")
GIVE, TAKE = "give", "resource"


def answers(scene: Scene[Sight]) -> list[Answer]:
    """Every way to trade; none unless that is asked."""
    if scene.state is None or str(scene.seen["step"]).partition(" ")[0] not in STEPS:
        return []
    phrases = scene.phrases
    assert isinstance(phrases, FlorenzaPhrases)
    found = []
    for way in _ways(scene.state, ()):
        goods = [text.partition(" ")[2] for text in way]
        given: dict[str, int] = {}
        for good in goods[:-1]:
            given[good] = given.get(good, 0) + 1
        said = scene.language.say(
            "Give {given} for {taken}",
            given=phrases.amounts(given),
            taken=phrases.amount(goods[-1], 1),
        )
        parts = tuple(text.replace(" ", "-") for text in way)
        found.append(Answer(" | ".join(way), said, said, parts=parts))
    return found


def _ways(state: State, way: tuple[str, ...]) -> Iterator[tuple[str, ...]]:
    """What the rules ask for from here, until something is taken."""
    for action in state.options():
        longer = (*way, action.text)
        if action.verb == GIVE:
            copy = state.copy()
            copy.apply(action)
            yield from _ways(copy, longer)
        elif action.verb == TAKE and way:
            yield longer


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
