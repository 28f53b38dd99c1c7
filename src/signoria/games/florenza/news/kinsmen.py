"""Phase 4: kinsmen are placed, and what follows from it later."""

from __future__ import annotations

from signoria.games.florenza.news.goods import Goods
from signoria.kernel.news import Fact


class Operated(Fact):
    """A kinsman was sent to a workshop; its owner was paid so much prestige."""

    family: int
    owner: int
    space: int
    workshop: str
    price: int
    takes: Goods  # what he may sell there in phase 5
    gives: Goods  # what the workshop gives then


class BuildingBegun(Fact):
    """A workshop was begun: it costs this in phase 5, and gives the reward then."""

    family: int
    space: int
    workshop: str
    cost: Goods
    gains: Goods
    lack: Goods  # what will be missing then, as things stand


class ArtworkBegun(Fact):
    """A kinsman was sent to an artwork, which costs this in phase 6 beside the artist."""

    family: int
    artwork: str
    cost: Goods
    gains: Goods
    income: Goods  # of its flag, in every round
    lack: Goods


class ArtistHired(Fact):
    """An artist will create it: for this price at least, and that much prestige by the die."""

    family: int
    artwork: str
    artist: str | None
    price: int
    least: int
    most: int
    lack: Goods


class CharityGiven(Fact):
    """A preacher received fiorini; kinsmen came from the pool, and what his card shows."""

    family: int
    place: str  # chiesa or duomo
    preacher: str | None
    price: int
    kinsmen: int
    gains: Goods


class Exchanged(Fact):
    """Bernardo gave a resource for another."""

    family: int
    given: str
    taken: str


class SentToMarket(Fact):
    """A kinsman will trade in phase 5, and may sell and buy for so many fiorini."""

    family: int
    sell: int
    buy: int


class SentToBusiness(Fact):
    """A kinsman will bring so many fiorini in phase 5."""

    family: int
    fiorini: int


class CaptainHired(Fact):
    """A kinsman was sent to a Captain of Fortune, to pay one of his lines in phase 5."""

    family: int
    captain: str


class Outlook(Fact):
    """A family's goods after a placement: in hand, coming without fail, due, left, and lacking."""

    family: int
    hand: Goods
    coming: Goods
    due: Goods
    left: Goods
    lack: Goods  # missing in all, or coming only after a construction that needs it
