"""Personnel and event cards, bricks that are given up for any reason, and limits."""

from __future__ import annotations

from signoria.games.firenze.news.parts import Bricks, Tower
from signoria.kernel.news import Fact

# Personnel cards


class PersonnelPlayed(Fact):
    """A card from the hand; its effect follows."""

    seat: int
    card: str


class TargetChosen(Fact):
    """Whom a card is played against, and what there is in that storehouse and on that site."""

    seat: int
    card: str
    target: int
    bricks: Bricks
    towers: tuple[Tower, ...]


class BrickWanted(Fact):
    """A brick was chosen that will be received for others.

    There are so many of its colour, on a card of the row or in another storehouse.
    """

    seat: int
    colour: str
    target: int | None
    place: int | None
    card: str | None
    there: int


class SwappedInRow(Fact):
    """Wholesaler: one of so many bricks for one of a card of the row."""

    seat: int
    given: str
    taken: str
    place: int
    card: str
    had: int


class SwappedWith(Fact):
    """Smuggler: one of so many bricks for one of somebody's storehouse."""

    seat: int
    target: int
    given: str
    taken: str
    had: int


class BrickSpied(Fact):
    """Spy: one of so many bricks of that colour changed its storehouse."""

    seat: int
    target: int
    colour: str
    there: int


class TopBrickLost(Fact):
    """A tower lost its top brick to the pouch, by a card: an event, or somebody's Saboteur.

    A tower without a colour is a Campanile; *left* is its height now.
    """

    seat: int
    colour: str | None
    height: int
    left: int
    card: str
    by: int | None


class CardDiscarded(Fact):
    """At the card limit, or with another card: the Patrician."""

    seat: int
    card: str
    by: str | None


# Event cards


class Spared(Fact):
    """A Patrician kept an event away."""

    seat: int
    card: str


class Endured(Fact):
    """A Patrician stayed in hand: the event is carried out."""

    seat: int
    card: str


class BricksDue(Fact):
    """Somebody owes bricks, to the pouch or to another seat; without a card: too many stored."""

    seat: int
    count: int
    card: str | None
    to: int | None


class BricksLost(Fact):
    """An event took bricks without asking."""

    seat: int
    bricks: Bricks
    card: str


class BrickReturned(Fact):
    """Into the pouch, one of so many of that colour; *left* are still due."""

    seat: int
    colour: str
    had: int
    left: int


class BrickHandedOver(Fact):
    """Alms: to another seat, one of so many of that colour; *left* are still due."""

    seat: int
    to: int
    colour: str
    had: int
    left: int
