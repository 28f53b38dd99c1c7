"""Church cards: on the church spaces, for the first player who does what they ask."""

from __future__ import annotations

from signoria._compat import i64
from signoria.games.firenze.rules.board import Board
from signoria.games.firenze.rules.box import (
    CAMPANILE_POINTS,
    CHURCH_SPACES,
    NOVELLA_COUNT,
    NOVELLA_POINTS,
    ORSANMICHELE_POINTS,
    SAN_MINIATO_HEIGHT,
    SAN_MINIATO_POINTS,
    SANTA_CROCE_HEIGHT,
    SANTA_CROCE_POINTS,
)
from signoria.games.firenze.rules.kinds import (
    CAMPANILE,
    ORSANMICHELE,
    SAN_MINIATO,
    SANTA_CROCE,
    SANTA_MARIA_NOVELLA,
)
from signoria.games.firenze.rules.layout import CAMPANILE_LINE, CHURCH_LINE, NO_CARD
from signoria.games.firenze.rules.towers import demolish_pile, pile_height, tear_down_pile


def place_church(state: Board, kind: i64) -> None:
    """Onto a free church space; if all are taken, to the discard pile."""
    space = state.church_of(NO_CARD)
    if space < 0:
        state.discard(kind)
    else:
        state.put_church(space, kind)


def reward_churches(state: Board, seat: i64, height: i64, is_balcony: bool) -> None:
    """A commission was fulfilled: every church whose wish it meets pays and is discarded."""
    for space in range(CHURCH_SPACES):
        kind = state.church(space)
        points: i64 = -1
        if kind == SAN_MINIATO and height == SAN_MINIATO_HEIGHT:
            points = SAN_MINIATO_POINTS
        elif kind == SANTA_CROCE and height == SANTA_CROCE_HEIGHT:
            points = SANTA_CROCE_POINTS
        elif kind == SANTA_MARIA_NOVELLA and state.fulfilled >= NOVELLA_COUNT:
            points = NOVELLA_POINTS
        elif kind == ORSANMICHELE and is_balcony:
            points = ORSANMICHELE_POINTS
        if points >= 0:
            state.score(seat, CHURCH_LINE, points)
            state.put_church(space, NO_CARD)
            state.discard(kind)


def complete_campanile(state: Board, seat: i64) -> None:
    """The first Campanile of all colours: points, and the others' come down at once."""
    demolish_pile(state, seat)
    state.score(seat, CAMPANILE_LINE, CAMPANILE_POINTS)
    state.put_church(state.church_of(CAMPANILE), NO_CARD)
    state.discard(CAMPANILE)
    for other in range(state.seats):
        if pile_height(state, other) > 0:
            tear_down_pile(state, other)
