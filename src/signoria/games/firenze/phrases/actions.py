"""Actions of Firenze taken apart: ``swap red 2`` is a verb, a colour and a number."""

from __future__ import annotations

from typing import NamedTuple

from signoria.games.firenze.sights import Commission, Place, Player, Sight

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


def step_of(seen: Sight) -> str:
    """``ReturnBricks`` of ``ReturnBricks 2``."""
    return seen["step"].partition(" ")[0]


def player(seen: Sight) -> Player:
    """Whoever is asked; if nobody is, whoever's turn it is."""
    actor = seen["actor"]
    return seen["players"][actor if actor >= 0 else seen["turn"]]


def card_at(seen: Sight, place: int) -> Place | None:
    """A card of the row, places from 1."""
    return seen["row"][place - 1] if 0 < place <= len(seen["row"]) else None


def card_named(seen: Sight, place: int | None) -> str:
    """Which card lies on a place that has one."""
    card = card_at(seen, place or 0)
    assert card is not None
    return card["card"]


def event_named(seen: Sight) -> str:
    """Which card is being carried out, while one is."""
    assert seen["event"] is not None
    return seen["event"]


def wanted_colour(seen: Sight) -> str:
    """The colour that will be received, while one will."""
    colour = seen["now"]["wanted"]
    assert colour is not None
    return colour


def commission(seen: Sight, colour: str, height: int) -> Commission | None:
    """What the board asks for at that height of a tower."""
    for tower in seen["towers"]:
        if tower["colour"] == colour:
            for found in tower["commissions"]:
                if found["height"] == height:
                    return found
    return None
