"""What an observation and the words of an action say, looked up for sentences."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

from signoria.faces.phrases.kinds import Seen
from signoria.games.florenza_dice.phrases.names import ICON
from signoria.kernel.box import Box

GHOST = "ghost"
FIORINI = "fiorini"
USES = ("UseDie", "UseOneDie", "UseAnyDie")
# Uses of a die that a building allows once a turn, by the building's effect.
ONCE_A_TURN = {
    "more": "more_fiorini",
    "two": "identical_resources",
    "advance": "steps",
    "cheaper": "cheaper_artist",
    "anonymous": "anonymous_artist",
}
HIRING = ("artist", "cheaper", "anonymous")


@dataclass(frozen=True)
class Use:
    """``use white resources 2``: the die, what it is used for, and how many or which."""

    colour: str
    way: str  # resources, steps, fiorini, or one of ONCE_A_TURN and HIRING
    what: str = ""


def read_use(seen: Seen, action: str) -> Use | None:
    """A use of a die; None for any other action."""
    words = action.split()
    if len(words) < 3 or words[0] != "use":
        return None
    colour, way, what = words[1], words[2], words[3] if len(words) > 3 else ""
    if way in seen["sheets"][0]["tracks"]:
        return Use(colour, "steps", what)
    return Use(colour, way, what)


def step_of(seen: Seen) -> tuple[str, list[int]]:
    """``ObtainResources 0 2 0`` as its name and its numbers."""
    name, *numbers = seen["step"].split()
    return name, [int(number) for number in numbers]


def asked(seen: Seen) -> int:
    """Whose decision it is, or whose was the last."""
    return int(seen["actor"] if seen["actor"] >= 0 else seen["player"])


def sheet_of(seen: Seen) -> dict[str, Any]:
    """The sheet of whoever decides."""
    found: dict[str, Any] = seen["sheets"][asked(seen)]
    return found


def die_of(seen: Seen, colour: str) -> dict[str, Any]:
    """A die by its colour."""
    found: dict[str, Any] = next(die for die in seen["dice"] if die["colour"] == colour)
    return found


def works(sheet: dict[str, Any]) -> list[dict[str, Any]]:
    """The eight artworks."""
    return [*sheet["palazzo"], *sheet["chiesa"]]


def work_of(sheet: dict[str, Any], name: str) -> dict[str, Any]:
    """An artwork by its name."""
    return next(work for work in works(sheet) if work["name"] == name)


def project_of(sheet: dict[str, Any], name: str) -> dict[str, Any]:
    """An artwork by its name, or a space of the Rione by its number."""
    if name.isdecimal():
        found: dict[str, Any] = sheet["rione"][int(name) - 1]
        return found
    return work_of(sheet, name)


def is_finished(project: dict[str, Any]) -> bool:
    """Whether nothing can be placed there any more."""
    return bool(project.get("completed") or project.get("building"))


def lacks(project: dict[str, Any]) -> list[str]:
    """The kinds of its open icons."""
    if is_finished(project):
        return []
    return [icon["kind"] for icon in project["icons"] if not icon["ticked"]]


def open_icons(sheet: dict[str, Any], kind: str) -> int:
    """How many icons of a kind are open on a sheet."""
    projects = [*works(sheet), *sheet["rione"]]
    return sum(lacks(project).count(kind) for project in projects)


def next_space(sheet: dict[str, Any]) -> dict[str, Any] | None:
    """The space where the next building will stand; None when the Rione is full."""
    return next((space for space in sheet["rione"] if space["next"]), None)


def owns(sheet: dict[str, Any], number: int) -> bool:
    """Whether a building stands in the Rione."""
    return any(space["building"] == number for space in sheet["rione"])


def buildable(sheet: dict[str, Any]) -> list[int]:
    """The numbers of buildings that the ticks of the next space pay for."""
    space = next_space(sheet)
    if space is None:
        return []
    return [int(number) for number, missing in space["can_become"].items() if not missing]


def missing_for(seen: Seen, sheet: dict[str, Any], number: int) -> list[str]:
    """What the next space still lacks for a building."""
    space = next_space(sheet)
    if space is None:
        return []
    if str(number) in space["can_become"]:
        return list(space["can_become"][str(number)])
    building = seen["buildings"][number - 1]
    return [*building["resources"], *[FIORINI] * (building["fiorini"] // ICON)]


def fee(seen: Seen, box: Box, colour: str) -> int:
    """What the artist of a die costs whoever decides."""
    chooser = box["effects.choose_value"][box["dice.colours"].index(colour)]
    if owns(sheet_of(seen), chooser):
        return int(min(box[f"dice_board.{seen['dice_board']}.fee"]))
    return int(die_of(seen, colour)["fee"] or 0)


def price(seen: Seen, box: Box, use: Use) -> int:
    """What hiring costs: the fee, less with a Bottega d'Arte, nothing for an anonymous artist."""
    if use.way == "anonymous":
        return 0
    full = fee(seen, box, use.colour)
    if use.way == "cheaper":
        return max(0, full - int(box["effects.amounts.cheaper_artist"]))
    return full


def artist_worth(box: Box, use: Use) -> int:
    """How many points the artist adds."""
    return int(box["artists.anonymous_points" if use.way == "anonymous" else "artists.paid_points"])


def star_worth(box: Box, sheet: dict[str, Any]) -> int:
    """How many points a star adds."""
    if owns(sheet, box["effects.masterpiece"]):
        return int(box["effects.amounts.masterpiece"])
    return int(box["artists.masterpiece_points"])


def resource_of_step(seen: Seen, box: Box) -> str:
    """The kind that is being placed; empty where any may be chosen."""
    name, numbers = step_of(seen)
    if name == "ObtainResources":
        return str(seen["dice"][numbers[0]]["resource"])
    if name == "ObtainIdenticalResources":
        return str(box["resources.names"][numbers[0]])
    return ""
