"""Church cards: on the church spaces, for the first player who does what they ask."""

from __future__ import annotations

from signoria._compat import i64
from signoria.games.firenze.news.building import CampanileCompleted, ChurchPaid
from signoria.games.firenze.news.row import ChurchPlaced, NoChurchSpace
from signoria.games.firenze.rules.board import Board
from signoria.games.firenze.rules.box import (
    CAMPANILE_POINTS,
    CARD_NAMES,
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
        if state.news is not None:
            state.news.append(NoChurchSpace(state.turn, CARD_NAMES[kind]))
    else:
        state.put_church(space, kind)
        if state.news is not None:
            state.news.append(ChurchPlaced(state.turn, CARD_NAMES[kind]))


def has_church_space(state: Board) -> bool:
    """Whether a church space is free."""
    return state.church_of(NO_CARD) >= 0


def reward_churches(state: Board, seat: i64, height: i64, is_balcony: bool) -> None:
    """A commission was fulfilled: every church whose wish it meets pays and is discarded."""
    for space in range(CHURCH_SPACES):
        kind = state.church(space)
        points = church_points(kind, height, is_balcony, state.fulfilled)
        if points >= 0:
            state.score(seat, CHURCH_LINE, points)
            state.put_church(space, NO_CARD)
            state.discard(kind)
            if state.news is not None:
                state.news.append(ChurchPaid(seat, points, CARD_NAMES[kind]))


def church_points(kind: i64, height: i64, is_balcony: bool, fulfilled: i64) -> i64:
    """What a church pays for a commission, the so manieth of a turn; -1: nothing, it stays."""
    if kind == SAN_MINIATO and height == SAN_MINIATO_HEIGHT:
        return SAN_MINIATO_POINTS
    if kind == SANTA_CROCE and height == SANTA_CROCE_HEIGHT:
        return SANTA_CROCE_POINTS
    if kind == SANTA_MARIA_NOVELLA and fulfilled >= NOVELLA_COUNT:
        return NOVELLA_POINTS
    if kind == ORSANMICHELE and is_balcony:
        return ORSANMICHELE_POINTS
    return -1


def complete_campanile(state: Board, seat: i64) -> None:
    """The first Campanile of all colours: points, and the others' come down at once."""
    demolish_pile(state, seat)
    state.score(seat, CAMPANILE_LINE, CAMPANILE_POINTS)
    state.put_church(state.church_of(CAMPANILE), NO_CARD)
    state.discard(CAMPANILE)
    if state.news is not None:
        state.news.append(CampanileCompleted(seat, CAMPANILE_POINTS))
    for other in range(state.seats):
        if pile_height(state, other) > 0:
            tear_down_pile(state, other, seat)
