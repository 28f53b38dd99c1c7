"""The ships: cargo over running totals, and what each option would load."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from signoria.faces.web.scene import Scene
from signoria.faces.web.words import roman
from signoria.games.medici_dice.phrases.names import face_name
from signoria.games.medici_dice.sights import Ship, Sight
from signoria.games.medici_dice.web.columns import ordinal
from signoria.games.medici_dice.web.fresh import Fresh
from signoria.games.medici_dice.web.pencil import Pencil

HOLD_X = 25
HOLD_PITCH = 48
SHIP_PITCH = 138
WAVE = 24


def ships(scene: Scene[Sight], seat: int, fresh: Fresh) -> list[dict[str, Any]]:
    """The ship that is loading first, then those to come, then those that are scored."""
    now = max(1, scene.seen["round"])
    found = list(enumerate(scene.seen["sheets"][seat]["ships"], 1))
    done = [(number, ship) for number, ship in found if ship["is_scored"]]
    rest = [(number, ship) for number, ship in found if not ship["is_scored"]]
    return [
        _ship(scene, ship, number, now, SHIP_PITCH * at)
        | {"holds": _holds(seat, number, ship, fresh)}
        for at, (number, ship) in enumerate([*rest, *done])
    ]


def loading(pencils: Sequence[Pencil]) -> list[dict[str, Any]]:
    """Where the dice of each option would stand in the ship."""
    return [
        {
            "action": pencil.action,
            "cargo": [
                {"x": _hold_x(space), "face": die, "total": total}
                for space, (die, total) in enumerate(pencil.cargo, pencil.space)
            ],
        }
        for pencil in pencils
    ]


def _ship(scene: Scene[Sight], ship: Ship, number: int, now: int, y: int) -> dict[str, Any]:
    width = HOLD_X + 1 + HOLD_PITCH * ship["spaces"]
    note = _note(scene, ship, number, now)
    title = scene.language.say("Ship {number}", number=roman(number))
    loaded = [face_name(scene.language, face) for face in ship["cargo"]]
    state = "done" if ship["is_scored"] else "now" if number == now else "later"
    said = [f"{title}, {note}", scene.language.listed(loaded)] if loaded else [f"{title}, {note}"]
    return {
        "number": number,
        "title": title,
        "note": note,
        "state": state,
        "y": y,
        "width": width,
        "waves": range(-(-(width + 22) // WAVE)),
        "ship_points": ship["ship_points"],
        "monopoly_points": ship["monopoly_points"],
        "points": ship["points"],
        "label": ". ".join(said),
    }


def _holds(seat: int, number: int, ship: Ship, fresh: Fresh) -> list[dict[str, Any]]:
    loaded = dict(enumerate(zip(ship["cargo"], ship["totals"], strict=True), 1))
    found = []
    for space in range(1, ship["spaces"] + 1):
        face, total = loaded.get(space, (None, None))
        is_fresh = (seat, number, space) in fresh.cargo
        found.append({"x": _hold_x(space), "face": face, "total": total, "is_fresh": is_fresh})
    return found


def _hold_x(space: int) -> int:
    return HOLD_X + HOLD_PITCH * (space - 1)


def _note(scene: Scene[Sight], ship: Ship, number: int, now: int) -> str:
    say, plural = scene.language.say, scene.language.plural
    if ship["is_scored"] and ship["place"] is None:
        return say("worth {value}", value=ship["value"])
    if ship["is_scored"] and ship["place"]:
        return say(
            "worth {value}, {place} of {seats}",
            value=ship["value"],
            place=ordinal(scene.language, ship["place"]),
            seats=scene.seen["seats"],
        )
    if number > now + 1:
        return plural(
            "round {round}, {number} space",
            "round {round}, {number} spaces",
            ship["spaces"],
            round=roman(number),
        )
    if number == now + 1:
        return plural("next round, {number} space", "next round, {number} spaces", ship["spaces"])
    if not ship["free"]:
        return say("full, worth {value}", value=ship["value"])
    return plural(
        "loading now, {number} space free", "loading now, {number} spaces free", ship["free"]
    )
