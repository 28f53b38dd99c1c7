"""Phase 5: workshops, the market, the family business and the Captains of Fortune."""

from __future__ import annotations

from signoria.games.florenza.news.goods import Goods
from signoria.kernel.news import Fact


class Produced(Fact):
    """A workshop gave what it shows to the family whose kinsman was there."""

    family: int
    owner: int
    space: int
    workshop: str
    gains: Goods


class Sold(Fact):
    """Goods were sold at a workshop."""

    family: int
    owner: int
    space: int
    workshop: str
    takes: Goods
    gains: Goods


class SoldNothing(Fact):
    """A kinsman came back from a workshop that sells: nobody wanted, or had what it takes."""

    family: int
    owner: int
    space: int
    workshop: str
    lack: Goods


class Built(Fact):
    """A workshop was paid and turned over."""

    family: int
    space: int
    workshop: str
    cost: Goods
    gains: Goods


class BuildingFailed(Fact):
    """A workshop could not be paid and went back; so much prestige was lost."""

    family: int
    space: int
    workshop: str
    cost: Goods
    lack: Goods
    lost: int


class SoldAtMarket(Fact):
    """One resource for fiorini."""

    family: int
    resource: str
    fiorini: int


class BoughtAtMarket(Fact):
    """One resource for fiorini."""

    family: int
    resource: str
    fiorini: int


class TradedAtMarket(Fact):
    """Two resources for another one."""

    family: int
    given: Goods
    taken: str


class BusinessCollected(Fact):
    """The kinsmen in the family business brought fiorini."""

    family: int
    kinsmen: int
    fiorini: int


class CaptainPaid(Fact):
    """A line of a Captain of Fortune, counted from 1: paid, and what it brought or took."""

    family: int
    captain: str
    line: int
    fiorini: int
    gains: Goods


class ResourceGranted(Fact):
    """The resource of one's choice that a Captain of Fortune brings."""

    family: int
    resource: str
