"""Three things worth telling when all ships are in."""

from __future__ import annotations

from typing import Any

from signoria.faces.web.scene import Highlight, Scene
from signoria.faces.web.words import roman
from signoria.games.medici_dice.web.dice import good_name


def highlights(scene: Scene[Any]) -> list[Highlight]:
    """The best ship, the best round, the longest column."""
    say = scene.language.say
    sheets = scene.seen["sheets"]
    ship_value, ship_seat, ship = max(
        (ship["value"], -seat, -number)
        for seat, sheet in enumerate(sheets)
        for number, ship in enumerate(sheet["ships"], 1)
    )
    round_points, round_seat, round_number = max(
        (ship["ship_points"] + ship["monopoly_points"], -seat, -number)
        for seat, sheet in enumerate(sheets)
        for number, ship in enumerate(sheet["ships"], 1)
    )
    crosses, column_seat, good = max(
        (count, -seat, good)
        for seat, sheet in enumerate(sheets)
        for good, count in sheet["columns"].items()
    )
    return [
        Highlight(
            scene.family(-ship_seat),
            say("Richest ship"),
            say(
                "{name}, ship {number}: worth {value}.",
                name=scene.names[-ship_seat],
                number=roman(-ship),
                value=ship_value,
            ),
        ),
        Highlight(
            scene.family(-round_seat),
            say("Best round"),
            say(
                "{name}, round {number}: {points} points.",
                name=scene.names[-round_seat],
                number=roman(-round_number),
                points=round_points,
            ),
        ),
        Highlight(
            scene.family(-column_seat),
            say("Longest column"),
            say(
                "{name}, {good}: {crosses} crosses.",
                name=scene.names[-column_seat],
                good=good_name(scene, good),
                crosses=crosses,
            ),
        ),
    ]
