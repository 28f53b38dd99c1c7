"""What phrases hand to a face: small facts with their words."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Any, TypeVar

Seen = Mapping[str, Any]  # an observation of any game: what a seat sees, as plain JSON
SightT = TypeVar("SightT", bound=Mapping[str, Any])  # … and of one game, with its fields
Names = Sequence[str]


class Own(str):
    """The name of the reader's own seat: sentences about it say "you" (:meth:`Language.say`)."""

    __slots__ = ()


def addressed(names: Names, seat: int | None) -> list[str]:
    """The names as whoever sits in *seat* reads them; ``None``: a reader without a seat."""
    return [Own(name) if at == seat else str(name) for at, name in enumerate(names)]


def reader(names: Names) -> tuple[object, ...]:
    """What the wording depends on: the names, and which of them is the reader's."""
    return tuple(names), tuple(isinstance(name, Own) for name in names)


@dataclass(frozen=True)
class Question:
    """What the asked seat must do, and why or what follows, in one sentence each."""

    sentence: str
    why: str = ""


@dataclass(frozen=True)
class Choice:
    """One legal option: the number to type, the action's text, and words for it."""

    key: int
    action: str
    label: str  # dye 4 and gold 5
    short: str  # D4 ⚜5
    gain: str = ""  # +9
    group: str = ""  # 2 dice


@dataclass(frozen=True)
class Said:
    """One sentence about a seat, or about nobody."""

    seat: int | None
    sentence: str


@dataclass(frozen=True)
class ScoreLine:
    """A line of the score sheet, compared: somebody's points and another's."""

    name: str
    points: int
    other: int


@dataclass(frozen=True)
class LogLine:
    """A sentence that was true after so many moves of the record."""

    ply: int
    seat: int | None
    sentence: str


@dataclass(frozen=True)
class ValueWords:
    """One value of an option."""

    value: str
    title: str


@dataclass(frozen=True)
class VariantWords:
    """A variant in words: ``name`` is the engine's, ``title`` and ``sentence`` are for people."""

    name: str
    title: str
    sentence: str
    values: tuple[ValueWords, ...]
