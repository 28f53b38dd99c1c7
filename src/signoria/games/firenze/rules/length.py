"""How long a game can be at most."""

from __future__ import annotations

from signoria.games.firenze.rules.box import (
    ALL_BRICKS,
    CARD_COUNT,
    MOST_IN_A_TURN,
    MOST_IN_SET_UP,
    NOBODY_WAITS,
)


def most_actions(seats: int) -> int:
    """Turns until the reshuffle that is one too many and the round it falls into, times a turn.

    A turn draws one card; the deck has at most all cards but those of the row. In a turn every
    brick of the box could be given once for an event and once for the limit; the rest is small.
    """
    turns = sum(CARD_COUNT) * (NOBODY_WAITS + 1) + 2 * seats
    return int(MOST_IN_SET_UP + turns * (2 * ALL_BRICKS + MOST_IN_A_TURN))
