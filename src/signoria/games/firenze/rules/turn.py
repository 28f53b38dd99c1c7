"""Game play: turns in clockwise order, six phases each, until the last seal."""

from __future__ import annotations

from typing import Final

from signoria._compat import i64
from signoria.games.firenze.news.row import TurnBegins
from signoria.games.firenze.rules.board import Board
from signoria.games.firenze.rules.build_towers import BuildTowers
from signoria.games.firenze.rules.check_limits import CheckLimits
from signoria.games.firenze.rules.choose_card import ChooseCard
from signoria.games.firenze.rules.exchange_bricks import ExchangeBricks
from signoria.games.firenze.rules.fulfil import FulfilCommissions
from signoria.games.firenze.rules.scoring import FinalScoring
from signoria.games.firenze.rules.tear_down import TearDown
from signoria.kernel.steps import Step, Steps, in_order


class Turn(Step[Board]):
    """Game Play: a turn has six phases, in this order."""

    def run(self, state: Board) -> Steps:
        state.played = 0
        state.built = 0
        state.fulfilled = 0
        if state.news is not None:
            state.news.append(TurnBegins(state.turn))
        return TURN


class NextTurn(Step[Board]):
    """The End of the Game: after somebody's last seal, all others have exactly one more turn."""

    def run(self, state: Board) -> Steps:
        following = next_turn(state)
        state.turn = state.clockwise(1)
        return THE_END if following < 0 else NEXT_TURN


def next_turn(state: Board) -> i64:
    """Whose turn comes after this one; -1: the game is over then."""
    seat = state.clockwise(1)
    if seat == state.finisher:
        return -1
    # Ruling 34: without a last seal, the last round ends before the starting player.
    if state.closing and state.finisher < 0 and seat == state.starter:
        return -1
    return seat


TURN: Final = in_order(
    ChooseCard(),
    ExchangeBricks(),
    BuildTowers(),
    TearDown(),
    FulfilCommissions(),
    CheckLimits(),
    NextTurn(),
)
NEXT_TURN: Final = in_order(Turn())
THE_END: Final = in_order(FinalScoring())
