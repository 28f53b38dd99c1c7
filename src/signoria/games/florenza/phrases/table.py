"""Reading a sight: whose turn, what lies where. No words here."""

from __future__ import annotations

from signoria.games.florenza.sights import Artwork, Character, Due, Family, Sight, Tile


def step_name(seen: Sight) -> str:
    """``PlaceKinsman`` of ``PlaceKinsman 2``."""
    return seen["step"].partition(" ")[0]


def mine(seen: Sight) -> int:
    """The family of the viewer; of a spectator, whoever is asked."""
    if seen["seat"] is not None:
        return int(seen["seat"])
    return max(int(seen["actor"]), 0)


def family(seen: Sight, number: int) -> Family:
    """One family."""
    return seen["families"][number]


def works(seen: Sight, number: int) -> dict[str, Artwork]:
    """Every artwork that a family may create, by its key: its own and those of the city."""
    own = family(seen, number)["artworks"]
    return {work["key"]: work for work in [*own, *seen["artworks"]]}


def tile(seen: Sight, key: str) -> Tile:
    """A workshop by its key."""
    return next(one for one in seen["workshops"] if one["key"] == key)


def due_for(seen: Sight, number: int, artwork: str) -> Due | None:
    """What an artwork under way costs a family, and whether it can be paid."""
    entries = family(seen, number)["due"]
    return next((one for one in entries if one.get("artwork") == artwork), None)


def row_of(character: Character, skill: str) -> list[int]:
    """Prestige by die, on the side that an artist's card shows."""
    printed = character["skills"][skill]
    return printed["completed_row"] if character["masterpiece"] else printed["row"]
