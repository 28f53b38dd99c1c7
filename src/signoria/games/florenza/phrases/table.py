"""Reading an observation: whose turn, what lies where. No words here."""

from __future__ import annotations

from typing import Any

from signoria.faces.phrases.kinds import Seen
from signoria.kernel.steps import NOBODY

MOST_FAMILIES = 5  # steps of phase 5 count spaces in fives


def step_name(seen: Seen) -> str:
    """``PlaceKinsman`` of ``PlaceKinsman 2``."""
    words = seen["step"].split()
    return words[0] if words else ""


def step_numbers(seen: Seen) -> list[int]:
    """The numbers of a step: ``[2]`` of ``PlaceKinsman 2``."""
    return [int(word) for word in seen["step"].split()[1:] if word.lstrip("-").isdecimal()]


def mine(seen: Seen) -> int:
    """The family of the viewer; of a spectator, whoever is asked."""
    if seen["seat"] is not None:
        return int(seen["seat"])
    return max(int(seen["actor"]), 0)


def family(seen: Seen, number: int) -> dict[str, Any]:
    found: dict[str, Any] = seen["families"][number]
    return found


def purse(seen: Seen, number: int) -> dict[str, int]:
    """Resources and fiorini in hand."""
    owner = family(seen, number)
    return {**owner["resources"], "fiorini": owner["fiorini"]}


def works(seen: Seen, number: int) -> dict[str, dict[str, Any]]:
    """Every artwork that a family may create, by its key: its own and those of the city."""
    own = family(seen, number)["artworks"]
    return {work["key"]: work for work in [*own, *seen["artworks"]]}


def work_under_way(seen: Seen) -> str:
    """The artwork that is being decided."""
    return str(seen["under_way"]["artwork"] or "")


def characters(seen: Seen) -> dict[str, dict[str, Any]]:
    """Those in play, by their keys."""
    return {character["key"]: character for character in seen["characters"]}


def fortune(seen: Seen) -> dict[str, dict[str, Any]]:
    """The Captains of Fortune in the game, by their keys."""
    return {captain["key"]: captain for captain in seen["fortune"]}


def workshops(seen: Seen) -> dict[str, dict[str, Any]]:
    """All kinds of workshops, by their keys."""
    return {tile["key"]: tile for tile in seen["workshops"]}


def resolving(seen: Seen) -> tuple[int, int]:
    """Phase 5: the owner and the space (from 0) of the workshop that is being resolved."""
    at = step_numbers(seen)[0]
    return int(seen["order"][at % MOST_FAMILIES]), at // MOST_FAMILIES


def artist_patron(seen: Seen) -> int:
    """Phase 6: the family whose artwork is being decided."""
    return int(seen["order"][step_numbers(seen)[0]])


def is_new_round(before: Seen, after: Seen) -> bool:
    """Whether a round ended between the two."""
    if before["actor"] == NOBODY:
        return False
    return bool(after["round"] != before["round"] or after["actor"] == NOBODY)
