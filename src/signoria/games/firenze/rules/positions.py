"""Tables described by a position; what can be derived is counted again."""

from __future__ import annotations

from signoria._compat import i64, vec
from signoria.games.firenze.rules.board import LEVEL_HEIGHTS, Board
from signoria.games.firenze.rules.box import (
    ALL_BRICKS,
    BALCONIES,
    BALCONY_NUMERAL,
    BALCONY_SPACE,
    BALCONY_TOTAL,
    BRICKS,
    CARD_COUNT,
    CARD_NAMES,
    CARDS,
    CHURCH_SPACES,
    COLOUR_NAMES,
    COLOURS,
    DISCARDABLE,
    EVENTS_END,
    HELD,
    HIGHEST,
    LEAST_SEATS,
    MOST_BUILT,
    MOST_DIGITS,
    MOST_PRESTIGE,
    MOST_SEATS,
    NUMERALS,
    PERSONNEL_NAMES,
    POINTS,
    ROW,
    SEALS,
    SPACES,
    STOREYS,
)
from signoria.games.firenze.rules.description import NEUTRAL_SEAL, NOTHING, WORKED, tile_name
from signoria.games.firenze.rules.kinds import CAMPANILE
from signoria.games.firenze.rules.layout import (
    ALL_LINES,
    BAG,
    BALCONY_TILES,
    CHURCHES,
    DECK,
    DISCARDS,
    HAND,
    LEVEL_TILES,
    LINES,
    MOST_TOWERS,
    NO_CARD,
    NO_TILE,
    ON_BALCONY,
    PILE,
    PILE_HEIGHT,
    PILE_WORKED,
    ROW_BRICKS,
    ROW_CARDS,
    SEALS_LEFT,
    SEAT,
    START_DECK,
    STORED,
    STOREHOUSE,
    WORTH,
    size,
    tower_number,
)
from signoria.games.firenze.rules.towers import add_tower, pile_height, towers
from signoria.games.firenze.rules.words import BIT
from signoria.kernel.position import Description, PositionError


def empty_board(seats: i64) -> Board:
    """A table without cards, bricks, tiles and seals."""
    state = Board(seats, vec[i64]([0] * size(seats)))
    for place in range(ROW):
        state.table[ROW_CARDS + place] = NO_CARD
    for space in range(CHURCH_SPACES):
        state.table[CHURCHES + space] = NO_CARD
    for numeral in range(NUMERALS):
        state.table[BALCONY_TILES + numeral] = NO_TILE
    for space in range(SPACES):
        state.table[WORTH + space] = POINTS[space]
    for seat in range(seats):
        state.table[seat * SEAT + SEALS_LEFT] = SEALS[seats]
    return state


def put_balcony(state: Board, tile: i64) -> None:
    """Lay a balcony tile on its commission."""
    state.table[BALCONY_TILES + BALCONY_NUMERAL[tile]] = tile
    state.table[WORTH + BALCONY_SPACE[tile]] = BALCONY_TOTAL[tile]
    state.table[ON_BALCONY + BALCONY_SPACE[tile]] = BALCONY_NUMERAL[tile] + 1


def read_board(described: Description) -> Board:
    """A table as :func:`description.describe` wrote it down."""
    seats = described.integer("seats", LEAST_SEATS, MOST_SEATS)
    state = empty_board(seats)
    state.starter = described.integer("starter", 0, seats - 1)
    state.turn = described.integer("turn", 0, seats - 1)
    state.finisher = described.integer("finisher", -1, seats - 1)
    state.closing = described.integer("closing", 0, 1)
    reshuffles = described.integers("reshuffles", 2, 0, MOST_PRESTIGE)
    state.reshuffles, state.most_reshuffles = reshuffles[0], reshuffles[1]
    state.cheapest = described.integer("cheapest", 0, 1)
    _read_played(state, described)
    _read_now(state, described)
    for colour, count in enumerate(described.integers("bag", COLOURS, 0, ALL_BRICKS)):
        state.table[BAG + colour] = count
    _read_cards(state, described, "start_deck", START_DECK, CARDS)
    _read_cards(state, described, "deck", DECK, CARDS)
    _read_cards(state, described, "discards", DISCARDS, CARDS)
    for place in range(ROW):
        _read_place(state, described, place)
    for space, kind in enumerate(_kinds(described, "churches", CHURCH_SPACES, EVENTS_END, CARDS)):
        state.table[CHURCHES + space] = kind
    _read_tiles(state, described)
    for seat in range(seats):
        _read_seat(state, described, seat)
    for colour in range(COLOURS):
        _read_seals(state, described, colour)
    _check_bricks(state)
    _check_piles(state)
    return state


