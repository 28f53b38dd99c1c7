"""What each option would write on the sheet, found by letting the rules do it to a copy."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any

from signoria.faces.web.scene import Scene
from signoria.games.medici_dice.web.sheet import (
    HOLD_PITCH,
    HOLD_X,
    Variant,
    standing,
)


@dataclass(frozen=True)
class Preview:
    """One option: the sheet after it."""

    action: str
    cargo: list[dict[str, Any]]
    totals: list[int]
    variants: dict[str, Variant]


def previews(scene: Scene[Any], actions: Sequence[str]) -> list[Preview]:
    """One a legal option, for the viewer who is asked."""
    if scene.state is None or scene.seat is None:
        return []
    return [_preview(scene, scene.seat, action) for action in actions]


def loading(scene: Scene[Any], found: Sequence[Preview]) -> list[dict[str, Any]]:
    """Where the dice of each option would stand in the ship."""
    if scene.seat is None:
        return []
    ship = scene.seen["sheets"][scene.seat]["ships"][max(0, scene.seen["round"] - 1)]
    first = len(ship["cargo"])
    return [
        {
            "action": one.action,
            "cargo": [
                {"x": HOLD_X + HOLD_PITCH * place, "face": face, "total": total}
                for place, (face, total) in enumerate(
                    zip(one.cargo, one.totals, strict=True), first
                )
            ],
        }
        for one in found
    ]


def _preview(scene: Scene[Any], seat: int, action: str) -> Preview:
    seen = scene.seen
    after = scene.after(action)
    mine, then = seen["sheets"][seat], after["sheets"][seat]
    number = seen["round"] - 1
    first = len(mine["ships"][number]["cargo"])
    ship = then["ships"][number]
    variants = {}
    for good, crosses in mine["columns"].items():
        adds = then["columns"][good] - crosses
        circles = after.get("circles", {}).get(good, 0) - seen.get("circles", {}).get(good, 0)
        place, points = standing(scene, after, seat, good)
        variants[good] = Variant(adds, circles, place, points)
    return Preview(action, ship["cargo"][first:], ship["totals"][first:], variants)
