"""Building a District Building."""

from __future__ import annotations

from signoria._compat import i64
from signoria.games.florenza_dice.news import Built
from signoria.games.florenza_dice.rules.board import Board
from signoria.games.florenza_dice.rules.box import (
    BUILDING_POINTS,
    FREE_BUILDING_POINTS,
    SPACE_POINTS,
    SPACE_SPARES,
    SPARES_AT_ONCE,
)
from signoria.games.florenza_dice.rules.building_table import SPARES
from signoria.games.florenza_dice.rules.sheets import SPARES as SPARES_LEFT
from signoria.games.florenza_dice.rules.supply import gain, tell_points


def build(state: Board, seat: i64, building: i64) -> None:
    """Write it into the next space of the Rione; its effect is usable at once."""
    space = state.built(seat)
    points = BUILDING_POINTS[building] + SPACE_POINTS[space]
    spares = SPACE_SPARES[space]
    if building == SPARES:
        spares += SPARES_AT_ONCE
    state.build(seat, building, points)
    if state.news is not None:
        state.news.append(Built(seat, building, space + 1, points, spares))
        tell_points(state, seat, points)
    gain(state, seat, SPARES_LEFT, spares, "building")


def receive_free_building(state: Board, seat: i64, building: i64) -> None:
    """The income of the first round: a Building for space 1."""
    state.build(seat, building, FREE_BUILDING_POINTS)
