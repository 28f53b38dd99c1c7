"""Who plays as ``master`` does where nothing was learned: plans judged by the hand-made value.

signoria arena GAME --seats "master,bench.by_hand:ByHand" says what weights are worth.
"""

from __future__ import annotations

from functools import cache
from typing import Any

from signoria.bots.learned import Knowledge, MasterBot
from signoria.kernel.actions import Action
from signoria.kernel.chance import Rng
from signoria.kernel.game import Game, View
from signoria.learning import weights


class ByHand(MasterBot):
    """As many plans as the game's ``learning.toml`` says, whatever was learned."""

    def __init__(self) -> None:
        super().__init__()
        self.name = "by hand"

    def choose(self, view: View, rng: Rng) -> Action:
        """The option of which most is to be expected."""
        if len(view.options) == 1:
            return view.options[0]
        known = _nothing_learned(view.game, int(view.imagine(rng).seats))
        return self.thoughts(known, view, rng)[0].action


@cache
def _nothing_learned(game: Game[Any], seats: int) -> Knowledge:
    return Knowledge(
        weights.by_hand(game, seats), weights.settings_of(game, seats), is_trained=False
    )
