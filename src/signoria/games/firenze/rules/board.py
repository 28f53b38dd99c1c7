"""One table of Firenze: its pieces, copied, judged at the end, and written down."""

from __future__ import annotations

from typing import Final

from signoria._compat import i64
from signoria.games.firenze.rules.box import (
    CARD_NAMES,
    CARDS,
    CHURCH_SPACES,
    COLOUR_NAMES,
    COLOURS,
    HELD,
    HIGHEST,
    LEVEL_POINTS,
    LOWEST,
    NUMERALS,
    PERSONNEL,
    PERSONNEL_NAMES,
    ROW,
    STOREYS,
)
from signoria.games.firenze.rules.layout import (
    ALL_LINES,
    BALCONY_TILES,
    COVERS,
    DECK,
    DISCARDS,
    FIRST_SEAL,
    HAND,
    NEUTRAL,
    NO_CARD,
    NO_TILE,
    OPEN,
    PILE_WORKED,
    SEAT,
    START_DECK,
    TOWER_COLOUR,
    TOWER_HEIGHT,
)
from signoria.games.firenze.rules.pieces import Pieces
from signoria.games.firenze.rules.towers import pile_colour, pile_height, tower, towers
from signoria.games.firenze.rules.words import BALCONY, BIT, TAKE, WORDS
from signoria.kernel.actions import Action, Vocabulary

NOTHING: Final = "-"
NEUTRAL_SEAL: Final = "n"
WORKED: Final = "*"
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

    # Text

    def description(self) -> list[tuple[str, list[str]]]:
        found = [
            ("seats", [str(self.seats)]),
            ("starter", [str(self.starter)]),
            ("turn", [str(self.turn)]),
            ("finisher", [str(self.finisher)]),
            ("closing", [str(self.closing)]),
            ("reshuffles", [str(self.reshuffles), str(self.most_reshuffles)]),
            ("cheapest", [str(self.cheapest)]),
            ("played", self._played()),
            ("built", [str(self.built)]),
            ("fulfilled", [str(self.fulfilled)]),
            ("place", [str(self.place)]),
            ("due", [str(self.due)]),
            ("least", [str(self.least)]),
            ("wanted", [colour_name(self.wanted - 1)]),
            ("playing", [card_name(self.playing - 1)]),
            ("target", [str(self.target)]),
            ("event", [card_name(self.event - 1)]),
            ("shielded", [str(self.shielded)]),
            ("bag", [str(self.bag(colour)) for colour in range(COLOURS)]),
            ("start_deck", self._counted(START_DECK, CARDS)),
            ("deck", self._counted(DECK, CARDS)),
            ("discards", self._counted(DISCARDS, CARDS)),
        ]
        for place in range(ROW):
            on_it = [str(self.bricks_on(place, colour)) for colour in range(COLOURS)]
            found.append((f"row:{place + 1}", [card_name(self.card(place)), *on_it]))
        churches = [card_name(self.church(space)) for space in range(CHURCH_SPACES)]
        found.append(("churches", churches))
        found.append(("balconies", [tile_name(self.tile(n)) for n in range(NUMERALS)]))
        levels = [height for height in range(HIGHEST + 1) if self.has_level_tile(height)]
        found.append(("levels", [str(height) for height in levels]))
        for colour, name in enumerate(COLOUR_NAMES):
            spaces = range(colour * STOREYS, (colour + 1) * STOREYS)
            found.append((f"seals:{name}", [self._cover_name(space) for space in spaces]))
        for seat in range(self.seats):
            stored = [str(self.bricks(seat, colour)) for colour in range(COLOURS)]
            found.append((f"store:{seat}", stored))
            found.append((f"towers:{seat}", self._towers(seat)))
            found.append((f"campanile:{seat}", self._pile(seat)))
            found.append((f"cards:{seat}", self._counted(seat * SEAT + HAND, HELD)))
            points = [str(self.points(seat, line)) for line in range(ALL_LINES)]
            found.append((f"points:{seat}", points))
        return found

    def tile(self, numeral: i64) -> i64:
        """The balcony tile of a numeral, or NO_TILE."""
        return self.table[BALCONY_TILES + numeral]

    def _played(self) -> list[str]:
        return [PERSONNEL_NAMES[kind] for kind in range(PERSONNEL) if self.played & BIT[kind]]

    def _counted(self, first: int, kinds: int) -> list[str]:
        """``mason=3 spy=2``."""
        counts = [self.table[first + kind] for kind in range(kinds)]
        return [f"{CARD_NAMES[kind]}={count}" for kind, count in enumerate(counts) if count]

    def _cover_name(self, space: int) -> str:
        cover = self.table[COVERS + space]
        if cover == OPEN:
            return NOTHING
        return NEUTRAL_SEAL if cover == NEUTRAL else str(cover - FIRST_SEAL)

    def _towers(self, seat: int) -> list[str]:
        """``white4 red3*``: the star was worked on this turn."""
        found: list[str] = []
        for index in range(towers(self, seat)):
            number = tower(self, seat, index)
            star = WORKED if number % 2 else ""
            found.append(f"{COLOUR_NAMES[TOWER_COLOUR[number]]}{TOWER_HEIGHT[number]}{star}")
        return found

    def _pile(self, seat: int) -> list[str]:
        levels = range(pile_height(self, seat))
        colours = [COLOUR_NAMES[pile_colour(self, seat, level)] for level in levels]
        return [*colours, WORKED] if self.table[seat * SEAT + PILE_WORKED] else colours

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


def card_name(kind: int) -> str:
    """A card in words; - for none."""
    return NOTHING if kind == NO_CARD else CARD_NAMES[kind]


def colour_name(colour: int) -> str:
    """A colour in words; - for none."""
    return NOTHING if colour < 0 else COLOUR_NAMES[colour]


def tile_name(tile: int) -> str:
    """A balcony tile in one word, ``I_white_6``; - for none."""
    if tile == NO_TILE:
        return NOTHING
    return "_".join(BALCONY[tile].text.split()[1:])


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
