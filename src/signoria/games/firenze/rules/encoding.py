"""What a seat sees, as numbers: the board, then everybody's place, the own one first.

Of the deck only how many cards it has: what is in it would tell what others hold.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from signoria._compat import i32, i64, vec
from signoria.games.firenze.rules.box import (
    ALL_BRICKS,
    BALCONY_TOTAL,
    BUILDING_NAMES,
    CARD_COUNT,
    CARD_NAMES,
    CARDS,
    CHURCH_NAMES,
    CHURCH_SPACES,
    COLOUR_NAMES,
    COLOURS,
    DISCARDABLE,
    EVENTS_END,
    HELD,
    HIGHEST,
    LEVEL_POINTS,
    MOST_BUILT,
    MOST_PIECES,
    MOST_PRESTIGE,
    NUMERAL_NAMES,
    PERSONNEL,
    PERSONNEL_NAMES,
    POINTS,
    ROW,
    SEALS,
    SPACE_NAMES,
    SPACES,
)
from signoria.games.firenze.rules.layout import (
    ALL_LINES,
    BAG,
    COVERS,
    DECK,
    DISCARDS,
    FIRST_SEAL,
    HAND,
    LEVEL_TILES,
    LINES,
    MOST_TOWERS,
    ON_BALCONY,
    PILE,
    PILE_HEIGHT,
    PILE_WORKED,
    ROW_BRICKS,
    ROW_CARDS,
    SEALS_LEFT,
    SEAT,
    SITE,
    START_DECK,
    STORED,
    STOREHOUSE,
    TOWER_NUMBERS,
    TOWERS,
    WORTH,
)
from signoria.kernel.encoding import put, seats_from_mine
from signoria.kernel.fields import Field, category, count, flag
from signoria.kernel.supply import left

if TYPE_CHECKING:
    from signoria.games.firenze.rules.board import Board

LEVELS: Final[vec[i64]] = vec[i64](
    [height for height in range(HIGHEST + 1) if LEVEL_POINTS[height] > 0]
)
LINE_NAMES: Final = [str(line) for line in range(1, ALL_LINES + 1)]
TOWER_NAMES: Final = [
    f"{colour} {height}{worked}"
    for colour in COLOUR_NAMES
    for height in range(HIGHEST + 1)
    for worked in ("", " worked on")
]


def fields(seats: int) -> list[Field]:
    """What :func:`encode` writes."""
    places = [f"place {place}" for place in range(1, ROW + 1)]
    mine = seats_from_mine(seats)
    worth = max(*POINTS, *BALCONY_TOTAL)
    found = [
        category("turn", mine),
        category("starting player", mine),
        category("end of game tile", ["nobody", *mine]),
        flag("last round"),
        count("reshuffles", MOST_PIECES, ["so far", "at most"]),
        flag("events take the cheapest bricks"),
        flag("played", PERSONNEL_NAMES),
        count("built this turn", MOST_BUILT),
        count("fulfilled this turn", SPACES),
        category("card that is taken or traded with", ["none", *places]),
        count("bricks to give", ALL_BRICKS),
        category("wanted", ["none", *COLOUR_NAMES]),
        category("playing", ["none", *PERSONNEL_NAMES]),
        category("played against", mine),
        category("event", ["none", *CARD_NAMES]),
        flag("shielded"),
        count("pouch", ALL_BRICKS, COLOUR_NAMES),
        count("cards in the deck", sum(CARD_COUNT), ["start cards", "others"]),
        count("discarded", max(CARD_COUNT), CARD_NAMES),
        category("row", ["none", *CARD_NAMES], places),
        count("on", ALL_BRICKS, [f"{place} {name}" for place in places for name in COLOUR_NAMES]),
        category(
            "church",
            ["none", *CHURCH_NAMES],
            [f"space {space}" for space in range(1, CHURCH_SPACES + 1)],
        ),
        category("seal", ["none", "neutral", *mine], SPACE_NAMES),
        count("worth", worth, SPACE_NAMES),
        category("balcony", ["none", *NUMERAL_NAMES], SPACE_NAMES),
        flag("level tile", [str(height) for height in LEVELS]),
        count("my hand", max(CARD_COUNT), CARD_NAMES[:HELD]),
    ]
    for name in mine:
        found += [
            count(f"{name}: stored", ALL_BRICKS, [*COLOUR_NAMES, "in all"]),
            count(f"{name}: towers", MOST_TOWERS, TOWER_NAMES),
            category(
                f"{name}: campanile",
                ["none", *COLOUR_NAMES],
                [f"level {level}" for level in range(1, COLOURS + 1)],
            ),
            flag(f"{name}: campanile worked on"),
            count(f"{name}: has", max(CARD_COUNT), BUILDING_NAMES),
            count(f"{name}: cards in hand", sum(CARD_COUNT)),
            count(f"{name}: seals left", max(SEALS)),
            count(f"{name}: line", MOST_PRESTIGE, LINE_NAMES, -MOST_PRESTIGE),
            count(f"{name}: prestige", MOST_PRESTIGE, low=-MOST_PRESTIGE),
        ]
    return found


def encode(state: Board, seat: i64, out: vec[i32], at: i64) -> None:
    """Write what :func:`fields` says."""
    seats = state.seats
    at = _encode_turn(state, seat, out, at)
    at = _encode_board(state, seat, out, at)
    at = _copy(state.table, seat * SEAT + HAND, HELD, out, at)
    other: i64 = seat
    for _seat in range(seats):
        at = _encode_place(state, other, out, at)
        other += 1
        if other == seats:
            other = 0


def _encode_turn(state: Board, seat: i64, out: vec[i32], at: i64) -> i64:
    seats = state.seats
    at = put(out, at, _from(seat, state.turn, seats))
    at = put(out, at, _from(seat, state.starter, seats))
    at = put(out, at, 0 if state.finisher < 0 else 1 + _from(seat, state.finisher, seats))
    at = put(out, at, state.closing)
    at = put(out, at, min(state.reshuffles, MOST_PIECES))
    at = put(out, at, min(state.most_reshuffles, MOST_PIECES))
    at = put(out, at, state.cheapest)
    for kind in range(PERSONNEL):
        out[at] = i32(state.played >> kind & 1)
        at += 1
    at = put(out, at, state.built)
    at = put(out, at, state.fulfilled)
    at = put(out, at, state.place)
    at = put(out, at, state.due)
    at = put(out, at, state.wanted)
    at = put(out, at, state.playing)
    at = put(out, at, _from(seat, state.target, seats) if state.playing else 0)
    at = put(out, at, state.event)
    return put(out, at, state.shielded)


def _encode_board(state: Board, seat: i64, out: vec[i32], at: i64) -> i64:
    table = state.table
    at = _copy(table, BAG, COLOURS, out, at)
    at = put(out, at, left(table, START_DECK, CARDS))
    at = put(out, at, left(table, DECK, CARDS))
    at = _copy(table, DISCARDS, CARDS, out, at)
    for place in range(ROW):
        out[at] = i32(table[ROW_CARDS + place] + 1)
        at += 1
    at = _copy(table, ROW_BRICKS, ROW * COLOURS, out, at)
    for space in range(CHURCH_SPACES):
        kind = state.church(space)
        at = put(out, at, 0 if kind < 0 else kind - EVENTS_END + 1)
    for space in range(SPACES):
        cover = table[COVERS + space]
        if cover >= FIRST_SEAL:
            cover = FIRST_SEAL + _from(seat, cover - FIRST_SEAL, state.seats)
        out[at] = i32(cover)
        at += 1
    at = _copy(table, WORTH, SPACES, out, at)
    at = _copy(table, ON_BALCONY, SPACES, out, at)
    for height in LEVELS:
        out[at] = i32(table[LEVEL_TILES + height])
        at += 1
    return at


def _encode_place(state: Board, seat: i64, out: vec[i32], at: i64) -> i64:
    table = state.table
    first = seat * SEAT
    at = _copy(table, first + STOREHOUSE, COLOURS, out, at)
    out[at] = i32(table[first + STORED])
    at += 1
    for tower in range(at, at + TOWER_NUMBERS):
        out[tower] = 0
    for index in range(table[first + TOWERS]):
        out[at + table[first + SITE + index]] += 1
    at += TOWER_NUMBERS
    height = table[first + PILE_HEIGHT]
    for level in range(COLOURS):
        at = put(out, at, table[first + PILE + level] + 1 if level < height else 0)
    out[at] = i32(table[first + PILE_WORKED])
    at = _copy(table, first + HAND + PERSONNEL, DISCARDABLE - PERSONNEL, out, at + 1)
    hand = left(table, first + HAND, PERSONNEL)
    at = put(out, at, hand + left(table, first + HAND + DISCARDABLE, HELD - DISCARDABLE))
    at = put(out, at, table[first + SEALS_LEFT])
    at = _copy(table, first + LINES, ALL_LINES, out, at)
    out[at] = i32(state.prestige(seat))
    return at + 1


def _copy(table: vec[i64], first: i64, many: i64, out: vec[i32], at: i64) -> i64:
    for index in range(many):
        out[at + index] = i32(table[first + index])
    return at + many


def _from(seat: i64, other: i64, seats: i64) -> i64:
    """A seat counted from the own one."""
    other -= seat
    return other + seats if other < 0 else other
