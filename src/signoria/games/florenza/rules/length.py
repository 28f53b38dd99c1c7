"""How long a game can be at most."""

from __future__ import annotations

from signoria.games.florenza.rules.box import (
    KINSMEN,
    MOST_GHOSTS,
    MOST_IN_SET_UP,
    MOST_OF_A_FAMILY,
    MOST_OF_A_KINSMAN,
    ROUNDS,
)


def most_actions(seats: int) -> int:
    """A kinsman makes a handful of decisions and rolls; alone, the Ghosts have theirs."""
    families = 1 + MOST_GHOSTS if seats == 1 else seats
    of_a_round = MOST_OF_A_KINSMAN * KINSMEN + MOST_OF_A_FAMILY
    return int(MOST_IN_SET_UP + ROUNDS * families * of_a_round)
