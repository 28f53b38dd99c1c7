"""A hint in words: what a bot would do, and why."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from signoria.faces.phrases.coaching import best_words
from signoria.faces.phrases.hinting import reasons
from signoria.faces.web.page_data import HintData
from signoria.faces.web.scene import Answer, Scene


def hint_words(scene: Scene[Any], answers: Sequence[Answer], hint: HintData) -> dict[str, Any]:
    """What the question shows of a hint."""
    chosen = next((answer for answer in answers if answer.action == hint.action), None)
    does = chosen.why if chosen else ""
    if not does and scene.state is not None:
        does = scene.phrases.consequence(scene.preview(hint.action), scene.names)
    seat = scene.seat if scene.seat is not None else 0
    told = reasons(scene.phrases, does, hint.reasons, scene.label, seat, scene.names)
    return {
        "action": hint.action,
        "label": scene.label(hint.action),
        "reason": " ".join(told),
        "parts": chosen.parts if chosen else (),
        "best": best_words(scene.phrases, hint.best, scene.label, scene.names)
        if hint.best
        else None,
    }
