"""Set-up, turns, the card row, and what becomes of a card that was taken."""

from __future__ import annotations

from signoria.games.firenze.news.parts import Balcony, Bricks, Space
from signoria.kernel.news import TURN, Fact

# Set up


class StarterDrawn(Fact):
    """Chance made somebody the starting player."""

    seat: int


class StarterNamed(Fact):
    """The host said who is the starting player."""

    seat: int


class CommissionClosed(Fact):
    """A neutral seal covers a commission."""

    colour: str
    height: int


class TableSet(Fact):
    """The table is set up: its balconies, what neutral seals close, and the cards of the row."""

    balconies: tuple[Balcony, ...]
    closed: tuple[Space, ...]
    row: tuple[str, ...]


class TurnBegins(Fact, begins=TURN):
    """Six phases follow."""

    seat: int


# 1) Choose a card


class CardChosen(Fact):
    """A card with its bricks, and its cost: one brick on each of the cards in *over*.

    It may be that the card will only be discarded.
    """

    seat: int
    place: int
    card: str
    cost: int
    over: tuple[int, ...]
    bricks: Bricks
    is_discarded: bool


class BrickPaid(Fact):
    """A brick was laid on a card of the row: for a card, or for a wanted brick.

    The payer had so many of that colour; *left* are still due.
    """

    seat: int
    colour: str
    place: int
    card: str
    wanted: str | None
    had: int
    left: int


class CardTaken(Fact):
    """A card left the row with its bricks; so many were paid for it."""

    seat: int
    place: int
    card: str
    paid: int
    bricks: Bricks


class PutUp(Fact):
    """A building is at work from now on."""

    seat: int
    card: str


class SecondBuilding(Fact):
    """Its owner had one already: the card was discarded."""

    seat: int
    card: str


class ChurchPlaced(Fact):
    """A church lies on a church space."""

    seat: int
    card: str


class NoChurchSpace(Fact):
    """All church spaces were taken: the card was discarded."""

    seat: int
    card: str


class MonumentKept(Fact):
    """Nobody's tower is taller than the taker's."""

    seat: int


class MonumentGiven(Fact):
    """It went from its taker to the tallest tower."""

    seat: int
    to: int


class RowSlid(Fact):
    """The cards right of a hole moved one place to the left."""

    hole: int


class Reshuffled(Fact):
    """The discards became the new deck, for the so manieth time."""

    number: int


class LastRound(Fact):
    """The deck ran out too often: the game ends before the starting player's next turn."""


class CardRevealed(Fact, reveals=True):
    """A new card with its bricks lies in the row."""

    place: int
    card: str
    bricks: Bricks
