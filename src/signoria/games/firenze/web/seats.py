"""Whose things are large, and who does what."""

from __future__ import annotations

from typing import Any

from signoria.faces.web.scene import Scene
from signoria.games.firenze.web.bricks import phrases_of


def large_seat(scene: Scene[Any]) -> int:
    """Whose site is shown large: mine; for spectators that of whoever has the turn."""
    return scene.seat if scene.seat is not None else int(scene.seen["turn"])


def struck_seat(scene: Scene[Any]) -> int:
    """Whose storehouse or towers a choice is about: the target's, or that of whoever chooses."""
    target = scene.seen["now"]["target"]
    return int(target) if target is not None and target >= 0 else int(scene.seen["actor"])


def status(scene: Scene[Any], seat: int) -> str:
    """What a player is doing."""
    seen = scene.seen
    if scene.is_over:
        return ""
    if seen["actor"] == seat:
        if seen["turn"] != seat:
            return scene.language.say("struck by {card}", card=_event(scene))
        return phrases_of(scene).phase(phrases_of(scene).phase_of(seen))
    if seen["turn"] == seat:
        return scene.language.say("has the turn")
    if (seen["turn"] + 1) % seen["seats"] == seat:
        return scene.language.say("is next")
    return ""


def _event(scene: Scene[Any]) -> str:
    event = scene.seen["event"]
    return phrases_of(scene).card(event) if event else ""


def prestige(scene: Scene[Any], seat: int) -> dict[str, Any]:
    """A player's points, and what was gained since the viewer's last look."""
    points = int(scene.seen["players"][seat]["prestige"])
    gain = points - int(scene.before["players"][seat]["prestige"])
    return {"points": points, "gain": gain}


def seals_label(scene: Scene[Any], seat: int) -> str:
    """How many seals a player has left, in words."""
    return scene.language.plural(
        "{number} seal left",
        "{number} seals left",
        scene.seen["players"][seat]["seals_left"],
    )
