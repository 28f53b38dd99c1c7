"""The board in sentences, for those who listen to it."""

from __future__ import annotations

from typing import Any

from signoria.faces.web.paint import capital
from signoria.faces.web.scene import Scene
from signoria.games.florenza_dice.sights import Sight
from signoria.games.florenza_dice.web import artworks, rione
from signoria.games.florenza_dice.web.wording import (
    building_effect,
    holder_name,
    kinds_listed,
    office_holders,
    words,
    works_of,
)


def board(scene: Scene[Sight]) -> list[dict[str, Any]]:
    """A heading and its sentences: the table, the dice, every sheet, the buildings."""
    say = scene.language.say
    return [
        {"title": say("The table"), "sentences": _table(scene)},
        {"title": say("Dice board"), "sentences": _dice(scene)},
        *[
            {"title": scene.names[seat], "sentences": _sheet(scene, seat)}
            for seat in range(len(scene.seats))
        ],
        {"title": say("Buildings"), "sentences": _buildings(scene)},
    ]


def _table(scene: Scene[Sight]) -> list[str]:
    say, seen = scene.language.say, scene.seen
    said = [
        say("Round {round} of {rounds}.", round=max(1, seen["round"]), rounds=seen["rounds"]),
        *[
            say(
                "{office}: {name}.",
                office=capital(words(scene).office(office)),
                name=holder_name(scene, holder),
            )
            for office, holder in office_holders(scene).items()
        ],
        say("A whole Palazzo would bring {points} more now.", points=seen["prize"]),
    ]
    if "ghost" in seen and "pope" in seen:
        tracks = [f"{words(scene).track(name)} {marked}" for name, marked in seen["ghost"].items()]
        said.append(
            say(
                "{name}: {points} points to reach; {tracks}.",
                name=words(scene).pope(),
                points=seen["pope"]["points"],
                tracks=scene.language.listed(tracks),
            )
        )
    return said


def _dice(scene: Scene[Sight]) -> list[str]:
    say = scene.language.say
    if not all(die["value"] for die in scene.seen["dice"]):
        return [say("The dice are about to be rolled.")]
    return [
        capital(
            say(
                "{die} shows {value}, {state}.",
                die=words(scene).die(die["colour"]),
                value=die["value"],
                state=say("used") if die["used"] else say("not used"),
            )
        )
        for die in scene.seen["dice"]
    ]


def _sheet(scene: Scene[Sight], seat: int) -> list[str]:
    say, listed, sheet = scene.language.say, scene.language.listed, scene.seen["sheets"][seat]
    tracks = [
        f"{words(scene).track(name)} {track['marked']}" for name, track in sheet["tracks"].items()
    ]
    return [
        say("Tracks: {tracks}.", tracks=listed(tracks)),
        *[f"{artworks.work_label(scene, work)}." for work in works_of(sheet)],
        *[f"{rione.space_label(scene, space)}." for space in sheet["rione"]],
        say(
            "Supply: {fiorini} Fiorini, spares {spares}, stars {stars}.",
            fiorini=sheet["supply"]["fiorini"],
            spares=sheet["supply"]["spares"],
            stars=sheet["supply"]["stars"],
        ),
        say("Points so far: {points}.", points=sheet["total"]),
    ]


def _buildings(scene: Scene[Sight]) -> list[str]:
    return [
        scene.language.say(
            "{number} {building}: {cost}, points {points}; {effect}.",
            number=building["number"],
            building=building["name"],
            cost=kinds_listed(scene, building["cost"]),
            points=building["points"],
            effect=building_effect(scene, building["number"]),
        )
        for building in scene.seen["buildings"]
    ]
