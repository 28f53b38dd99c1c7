"""What can happen at a table, and how a wish is refused."""

from __future__ import annotations

from dataclasses import dataclass

MOVE = "move"  # seat or CHANCE, the action's text; note: what lay there
BEGIN = "begin"  # all seats are taken
CONFIRM = "confirm"  # a held move stands
UNDO = "undo"  # text: how many moves are left
UNDO_ASK = "undo-ask"  # text: how many moves would be left
UNDO_ANSWER = "undo-answer"  # text: YES or NO
KINDS = frozenset({MOVE, BEGIN, CONFIRM, UNDO, UNDO_ASK, UNDO_ANSWER})
YES, NO = "yes", "no"
NO_SEAT = -3  # nobody's doing in particular


class Refusal(ValueError):
    """Nothing was changed. Faces word :attr:`reason`; the message is for programmers."""

    def __init__(self, reason: str, message: str) -> None:
        super().__init__(message)
        self.reason = reason


class UndoError(Refusal):
    """A move that cannot be taken back; the message says why, and so does :attr:`reason`:
    ``nothing`` to take back, ``chance`` or an ``other`` has acted since, or one is ``alone``.
    """


@dataclass(frozen=True, slots=True)
class Event:
    """Something that happened at a table."""

    kind: str
    seat: int = NO_SEAT
    text: str = ""
    note: str = ""


@dataclass(frozen=True, slots=True)
class Ask:
    """Somebody asks the others to go back."""

    seat: int
    ply: int
    agreed: frozenset[int] = frozenset()
