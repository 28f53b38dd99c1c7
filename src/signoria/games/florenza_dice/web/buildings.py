"""The building table: costs, points, effects; what is built and what can be built now."""

from __future__ import annotations

from collections import Counter
from itertools import groupby
from typing import Any

from signoria.faces.web.paint import capital
from signoria.faces.web.scene import Scene
from signoria.games.florenza_dice.phrases.effects import BY_DIE
from signoria.games.florenza_dice.sights import Building, Sight, Space
from signoria.games.florenza_dice.web.shortcuts import Shortcuts
from signoria.games.florenza_dice.web.wording import (
    building_effect,
    kinds_listed,
    owned,
    words,
)

ITALIAN = "italian"  # the edition whose example has another cost


def table(scene: Scene[Sight], seat: int, paid: Shortcuts) -> dict[str, Any]:
    """All buildings under the headings of their effects, as the owner of a sheet sees them."""
    mine = scene.seen["sheets"][seat]
    space = next((space for space in mine["rione"] if space["next"]), None)
    rows = [_row(scene, seat, building, space, paid) for building in scene.seen["buildings"]]
    return {
        "groups": [
            _group(scene, title, list(same))
            for title, same in groupby(rows, key=lambda row: str(row["group"]))
        ],
        "note": _note(scene, space),
        "is_offered": any(action.startswith("build ") for action in scene.seen["options"]),
    }


def _group(scene: Scene[Sight], title: str, rows: list[dict[str, Any]]) -> dict[str, Any]:
    """Buildings under one heading, which says that they are guesses if all of them are."""
    costs = [_cost_paths(scene, row["number"]) for row in rows]
    points = [(f"buildings.{row['number']}.points",) for row in rows]
    group = scene.grades.group([*costs, *points])
    for row, cost, point in zip(rows, costs, points, strict=True):
        row["cost_mark"], row["points_mark"] = group.at(*cost), group.at(*point)
    return {"title": title, "rows": rows, "mark": group.heading}


def _cost_paths(scene: Scene[Sight], number: int) -> tuple[str, ...]:
    """Where the cost of a building stands in the box."""
    box = scene.game.box
    is_italian = scene.seen["carpentiere"] == ITALIAN and number == box["carpentiere.building"]
    table = "carpentiere" if is_italian else f"buildings.{number}"
    return (f"{table}.resources", f"{table}.fiorini")


def _note(scene: Scene[Sight], space: Space | None) -> str:
    if space is None or not any(icon["ticked"] for icon in space["icons"]):
        return scene.language.say("cost, points, effect")
    return scene.language.say("ticked: already in space {number}", number=space["space"])


def _row(
    scene: Scene[Sight], seat: int, building: Building, space: Space | None, paid: Shortcuts
) -> dict[str, Any]:
    number = building["number"]
    action = f"build {number}"
    is_offered = seat == scene.seat and action in scene.seen["options"]
    shortcut = paid.buildings.get(number) if seat == scene.seat else None
    is_mine = number in owned(scene.seen["sheets"][seat])
    lacks = [] if is_mine else _lacks(building, space)
    left = Counter(building["cost"] if is_mine else lacks)
    parts = []
    for kind in building["cost"]:
        parts.append({"kind": kind, "is_there": not left[kind]})
        left[kind] -= bool(left[kind])
    return {
        "number": number,
        "name": building["name"],
        "group": words(scene).building_group(number),
        "cost": parts,
        "cost_label": kinds_listed(scene, building["cost"]),
        "points": building["points"],
        "effect": capital(building_effect(scene, number)),
        "brief": _brief(scene, building),
        "state": "owned" if is_mine else "can" if is_offered else "payable" if shortcut else "",
        "note": scene.language.say("pay and build")
        if shortcut
        else _mark(scene, seat, is_mine, is_offered),
        "shortcut": shortcut,
        "action": action if is_offered else "",
        "action_label": capital(scene.phrases.label(scene.seen, action)) if is_offered else "",
        "reason": "" if is_offered else _reason(scene, seat, action, space, lacks),
    }


def _lacks(building: Building, space: Space | None) -> list[str]:
    """What the next space lacks: all of the cost, if nothing of it is there."""
    can_become = space["can_become"] if space else {}
    return can_become.get(str(building["number"]), building["cost"])


def _brief(scene: Scene[Sight], building: Building) -> str:
    """The effect under the heading of its block: a die, or a few words."""
    box, number = scene.game.box, building["number"]
    if building["effect"] == "none":
        return ""
    if building["effect"] in BY_DIE:
        at = box[f"effects.{building['effect']}"].index(number)
        return words(scene).die(box["dice.colours"][at])
    return words(scene).building_brief(number)


def _mark(scene: Scene[Sight], seat: int, is_mine: bool, is_offered: bool) -> str:
    if is_offered:
        return scene.language.say("build")
    if not is_mine:
        return ""
    return scene.language.say("yours") if seat == scene.seat else scene.language.say("built")


def _reason(
    scene: Scene[Sight], seat: int, action: str, space: Space | None, lacks: list[str]
) -> str:
    """Why a building cannot be built now; of others' sheets, what their next space lacks."""
    if seat == scene.seat and scene.is_asked:
        return capital(scene.why_not(action)) + "."
    if space is None or not lacks:
        return ""
    return scene.language.say(
        "Space {number} lacks {lacks}.", number=space["space"], lacks=kinds_listed(scene, lacks)
    )
