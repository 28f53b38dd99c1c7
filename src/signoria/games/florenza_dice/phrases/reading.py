"""What a sight and the words of an action say, looked up for sentences."""

from __future__ import annotations

from dataclasses import dataclass

from signoria.games.florenza_dice.sights import Die, Sheet, Sight, Space, Work

GHOST = "ghost"
FIORINI = "fiorini"
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


def read_use(seen: Sight, action: str) -> Use | None:
    """A use of a die; None for any other action."""
    words = action.split()
    if len(words) < 3 or words[0] != "use":
        return None
    colour, way, what = words[1], words[2], words[3] if len(words) > 3 else ""
    if way in seen["sheets"][0]["tracks"]:
        return Use(colour, "steps", what)
    return Use(colour, way, what)


def step_of(seen: Sight) -> str:
    """The name of the step that asks."""
    return seen["step"].split()[0]


def asked(seen: Sight) -> int:
    """Whose decision it is, or whose was the last."""
    return seen["actor"] if seen["actor"] >= 0 else seen["player"]


def sheet_of(seen: Sight) -> Sheet:
    """The sheet of whoever decides."""
    return seen["sheets"][asked(seen)]


def die_of(seen: Sight, colour: str) -> Die:
    """A die by its colour."""
    return next(die for die in seen["dice"] if die["colour"] == colour)


def works(sheet: Sheet) -> list[Work]:
    """The eight artworks."""
    return [*sheet["palazzo"], *sheet["chiesa"]]


def next_space(sheet: Sheet) -> Space | None:
    """The space where the next building will stand; None when the Rione is full."""
    return next((space for space in sheet["rione"] if space["next"]), None)
