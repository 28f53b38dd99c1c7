"""The tray: five dice, what each would do, and why some cannot be taken."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from signoria.faces.web.paint import capital
from signoria.faces.web.scene import Answer, Scene
from signoria.faces.web.words import Language
from signoria.games.medici_dice.phrases.names import face_name, good_letter
from signoria.games.medici_dice.sights import Die, Sight
from signoria.games.medici_dice.web.travels import in_the_middle

PATTERNS = {
    "spices": "dots",
    "dye": "waves",
    "grain": "chevrons",
    "fur": "ermine",
    "cloth": "weave",
}


def tray(scene: Scene[Sight], offered: Sequence[Answer]) -> dict[str, Any]:
    """The five dice in the middle of the table."""
    alive = {part for answer in offered for part in answer.parts}
    seen = scene.seen
    rolled = [die for die in seen["dice"] if die]
    return {
        "is_empty": not rolled,
        "roll": scene.rolls if len(rolled) == len(seen["dice"]) else 0,
        "mark": scene.grades.at("dice.faces"),
        "dice": [_die(scene, place, die, alive) for place, die in enumerate(seen["dice"], 1)],
    }


def _die(
    scene: Scene[Sight], place: int, die: Die | None, alive: set[str]
) -> dict[str, Any] | None:
    if die is None:
        return None
    name = capital(face_name(scene.language, die))
    note = crosses_note(scene.language, die["marks"])
    is_alive = die["left"] and die["face"] in alive
    reason = ""
    if not die["left"]:
        reason = scene.language.say("taken by {name}", name=scene.names[scene.seen["roller"]])
    return {
        "place": place,
        "piece": in_the_middle(scene.rolls, place) if die["left"] else "",
        "face": die,
        "letter": good_letter(scene.language, die["good"]) if die["good"] else "",
        "name": name,
        "note": note,
        "is_alive": is_alive,
        "is_spent": not die["left"],
        "reason": reason,
        "label": f"{name}, {reason or note}",
    }


def crosses_note(language: Language, marks: int) -> str:
    """``2 crosses``."""
    if not marks:
        return language.say("no cross")
    return language.plural("{number} cross", "{number} crosses", marks)
