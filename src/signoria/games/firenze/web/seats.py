"""Whose things are large, and who does what."""

from __future__ import annotations

from typing import Any

from signoria.faces.web.scene import Answer, Scene
from signoria.games.firenze.sights import Sight
from signoria.games.firenze.web.bricks import Offered, phrases_of
from signoria.games.firenze.web.fresh import Fresh


def large_seat(scene: Scene[Sight]) -> int:
    """Whose site is shown large: mine; for spectators that of whoever has the turn."""
    return scene.seat if scene.seat is not None else int(scene.seen["turn"])


def struck_seat(scene: Scene[Sight]) -> int:
    """Whose storehouse or towers a choice is about: the target's, or that of whoever chooses."""
    target = scene.seen["now"]["target"]
    return int(target) if target is not None and target >= 0 else int(scene.seen["actor"])


def answer_about(offered: Offered, seat: int) -> Answer | None:
    """The answer that is a player: the one to strike, or the one who begins."""
    return offered.get(f"target {seat}") or offered.get(f"start {seat}")


def status(scene: Scene[Sight], seat: int) -> str:
    """What a player is doing."""
    seen = scene.seen
    if scene.is_over:
        return ""
    if seen["actor"] == seat:
        if seen["turn"] != seat and seen["event"]:
            return scene.language.say("struck by {card}", card=_event(scene))
        return phrases_of(scene).phase(phrases_of(scene).phase_of(seen))
    if seen["turn"] == seat:
        return scene.language.say("has the turn")
    if seen["next"] == seat:
        return scene.language.say("is next")
    return ""


def _event(scene: Scene[Sight]) -> str:
    event = scene.seen["event"]
    return phrases_of(scene).card(event) if event else ""


def prestige(scene: Scene[Sight], seat: int, new: Fresh) -> dict[str, Any]:
    """A player's points, and what was gained since the viewer's last look."""
    return {"points": scene.seen["players"][seat]["prestige"], "gain": new.points[seat]}


def seals_label(scene: Scene[Sight], seat: int) -> str:
    """How many seals a player has left, in words."""
    return scene.language.plural(
        "{number} seal left",
        "{number} seals left",
        scene.seen["players"][seat]["seals_left"],
    )
