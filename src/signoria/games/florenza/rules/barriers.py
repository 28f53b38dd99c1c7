"""Phase 4: what keeps a kinsman from a workshop, an artwork or a Captain of Fortune."""

from __future__ import annotations

from signoria._compat import i64
from signoria.games.florenza.news.reasons import (
    ClosedByGhost,
    CompletedBy,
    MarkerTooLow,
    NoCrest,
    NotInThisGame,
    NotThisRound,
    NoWorkshop,
    Occupied,
    PaysByItself,
)
from signoria.games.florenza.rules.board import Board
from signoria.games.florenza.rules.box import (
    FOREIGN_WORKSHOP,
)
from signoria.games.florenza.rules.district import (
    NO_WORKSHOP,
    NOT_BUILT,
    WITH_KINSMAN,
    WITHOUT_KINSMEN,
)
from signoria.games.florenza.rules.layout import (
    CLOSED,
    NOT_IN_GAME,
)
from signoria.kernel.news import Reason


def why_not_operate(state: Board, owner: i64, space: i64, family: i64) -> Reason:
    """What stands in the way on that space; else the visit cannot be paid."""
    barrier = NO_WORKSHOP if owner >= state.families else state.barrier(owner, space)
    if barrier == NO_WORKSHOP:
        return NoWorkshop()
    if barrier == WITH_KINSMAN:
        return Occupied(int(state.worker(owner, space)))
    if barrier == WITHOUT_KINSMEN:
        return PaysByItself()
    if barrier == NOT_BUILT:
        return NotThisRound()
    return MarkerTooLow(int(FOREIGN_WORKSHOP), int(state.prestige(family)))


def why_not_art(state: Board, family: i64, artwork: i64) -> Reason:
    """What lies on the artwork; else it is open, and a crest is missing."""
    if state.crest(family, artwork) >= 0:
        return CompletedBy(int(state.crest(family, artwork)))
    if not state.is_open(family, artwork):
        return Occupied(int(state.patron(family, artwork)))
    return NoCrest()


def why_not_captain(state: Board, captain: i64) -> Reason:
    """What is on his card, if he is not free."""
    there = state.on_captain(captain)
    if there == NOT_IN_GAME:
        return NotInThisGame()
    if there == CLOSED:
        return ClosedByGhost()
    return Occupied(int(there))
