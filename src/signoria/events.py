"""What can happen at a table, and how a wish is refused."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from signoria.notation import Move

MOVE = "move"  # seat or CHANCE, the action's text; note: what lay there
BUNDLE = "bundle"  # text: the moves that come next, made as one
FORCED = "forced"  # the next move was the only legal one: the table has made it
BEGIN = "begin"  # all seats are taken
CONFIRM = "confirm"  # a held move stands
UNDO = "undo"  # text: how many moves are left
PRACTICE = "practice"  # it deals anew from here on; text: the seed's hash, note: the seed
UNDO_ASK = "undo-ask"  # text: how many moves would be left
UNDO_ANSWER = "undo-answer"  # text: YES or NO
YES, NO = "yes", "no"
SEPARATOR = " | "  # of the moves of a bundle
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

    @classmethod
    def because(cls, reason: str, moves: Sequence[Move]) -> UndoError:
        """The error for a reason, after these moves."""
        if not moves:
            return cls(reason, "no move has been made yet")
        messages = {
            "nothing": "there is no move to take back",
            "chance": "chance has acted since: ask the others",
            "other": f"seat {moves[-1].who} has moved since: ask the others",
            "alone": "alone, what chance has decided stays",
        }
        return cls(reason, messages[reason])


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
