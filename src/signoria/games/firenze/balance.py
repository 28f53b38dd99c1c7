"""The parts of Firenze: cards, commissions, balconies on them, and the Campanile."""

from __future__ import annotations

from functools import cache
from typing import Any

from signoria.balance.part import Look, Part, names
from signoria.games.firenze.rules.box import BOX
from signoria.kernel.box import Box

TAKEN = "card taken"
PLAYED = "card played"
COMMISSION = "commission"
BALCONY = "balcony"
CHURCH = "church completed"
CAMPANILE = "campanile"


def parts(box: Box) -> list[Part]:
    """Every card, every printed commission, every balcony tile, and the Campanile."""
    return [
        *(_card(TAKEN, name) for name in names(box, "cards")),
        *(
            _commission(colour, height)
            for colour in names(box, "commissions")
            for height in box.table(f"commissions.{colour}")
        ),
        *(_balcony(*tile) for tile in _tiles()),
        _card(CHURCH, CAMPANILE),
    ]


def used(look: Look, action: str) -> Part | None:
    """The part that an action uses; under a balcony the printed commission counts for nothing."""
    match action.split():
        case ["take", place]:
            return _card(TAKEN, look()["row"][int(place) - 1]["card"])
        case ["play", card]:
            return _card(PLAYED, card)
        case ["fulfil", "campanile"]:
            return _card(CHURCH, CAMPANILE)
        case ["fulfil", colour, height]:
            numeral = _commission_there(look(), colour, int(height))["balcony"]
            if numeral is not None:
                return _balcony(numeral, colour, int(height))
            return _commission(colour, height)
    return None


def _commission_there(seen: Any, colour: str, height: int) -> Any:
    tower = next(one for one in seen["towers"] if one["colour"] == colour)
    return next(one for one in tower["commissions"] if one["height"] == height)


def _card(kind: str, name: str) -> Part:
    return Part(kind, name, f"cards.{name}")


def _commission(colour: str, height: str) -> Part:
    return Part(COMMISSION, f"{colour} {height}", f"commissions.{colour}.{height}")


def _balcony(numeral: str, colour: str, height: int) -> Part:
    return Part(BALCONY, f"{numeral} {colour} {height}", _tiles()[numeral, colour, height])


@cache
def _tiles() -> dict[tuple[str, str, int], str]:
    """Where the box has each balcony tile, by numeral, colour and height."""
    return {
        (BOX[f"{path}.numeral"], BOX[f"{path}.colour"], BOX[f"{path}.height"]): path
        for path in (f"balconies.{tile}" for tile in names(BOX, "balconies"))
    }
