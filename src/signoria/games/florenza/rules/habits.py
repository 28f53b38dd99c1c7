"""Kinds of placements, and when: what a bot may learn to like or to leave, beside the value.

The hand-made value judges what a kinsman brings where it stands; what he would have brought
elsewhere it cannot see. A placement is of a kind by where it is, a workshop by what it makes; its
moment is the round, and how many kinsmen the family has left, this one among them.
"""

from __future__ import annotations

from typing import Final

from signoria._compat import i64, vec
from signoria.games.florenza.rules.board import Board
from signoria.games.florenza.rules.box import ARTWORKS, CAPTAINS, KINDS, ROUNDS, SPACES
from signoria.games.florenza.rules.kinsmen import PlaceKinsman
from signoria.games.florenza.rules.value import FAR_ON_AVERAGE, MANY_LEFT
from signoria.games.florenza.rules.words import ART as ARTS
from signoria.games.florenza.rules.words import BUILD as BUILDS
from signoria.games.florenza.rules.words import CHARITY as CHARITIES
from signoria.games.florenza.rules.words import FORTUNE as FORTUNES
from signoria.games.florenza.rules.words import (
    ONLY_BUSINESS,
    ONLY_MARKET,
    PREACHERS_TO_CHOOSE,
    WORDS,
)
from signoria.kernel.actions import Action

# In the order of their numbers
IN_OWN: Final[i64] = 0  # operate an own workshop of a kind
IN_ANOTHERS: Final[i64] = IN_OWN + KINDS + 1
BUILD: Final[i64] = IN_ANOTHERS + KINDS + 1
ART: Final[i64] = BUILD + KINDS + 1
CHARITY: Final[i64] = ART + ARTWORKS  # in the Chiesa, in the Duomo
FORTUNE: Final[i64] = CHARITY + 2
MARKET: Final[i64] = FORTUNE + CAPTAINS
BUSINESS: Final[i64] = MARKET + 1
HABITS: Final = int(BUSINESS + 1)

MOMENTS: Final = int(ROUNDS * MANY_LEFT)
MIDDLE: Final = (int(ROUNDS) + 1) / 2
NONE: Final = -1


def _habits() -> list[int]:
    """By the number of the action; what is made in a workshop must be looked up."""
    found = [NONE] * len(WORDS)
    for first, words in ((BUILD, BUILDS), (ART, ARTS), (FORTUNE, FORTUNES)):
        for action in words:
            found[action.number] = int(first + action.what)
    for action in CHARITIES:
        found[action.number] = int(CHARITY + action.what // PREACHERS_TO_CHOOSE)
    found[ONLY_MARKET[0].number] = int(MARKET)
    found[ONLY_BUSINESS[0].number] = int(BUSINESS)
    return found


HABIT_OF: Final = vec[i64](_habits())


def habit(state: Board, action: Action) -> i64:
    """Which kind of placement an option of :class:`PlaceKinsman` is."""
    found = HABIT_OF[action.number]
    if found >= 0:
        return found
    owner = action.what // SPACES
    kind = state.kind(owner, action.what % SPACES)
    return (IN_OWN if owner == state.who else IN_ANOTHERS) + kind


def moment(state: Board) -> i64:
    """Which moment it is; -1 where no kinsman is placed."""
    if not isinstance(state.step, PlaceKinsman):
        return NONE
    left = min(state.to_place(state.who), MANY_LEFT)
    return (state.round - 1) * MANY_LEFT + left - 1


def leanings() -> list[list[float]]:
    """What is said of each moment, so that little experience is enough for all: how late it is,
    how far from the middle, how many kinsmen are left, and whether it is the last one.
    """
    found: list[list[float]] = []
    for number in range(int(ROUNDS)):
        late = (number + 1 - MIDDLE) / max(MIDDLE - 1, 1.0)
        for left in range(1, int(MANY_LEFT) + 1):
            last = 1.0 if left == 1 else 0.0
            found.append([1.0, late, late * late - FAR_ON_AVERAGE, (left - 2) / 2, last])
    return found
