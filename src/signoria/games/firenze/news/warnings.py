"""What somebody should not overlook in Firenze."""

from __future__ import annotations

from signoria.games.firenze.news.parts import Tower
from signoria.kernel.news import Fact


class LastTurn(Fact):
    """Somebody has placed the last seal."""

    finisher: int


class RoundIsLast(Fact):
    """The deck has run out too often."""


class OneSealLeft(Fact):
    """Somebody may end the game soon."""

    seat: int


class MustGrow(Fact):
    """Towers that come down without a brick this turn."""

    towers: tuple[Tower, ...]


class Doomed(Fact):
    """Towers that come down, for their owner has no brick that fits."""

    towers: tuple[Tower, ...]


class FullyGrown(Fact):
    """Towers that come down, for they are as high as towers can be."""

    towers: tuple[Tower, ...]


class TooManyBricks(Fact):
    """More than may stay."""

    count: int
    limit: int


class TooManyCards(Fact):
    """More than may stay."""

    count: int
    limit: int