def _read_played(state: Board, described: Description) -> None:
    for name in described.words("played"):
        if name not in PERSONNEL_NAMES:
            raise PositionError(f"'played' must name personnel, not {name!r}")
        state.played |= BIT[PERSONNEL_NAMES.index(name)]


def _read_now(state: Board, described: Description) -> None:
    """What is going on in the turn."""
    state.built = described.integer("built", 0, MOST_BUILT)
    state.fulfilled = described.integer("fulfilled", 0, SPACES)
    state.place = described.integer("place", 0, ROW)
    state.due = described.integer("due", 0, ALL_BRICKS)
    state.least = described.integer("least", 0, DISCARDABLE)
    state.wanted = _one_of(described, "wanted", COLOUR_NAMES) + 1
    state.playing = _one_of(described, "playing", PERSONNEL_NAMES) + 1
    state.target = described.integer("target", 0, state.seats - 1)
    state.event = _one_of(described, "event", CARD_NAMES) + 1
    state.shielded = described.integer("shielded", 0, 1)


def _one_of(described: Description, name: str, known: list[str]) -> int:
    """Which of the known words it is; -1 for none."""
    words = described.words(name)
    possible = [NOTHING, *known]
    if len(words) != 1 or words[0] not in possible:
        raise PositionError(f"{name!r} must be one of {', '.join(possible)}")
    return -1 if words[0] == NOTHING else known.index(words[0])


def _read_cards(state: Board, described: Description, name: str, first: int, kinds: int) -> None:
    for word in described.words(name):
        card, _, count = word.partition("=")
        if card not in CARD_NAMES[:kinds] or not is_number(count):
            raise PositionError(f"{name!r} must say cards as mason=2, not {word!r}")
        kind = CARD_NAMES.index(card)
        if int(count) > CARD_COUNT[kind]:
            raise PositionError(f"{name!r}: there are only {CARD_COUNT[kind]} cards {card}")
        state.table[first + kind] = int(count)


def _kinds(described: Description, name: str, count: int, first: int, last: int) -> list[int]:
    words = described.words(name)
    known = [NOTHING, *CARD_NAMES[first:last]]
    if len(words) != count or set(words) - set(known):
        raise PositionError(f"{name!r} must be {count} cards of {', '.join(known)}")
    return [NO_CARD if word == NOTHING else CARD_NAMES.index(word) for word in words]


def _read_place(state: Board, described: Description, place: int) -> None:
    name = f"row:{place + 1}"
    card, *counts = described.words(name) or [""]
    known = card == NOTHING or card in CARD_NAMES
    if not known or len(counts) != COLOURS or not is_number("".join(counts)):
        raise PositionError(f"{name!r} must be a card and {COLOURS} numbers of bricks")
    state.table[ROW_CARDS + place] = NO_CARD if card == NOTHING else CARD_NAMES.index(card)
    for colour, count in enumerate(counts):
        state.table[ROW_BRICKS + place * COLOURS + colour] = int(count)


def _read_tiles(state: Board, described: Description) -> None:
    words = described.words("balconies")
    if len(words) != NUMERALS:
        raise PositionError(f"'balconies' must name {NUMERALS} tiles, - for one not drawn")
    for numeral, word in enumerate(words):
        tiles = [tile for tile in range(BALCONIES) if BALCONY_NUMERAL[tile] == numeral]
        names = [tile_name(tile) for tile in tiles]
        if word != NOTHING and word not in names:
            raise PositionError(f"'balconies': {word!r} is none of {', '.join(names)}")
        if word != NOTHING:
            put_balcony(state, tiles[names.index(word)])
    for word in described.words("levels"):
        if word not in [str(height) for height in LEVEL_HEIGHTS]:
            raise PositionError(f"'levels' must name heights of {LEVEL_HEIGHTS}, not {word!r}")
        state.table[LEVEL_TILES + int(word)] = 1


