"""Who sits where, and what they are called."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace

from signoria.faces.web.page_data import FAMILIES, SeatData
from signoria.faces.web.words import Language
from signoria.record import Record


def names_of(language: Language, seats: Sequence[SeatData]) -> list[str]:
    """What to call each seat; nobody is without a name."""
    return [seat.name or language.say("Player {number}", number=seat.seat + 1) for seat in seats]


def seats_of(language: Language, record: Record) -> list[SeatData]:
    """Who sat where, each with a name."""
    given = record.names or [""] * record.seats
    players = record.players or ["person"] * record.seats
    seats = [
        SeatData(
            seat, given[seat], FAMILIES[seat % len(FAMILIES)], players[seat], is_connected=True
        )
        for seat in range(record.seats)
    ]
    names = names_of(language, seats)
    return [replace(seat, name=name) for seat, name in zip(seats, names, strict=True)]
