"""Exchange, building, ruins, commissions and the final scoring."""

from __future__ import annotations

from signoria.games.firenze.news.parts import Bricks, Scored, Tower
from signoria.kernel.news import SCORING, Fact

# What a tower finds at its height
OPEN = "open"
WAITING = "waiting"  # for a balcony with a lower numeral
GONE = "gone"


class ExchangeBegun(Fact):
    """So many bricks will be given for one of the row."""

    seat: int
    price: int


class Exchanged(Fact):
    """So many bricks for one of a card of the row."""

    seat: int
    price: int
    colour: str
    place: int
    card: str


class BrickLaid(Fact):
    """A tower is so high now, and was so high before; *built* bricks of this turn cost *cost*.

    Where a commission has that height, *fits* says how it stands, *balcony* its numeral, and
    *points* what it pays; handed over now the tower brings *brings*. None of that in a Campanile.
    """

    seat: int
    colour: str
    before: int
    height: int
    is_campanile: bool
    built: int
    cost: int
    fits: str | None
    balcony: str | None
    points: int
    brings: int


class Built(Fact):
    """All that was worked on this turn: so many bricks, which cost so many others."""

    seat: int
    bricks: int
    cost: int
    towers: tuple[Tower, ...]


class Abandoned(Fact):
    """A tower will come down, for building is over; so many bricks will come back."""

    seat: int
    colour: str | None
    height: int
    saved: int


class TornDown(Fact):
    """A tower came down, and these bricks came back.

    It was not worked on; or it is a Campanile, and *by* completed another one first.
    """

    seat: int
    colour: str | None
    height: int
    saved: Bricks
    by: int | None


class Fulfilled(Scored):
    """A commission, perhaps on a balcony; so many seals are left to its owner."""

    colour: str
    height: int
    balcony: str | None
    seals_left: int


class CampanileCompleted(Scored):
    """A brick of every colour, and the first."""


class LevelBonus(Scored):
    """The first tower of this height."""

    height: int


class ChurchPaid(Scored):
    """A commission met a church's wish."""

    church: str


class LastSealPlaced(Scored):
    """Everybody else has one more turn."""


class FlagPasses(Fact):
    """Somebody is ahead on a tower of the board, who was not."""

    seat: int
    colour: str


class TowersStay(Fact):
    """What was not handed over: it must be worked on in the next turn."""

    seat: int
    towers: tuple[Tower, ...]


class ScoringBegins(Fact, begins=SCORING, reveals=True):
    """The final scoring; all hands are shown."""


class MajorityPaid(Scored):
    """The flag of a tower, for so many seals on it.

    *counts* are everybody's seals there, *tops* how high the highest of each is, 0 without any.
    """

    colour: str
    seals: int
    counts: tuple[int, ...]
    tops: tuple[int, ...]


class CelebrationPaid(Scored):
    """So many equal celebration cards."""

    card: str
    count: int
