"""The board in sentences, for those who listen to it."""

from __future__ import annotations

from typing import Any

from signoria.faces.web.paint import capital
from signoria.faces.web.scene import Scene
from signoria.faces.web.words import roman
from signoria.games.medici_dice.web.dice import good_name


def board(scene: Scene[Any]) -> list[dict[str, Any]]:
    """A heading and its sentences, for the dice and for every sheet."""
    say = scene.language.say
    on_table = [
        f"{good_name(scene, die['good'])} {die['number']}"
        for die in scene.seen["dice"]
        if die and die["left"]
    ]
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


def _sheet(scene: Scene[Any], seat: int) -> list[str]:
    say, listed = scene.language.say, scene.language.listed
    sheet = scene.seen["sheets"][seat]
    number = max(1, scene.seen["round"])
    ship = sheet["ships"][number - 1]
    cargo = [f"{good_name(scene, face['good'])} {face['number']}" for face in ship["cargo"]]
    columns = [f"{good_name(scene, good)} {count}" for good, count in sheet["columns"].items()]
    said = [
        say(
            "Ship {number}: {cargo}; worth {value}; {free} spaces free.",
            number=roman(number),
            cargo=listed(cargo) if cargo else say("nothing yet"),
            value=ship["value"],
            free=ship["spaces"] - len(cargo),
        ),
        say("Crosses: {columns}.", columns=listed(columns)),
    ]
    if "circles" in scene.seen:
        circles = [f"{good_name(scene, good)} {n}" for good, n in scene.seen["circles"].items()]
        said.append(say("Circles of the enemy: {circles}.", circles=listed(circles)))
    said.append(say("Points so far: {points}.", points=sheet["total"]))
    return [capital(sentence) for sentence in said]
