"""The parts of Firenze: cards and commissions."""

from __future__ import annotations

from signoria.balance.part import Look, Part, names
from signoria.kernel.box import Box

TAKEN = "card taken"
PLAYED = "card played"
COMMISSION = "commission"


def parts(box: Box) -> list[Part]:
    """Every card and every commission."""
    return [
        *(_card(TAKEN, name) for name in names(box, "cards")),
        *(
            _commission(colour, height)
            for colour in names(box, "commissions")
            for height in box.table(f"commissions.{colour}")
        ),
    ]


def used(look: Look, action: str) -> Part | None:
    """The part that an action uses."""
    match action.split():
        case ["take", place]:
            return _card(TAKEN, look()["row"][int(place) - 1]["card"])
        case ["play", card]:
            return _card(PLAYED, card)
        case ["fulfil", colour, height]:
            return _commission(colour, height)
    return None


def _card(kind: str, name: str) -> Part:
    return Part(kind, name, f"cards.{name}")


def _commission(colour: str, height: str) -> Part:
    return Part(COMMISSION, f"{colour} {height}", f"commissions.{colour}.{height}")
