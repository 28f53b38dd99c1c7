"""The District sheets: what everybody has marked, circled and written."""

from __future__ import annotations

from typing import Final

from signoria._compat import i64, vec
from signoria.games.florenza_dice.rules.box import (
    BIT,
    CAPTAIN,
    CAPTAIN_POINTS,
    DICE,
    FIORINI_A_POINT,
    IN_PALAZZO,
    KINDS,
    LAYERS,
    RESOURCES,
    SPACES,
    SPARE_SCORE,
    STAR_SCORE,
    TRACKS,
    WORKS,
)
from signoria.games.florenza_dice.rules.printed_sheet import ALL_WORKS, PALAZZO, PROJECTS, RADIX
from signoria.kernel.state import State

# The table is one row of numbers: the dice, the Ghost's tracks, then a sheet for each seat.
GHOST_TRACKS: Final[i64] = DICE
SHEETS: Final[i64] = GHOST_TRACKS + TRACKS
# On a sheet: the supply, the tracks, the open icons, the Rione, the Artworks, the points.
SPARES: Final[i64] = SHEETS
FIORINI: Final[i64] = SPARES + 1  # in icons of 100
STARS: Final[i64] = FIORINI + 1
MARKED: Final[i64] = STARS + 1
OPEN: Final[i64] = MARKED + TRACKS  # a set of projects for each layer and kind
LACKS: Final[i64] = OPEN + LAYERS * KINDS  # how many icons are open in each project
TICKED: Final[i64] = LACKS + PROJECTS  # a number for the ticks of each space
BUILT: Final[i64] = TICKED + SPACES - 1  # how many spaces hold a Building
OWNED: Final[i64] = BUILT + 1  # the set of those Buildings
IN_SPACE: Final[i64] = OWNED + 1
COMPLETED: Final[i64] = IN_SPACE + SPACES  # the set of completed Artworks
ARTIST: Final[i64] = COMPLETED + 1  # the points of each Artwork's artist
PRIZE: Final[i64] = ARTIST + WORKS
PALAZZO_POINTS: Final[i64] = PRIZE + 1
CHIESA_POINTS: Final[i64] = PALAZZO_POINTS + 1
RIONE_POINTS: Final[i64] = CHIESA_POINTS + 1
SHEET: Final[i64] = RIONE_POINTS + 1 - SHEETS


def supply_points(what: i64, count: i64) -> i64:
    """The end of the game: what is left of STARS, SPARES and FIORINI counts."""
    if what == STARS:
        return count * STAR_SCORE
    if what == SPARES:
        return count * SPARE_SCORE
    return count // FIORINI_A_POINT


