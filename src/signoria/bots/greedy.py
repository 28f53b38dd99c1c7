"""A bot that looks one step ahead."""

from __future__ import annotations

from signoria.bots.search import look_ahead
from signoria.kernel.actions import Action
from signoria.kernel.chance import Rng
from signoria.kernel.game import View


class GreedyBot:
    """Takes what the game's hand-made value likes best right after it; the first among equals."""

    name = "greedy"

    def choose(self, view: View, rng: Rng) -> Action:
        values = look_ahead(view, rng)
        return view.options[values.index(max(values))]
