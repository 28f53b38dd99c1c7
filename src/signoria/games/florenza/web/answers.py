"""Every option as an answer, with what it costs and brings in a sentence."""

from __future__ import annotations

from signoria.faces.web.scene import Answer, Scene
from signoria.games.florenza.sights import Sight
from signoria.games.florenza.web.view import View

IN_WORDS = ("proceed", "pass", "muse")  # nothing drawn stands for these


def answers(scene: Scene[Sight]) -> list[Answer]:
    """All options; those that belong to something drawn are pressed there."""
    view = View(scene, frozenset(scene.seen["options"]))
    return [
        Answer(
            choice.action,
            choice.label,
            choice.label,
            why=view.phrases.consequence(view.preview(choice.action), scene.names),
            is_drawn=choice.action.partition(" ")[0] not in IN_WORDS,
        )
        for choice in scene.phrases.choices(scene.seen)
    ]
