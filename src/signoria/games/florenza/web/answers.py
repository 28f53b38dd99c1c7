"""Every option as an answer, with what it costs and brings in a sentence."""

from __future__ import annotations

from dataclasses import replace

from signoria.faces.web.paint import capital
from signoria.faces.web.scene import Answer, Scene
from signoria.games.florenza.phrases.trades import GIVE
from signoria.games.florenza.sights import Sight
from signoria.games.florenza.web import trading
from signoria.games.florenza.web.view import View

IN_WORDS = ("proceed", "pass", "muse")  # nothing drawn stands for these
FEW = 2  # answers: each has a button in the question, too


def answers(scene: Scene[Sight]) -> list[Answer]:
    """All options; those that belong to something drawn are pressed there, and the last few of a
    choice have buttons besides.
    """
    view = View(scene, frozenset(scene.seen["options"]))
    choices = list(scene.phrases.choices(scene.seen, scene.names))
    sets = trading.answers(scene)
    singles = [one for one in choices if not sets or not one.action.startswith(GIVE)]
    are_few = not sets and len(singles) <= FEW
    return sets + [
        Answer(
            choice.action,
            capital(choice.label),
            capital(choice.label),
            why=view.phrases.consequence(view.preview(choice.action), scene.names),
            is_drawn=_is_drawn(choice.action) and not are_few,
        )
        for choice in singles
    ]


def earlier(scene: Scene[Sight]) -> list[Answer]:
    """What else could be done before the question that is shown."""
    return [replace(one, is_drawn=_is_drawn(one.action)) for one in scene.earlier]


def _is_drawn(action: str) -> bool:
    return action.partition(" ")[0] not in IN_WORDS
