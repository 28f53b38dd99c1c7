"""How a seat's view becomes a row of integers, declared once by each game.

A field has a name, a width and bounds, and says what kind of number it is, so that a learner
knows what to scale and what to spread into one number a value:

    count     more is more: points, bricks, how many are left
    category  a name in numbers: a face, a colour, a seat; ``values`` names them
    flag      0 or 1
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from functools import cached_property

COUNT, CATEGORY, FLAG = "count", "category", "flag"


@dataclass(frozen=True)
class Field:
    """Some numbers of a row that mean the same about different things (``parts``)."""

    name: str
    kind: str
    low: int
    high: int
    parts: tuple[str, ...] = ("",)
    values: tuple[str, ...] = ()  # of a category, from ``low`` on

    @property
    def width(self) -> int:
        """How many numbers it takes."""
        return len(self.parts)


def count(name: str, high: int, parts: Sequence[str] = ("",), low: int = 0) -> Field:
    """Numbers of things."""
    return Field(name, COUNT, low, high, tuple(parts))


def category(name: str, values: Sequence[str], parts: Sequence[str] = ("",)) -> Field:
    """One of *values*, counted from 0."""
    return Field(name, CATEGORY, 0, len(values) - 1, tuple(parts), tuple(values))


def flag(name: str, parts: Sequence[str] = ("",)) -> Field:
    """Yes or no."""
    return Field(name, FLAG, 0, 1, tuple(parts))


class Fields:
    """A whole row: its fields in order."""

    def __init__(self, fields: Sequence[Field]) -> None:
        names = [field.name for field in fields]
        twice = {name for name in names if names.count(name) > 1}
        if twice:
            raise ValueError(f"two fields are called {min(twice)!r}")
        self.fields = tuple(fields)

    @cached_property
    def width(self) -> int:
        """How many numbers a row has."""
        return sum(field.width for field in self.fields)

    @cached_property
    def names(self) -> list[str]:
        """One name a number."""
        return [f"{one.name} {part}".strip() for one in self.fields for part in one.parts]

    @cached_property
    def lows(self) -> list[int]:
        """The least each number can be."""
        return [field.low for field in self.fields for _ in field.parts]

    @cached_property
    def highs(self) -> list[int]:
        """The most each number can be."""
        return [field.high for field in self.fields for _ in field.parts]

    @cached_property
    def places(self) -> dict[str, slice]:
        """Where each field stands in the row."""
        found: dict[str, slice] = {}
        at = 0
        for field in self.fields:
            found[field.name] = slice(at, at + field.width)
            at += field.width
        return found

    def field_at(self, index: int) -> Field:
        """The field that a number of the row belongs to."""
        if not 0 <= index < self.width:
            raise IndexError(f"the row has numbers 0 to {self.width - 1}, not {index}")
        return next(one for one in self.fields if index < self.places[one.name].stop)

    def explain(self, index: int) -> str:
        """What a number of the row says."""
        field = self.field_at(index)
        name = self.names[index]
        if field.kind == CATEGORY:
            listed = ", ".join(f"{at} {value}" for at, value in enumerate(field.values))
            return f"{name}: one of {listed}"
        if field.kind == FLAG:
            return f"{name}: 1 if so, else 0"
        return f"{name}: {field.low} to {field.high}"

    def __len__(self) -> int:
        return self.width
