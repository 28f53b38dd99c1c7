"""What lies on the table: bricks, cards, seals and points."""

from __future__ import annotations

from signoria._compat import i64
from signoria.games.firenze.rules.box import CARDS, CHURCH_SPACES, HELD, PERSONNEL, STOREYS
from signoria.games.firenze.rules.bricks import Bricks
from signoria.games.firenze.rules.layout import (
    ALL_LINES,
    BALCONY_TILES,
    CHURCHES,
    COVERS,
    DECK,
    DISCARDS,
    FIRST_SEAL,
    HAND,
    LEVEL_TILES,
    LINES,
    NEUTRAL,
    ON_BALCONY,
    OPEN,
    SEALS_LEFT,
    SEALS_ON,
    SEAT,
    START_DECK,
    TOP_SEAL,
    WORTH,
)
from signoria.games.firenze.rules.words import BIT
from signoria.kernel.supply import any_left, left


class Pieces(Bricks):
    """Everything that can be touched; towers are in ``towers.py``."""

    # Cards

    def deck(self) -> i64:
        """Where the next card is drawn from: the start cards lie on top."""
        if any_left(self.table, START_DECK, CARDS):
            return START_DECK
        return DECK

    def has_cards(self) -> bool:
        """Whether there is a next card."""
        return any_left(self.table, DECK, CARDS) or any_left(self.table, START_DECK, CARDS)

    def discard(self, kind: i64) -> None:
        """Lay a card on the discard pile."""
        self.table[DISCARDS + kind] += 1

    def held(self, seat: i64, kind: i64) -> i64:
        """How many such cards a player has, in hand or in play."""
        return self.table[seat * SEAT + HAND + kind]

    def hold(self, seat: i64, kind: i64, count: i64) -> None:
        """Give a player cards; a negative count takes them away."""
        self.table[seat * SEAT + HAND + kind] += count

    def cards_of(self, seat: i64) -> i64:
        """All cards of a player, hand and buildings."""
        return left(self.table, seat * SEAT + HAND, HELD)

    def has_played(self, kind: i64) -> bool:
        """Whether such a personage was played this turn."""
        return self.played & BIT[kind] != 0

    def can_play(self, kind: i64) -> bool:
        """Whether it is in hand, and none of that name was played this turn."""
        return self.held(self.turn, kind) > 0 and self.played & BIT[kind] == 0

    def has_personnel(self) -> bool:
        """Whether the player whose turn it is has any personnel card in hand."""
        return any_left(self.table, self.turn * SEAT + HAND, PERSONNEL)

    def forget_target(self) -> None:
        """A personnel card played against somebody is done."""
        self.playing = 0
        self.target = 0

    def church(self, space: i64) -> i64:
        """The card on a church space, or NO_CARD."""
        return self.table[CHURCHES + space]

    def church_of(self, kind: i64) -> i64:
        """The space where such a church lies, or -1; NO_CARD finds a free one."""
        for space in range(CHURCH_SPACES):
            if self.table[CHURCHES + space] == kind:
                return space
        return -1

    def put_church(self, space: i64, kind: i64) -> None:
        """Lay a church card on a space; NO_CARD empties it."""
        self.table[CHURCHES + space] = kind

    # Commissions and points

    def is_open(self, space: i64) -> bool:
        """Whether no seal covers a commission."""
        return self.table[COVERS + space] == OPEN

    def cover(self, space: i64) -> None:
        """Lay a neutral seal on a commission."""
        self.table[COVERS + space] = NEUTRAL

    def seal(self, seat: i64, space: i64) -> None:
        """Lay one of a player's seals on a commission."""
        self.table[COVERS + space] = FIRST_SEAL + seat
        self.table[seat * SEAT + SEALS_LEFT] -= 1
        colour = space // STOREYS
        self.table[seat * SEAT + SEALS_ON + colour] += 1
        top = seat * SEAT + TOP_SEAL + colour
        self.table[top] = max(self.table[top], space % STOREYS + 1)

    def seals_on(self, seat: i64, colour: i64) -> i64:
        """How many seals a player has on a tower."""
        return self.table[seat * SEAT + SEALS_ON + colour]

    def top_seal(self, seat: i64, colour: i64) -> i64:
        """The highest of them, storeys counted from 1; 0 without any."""
        return self.table[seat * SEAT + TOP_SEAL + colour]

    def numeral_on(self, space: i64) -> i64:
        """The numeral of the balcony on a commission, from 0; -1 without one."""
        return self.table[ON_BALCONY + space] - 1

    def tile(self, numeral: i64) -> i64:
        """The balcony tile of a numeral, or NO_TILE."""
        return self.table[BALCONY_TILES + numeral]

    def covered_by(self, space: i64) -> i64:
        """The seat whose seal lies there; below 0 if nobody's."""
        return self.table[COVERS + space] - FIRST_SEAL

    def worth(self, space: i64) -> i64:
        """A commission's points, printed or on its balcony."""
        return self.table[WORTH + space]

    def has_level_tile(self, height: i64) -> bool:
        """Whether nobody took that level bonus yet."""
        return self.table[LEVEL_TILES + height] > 0

    def seals_left(self, seat: i64) -> i64:
        """Seals that a player can still place."""
        return self.table[seat * SEAT + SEALS_LEFT]

    def score(self, seat: i64, line: i64, points: i64) -> None:
        """Move a prestige marker."""
        self.table[seat * SEAT + LINES + line] += points

    def points(self, seat: i64, line: i64) -> i64:
        """One line of a score sheet."""
        return self.table[seat * SEAT + LINES + line]

    def prestige(self, seat: i64) -> i64:
        """Where the prestige marker stands."""
        return left(self.table, seat * SEAT + LINES, ALL_LINES)
