"""Names for what lies on the table, as news tells them."""

from __future__ import annotations

from signoria._compat import i64
from signoria.games.firenze.news.parts import Tower
from signoria.games.firenze.rules.box import COLOUR_NAMES
from signoria.games.firenze.rules.layout import TOWER_COLOUR, TOWER_HEIGHT
from signoria.games.firenze.rules.pieces import Pieces
from signoria.games.firenze.rules.towers import pile_height, tower, towers


def stored_bricks(state: Pieces, seat: i64) -> tuple[str, ...]:
    """The bricks of a storehouse, a colour each."""
    found: list[str] = []
    for colour, name in enumerate(COLOUR_NAMES):
        found += [name] * state.bricks(seat, colour)
    return tuple(found)


def bricks_on_card(state: Pieces, place: i64) -> tuple[str, ...]:
    """The bricks on a card of the row, places from 0, a colour each."""
    found: list[str] = []
    for colour, name in enumerate(COLOUR_NAMES):
        found += [name] * state.bricks_on(place, colour)
    return tuple(found)


def tower_named(number: i64) -> Tower:
    """A tower by its number."""
    return Tower(COLOUR_NAMES[TOWER_COLOUR[number]], TOWER_HEIGHT[number])


def standing(state: Pieces, seat: i64) -> tuple[Tower, ...]:
    """Everything on a player's construction site, the Campanile last."""
    found = [tower_named(tower(state, seat, index)) for index in range(towers(state, seat))]
    if pile_height(state, seat) > 0:
        found.append(Tower(None, pile_height(state, seat)))
    return tuple(found)
