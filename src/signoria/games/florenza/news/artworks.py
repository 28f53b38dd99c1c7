"""Phase 6: artworks are paid, marked with a crest, or fail."""

from __future__ import annotations

from signoria.games.florenza.news.goods import Goods
from signoria.kernel.news import Fact


class CompletionBegins(Fact):
    """An artwork that can be paid was chosen: its cost, what the artist asks at least, points."""

    family: int
    artwork: str
    artist: str | None
    cost: Goods  # with the artist's lowest price
    gains: Goods


class ArtworkCompleted(Fact):
    """An artwork was paid with its artist, who worked in this skill; an unnamed one in any."""

    family: int
    artwork: str
    artist: str | None
    skill: str | None
    price: int
    cost: Goods
    gains: Goods


class ArtworkFailed(Fact):
    """An artwork could not be paid; so much prestige was lost."""

    family: int
    artwork: str
    artist: str | None
    cost: Goods  # with the artist's lowest price
    lack: Goods
    lost: int


class MuseAsked(Fact):
    """The Muse was paid for one more roll."""

    family: int
    fiorini: int


class ResultUsed(Fact):
    """One of the results rolled decided what the artist brought."""

    family: int
    artist: str | None
    rolled: tuple[int, ...]
    result: int
    prestige: int
    masterpiece: bool  # the gold box: his card was turned


class ValueReached(Fact):
    """No Die: fiorini raised the value of a work, perhaps with the Muse; so the artist brought."""

    family: int
    artist: str | None
    fiorini: int
    value: int
    prestige: int
    masterpiece: bool
    muse: bool


class CrestPlaced(Fact):
    """A crest lies on a completed artwork."""

    family: int
    artwork: str
    crest: str  # normal, or what a special one brings


class BuildingWhole(Fact):
    """The fourth artwork of a Palazzo or Chiesa: points at once."""

    family: int
    building: str
    gains: Goods
