"""What facts of Firenze are made of. Places and heights count from 1, seats from 0."""

from __future__ import annotations

from signoria.kernel.news import Fact

Bricks = tuple[str, ...]  # a colour a brick


class Space(Fact):
    """A commission."""

    colour: str
    height: int


class Balcony(Fact):
    """A balcony tile, and the commission that it lies on."""

    numeral: str
    colour: str
    height: int
    points: int


class Tower(Fact):
    """A tower of a construction site; without a colour it is a Campanile."""

    colour: str | None
    height: int


class Scored(Fact):
    """A seat got points, or lost some: facts derive from it."""

    seat: int
    points: int
