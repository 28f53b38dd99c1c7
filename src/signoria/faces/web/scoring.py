"""A scoring scene: what a round or the end brought, step by step.

A game tells which facts make one (:meth:`Drawing.scoring`); the page plays it. Each step adds its
points to the strip above it, row by row.

The frame adds what a game leaves out: where everybody stands afterwards, if the last step does not
say it (with more than one player), and a sentence about who leads.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from signoria.faces.web.strip import StripThing
from signoria.faces.web.words import Language, term

# How a step is laid out.
SEATS = "seats"  # a row a seat, ranked: place, shield, name, picture, value, points
GRID = "grid"  # a row a line (a good, a tower …), a column a seat
LINES = "lines"  # a heading each, and who gets what because of it, in words
STANDING = "standing"  # where everybody stands afterwards; rows may be left to the frame

_PLACES = (
    term("place", "1st"),
    term("place", "2nd"),
    term("place", "3rd"),
    term("place", "4th"),
    term("place", "5th"),
)


@dataclass(frozen=True)
class Cell:
    """What a seat has, and what it gets for it."""

    seat: int | None  # LINES: nobody's, words about everybody
    points: int = 0  # paid by this row; 0 shows a dot
    value: str = ""  # what was compared: "21", "5"
    words: str = ""  # LINES: "Campanile of the Duomo, Brunelleschi"
    picture: str = ""  # markup, drawn by the game's macros: a ship with its dice
    place: str = ""  # SEATS: "1st"
    more: Sequence[StripThing] = ()  # what else it gets: church influence, a token


@dataclass(frozen=True)
class Row:
    """One thing that is judged. Rows appear one after the other: of SEATS the last place first,
    below, and the first place in the end, above.
    """

    cells: Sequence[Cell]
    title: str = ""
    icon: str = ""  # a symbol of the sprite
    words: str = ""  # who won it, and ties, explained every time
    style: str = ""  # a class of the row: "spices"


@dataclass(frozen=True)
class ScoringStep:
    """One page of a scene."""

    tab: str  # "Ships"
    layout: str  # SEATS, GRID, LINES or STANDING
    rows: Sequence[Row] = ()
    lead: str = ""  # one sentence under the title
    words: str = ""  # one sentence at the foot, when all rows stand there
    points: Sequence[int] = ()  # by seat: what this step adds to the strip's scores
    second: Sequence[int] = ()  # … and to the strip's second number, if it has one
    before: Sequence[int] = ()  # STANDING: points before the scene, by seat


@dataclass(frozen=True)
class ScoringScene:
    """Begins after the last move that it is about; the viewer goes on."""

    ply: int  # the scene is about what happened until there: so many moves, as log lines count
    title: str  # "Round II ends"
    steps: Sequence[ScoringStep]
    go_on: str  # what the last button says: "Begin round III"


def place_word(language: Language, place: int) -> str:
    """``1st``, ``2nd`` …"""
    return language.term(_PLACES[place - 1]) if place <= len(_PLACES) else f"{place}."


def places(totals: Sequence[int]) -> list[int]:
    """The place of each, from 1; equals share the better one."""
    return [1 + sum(other > total for other in totals) for total in totals]
