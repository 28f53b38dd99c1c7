"""Whose turn it is, what goes on in it, and the bricks in storehouses, pouch and row."""

from __future__ import annotations

from signoria._compat import i64, vec
from signoria.games.firenze.rules.box import COLOURS, ROW
from signoria.games.firenze.rules.layout import (
    BAG,
    NO_CARD,
    ROW_BRICKS,
    ROW_CARDS,
    SEAT,
    STORED,
    STOREHOUSE,
)
from signoria.games.firenze.rules.words import BIT
from signoria.kernel.state import State


class Bricks(State):
    """What goes on in a turn, and all bricks but those of the towers, with names for the rules."""

    turn: i64  # the seat whose turn it is
    starter: i64  # the starting player
    finisher: i64  # the seat with the end of game tile, or -1
    closing: i64  # 1 in the last round after too many reshuffles
    reshuffles: i64  # of the deck so far
    most_reshuffles: i64  # option
    cheapest: i64  # option: 1 if events take the cheapest unused bricks
    played: i64  # the set of personnel played this turn
    built: i64  # bricks built this turn, until their costs are due
    fulfilled: i64  # commissions fulfilled this turn
    place: i64  # of the card in the row that is being taken or traded with, from 1; 0: none
    due: i64  # bricks still to be given
    least: i64  # the lowest colour or kind that may be given next
    wanted: i64  # the colour that will be received, from 1; 0: none
    playing: i64  # the personnel card whose effect goes on, from 1; 0: none
    target: i64  # whom it is played against
    event: i64  # the event or Monument that is being carried out, from 1; 0: none
    shielded: i64  # 1 if a Patrician keeps it from the taker
    table: vec[i64]

    def __init__(self, seats: i64, table: vec[i64]) -> None:
        super().__init__(seats)
        self.turn = 0
        self.starter = 0
        self.finisher = -1
        self.closing = 0
        self.reshuffles = 0
        self.most_reshuffles = 0
        self.cheapest = 0
        self.played = 0
        self.built = 0
        self.fulfilled = 0
        self.place = 0
        self.due = 0
        self.least = 0
        self.wanted = 0
        self.playing = 0
        self.target = 0
        self.event = 0
        self.shielded = 0
        self.table = table

    def clockwise(self, places: i64) -> i64:
        """The seat so many places after the one whose turn it is."""
        seat = self.turn + places
        if seat >= self.seats:
            seat -= self.seats
        return seat

    # Bricks

    def stored(self, seat: i64) -> i64:
        """All bricks in a storehouse."""
        return self.table[seat * SEAT + STORED]

    def bricks(self, seat: i64, colour: i64) -> i64:
        """Bricks of one colour in a storehouse."""
        return self.table[seat * SEAT + STOREHOUSE + colour]

    def store(self, seat: i64, colour: i64, count: i64) -> None:
        """Put bricks into a storehouse; a negative count takes them out."""
        table = self.table
        table[seat * SEAT + STOREHOUSE + colour] += count
        table[seat * SEAT + STORED] += count

    def colours_in(self, seat: i64) -> i64:
        """The set of colours in a storehouse."""
        table = self.table
        first = seat * SEAT + STOREHOUSE
        found: i64 = 0
        bit: i64 = 1
        for colour in range(COLOURS):
            if table[first + colour] > 0:
                found |= bit
            bit += bit
        return found

    def givable(self, seat: i64) -> i64:
        """The colours of which the next brick due may be: enough must be left of those after it."""
        table = self.table
        first = seat * SEAT + STOREHOUSE
        least = self.least
        due = self.due
        found: i64 = 0
        enough: i64 = 0
        colour: i64 = COLOURS
        while colour > least:
            colour -= 1
            count = table[first + colour]
            enough += count
            if count > 0 and enough >= due:
                found |= BIT[colour]
        return found

    def bag(self, colour: i64) -> i64:
        """Bricks of one colour in the pouch."""
        return self.table[BAG + colour]

    def drop(self, colour: i64, count: i64) -> None:
        """Put bricks into the pouch."""
        self.table[BAG + colour] += count

    # The card row, places from 0

    def card(self, place: i64) -> i64:
        """The kind of card there, or NO_CARD."""
        return self.table[ROW_CARDS + place]

    def bricks_on(self, place: i64, colour: i64) -> i64:
        """Bricks of one colour on a card."""
        return self.table[ROW_BRICKS + place * COLOURS + colour]

    def lay(self, place: i64, colour: i64, count: i64) -> None:
        """Put bricks on a card; a negative count takes them."""
        self.table[ROW_BRICKS + place * COLOURS + colour] += count

    def want_from_row(self, what: i64) -> None:
        """Remember a brick of the row that is to be received: its colour and its card."""
        self.wanted = what // ROW + 1
        self.place = what % ROW + 1

    def receive_from_row(self) -> None:
        """Put that brick into the storehouse."""
        self.lay(self.place - 1, self.wanted - 1, -1)
        self.store(self.turn, self.wanted - 1, 1)
        self.wanted = 0
        self.place = 0

    def cards_in_row(self) -> i64:
        """How many places have a card; they are the leftmost, but while one is being taken."""
        found: i64 = 0
        for place in range(ROW):
            if self.table[ROW_CARDS + place] != NO_CARD:
                found += 1
        return found

    def slide(self) -> None:
        """Move all the cards right of the hole one place to the left, bricks and all."""
        table = self.table
        to: i64 = 0
        for place in range(ROW):
            if table[ROW_CARDS + place] == NO_CARD:
                continue
            if to != place:
                table[ROW_CARDS + to] = table[ROW_CARDS + place]
                table[ROW_CARDS + place] = NO_CARD
                for colour in range(COLOURS):
                    at = ROW_BRICKS + colour
                    table[at + to * COLOURS] = table[at + place * COLOURS]
                    table[at + place * COLOURS] = 0
            to += 1
