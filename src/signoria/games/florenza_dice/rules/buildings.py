"""Building a District Building."""

from __future__ import annotations

from signoria._compat import i64
from signoria.games.florenza_dice.rules.board import Board
from signoria.games.florenza_dice.rules.box import (
    BUILDING_POINTS,
    FREE_BUILDING_POINTS,
    SPACE_POINTS,
    SPACE_SPARES,
    SPARES_AT_ONCE,
)
from signoria.games.florenza_dice.rules.building_table import SPARES


def build(state: Board, seat: i64, building: i64) -> None:
    """Write it into the next space of the Rione; its effect is usable at once."""
    space = state.built(seat)
    state.build(seat, building, BUILDING_POINTS[building] + SPACE_POINTS[space])
    state.gain_spares(seat, SPACE_SPARES[space])
    if building == SPARES:
        state.gain_spares(seat, SPARES_AT_ONCE)


def receive_free_building(state: Board, seat: i64, building: i64) -> None:
    """The income of the first round: a Building for space 1."""
    state.build(seat, building, FREE_BUILDING_POINTS)
