"""What somebody at the table should not overlook in Florenza Dice Game."""

from __future__ import annotations

from typing import Any

from signoria.faces.phrases.kinds import Names, Seen
from signoria.faces.phrases.language import Language
from signoria.games.florenza_dice.phrases import effects, names
from signoria.games.florenza_dice.phrases.reading import (
    HIRING,
    asked,
    buildable,
    next_space,
    read_use,
    sheet_of,
    step_of,
    works,
)
from signoria.kernel.box import Box
from signoria.kernel.steps import NOBODY

MOST = 3  # sentences at once


def warnings(language: Language, seen: Seen, box: Box, people: Names) -> list[str]:
    """For whoever is asked: chances that pass; for all: a rival's Palazzo, the last round."""
    if seen["actor"] == NOBODY or not seen["round"]:
        return []
    found: list[str] = []
    if seen["options"]:
        found += _building(language, seen, box)
        found += _hiring(language, seen)
        found += _unpaid(language, seen, box)
    found += _rivals(language, seen, people)
    if seen["round"] == seen["rounds"]:
        found.append(language.say("This is the last round."))
    return found[:MOST]


def _building(language: Language, seen: Seen, box: Box) -> list[str]:
    """A building that could stand, when the turn is about to end."""
    if step_of(seen)[0] != "EndStep":
        return []
    space = next_space(sheet_of(seen))
    ready = [effects.building_name(box, number) for number in buildable(sheet_of(seen))]
    if not ready or space is None:
        return []
    return [
        language.say(
            "In space {number} you could build now: {buildings}.",
            number=space["space"],
            buildings=", ".join(ready),
        )
    ]


def _hiring(language: Language, seen: Seen) -> list[str]:
    """An artwork that a die could complete now."""
    uses = [read_use(seen, action) for action in seen["options"]]
    ready = dict.fromkeys(use.what for use in uses if use and use.way in HIRING)
    return [
        language.say(
            "Only the artist is missing for {work}, and a die could hire one now.",
            work=names.the_artwork(language, work),
        )
        for work in ready
    ]


def _unpaid(language: Language, seen: Seen, box: Box) -> list[str]:
    """An artwork that waits for its artist, while there is nothing to pay him with."""
    sheet = sheet_of(seen)
    least = min(box[f"dice_board.{seen['dice_board']}.fee"])
    if sheet["supply"]["fiorini"] >= least or step_of(seen)[0] not in ("UseDie", "UseOneDie"):
        return []
    waiting = [names.the_artwork(language, work["name"]) for work in works(sheet) if work["ready"]]
    if not waiting:
        return []
    return [
        language.say(
            "All is ticked for {works}, but an artist costs at least {amount} Fiorini.",
            works=", ".join(waiting),
            amount=least,
        )
    ]


def _rivals(language: Language, seen: Seen, people: Names) -> list[str]:
    """Somebody else has all but one of the Palazzo's works."""
    if seen["seats"] == 1 or any(_lacking(sheet) == 0 for sheet in seen["sheets"]):
        return []
    mine = seen["seat"] if seen["seat"] is not None else asked(seen)
    return [
        language.say(
            "{name} lacks one artwork for the first whole Palazzo ({points} points).",
            name=people[seat],
            points=seen["prize"],
        )
        for seat, sheet in enumerate(seen["sheets"])
        if seat != mine and _lacking(sheet) == 1
    ]


def _lacking(sheet: dict[str, Any]) -> int:
    """How many works of the Palazzo are not completed."""
    return sum(not work["completed"] for work in sheet["palazzo"])
