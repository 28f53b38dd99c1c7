"""The building table: costs, points, effects; what is built and what can be built now."""

from __future__ import annotations

from collections import Counter
from itertools import groupby
from typing import Any

from signoria.faces.web.paint import capital
from signoria.faces.web.scene import Scene
from signoria.games.florenza_dice.phrases.effects import BY_DIE
from signoria.games.florenza_dice.web.wording import (
    FIORINI,
    building_effect,
    kinds_listed,
    owned,
    words,
)


def table(scene: Scene[Any], seat: int) -> dict[str, Any]:
    """All buildings under the headings of their effects, as the owner of a sheet sees them."""
    mine = scene.seen["sheets"][seat]
    space = next((space for space in mine["rione"] if space["next"]), None)
    there = [icon["kind"] for icon in space["icons"] if icon["ticked"]] if space else []
    rows = [_row(scene, seat, building, space, there) for building in scene.seen["buildings"]]
    return {
        "groups": [
            {"title": title, "rows": list(same)}
            for title, same in groupby(rows, key=lambda row: str(row["group"]))
        ],
        "note": _note(scene, space, there),
        "is_offered": any(action.startswith("build ") for action in scene.seen["options"]),
    }


def _note(scene: Scene[Any], space: dict[str, Any] | None, there: list[str]) -> str:
    if space is None or not there or not space["space"] - 1:
        return scene.language.say("cost, points, effect")
    return scene.language.say("ticked: already in space {number}", number=space["space"])


def _row(
    scene: Scene[Any],
    seat: int,
    building: dict[str, Any],
    space: dict[str, Any] | None,
    there: list[str],
) -> dict[str, Any]:
    number = building["number"]
    icon = scene.game.box["money.icon"]
    cost = [*building["resources"], *[FIORINI] * (building["fiorini"] // icon)]
    action = f"build {number}"
    is_offered = seat == scene.seat and action in scene.seen["options"]
    is_mine = number in owned(scene.seen["sheets"][seat])
    left = Counter(there)
    parts = []
    for kind in cost:
        parts.append({"kind": kind, "is_there": not is_mine and left[kind] > 0})
        left[kind] -= 1
    lacks = [part["kind"] for part in parts if not part["is_there"]]
    return {
        "number": number,
        "name": building["name"],
        "group": words(scene).building_group(number),
        "cost": parts,
        "cost_label": kinds_listed(scene, cost),
        "points": building["points"],
        "effect": capital(building_effect(scene, number)),
        "brief": _brief(scene, building),
        "state": "owned" if is_mine else "can" if is_offered else "",
        "note": _mark(scene, seat, is_mine, is_offered),
        "action": action if is_offered else "",
        "action_label": capital(scene.phrases.label(scene.seen, action)) if is_offered else "",
        "reason": _reason(scene, is_mine, is_offered, space, lacks),
    }


def _brief(scene: Scene[Any], building: dict[str, Any]) -> str:
    """The effect under the heading of its block: a die, or a few words."""
    box, number = scene.game.box, building["number"]
    if building["effect"] == "none":
        return ""
    if building["effect"] in BY_DIE:
        at = box[f"effects.{building['effect']}"].index(number)
        return words(scene).die(box["dice.colours"][at])
    return words(scene).building_brief(number)


def _mark(scene: Scene[Any], seat: int, is_mine: bool, is_offered: bool) -> str:
    if is_offered:
        return scene.language.say("build")
    if not is_mine:
        return ""
    return scene.language.say("yours") if seat == scene.seat else scene.language.say("built")


def _reason(
    scene: Scene[Any],
    is_mine: bool,
    is_offered: bool,
    space: dict[str, Any] | None,
    lacks: list[str],
) -> str:
    """Why a building cannot be built now."""
    say = scene.language.say
    if is_offered:
        return ""
    if is_mine:
        return say("It stands already: one of each kind.")
    if space is None:
        return say("The Rione is full.")
    if not lacks:
        return say("Space {number} has all it needs.", number=space["space"])
    return say(
        "Space {number} lacks {lacks}.",
        number=space["space"],
        lacks=kinds_listed(scene, lacks),
    )
