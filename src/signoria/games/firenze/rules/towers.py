"""Towers on the construction sites, and how they grow, lose bricks and come down."""

from __future__ import annotations

from signoria._compat import i64
from signoria.games.firenze.news.building import TornDown
from signoria.games.firenze.rules.box import COLOUR_NAMES
from signoria.games.firenze.rules.layout import (
    PILE,
    PILE_HEIGHT,
    PILE_WORKED,
    SEAT,
    SITE,
    TOWER_COLOUR,
    TOWER_HEIGHT,
    TOWERS,
    tower_number,
)
from signoria.games.firenze.rules.pieces import Pieces


def towers(state: Pieces, seat: i64) -> i64:
    """How many towers of one colour a player has."""
    return state.table[seat * SEAT + TOWERS]


def tower(state: Pieces, seat: i64, index: i64) -> i64:
    """One of them as a number, sorted: see ``layout.py``."""
    return state.table[seat * SEAT + SITE + index]


def add_tower(state: Pieces, seat: i64, number: i64) -> None:
    """Put up a tower, in its place among the others."""
    table = state.table
    first = seat * SEAT + SITE
    at = first + table[seat * SEAT + TOWERS]
    while at > first and table[at - 1] > number:
        table[at] = table[at - 1]
        at -= 1
    table[at] = number
    table[seat * SEAT + TOWERS] += 1


def remove_tower(state: Pieces, seat: i64, number: i64) -> None:
    """Take away one such tower; the others close up."""
    table = state.table
    at = seat * SEAT + SITE
    last = at + table[seat * SEAT + TOWERS] - 1
    while table[at] != number:
        at += 1
    while at < last:
        table[at] = table[at + 1]
        at += 1
    table[last] = 0
    table[seat * SEAT + TOWERS] -= 1


def raise_tower(state: Pieces, seat: i64, colour: i64, height: i64, worked: i64) -> None:
    """Lay the brick that makes a tower so high; the first begins a new one."""
    if height > 1:
        remove_tower(state, seat, tower_number(colour, height - 1, worked))
    add_tower(state, seat, tower_number(colour, height, 1))
    state.store(seat, colour, -1)


def cut_tower(state: Pieces, seat: i64, colour: i64, height: i64) -> None:
    """The top brick goes into the pouch; a tower of one brick disappears."""
    remove_tower(state, seat, tower_number(colour, height, 0))
    if height > 1:
        add_tower(state, seat, tower_number(colour, height - 1, 0))
    state.drop(colour, 1)


def tallest(state: Pieces, seat: i64) -> i64:
    """The height of a player's tallest tower, the Campanile included; 0 without any."""
    highest = pile_height(state, seat)
    for index in range(towers(state, seat)):
        highest = max(highest, TOWER_HEIGHT[tower(state, seat, index)])
    return highest


def has_towers(state: Pieces, seat: i64) -> bool:
    """Whether anything stands on a player's construction site."""
    return towers(state, seat) > 0 or pile_height(state, seat) > 0


def tear_down_abandoned(state: Pieces, seat: i64) -> None:
    """What was not worked on comes down; what was is an ordinary tower again."""
    table = state.table
    first = seat * SEAT + SITE
    count = table[seat * SEAT + TOWERS]
    kept: i64 = 0
    for index in range(count):
        number = table[first + index]
        table[first + index] = 0
        colour = TOWER_COLOUR[number]
        height = TOWER_HEIGHT[number]
        if number & 1:
            table[first + kept] = tower_number(colour, height, 0)
            kept += 1
        else:
            saved = bricks_saved(height)
            state.drop(colour, height - saved)
            state.store(seat, colour, saved)
            if state.news is not None:
                back = tuple([COLOUR_NAMES[colour]] * saved)
                state.news.append(TornDown(seat, COLOUR_NAMES[colour], height, back, None))
    table[seat * SEAT + TOWERS] = kept
    if pile_height(state, seat) > 0 and table[seat * SEAT + PILE_WORKED] == 0:
        tear_down_pile(state, seat, -1)
    table[seat * SEAT + PILE_WORKED] = 0


def bricks_saved(height: i64) -> i64:
    """Of a tower that comes down: half, rounded up, goes into the pouch."""
    return height // 2


def demolish(state: Pieces, seat: i64, colour: i64, height: i64) -> None:
    """A fulfilled commission: all bricks of the tower go into the pouch."""
    remove_tower(state, seat, tower_number(colour, height, 0))
    state.drop(colour, height)


# The Campanile: a pile of different colours


def pile_height(state: Pieces, seat: i64) -> i64:
    """Bricks in a player's Campanile."""
    return state.table[seat * SEAT + PILE_HEIGHT]


def pile_colour(state: Pieces, seat: i64, level: i64) -> i64:
    """The colour of a brick in the Campanile, levels from 0."""
    return state.table[seat * SEAT + PILE + level]


def pile_has(state: Pieces, seat: i64, colour: i64) -> bool:
    """Whether a player's Campanile has a brick of that colour."""
    for level in range(pile_height(state, seat)):
        if state.table[seat * SEAT + PILE + level] == colour:
            return True
    return False


def raise_pile(state: Pieces, seat: i64, colour: i64) -> None:
    """Lay a brick of a new colour on the Campanile."""
    state.table[seat * SEAT + PILE + pile_height(state, seat)] = colour
    state.table[seat * SEAT + PILE_HEIGHT] += 1
    state.table[seat * SEAT + PILE_WORKED] = 1
    state.store(seat, colour, -1)


def cut_pile(state: Pieces, seat: i64) -> None:
    """The top brick of the Campanile, the last one laid, goes into the pouch."""
    state.table[seat * SEAT + PILE_HEIGHT] -= 1
    top = seat * SEAT + PILE + pile_height(state, seat)
    state.drop(state.table[top], 1)
    state.table[top] = 0


def tear_down_pile(state: Pieces, seat: i64, by: i64) -> None:
    """The top half, rounded up, goes into the pouch; the rest into the storehouse.

    *by* is whoever completed another one first, or -1.
    """
    height = pile_height(state, seat)
    saved = bricks_saved(height)
    while pile_height(state, seat) > saved:
        cut_pile(state, seat)
    if state.news is not None:
        tell_torn_down(state, seat, height, by)
    for level in range(saved):
        state.store(seat, pile_colour(state, seat, level), 1)
        state.table[seat * SEAT + PILE + level] = 0
    state.table[seat * SEAT + PILE_HEIGHT] = 0
    state.table[seat * SEAT + PILE_WORKED] = 0


def demolish_pile(state: Pieces, seat: i64) -> None:
    """A complete Campanile: all its bricks go into the pouch."""
    while pile_height(state, seat) > 0:
        cut_pile(state, seat)


def tell_torn_down(state: Pieces, seat: i64, height: i64, by: i64) -> None:
    """A Campanile that was so high, when only what comes back is left of it."""
    if state.news is not None:
        levels = range(pile_height(state, seat))
        back = tuple([COLOUR_NAMES[pile_colour(state, seat, level)] for level in levels])
        state.news.append(TornDown(seat, None, height, back, by if by >= 0 else None))
