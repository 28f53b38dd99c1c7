"""Storehouses: bricks by colour, and which of them can be given, laid down or taken."""

from __future__ import annotations

from typing import Any

from signoria.faces.web.scene import Answer, Scene
from signoria.games.firenze.web.bricks import Offered, heaps, phrases_of
from signoria.games.firenze.web.seats import struck_seat

MINE = ("give", "pay")
THEIRS = "want"


def storehouse(scene: Scene[Any], seat: int, offered: Offered) -> dict[str, Any]:
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
            scene.before["players"][seat]["storehouse"],
            answers,
            _reason(scene),
        ),
        "label": _label(scene, seat),
    }


def _answers(scene: Scene[Any], seat: int, offered: Offered) -> dict[str, Answer]:
    """What is offered of this storehouse, by colour."""
    found = {}
    for action, answer in offered.items():
        verb, _, rest = action.partition(" ")
        is_here = seat == scene.seat if verb in MINE else seat == struck_seat(scene)
        if is_here and verb in (*MINE, THEIRS):
            found[rest.split()[0]] = answer
    return found


def _reason(scene: Scene[Any]) -> str:
    """Why a colour cannot be chosen while others can."""
    step = str(scene.seen["step"]).split()[0]
    if step in ("GiveToRow", "GiveToTarget", "Smuggler"):
        return scene.language.say("a swap is of two different colours")
    return scene.language.say("given from the commonest colour to the rarest: undo to begin again")


def _label(scene: Scene[Any], seat: int) -> str:
    player = scene.seen["players"][seat]
    bricks = phrases_of(scene).bricks(player["storehouse"])
    if not bricks:
        return scene.language.say("The storehouse of {name} is empty", name=scene.names[seat])
    return scene.language.say(
        "Storehouse of {name}: {bricks}", name=scene.names[seat], bricks=bricks
    )
