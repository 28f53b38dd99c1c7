"""Storehouses: bricks by colour, and which of them can be given, laid down or taken."""

from __future__ import annotations

from typing import Any

from signoria.faces.web.scene import Answer, Scene
from signoria.games.firenze.sights import Sight
from signoria.games.firenze.web.bricks import Offered, heaps, phrases_of
from signoria.games.firenze.web.fresh import Fresh
from signoria.games.firenze.web.moves import moves_of
from signoria.games.firenze.web.seats import struck_seat

MINE = ("give", "pay")
THEIRS = "want"
TARGET = "target"


def storehouse(scene: Scene[Sight], seat: int, offered: Offered, new: Fresh) -> dict[str, Any]:
    """One player's bricks, with what can be chosen among them."""
    player = scene.seen["players"][seat]
    answers = _answers(scene, seat, offered)
    chosen = _parts(offered) if seat == scene.seat else set[str]()
    return {
        "stored": player["stored"],
        "limit": player["storehouse_limit"],
        "is_over_limit": player["stored"] > player["storehouse_limit"],
        "is_open": bool(answers or chosen),
        "heaps": heaps(
            phrases_of(scene),
            f"store-{seat}",
            player["storehouse"],
            [colour for whose, colour in new.stored if whose == seat],
            answers,
            _reasons(scene, seat, answers),
            chosen,
        ),
        "label": _label(scene, seat),
    }


def _parts(offered: Offered) -> set[str]:
    """The colours that make up sets, if sets are chosen."""
    return {part for answer in offered.values() for part in answer.parts}


def _answers(scene: Scene[Sight], seat: int, offered: Offered) -> dict[str, Answer]:
    """What is offered of this storehouse, by colour; perhaps together with choosing the player."""
    found = {}
    for action, answer in offered.items():
        moves = [move.split() for move in moves_of(action)]
        first, last = moves[0], moves[-1]
        if answer.parts or (len(moves) > 1 and first[0] != TARGET):
            continue
        if first[0] == TARGET:
            is_here = first[1] == str(seat) and last[0] == THEIRS
        else:
            is_here = seat == (scene.seat if last[0] in MINE else struck_seat(scene))
        if is_here and last[0] in (*MINE, THEIRS):
            found[last[1]] = answer
    return found


def _reasons(scene: Scene[Sight], seat: int, answers: dict[str, Answer]) -> dict[str, str]:
    """Why a colour cannot be chosen while others can."""
    if not answers:
        return {}
    offered, answer = next(iter(answers.items()))
    if len(moves_of(answer.action)) > 1:
        return {}
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
