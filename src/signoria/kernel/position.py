"""Positions as text: ``seats 2; round 1; …; next ChooseDice, ChooseOneDie 1``."""

from __future__ import annotations

import re
from collections.abc import Mapping
from typing import Any

from signoria.kernel.steps import Step

MOST_REMEMBERED = 2000  # parts of observations that are not made anew, of each kind


class PositionError(ValueError):
    """A position that cannot be read; the message says what was wrong and what would be right."""


class Description:
    """What a position says, by name. Games read it with checks; what they leave unread is wrong."""

    def __init__(self, text: str) -> None:
        body, found, agenda = text.strip().rpartition("next")
        if not found or (body and not body.rstrip().endswith(";")):
            raise PositionError("a position ends with its agenda: '…; next ChooseDice, …'")
        self.agenda = [line.split() for line in agenda.split(",") if line.strip()]
        self._words: dict[str, list[str]] = {}
        for line in body.split(";"):
            if line.strip():
                name, *words = line.split()
                if name in self._words:
                    raise PositionError(f"the position says {name!r} twice")
                self._words[name] = words

    def words(self, name: str) -> list[str]:
        """The words behind a name."""
        if name not in self._words:
            raise PositionError(f"the position does not say {name!r}")
        return self._words.pop(name)

    def integers(self, name: str, count: int, low: int, high: int) -> list[int]:
        """*count* whole numbers from *low* to *high*."""
        words = self.words(name)
        try:
            found = [int(word) for word in words]
        except ValueError:
            found = []
        if len(found) != count or not all(low <= number <= high for number in found):
            numbers = "a whole number" if count == 1 else f"{count} whole numbers"
            raise PositionError(
                f"{name!r} must be {numbers} from {low} to {high}, not {' '.join(words)!r}"
            )
        return found

    def integer(self, name: str, low: int, high: int) -> int:
        """A whole number from *low* to *high*."""
        return self.integers(name, 1, low, high)[0]

    def steps(self, known: Mapping[str, Any]) -> list[Step[Any]]:
        """The agenda, and the end of reading: every name must have been used."""
        if self._words:
            raise PositionError(f"this game's positions do not say {', '.join(self._words)}")
        return [_step(known, name, numbers) for name, *numbers in self.agenda]


def _step(known: Mapping[str, Any], name: str, numbers: list[str]) -> Step[Any]:
    kind = known.get(name)
    if kind is None:
        raise PositionError(f"{name!r} is not a step of this game; they are {', '.join(known)}")
    limits: dict[str, range] = kind.fields
    found = [int(number) for number in numbers if re.fullmatch("-?[0-9]{1,9}", number)]
    fits = len(found) == len(numbers) == len(limits)
    if not fits or any(
        number not in limit for number, limit in zip(found, limits.values(), strict=True)
    ):
        wanted = ", ".join(f"{field} {limit[0]} to {limit[-1]}" for field, limit in limits.items())
        raise PositionError(f"the step {name} takes {wanted or 'no number'}, not {numbers}")
    step: Step[Any] = kind(*found)
    return step
