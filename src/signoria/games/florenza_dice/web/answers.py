"""Every option as it is offered: on a die, an icon, a building, or as a button of its own."""

from __future__ import annotations

from signoria.faces.web.paint import capital
from signoria.faces.web.scene import Answer, Scene
from signoria.games.florenza_dice.sights import Sight
from signoria.games.florenza_dice.web.shortcuts import shortcuts

END = "done"
BUTTONS = ("change resource", "lose resource", "spend star", "keep star", END)


def answers(scene: Scene[Sight]) -> list[Answer]:
    """In the order of the rules, then what one press does of several; all that is drawn carries
    its own action.
    """
    single = [_answer(scene, action) for action in scene.seen["options"]]
    found = shortcuts(scene)
    several = [
        Answer(one.action, one.label, one.label, f"{one.label}.", is_drawn=True)
        for one in found.all
    ]
    return [*single, *several]


def _answer(scene: Scene[Sight], action: str) -> Answer:
    label = capital(scene.phrases.label(scene.seen, action))
    consequence = scene.phrases.consequence(scene.preview(action), scene.names)
    return Answer(
        action=action,
        label=label,
        button=_button(scene, action) or label,
        why=f"{label}. {consequence}".strip(),
        is_drawn=action not in BUTTONS,
        is_main=action == END,
    )


def _button(scene: Scene[Sight], action: str) -> str:
    """What the buttons of the question say."""
    say, box = scene.language.say, scene.game.box
    return {
        "change resource": say("{amount} Fiorini instead", amount=box["effects.amounts.change"]),
        "lose resource": say("Lose it"),
        "spend star": say("Spend a star"),
        "keep star": say("Keep the star"),
        END: say("End my turn"),
    }.get(action, "")
