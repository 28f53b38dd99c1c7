"""A table's log: what happened, numbered. Entries are only ever added; a table is their sum."""

from __future__ import annotations

from dataclasses import dataclass

from signoria.events import BEGIN, CONFIRM, MOVE, UNDO, Event

# What happens at a server's table beside the game.
SIT = "sit"
LEAVE = "leave"
RESIGN = "resign"
SUBSTITUTE = "substitute"  # the others let a bot play on for somebody whose time is over
RETURN = "return"  # who was absent takes the seat back
RENAME = "rename"
REMATCH = "rematch"  # text: the table that follows

CHANGES_THE_GAME = frozenset({MOVE, BEGIN, CONFIRM, UNDO, RESIGN, SUBSTITUTE, RETURN})


@dataclass(frozen=True, slots=True)
class Entry:
    """One row of the log. Its version is its place in the log, from 1."""

    event: Event
    version: int
    key: str | None = None  # of the request that wanted it
    at: int = 0  # milliseconds since 1970, UTC
