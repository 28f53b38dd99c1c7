"""A table's log: what happened, numbered. Entries are only ever added; a table is their sum."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from signoria.bundles import parts
from signoria.events import BEGIN, BUNDLE, CONFIRM, FORCED, MOVE, UNDO, UNDO_ANSWER, Event
from signoria.kernel.steps import CHANCE
from signoria.notation import Former

# What happens at a server's table beside the game.
SIT = "sit"
LEAVE = "leave"
RESIGN = "resign"
SUBSTITUTE = "substitute"  # the others let a bot play on for somebody whose time is over
RETURN = "return"  # who was absent takes the seat back
RENAME = "rename"
REMATCH = "rematch"  # text: the table that follows
ADOPT = "adopt"  # other rules or another box; text: the move since when, rules and box before

CHANGES_THE_GAME = frozenset({MOVE, BEGIN, CONFIRM, UNDO, RESIGN, SUBSTITUTE, RETURN})
# What brings a game nearer to its end, or happens seldom: with these alone a log has an end.
GOES_FORWARD = frozenset(
    {MOVE, BUNDLE, FORCED, BEGIN, CONFIRM, UNDO_ANSWER, RESIGN, SUBSTITUTE, RETURN, REMATCH, ADOPT}
)


@dataclass(frozen=True, slots=True)
class Entry:
    """One row of the log. Its version is its place in the log, from 1."""

    event: Event
    version: int
    key: str | None = None  # of the request that wanted it
    at: int = 0  # milliseconds since 1970, UTC


def adoption(former: Former) -> Event:
    """From a move on the game is played by other rules than before, or with another box."""
    return Event(ADOPT, text=f"{former.until} {former.rules} {former.box}")


def adoptions(former: Sequence[Former], version: int) -> list[Entry]:
    """The same as entries after a version."""
    return [Entry(adoption(old), version + at) for at, old in enumerate(former, 1)]


def former_in(entries: Sequence[Entry]) -> list[Former]:
    """What entries say about former rules and boxes."""
    found = [entry.event.text.split() for entry in entries if entry.event.kind == ADOPT]
    return [Former(int(until), int(rules), box) for until, rules, box in found]


def stored_with(first: Event, later: Sequence[Event]) -> list[Event]:
    """What was stored together with an event: the moves of a bundle, chance, forced answers."""
    found: list[Event] = []
    owed = len(parts(first.text)) if first.kind == BUNDLE else 0
    for event in later:
        if event.kind == FORCED:
            owed = 1
        elif event.kind != MOVE or (event.seat != CHANCE and not owed):
            break
        else:
            owed = max(0, owed - 1)
        found.append(event)
    return found
