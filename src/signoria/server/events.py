"""What can happen at a table. Events are only ever added; a table is what they add up to."""

from __future__ import annotations

from dataclasses import dataclass

MOVE = "move"  # seat or CHANCE, the action's text
BEGIN = "begin"  # all seats are taken: the game begins
CONFIRM = "confirm"  # a held move stands
UNDO = "undo"  # text: how many moves are left
UNDO_ASK = "undo-ask"  # text: how many moves would be left
UNDO_ANSWER = "undo-answer"  # text: yes or no
SIT = "sit"
LEAVE = "leave"
RESIGN = "resign"
RENAME = "rename"
REMATCH = "rematch"  # text: the table that follows

CHANGES_THE_GAME = frozenset({MOVE, BEGIN, CONFIRM, UNDO, RESIGN})
NO_SEAT = -3  # nobody's doing in particular


@dataclass(frozen=True, slots=True)
class Event:
    """One row of the log. Its version is its place in the log, from 1."""

    kind: str
    seat: int = NO_SEAT
    text: str = ""
    note: str = ""
    key: str | None = None
    version: int = 0
