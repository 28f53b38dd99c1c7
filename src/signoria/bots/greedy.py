"""A bot that looks one step ahead."""

from __future__ import annotations

from signoria.bots.search import any_best, look_ahead
from signoria.kernel.actions import Action
from signoria.kernel.chance import Rng
from signoria.kernel.game import View


class GreedyBot:
    """Takes what the game's hand-made value likes best right after it; any one among equals."""

    name = "greedy"

    def choose(self, view: View, rng: Rng) -> Action:
        """The option after which the table looks best; any of those that look alike."""
        return view.options[any_best(look_ahead(view, rng), rng)]


class JourneymanBot(GreedyBot):
    """Knows what things are worth, but looks no further than the next choice."""

    name = "journeyman"
