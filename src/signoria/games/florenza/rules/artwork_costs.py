"""Phase 6: what an artwork costs with its artist, and what a failure costs."""

from __future__ import annotations

from signoria._compat import i64
from signoria.games.florenza.rules.amounts import cost, with_fiorini
from signoria.games.florenza.rules.board import Board
from signoria.games.florenza.rules.box import (
    COST,
    FAILED_ARTWORK,
    FAILED_NAMED,
    SKILLS,
)
from signoria.games.florenza.rules.characters import PRICES
from signoria.games.florenza.rules.monuments import (
    AREA_OF,
    ARTWORK_COST,
    BIT,
    SKILLS_OF,
)


def payable_skills(state: Board, family: i64, artwork: i64) -> i64:
    """The set of skills with which artist and artwork can be paid together."""
    first = artwork * COST
    wanted = SKILLS_OF[artwork]
    artist = state.artist(family, artwork)
    if artist < 0:
        if state.can_pay(family, ARTWORK_COST, first, 0):
            return wanted
        return 0
    found: i64 = 0
    for skill in range(SKILLS):
        price = PRICES[artist * SKILLS + skill]
        if wanted & BIT[skill] and price and state.can_pay(family, ARTWORK_COST, first, price):
            found |= BIT[skill]
    return found


def artwork_penalty(artist: i64, artwork: i64) -> i64:
    """What a failure costs: by the place, and more for a named artist."""
    penalty = FAILED_ARTWORK[AREA_OF[artwork]]
    if artist >= 0:
        penalty += FAILED_NAMED
    return penalty


def lowest_price(artist: int, artwork: int) -> int:
    """What an artist asks at least for his work on an artwork; nothing without a name."""
    found = [
        int(PRICES[artist * SKILLS + skill])
        for skill in range(SKILLS)
        if artist >= 0 and SKILLS_OF[artwork] & BIT[skill] and PRICES[artist * SKILLS + skill]
    ]
    return min(found) if found else 0


def artwork_cost(artwork: int, price: int) -> dict[str, int]:
    """What an artwork costs with its artist's price."""
    return with_fiorini(cost(ARTWORK_COST, artwork * COST), price)