def _read_seals(state: Board, described: Description, colour: int) -> None:
    name = f"seals:{COLOUR_NAMES[colour]}"
    words = described.words(name)
    known = [NOTHING, NEUTRAL_SEAL, *[str(seat) for seat in range(state.seats)]]
    if len(words) != STOREYS or set(words) - set(known):
        raise PositionError(f"{name!r} must be {STOREYS} of {', '.join(known)}")
    for storey, word in enumerate(words):
        space = colour * STOREYS + storey
        if word == NEUTRAL_SEAL:
            state.cover(space)
        elif word != NOTHING:
            state.seal(int(word), space)
            if state.seals_left(int(word)) < 0:
                raise PositionError(f"seat {word} has only {SEALS[state.seats]} seals")


def _read_seat(state: Board, described: Description, seat: int) -> None:
    for colour, count in enumerate(described.integers(f"store:{seat}", COLOURS, 0, ALL_BRICKS)):
        state.store(seat, colour, count)
    for word in described.words(f"towers:{seat}"):
        _read_tower(state, seat, word)
    _read_pile(state, seat, described.words(f"campanile:{seat}"))
    _read_cards(state, described, f"cards:{seat}", seat * SEAT + HAND, HELD)
    most = MOST_PRESTIGE
    for line, points in enumerate(described.integers(f"points:{seat}", ALL_LINES, -most, most)):
        state.table[seat * SEAT + LINES + line] = points


def _read_tower(state: Board, seat: int, word: str) -> None:
    worked = word.endswith(WORKED)
    name = word.removesuffix(WORKED)
    colour = name.rstrip("0123456789")
    height = name.removeprefix(colour)
    fits = colour in COLOUR_NAMES and is_number(height) and 1 <= int(height) <= HIGHEST
    if not fits or towers(state, seat) == MOST_TOWERS:
        raise PositionError(
            f"'towers:{seat}' must be at most {MOST_TOWERS} towers as red3 or, worked on, red3*"
        )
    number = tower_number(COLOUR_NAMES.index(colour), int(height), 1 if worked else 0)
    add_tower(state, seat, number)


def _read_pile(state: Board, seat: int, words: list[str]) -> None:
    worked = words[-1:] == [WORKED]
    colours = words[:-1] if worked else words
    different = len(set(colours)) == len(colours)
    if not different or set(colours) - set(COLOUR_NAMES):
        raise PositionError(f"'campanile:{seat}' must be different colours, * if worked on")
    for level, colour in enumerate(colours):
        state.table[seat * SEAT + PILE + level] = COLOUR_NAMES.index(colour)
    state.table[seat * SEAT + PILE_HEIGHT] = len(colours)
    state.table[seat * SEAT + PILE_WORKED] = 1 if worked else 0


def _check_piles(state: Board) -> None:
    """Ruling 38: a Campanile stands only while its card lies on a church space."""
    if state.church_of(CAMPANILE) < 0:
        for seat in range(state.seats):
            if pile_height(state, seat) > 0:
                raise PositionError(f"'campanile:{seat}' needs the card on a church space")


def is_number(word: str) -> bool:
    """Digits only, and not too many."""
    return word.isascii() and word.isdecimal() and len(word) <= MOST_DIGITS


def _check_bricks(state: Board) -> None:
    """No position may hold more bricks in a storehouse than there are in the box."""
    for seat in range(state.seats):
        for colour in range(COLOURS):
            if state.table[seat * SEAT + STOREHOUSE + colour] > BRICKS[colour]:
                raise PositionError(f"there are only {BRICKS[colour]} {COLOUR_NAMES[colour]}")
        assert state.table[seat * SEAT + STORED] >= 0
