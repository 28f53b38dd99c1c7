"""What seats may not see in Firenze: which cards others hold, and so what the deck holds."""

from __future__ import annotations

from typing import Any

from signoria import NOBODY
from signoria.games.firenze.rules.box import DISCARDABLE, HELD, PERSONNEL
from signoria.games.firenze.rules.layout import DECK, HAND, SEAT

IS_OPEN = False
IN_HAND = [*range(PERSONNEL), *range(DISCARDABLE, HELD)]


def otherwise(state: Any, seat: int | None, rng: Any) -> Any:
    """The same table with the others' hands exchanged for other cards of the deck."""
    other = state.copy()
    if other.actor() == NOBODY:
        return other  # all cards are shown
    for holder in range(int(other.seats)):
        if holder == seat:
            continue
        for kind in IN_HAND:
            for _ in range(int(other.table[holder * SEAT + HAND + kind])):
                possible = [new for new in IN_HAND if other.table[DECK + new] > 0]
                if possible:
                    new = possible[rng.below(len(possible))]
                    other.table[holder * SEAT + HAND + kind] -= 1
                    other.table[DECK + kind] += 1
                    other.table[holder * SEAT + HAND + new] += 1
                    other.table[DECK + new] -= 1
    return other
