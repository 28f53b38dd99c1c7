"""Storehouses: bricks by colour, and which of them can be given, laid down or taken."""

from __future__ import annotations

from typing import Any

from signoria.faces.web.scene import Answer, Scene
from signoria.games.firenze.sights import Sight
from signoria.games.firenze.web.bricks import Offered, heaps, phrases_of
from signoria.games.firenze.web.fresh import Fresh
from signoria.games.firenze.web.seats import struck_seat

MINE = ("give", "pay")
THEIRS = "want"


def storehouse(scene: Scene[Sight], seat: int, offered: Offered, new: Fresh) -> dict[str, Any]:
    """One player's bricks, with what can be chosen among them."""
    player = scene.seen["players"][seat]
    answers = _answers(scene, seat, offered)
    return {
        "stored": player["stored"],
        "limit": player["storehouse_limit"],
        "is_over_limit": player["stored"] > player["storehouse_limit"],
        "heaps": heaps(
            phrases_of(scene),
            f"store-{seat}",
            player["storehouse"],
            [colour for whose, colour in new.stored if whose == seat],
            answers,
            _reasons(scene, seat, answers),
        ),
        "label": _label(scene, seat),
    }


def _answers(scene: Scene[Sight], seat: int, offered: Offered) -> dict[str, Answer]:
    """What is offered of this storehouse, by colour."""
    found = {}
    for action, answer in offered.items():
        verb, _, rest = action.partition(" ")
        is_here = seat == scene.seat if verb in MINE else seat == struck_seat(scene)
        if is_here and verb in (*MINE, THEIRS):
            found[rest.split()[0]] = answer
    return found


def _reasons(scene: Scene[Sight], seat: int, answers: dict[str, Answer]) -> dict[str, str]:
    """Why a colour cannot be chosen while others can."""
    if not answers:
        return {}
    offered, answer = next(iter(answers.items()))
    return {
        colour: scene.why_not(answer.action.replace(offered, colour))
        for colour, count in scene.seen["players"][seat]["storehouse"].items()
        if count and colour not in answers
    }


def _label(scene: Scene[Sight], seat: int) -> str:
    player = scene.seen["players"][seat]
    bricks = phrases_of(scene).bricks(player["storehouse"])
    if not bricks:
        return scene.language.say("The storehouse of {name} is empty", name=scene.names[seat])
    return scene.language.say(
        "Storehouse of {name}: {bricks}", name=scene.names[seat], bricks=bricks
    )
