"""Who sits where in a rematch: another begins, where the rules let the first seat begin."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace

from signoria.server.sitting import Chair
from signoria.session import Session

STARTER, FIRST = "starter", "first"  # the variant, and its value, of games that begin with seat 0


def moved_on(session: Session, chairs: Sequence[Chair]) -> list[Chair]:
    """Everybody moves on by one seat, so that the next begins. Where chance or a choice finds the
    starter, everybody keeps their seat.
    """
    variant = session.game.variants.get(STARTER)
    if variant is None or len(chairs) not in variant.seats:
        return list(chairs)
    if session.options.get(STARTER, variant.default) != FIRST:
        return list(chairs)
    return [replace(chair, seat=seat) for seat, chair in enumerate([*chairs[1:], *chairs[:1]])]
