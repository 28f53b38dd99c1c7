"""4) Tear down abandoned construction."""

from __future__ import annotations

from signoria.games.firenze.rules.board import Board
from signoria.games.firenze.rules.towers import tear_down_abandoned
from signoria.kernel.steps import DONE, Step, Steps


class TearDown(Step[Board]):
    """4) Tear down abandoned construction: towers that were not worked on this turn come down.

    Half of their bricks, rounded up, go into the pouch, the rest into the storehouse.
    """

    def run(self, state: Board) -> Steps:
        tear_down_abandoned(state, state.turn)
        return DONE
