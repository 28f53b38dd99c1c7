"""A bot that takes any legal action."""

from __future__ import annotations

from signoria.kernel.actions import Action
from signoria.kernel.chance import Rng
from signoria.kernel.game import View


class RandomBot:
    """All options are equally likely."""

    name = "random"

    def choose(self, view: View, rng: Rng) -> Action:
        """Any of the options."""
        return view.options[rng.below(len(view.options))]