class Sheets(State):
    """One District sheet a seat."""

    table: vec[i64]

    def __init__(self, seats: i64, table: vec[i64]) -> None:
        super().__init__(seats)
        self.table = table

    # The supply

    def spares(self, seat: i64) -> i64:
        """Spare Resources."""
        return self.table[seat * SHEET + SPARES]

    def fiorini(self, seat: i64) -> i64:
        """Money, in icons of 100 Fiorini."""
        return self.table[seat * SHEET + FIORINI]

    def stars(self, seat: i64) -> i64:
        """Masterpiece stars."""
        return self.table[seat * SHEET + STARS]

    def in_supply(self, seat: i64, what: i64) -> i64:
        """How many SPARES, FIORINI or STARS there are."""
        return self.table[seat * SHEET + what]

    def change_supply(self, seat: i64, what: i64, count: i64) -> None:
        """Circle SPARES, FIORINI or STARS; or cross them off, if the count is negative."""
        self.table[seat * SHEET + what] += count

    # Tracks

    def marked(self, seat: i64, track: i64) -> i64:
        """How many spaces of a track are marked."""
        return self.table[seat * SHEET + MARKED + track]

    def mark(self, seat: i64, track: i64) -> None:
        """Mark the next space."""
        self.table[seat * SHEET + MARKED + track] += 1

    def ghost(self, track: i64) -> i64:
        """How far the Ghost is."""
        return self.table[GHOST_TRACKS + track]

    def move_ghost(self, track: i64, space: i64) -> None:
        """Mark the Ghost's advancement."""
        self.table[GHOST_TRACKS + track] = space

    # Icons

    def open(self, seat: i64, kind: i64) -> i64:
        """The set of projects with an open icon of a kind."""
        return self.table[seat * SHEET + OPEN + kind]

    def left(self, seat: i64, project: i64, kind: i64) -> i64:
        """How many icons of a kind are open in a project."""
        at = seat * SHEET + OPEN + kind
        found: i64 = 0
        for layer in range(LAYERS):
            found += self.table[at + layer * KINDS] >> project & 1
        return found

    def open_at_least(self, seat: i64, kind: i64, count: i64) -> i64:
        """The set of projects with so many open icons of a kind, or more."""
        return self.table[seat * SHEET + OPEN + (count - 1) * KINDS + kind]

    def lacks(self, seat: i64, project: i64) -> i64:
        """How many icons are open in a project."""
        return self.table[seat * SHEET + LACKS + project]

    def any_open(self, seat: i64) -> i64:
        """The set of projects with an open icon for a resource."""
        at = seat * SHEET + OPEN
        found: i64 = 0
        for kind in range(RESOURCES):
            found |= self.table[at + kind]
        return found

    def tick(self, seat: i64, project: i64, kind: i64) -> None:
        """Mark an open icon with an X."""
        table = self.table
        at = seat * SHEET + OPEN + kind
        bit = BIT[project]
        upper = at + KINDS
        if table[upper] & bit:
            if table[upper + KINDS] & bit:
                upper += KINDS
            table[upper] &= ~bit
        else:
            table[at] &= ~bit
        table[seat * SHEET + LACKS + project] -= 1
        if project >= WORKS:
            table[seat * SHEET + TICKED + project - WORKS] += RADIX[kind]

    # Buildings

    def has(self, seat: i64, building: i64) -> bool:
        """Whether a Building stands in the seat's Rione."""
        return self.table[seat * SHEET + OWNED] & BIT[building] != 0

    def owned(self, seat: i64) -> i64:
        """The set of Buildings in the seat's Rione."""
        return self.table[seat * SHEET + OWNED]

    def built(self, seat: i64) -> i64:
        """How many spaces of the Rione hold a Building."""
        return self.table[seat * SHEET + BUILT]

    def building(self, seat: i64, space: i64) -> i64:
        """The number of the Building in a space, counted from 0."""
        return self.table[seat * SHEET + IN_SPACE + space]

    def ticked(self, seat: i64, space: i64) -> i64:
        """The ticks of a space, counted from 0, as a number."""
        return self.table[seat * SHEET + TICKED + space - 1]

    def build(self, seat: i64, building: i64, points: i64) -> None:
        """Write a Building into the next space; what is left over there is lost."""
        table = self.table
        sheet = seat * SHEET
        space = table[sheet + BUILT]
        table[sheet + IN_SPACE + space] = building
        table[sheet + OWNED] |= BIT[building]
        table[sheet + BUILT] = space + 1
        table[sheet + RIONE_POINTS] += points
        if space > 0:
            self.close(seat, WORKS + space - 1)
            table[sheet + TICKED + space - 1] = 0

    def close(self, seat: i64, project: i64) -> None:
        """What is finished has no open icons."""
        others = ~BIT[project]
        for at in range(seat * SHEET + OPEN, seat * SHEET + LACKS):
            self.table[at] &= others
        self.table[seat * SHEET + LACKS + project] = 0

    # Artworks

    def completed(self, seat: i64) -> i64:
        """The set of completed Artworks."""
        return self.table[seat * SHEET + COMPLETED]

    def artist_points(self, seat: i64, work: i64) -> i64:
        """The points written into an artist's space; 0 without an artist."""
        return self.table[seat * SHEET + ARTIST + work]

    def ready(self, seat: i64) -> i64:
        """The set of Artworks that lack nothing but an artist."""
        at = seat * SHEET + OPEN
        lacking = self.table[seat * SHEET + COMPLETED]
        for kind in range(KINDS):
            lacking |= self.table[at + kind]
        return ALL_WORKS & ~lacking

    def is_finished(self, seat: i64, project: i64) -> bool:
        """Whether an Artwork is completed, or a space built."""
        if project < WORKS:
            return self.artist_points(seat, project) != 0
        return project - WORKS + 1 < self.built(seat)

    def complete(self, seat: i64, work: i64, points: i64, artist_points: i64) -> None:
        """Circle an Artwork's points, and write those of its artist."""
        self.table[seat * SHEET + COMPLETED] |= BIT[work]
        self.table[seat * SHEET + ARTIST + work] = artist_points
        self.score_work(seat, work, points + artist_points)

    def make_masterpiece(self, seat: i64, work: i64, points: i64) -> None:
        """Add to what the artist is worth."""
        self.table[seat * SHEET + ARTIST + work] += points
        self.score_work(seat, work, points)

    def score_work(self, seat: i64, work: i64, points: i64) -> None:
        """Points of the Palazzo or the Chiesa."""
        if work < IN_PALAZZO:
            self.table[seat * SHEET + PALAZZO_POINTS] += points
        else:
            self.table[seat * SHEET + CHIESA_POINTS] += points

    def palazzi(self) -> i64:
        """How many players have completed their Palazzo."""
        found: i64 = 0
        for seat in range(self.seats):
            if self.completed(seat) & PALAZZO == PALAZZO:
                found += 1
        return found

    def bonus(self, seat: i64) -> i64:
        """The prize for the Palazzo; 0 until it is completed."""
        return self.table[seat * SHEET + PRIZE]

    # Points

    def palazzo_points(self, seat: i64) -> i64:
        """Artworks, artists and prize."""
        return self.table[seat * SHEET + PALAZZO_POINTS]

    def chiesa_points(self, seat: i64) -> i64:
        """Artworks and artists."""
        return self.table[seat * SHEET + CHIESA_POINTS]

    def rione_points(self, seat: i64) -> i64:
        """Buildings, and the bonuses of their spaces."""
        return self.table[seat * SHEET + RIONE_POINTS]

    def total(self, seat: i64) -> i64:
        """All points, as if the game ended now."""
        table = self.table
        sheet = seat * SHEET
        return (
            table[sheet + PALAZZO_POINTS]
            + table[sheet + CHIESA_POINTS]
            + table[sheet + RIONE_POINTS]
            + CAPTAIN_POINTS[table[sheet + MARKED + CAPTAIN]]
            + supply_points(STARS, table[sheet + STARS])
            + supply_points(SPARES, table[sheet + SPARES])
            + supply_points(FIORINI, table[sheet + FIORINI])
        )

    def projects(self, seat: i64) -> i64:
        """Artworks and Buildings together."""
        found = self.table[seat * SHEET + BUILT]
        completed = self.completed(seat)
        for work in range(WORKS):
            found += completed >> work & 1
        return found
