"""The options: sets of dice, each with what it would do."""

from __future__ import annotations

from signoria.faces.web.paint import capital
from signoria.faces.web.scene import Answer, Scene
from signoria.games.medici_dice.phrases.choosing import chosen, places
from signoria.games.medici_dice.sights import Sight


def answers(scene: Scene[Sight]) -> list[Answer]:
    """Golds are alike, so a part is a face, not a place."""
    return [
        _answer(scene, action)
        for action in sorted(scene.seen["options"], key=lambda action: len(places(action)))
    ]


def full_reason(scene: Scene[Sight]) -> str:
    """Why not all the dice that lie in the middle."""
    left = [str(place) for place, die in enumerate(scene.seen["dice"], 1) if die and die["left"]]
    return scene.why_not(f"take {' '.join(left)}")


def _answer(scene: Scene[Sight], action: str) -> Answer:
    dice = chosen(scene.seen, action)
    return Answer(
        action=action,
        label=capital(scene.phrases.label(scene.seen, action)),
        button=scene.language.plural("Load {number} die", "Load {number} dice", len(dice)),
        why=capital(scene.phrases.consequence(scene.preview(action), scene.names)),
        parts=tuple(die["face"] for die in dice),
    )
