"""Actions of Firenze taken apart: ``swap red 2`` is a verb, a colour and a number."""

from __future__ import annotations

from typing import Any, NamedTuple

from signoria.faces.phrases.kinds import Seen

CAMPANILE = "campanile"


class Parts(NamedTuple):
    """What an action names; what it does not name is empty or 0."""

    verb: str
    colour: str = ""  # of a brick, a tower or a commission
    number: int = 0  # a place, a height, or a seat
    name: str = ""  # a card, or the Campanile


def parts(action: str) -> Parts:
    """``take 3``, ``give red``, ``build red 3``, ``play mason`` …"""
    verb, *rest = action.split() or [""]
    if verb in ("play", "discard", "reveal"):
        return Parts(verb, name=rest[0] if rest else "")
    if rest == [CAMPANILE]:
        return Parts(verb, name=CAMPANILE)
    if rest and rest[-1].isdecimal():
        return Parts(verb, " ".join(rest[:-1]), int(rest[-1]))
    return Parts(verb, " ".join(rest))


def step_of(seen: Seen) -> str:
    """``ReturnBricks`` of ``ReturnBricks 2``."""
    return str(seen["step"]).partition(" ")[0]


def player(seen: Seen) -> dict[str, Any]:
    """Whoever is asked; if nobody is, whoever's turn it is."""
    actor = seen["actor"]
    found: dict[str, Any] = seen["players"][actor if actor >= 0 else seen["turn"]]
    return found


def card_at(seen: Seen, place: int) -> dict[str, Any] | None:
    """A card of the row, places from 1."""
    found: dict[str, Any] | None = None
    if 0 < place <= len(seen["row"]):
        found = seen["row"][place - 1]
    return found


def commission(seen: Seen, colour: str, height: int) -> dict[str, Any] | None:
    """What the board asks for at that height of a tower."""
    for tower in seen["towers"]:
        if tower["colour"] == colour:
            for found in tower["commissions"]:
                if found["height"] == height:
                    wanted: dict[str, Any] = found
                    return wanted
    return None
