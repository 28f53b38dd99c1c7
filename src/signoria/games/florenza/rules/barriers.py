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
from signoria.games.florenza.rules.monuments import BIT
from signoria.kernel.news import Reason


def why_not_operate(state: Board, owner: i64, space: i64, family: i64) -> Reason:
    """What stands in the way on that space; else the visit cannot be paid."""
    here = BIT[space]
    if owner >= state.families or state.spaces_with(owner, NO_WORKSHOP) & here:
        return NoWorkshop()
    if state.spaces_with(owner, WITH_KINSMAN) & here:
        return Occupied(int(state.worker(owner, space)))
    if state.spaces_with(owner, WITHOUT_KINSMEN) & here:
        return PaysByItself()
    if state.spaces_with(owner, NOT_BUILT) & here:
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
