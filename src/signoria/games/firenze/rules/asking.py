"""Questions of a turn, and why they do not take what other questions ask for."""

from __future__ import annotations

from typing import Final

from signoria.games.firenze.news.reasons import (
    FinishFirst,
    MustChoose,
    NotInHand,
    NotYourTurn,
    OtherPhase,
    PlayedAlready,
)
from signoria.games.firenze.rules.board import Board
from signoria.games.firenze.rules.words import (
    AGAIN,
    BUILD,
    CAMPANILE,
    EXCHANGE,
    FULFIL,
    PASS,
    TAKE,
    is_play,
)
from signoria.kernel.actions import Action
from signoria.kernel.news import Reason
from signoria.kernel.steps import Step

# What a phase of its own asks for, by the verb that stands for it
ASKED_IN_A_PHASE: Final[dict[str, str]] = {
    TAKE[0].verb: TAKE[0].verb,
    EXCHANGE.verb: EXCHANGE.verb,
    BUILD[0].verb: BUILD[0].verb,
    AGAIN[0].verb: BUILD[0].verb,
    CAMPANILE[0].verb: BUILD[0].verb,
    FULFIL[0].verb: FULFIL[0].verb,
}


class Ask(Step[Board]):
    """A step that asks a player. Derive, and say in :meth:`refuse` what stands in the way."""

    def why_not(self, state: Board, action: Action) -> Reason | None:
        why = self.refuse(state, action)
        return _asked_elsewhere(state, action) if why is None else why

    def refuse(self, state: Board, action: Action) -> Reason | None:
        """Why not, for whatever this step may ask for; ``None`` for everything else."""
        return None


def _asked_elsewhere(state: Board, action: Action) -> Reason | None:
    if action is PASS:
        return MustChoose()
    if action.verb in ASKED_IN_A_PHASE:
        return OtherPhase(ASKED_IN_A_PHASE[action.verb])
    if not is_play(action):
        return None
    if state.who != state.turn:
        return NotYourTurn()
    if state.held(state.turn, action.what) == 0:
        return NotInHand()
    return PlayedAlready() if state.has_played(action.what) else FinishFirst()
