"""What cards are worth to a bot: on their way, in hand, and while they are played."""

from __future__ import annotations

from typing import Final

from signoria._compat import i64, vec
from signoria.games.firenze.rules.board import Board
from signoria.games.firenze.rules.box import DISCARDABLE, EVENTS_END, HELD, PERSONNEL, SEALS
from signoria.games.firenze.rules.celebrations import celebration_points
from signoria.games.firenze.rules.events import bricks_due
from signoria.games.firenze.rules.kinds import BOTCH, COLLAPSE, MONUMENT
from signoria.games.firenze.rules.towers import has_towers, tallest

# In hand or in play at the beginning: wholesaler, smuggler, mason, saboteur, spy, patrician,
# princess; workshop, warehouse, trading house.
KEPT: Final[vec[float]] = vec[float]([0.8, 0.6, 0.9, 0.7, 0.6, 0.3, 0.7, 3.0, 1.0, 1.2])
# While their effect goes on: a little more, so that they are played.
PLAYED: Final[vec[float]] = vec[float]([0.9, 0.7, 0.0, 0.9, 0.7, 0.35, 0.0])
CELEBRATION: Final[vec[float]] = vec[float]([1.8, 0.0, 2.0, 1.5, 0.0])  # more that it may bring
CHURCH_WORTH: Final = 0.2
TOP_BRICK: Final = 0.8  # of a tower
BRICK_WORTH: Final = 0.25


def held_worth(state: Board, seat: i64, kind: i64) -> float:
    """A personnel or building card; buildings are worth less towards the end."""
    worth = KEPT[kind]
    if kind >= PERSONNEL:
        fewest: i64 = SEALS[state.seats]
        for other in range(state.seats):
            fewest = min(fewest, state.seals_left(other))
        worth *= float(fewest) / float(SEALS[state.seats])
    return worth


def playing_worth(state: Board, seat: i64, kind: i64) -> float:
    """A personnel card whose effect is still to be chosen."""
    return PLAYED[kind]


def card_worth(state: Board, seat: i64, kind: i64) -> float:
    """A card of the row, if it is taken."""
    if kind < DISCARDABLE:
        if kind >= PERSONNEL and state.held(seat, kind) > 0:
            return 0.0
        return held_worth(state, seat, kind)
    if kind < HELD:
        if kind == MONUMENT:
            for other in range(state.seats):
                if tallest(state, other) > tallest(state, seat):
                    return -float(celebration_points(state, seat, kind)) / 2.0
        return float(celebration_points(state, seat, kind)) + CELEBRATION[kind - DISCARDABLE]
    if kind < EVENTS_END:
        if kind in (BOTCH, COLLAPSE):
            return -TOP_BRICK if has_towers(state, seat) else 0.0
        return -BRICK_WORTH * float(bricks_due(state, kind, seat))
    return CHURCH_WORTH
