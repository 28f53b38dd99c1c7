"""One table of Firenze: its pieces, copied, judged at the end, and written down."""

from __future__ import annotations

from typing import Final

from signoria._compat import i32, i64, vec
from signoria.games.firenze.rules import encoding
from signoria.games.firenze.rules.box import (
    CARD_NAMES,
    COLOUR_NAMES,
    HIGHEST,
    LEVEL_POINTS,
    LOWEST,
    ROW,
    STOREYS,
)
from signoria.games.firenze.rules.description import card_name, describe
from signoria.games.firenze.rules.pieces import Pieces
from signoria.games.firenze.rules.words import BALCONY, TAKE, WORDS
from signoria.kernel.actions import Action, Vocabulary

MANY_POINTS: Final = 200.0  # twice the lead beyond which a victory is not more of a victory
HALF: Final = 0.5  # a draw


class Board(Pieces):
    """One table."""

    def copy(self) -> Board:
        twin = Board(self.seats, self.table[:])
        twin.turn = self.turn
        twin.starter = self.starter
        twin.finisher = self.finisher
        twin.closing = self.closing
        twin.reshuffles = self.reshuffles
        twin.most_reshuffles = self.most_reshuffles
        twin.cheapest = self.cheapest
        twin.played = self.played
        twin.built = self.built
        twin.fulfilled = self.fulfilled
        twin.place = self.place
        twin.due = self.due
        twin.least = self.least
        twin.wanted = self.wanted
        twin.playing = self.playing
        twin.target = self.target
        twin.event = self.event
        twin.shielded = self.shielded
        twin.copy_agenda(self)
        return twin

    def words(self) -> Vocabulary:
        return WORDS

    def reward(self, seat: i64) -> float:
        """Win or lose for one half, how clearly for the other."""
        mine: float = float(self.prestige(seat))
        best: float = -MANY_POINTS
        equal: float = 1.0
        for other in range(self.seats):
            theirs: float = float(self.prestige(other))
            if other != seat and theirs >= best:
                equal = equal + 1.0 if theirs == mine else 1.0
                best = theirs
        won: float = 0.0
        if mine >= best:
            won = 1.0 / equal
        lead: float = (mine - best) / MANY_POINTS
        lead = min(lead, HALF)
        lead = max(lead, -HALF)
        return (won + HALF + lead) / 2.0

    def encode(self, seat: i64, out: vec[i32], at: i64) -> None:
        encoding.encode(self, seat, out, at)

    # Text

    def description(self) -> list[tuple[str, list[str]]]:
        return describe(self)

    def contents(self, action: Action) -> str:
        """The card and the bricks behind ``take 3``."""
        if action.verb != TAKE[0].verb:
            return ""
        place = action.what - 1
        found = [card_name(self.card(place))]
        for colour, name in enumerate(COLOUR_NAMES):
            found += [name] * self.bricks_on(place, colour)
        return " ".join(found)

    def spelled(self, text: str) -> str:
        """``take mason`` for the place of the first such card."""
        verb, *names = text.lower().split() or [""]
        if verb == TAKE[0].verb and len(names) == 1 and names[0] in CARD_NAMES:
            for place in range(ROW):
                if card_name(self.card(place)) == names[0]:
                    return f"{verb} {place + 1}"
        if verb == BALCONY[0].verb:
            return text
        return text.lower()


def height_of(space: i64) -> i64:
    """A commission's height."""
    return LOWEST + space % STOREYS


def colour_of(space: i64) -> i64:
    """A commission's colour."""
    return space // STOREYS


def space_of(colour: i64, height: i64) -> i64:
    """The commission for a tower, or -1 where none is."""
    if height < LOWEST:
        return -1
    return colour * STOREYS + height - LOWEST


LEVEL_HEIGHTS: Final = [height for height in range(HIGHEST + 1) if LEVEL_POINTS[height]]
