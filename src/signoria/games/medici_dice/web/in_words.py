"""The board in sentences, for those who listen to it."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from signoria.faces.web.paint import capital
from signoria.faces.web.scene import Scene
from signoria.faces.web.words import roman
from signoria.games.medici_dice.phrases.names import face_name, good_name
from signoria.games.medici_dice.sights import Sight


def board(scene: Scene[Sight]) -> list[dict[str, Any]]:
    """A heading and its sentences, for the dice and for every sheet."""
    say = scene.language.say
    on_table = [face_name(scene.language, die) for die in scene.seen["dice"] if die and die["left"]]
    lying = (
        say("On the table: {dice}.", dice=scene.language.listed(on_table))
        if on_table
        else say("The dice are about to be rolled.")
    )
    sheets = [
        {"title": scene.names[seat], "sentences": _sheet(scene, seat)}
        for seat in range(len(scene.seats))
    ]
    return [{"title": say("Dice"), "sentences": [lying]}, *sheets]


def _sheet(scene: Scene[Sight], seat: int) -> list[str]:
    say, listed = scene.language.say, scene.language.listed
    sheet = scene.seen["sheets"][seat]
    number = max(1, scene.seen["round"])
    ship = sheet["ships"][number - 1]
    cargo = [face_name(scene.language, face) for face in ship["cargo"]]
    said = [
        say(
            "Ship {number}: {cargo}; worth {value}; {free} spaces free.",
            number=roman(number),
            cargo=listed(cargo) if cargo else say("nothing yet"),
            value=ship["value"],
            free=ship["free"],
        ),
        say("Crosses: {columns}.", columns=_marks(scene, sheet["columns"])),
    ]
    if "circles" in scene.seen:
        circles = _marks(scene, scene.seen["circles"])
        said.append(say("Circles of the enemy: {circles}.", circles=circles))
    said.append(say("Points so far: {points}.", points=sheet["total"]))
    return [capital(sentence) for sentence in said]


def _marks(scene: Scene[Sight], columns: Mapping[str, int]) -> str:
    named = [f"{good_name(scene.language, good)} {marks}" for good, marks in columns.items()]
    return scene.language.listed(named)
