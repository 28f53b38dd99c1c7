"""A table written down: all that a position must say beside the agenda."""

from __future__ import annotations

from typing import Final

from signoria.games.firenze.rules.box import (
    CARD_NAMES,
    CARDS,
    CHURCH_SPACES,
    COLOUR_NAMES,
    COLOURS,
    HELD,
    HIGHEST,
    NUMERALS,
    PERSONNEL,
    PERSONNEL_NAMES,
    ROW,
    STOREYS,
)
from signoria.games.firenze.rules.layout import (
    ALL_LINES,
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
from signoria.games.firenze.rules.words import BALCONY, BIT

NOTHING: Final = "-"
NEUTRAL_SEAL: Final = "n"
WORKED: Final = "*"


def describe(state: Pieces) -> list[tuple[str, list[str]]]:
    """Every fact by its name, in words; :mod:`positions` reads them again."""
    found = [
        ("seats", [str(state.seats)]),
        ("starter", [str(state.starter)]),
        ("turn", [str(state.turn)]),
        ("finisher", [str(state.finisher)]),
        ("closing", [str(state.closing)]),
        ("reshuffles", [str(state.reshuffles), str(state.most_reshuffles)]),
        ("cheapest", [str(state.cheapest)]),
        ("played", _played(state)),
        ("built", [str(state.built)]),
        ("fulfilled", [str(state.fulfilled)]),
        ("place", [str(state.place)]),
        ("due", [str(state.due)]),
        ("least", [str(state.least)]),
        ("wanted", [colour_name(state.wanted - 1)]),
        ("playing", [card_name(state.playing - 1)]),
        ("target", [str(state.target)]),
        ("event", [card_name(state.event - 1)]),
        ("shielded", [str(state.shielded)]),
        ("bag", [str(state.bag(colour)) for colour in range(COLOURS)]),
        ("start_deck", _counted(state, START_DECK, CARDS)),
        ("deck", _counted(state, DECK, CARDS)),
        ("discards", _counted(state, DISCARDS, CARDS)),
    ]
    for place in range(ROW):
        on_it = [str(state.bricks_on(place, colour)) for colour in range(COLOURS)]
        found.append((f"row:{place + 1}", [card_name(state.card(place)), *on_it]))
    churches = [card_name(state.church(space)) for space in range(CHURCH_SPACES)]
    found.append(("churches", churches))
    found.append(("balconies", [tile_name(state.tile(n)) for n in range(NUMERALS)]))
    levels = [height for height in range(HIGHEST + 1) if state.has_level_tile(height)]
    found.append(("levels", [str(height) for height in levels]))
    for colour, name in enumerate(COLOUR_NAMES):
        spaces = range(colour * STOREYS, (colour + 1) * STOREYS)
        found.append((f"seals:{name}", [_cover_name(state, space) for space in spaces]))
    for seat in range(state.seats):
        stored = [str(state.bricks(seat, colour)) for colour in range(COLOURS)]
        found.append((f"store:{seat}", stored))
        found.append((f"towers:{seat}", _towers(state, seat)))
        found.append((f"campanile:{seat}", _pile(state, seat)))
        found.append((f"cards:{seat}", _counted(state, seat * SEAT + HAND, HELD)))
        points = [str(state.points(seat, line)) for line in range(ALL_LINES)]
        found.append((f"points:{seat}", points))
    return found


def _played(state: Pieces) -> list[str]:
    return [PERSONNEL_NAMES[kind] for kind in range(PERSONNEL) if state.played & BIT[kind]]


def _counted(state: Pieces, first: int, kinds: int) -> list[str]:
    """``mason=3 spy=2``."""
    counts = [state.table[first + kind] for kind in range(kinds)]
    return [f"{CARD_NAMES[kind]}={count}" for kind, count in enumerate(counts) if count]


def _cover_name(state: Pieces, space: int) -> str:
    cover = state.table[COVERS + space]
    if cover == OPEN:
        return NOTHING
    return NEUTRAL_SEAL if cover == NEUTRAL else str(cover - FIRST_SEAL)


def _towers(state: Pieces, seat: int) -> list[str]:
    """``white4 red3*``: the star was worked on this turn."""
    found: list[str] = []
    for index in range(towers(state, seat)):
        number = tower(state, seat, index)
        star = WORKED if number % 2 else ""
        found.append(f"{COLOUR_NAMES[TOWER_COLOUR[number]]}{TOWER_HEIGHT[number]}{star}")
    return found


def _pile(state: Pieces, seat: int) -> list[str]:
    levels = range(pile_height(state, seat))
    colours = [COLOUR_NAMES[pile_colour(state, seat, level)] for level in levels]
    return [*colours, WORKED] if state.table[seat * SEAT + PILE_WORKED] else colours


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
