"""Why a question of a turn does not take what other questions ask for."""

from __future__ import annotations

from typing import Final

from signoria._compat import i64
from signoria.games.firenze.news.reasons import (
    CelebrationsStay,
    FinishFirst,
    MustChoose,
    NotYourTurn,
    OtherPhase,
)
from signoria.games.firenze.rules.board import Board
from signoria.games.firenze.rules.box import DISCARDABLE
from signoria.games.firenze.rules.personnel import BUILDING, CHOOSING, LATER, why_not_played
from signoria.games.firenze.rules.words import (
    AGAIN,
    BUILD,
    CAMPANILE,
    DISCARD,
    EXCHANGE,
    FULFIL,
    GIVE,
    PASS,
    PAY,
    SWAP,
    TAKE,
    is_play,
)
from signoria.kernel.actions import Action
from signoria.kernel.news import Reason

# What is asked for at its own time, by the verb that stands for it
ASKED_IN_TIME: Final[dict[str, str]] = {
    TAKE[0].verb: TAKE[0].verb,
    EXCHANGE.verb: EXCHANGE.verb,
    BUILD[0].verb: BUILD[0].verb,
    AGAIN[0].verb: BUILD[0].verb,
    CAMPANILE[0].verb: BUILD[0].verb,
    FULFIL[0].verb: FULFIL[0].verb,
    SWAP[0].verb: SWAP[0].verb,
    PAY[0].verb: PAY[0].verb,
    GIVE[0].verb: GIVE[0].verb,
    DISCARD[0].verb: DISCARD[0].verb,
}


def asked_elsewhere(state: Board, action: Action) -> Reason | None:
    """Why not, for what another step asks for."""
    if action is PASS:
        return MustChoose()
    if action.verb == DISCARD[0].verb and action.what >= DISCARDABLE:
        return CelebrationsStay()
    if action.verb in ASKED_IN_TIME:
        return OtherPhase(ASKED_IN_TIME[action.verb])
    if not is_play(action):
        return None
    if state.who != state.turn:
        return NotYourTurn()
    why = why_not_played(state, action.what, _moment(state))
    return FinishFirst() if why is None else why


def _moment(state: Board) -> i64:
    """How far the turn has come: by what is still to be asked in it."""
    names = [str(step) for step in state.agenda()]
    if "ChooseCard" in names:
        return CHOOSING
    return BUILDING if "ExchangeBricks" in names or "BuildTowers" in names else LATER
