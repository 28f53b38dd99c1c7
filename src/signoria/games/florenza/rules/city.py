"""The city in the middle of the table: turn order, characters, captains, artworks, tiles."""

from __future__ import annotations

from signoria._compat import i64, vec
from signoria.games.florenza.rules.box import IN_DISTRICT, NOBODY_THERE, NOTHING
from signoria.games.florenza.rules.characters import LIFE
from signoria.games.florenza.rules.layout import (
    AWAY,
    BAG,
    BOX_ARTIST,
    BOX_CREST,
    BOX_CREST_KIND,
    BOX_KINSMAN,
    BOX_SIZE,
    BOXES,
    CITY_BOXES,
    COMPLETED,
    DETAINED,
    FAMILY,
    FORTUNE_AT,
    HIRED,
    IN_PLAY,
    LIVING,
    ON_CARD,
    ORDER,
    SUPPLY,
    TURNED,
    WHERE,
)
from signoria.kernel.state import State


class City(State):
    """The main gameboard and the cards around it."""

    families: i64  # seats and Ghosts
    round: i64
    captain: i64  # of the People: a family, or nobody
    bishop: i64
    muse: i64  # 1 while she is available
    detained: i64  # the character on the Captain's card
    in_play: i64  # characters
    duomo_family: i64  # whose kinsman is on the Predicatore space in the Duomo
    duomo_preacher: i64  # with whom
    no_die: i64  # option: 1 in the No Die variant
    work: i64  # the artwork that is being begun or completed
    skill: i64  # the skill that is used for it
    rolled: i64  # the set of results to choose from, a 1 the lowest bit
    given: i64  # the resource given first at the market
    table: vec[i64]

    # Turn order

    def family(self, place: i64) -> i64:
        """Who is at that place of the Turn Order track."""
        return self.table[ORDER + place]

    def is_captain_seat(self) -> bool:
        """Whether somebody at the table, not a Ghost, is Captain of the People."""
        return 0 <= self.captain < self.seats

    # Characters

    def enter_city(self, character: i64) -> None:
        """A character is drawn from the bag and stands under his Life card, below the others."""
        table = self.table
        table[BAG + character] = 0
        table[WHERE + character] = ON_CARD
        table[LIVING + character] = LIFE[character]
        table[IN_PLAY + self.in_play] = character
        self.in_play += 1

    def character(self, at: i64) -> i64:
        """The characters in play, those that came first first."""
        return self.table[IN_PLAY + at]

    def life(self, character: i64) -> i64:
        """The Life card that a character stands under."""
        return self.table[LIVING + character]

    def where(self, character: i64) -> i64:
        """Where a character's tile is."""
        return self.table[WHERE + character]

    def can_be_hired(self, character: i64, family: i64) -> bool:
        """His tile is on his card, or on the Captain's who asks for him."""
        where = self.table[WHERE + character]
        return where == ON_CARD or (where == DETAINED and self.captain == family)

    def take_tile(self, character: i64) -> None:
        """Put a character's tile with a kinsman."""
        if self.detained == character:
            self.detained = NOTHING
        self.table[WHERE + character] = HIRED

    def return_tile(self, character: i64) -> None:
        """Put a character's tile back on his card."""
        self.table[WHERE + character] = ON_CARD

    def turn_tile(self, character: i64) -> None:
        """A Ghost has used an artist."""
        if self.detained == character:
            self.detained = NOTHING
        self.table[WHERE + character] = TURNED

    def detain(self, character: i64) -> None:
        """Put a character's tile on the Captain's card."""
        self.detained = character
        self.table[WHERE + character] = DETAINED

    def completed(self, artist: i64) -> i64:
        """1 if the artist's Masterpiece is completed."""
        return self.table[COMPLETED + artist]

    def complete_masterpiece(self, artist: i64) -> None:
        """Turn the artist's card."""
        self.table[COMPLETED + artist] = 1

    def grow_old(self) -> i64:
        """All characters move down one Life card; those under I leave. How many left."""
        table = self.table
        stay: i64 = 0
        for at in range(self.in_play):
            character = table[IN_PLAY + at]
            life = table[LIVING + character] - 1
            table[LIVING + character] = life
            if life == 0:
                table[WHERE + character] = AWAY
                table[COMPLETED + character] = 0
            else:
                table[IN_PLAY + stay] = character
                stay += 1
        left = self.in_play - stay
        for at in range(stay, self.in_play):
            table[IN_PLAY + at] = 0
        self.in_play = stay
        return left

    # Workshop tiles, Captains of Fortune

    def supply(self, kind: i64) -> i64:
        """Workshop tiles of a kind that nobody has taken."""
        return self.table[SUPPLY + kind]

    def on_captain(self, captain: i64) -> i64:
        """Whose kinsman is on a Captain of Fortune."""
        return self.table[FORTUNE_AT + captain]

    def put_on_captain(self, captain: i64, family: i64) -> None:
        """Place a kinsman there, or take him away."""
        self.table[FORTUNE_AT + captain] = family

    # Artworks: those of the city are shared, those of a district its family's own

    def box(self, family: i64, artwork: i64) -> i64:
        """Where an artwork's box lies."""
        if artwork < IN_DISTRICT:
            return BOXES + family * FAMILY + artwork * BOX_SIZE
        return CITY_BOXES + (artwork - IN_DISTRICT) * BOX_SIZE

    def crest(self, family: i64, artwork: i64) -> i64:
        """Whose crest is on an artwork."""
        return self.table[self.box(family, artwork) + BOX_CREST]

    def crest_kind(self, family: i64, artwork: i64) -> i64:
        """0 for a normal crest, else a special one."""
        return self.table[self.box(family, artwork) + BOX_CREST_KIND]

    def patron(self, family: i64, artwork: i64) -> i64:
        """Whose kinsman is on an artwork."""
        return self.table[self.box(family, artwork) + BOX_KINSMAN]

    def artist(self, family: i64, artwork: i64) -> i64:
        """Who was hired for an artwork; nobody is an unnamed artist."""
        return self.table[self.box(family, artwork) + BOX_ARTIST]

    def is_open(self, family: i64, artwork: i64) -> bool:
        """Neither a crest nor a kinsman."""
        box = self.box(family, artwork)
        return self.table[box + BOX_CREST] < 0 and self.table[box + BOX_KINSMAN] < 0

    def begin_artwork(self, family: i64, artwork: i64) -> None:
        """Place a kinsman on an artwork."""
        self.table[self.box(family, artwork) + BOX_KINSMAN] = family

    def hire_artist(self, family: i64, artwork: i64, artist: i64) -> None:
        """Place an artist's tile under the kinsman."""
        self.table[self.box(family, artwork) + BOX_ARTIST] = artist
        self.take_tile(artist)

    def end_artwork(self, family: i64, artwork: i64) -> None:
        """Kinsman and artist go; the kinsman's way to the pool is the district's."""
        box = self.box(family, artwork)
        artist = self.table[box + BOX_ARTIST]
        if artist >= 0:
            self.return_tile(artist)
        self.table[box + BOX_KINSMAN] = NOBODY_THERE
        self.table[box + BOX_ARTIST] = NOTHING

    def mark_artwork(self, family: i64, artwork: i64, kind: i64) -> None:
        """Place a family crest on an artwork."""
        box = self.box(family, artwork)
        self.table[box + BOX_CREST] = family
        self.table[box + BOX_CREST_KIND] = kind
