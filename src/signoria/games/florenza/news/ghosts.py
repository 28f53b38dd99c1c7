"""Solitaire play: what Ghosts do, and why they do nothing."""

from __future__ import annotations

from signoria.games.florenza.news.goods import Goods
from signoria.kernel.news import Fact


class GhostRolled(Fact):
    """The die counted to an empty space of the Action Table, numbered from 1."""

    family: int
    die: int
    space: int
    action: str


class ActionTableCleared(Fact):
    """Kinsmen lying on a Ghost's Action Table were removed from these spaces."""

    family: int
    spaces: tuple[int, ...]


class GhostOperated(Fact):
    """A Ghost used a workshop, which is closed for the round: points only."""

    family: int
    owner: int
    space: int
    workshop: str
    price: int
    gains: Goods


class GhostBuilt(Fact):
    """A Ghost built what its dice showed."""

    family: int
    space: int
    workshop: str
    gains: Goods


class GhostCreated(Fact):
    """A Ghost created the first artwork that suits its artist."""

    family: int
    artwork: str
    artist: str
    skill: str
    is_dearest: bool  # it takes the dearest artist, else the cheapest
    die: int
    gains: Goods
    masterpiece: bool


class GhostHired(Fact):
    """A Ghost hired the first free Captain of Fortune, for the points of his last line."""

    family: int
    captain: str
    gains: Goods


class GhostGained(Fact):
    """A Ghost's Bishop marker advanced."""

    family: int
    gains: Goods


class GhostIdle(Fact):
    """A Ghost's action came to nothing."""

    family: int
    action: str  # operate, build, fortune, or the building of an artwork
    why: str  # workshop, tile, space, captain, artist, crest or artwork: what there is none of
    key: str | None  # the workshop that could not be built, the artist without a work
