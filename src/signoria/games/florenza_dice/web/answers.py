"""Every option as it is offered: on a die, an icon, a building, or as a button of its own."""

from __future__ import annotations

from typing import Any

from signoria.faces.web.paint import capital
from signoria.faces.web.scene import Answer, Scene
from signoria.games.florenza_dice.web.consequences import (
    Consequence,
    consequences,
    sentence,
)

END = "done"
BUTTONS = ("change resource", "lose resource", "spend star", "keep star", END)


def answers(scene: Scene[Any]) -> list[Answer]:
    """In the order of the rules; what is drawn carries its own action."""
    found = consequences(scene)
    return [_answer(scene, action, found.get(action)) for action in scene.seen["options"]]


def _answer(scene: Scene[Any], action: str, found: Consequence | None) -> Answer:
    label = capital(scene.phrases.label(scene.seen, action))
    return Answer(
        action=action,
        label=label,
        button=_button(scene, action) or label,
        why=f"{label}. {sentence(scene, found)}" if found else "",
        is_drawn=action not in BUTTONS,
        is_main=action == END,
    )


def _button(scene: Scene[Any], action: str) -> str:
    """What the buttons of the question say."""
    say, box = scene.language.say, scene.game.box
    return {
        "change resource": say("{amount} Fiorini instead", amount=box["effects.amounts.change"]),
        "lose resource": say("Lose it"),
        "spend star": say("Spend a star"),
        "keep star": say("Keep the star"),
        END: say("End my turn"),
    }.get(action, "")
