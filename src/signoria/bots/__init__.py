"""Bots: they know the kernel and what their seat may see, nothing else."""

from __future__ import annotations

import re
from difflib import get_close_matches
from typing import Protocol, runtime_checkable

from signoria.bots.flat import FlatBot
from signoria.bots.greedy import GreedyBot
from signoria.bots.random import RandomBot
from signoria.kernel.actions import Action
from signoria.kernel.chance import Rng
from signoria.kernel.game import View

__all__ = ["NAMES", "Bot", "FlatBot", "GreedyBot", "RandomBot", "make"]

NAMES = ("random", "greedy", "flat")


@runtime_checkable
class Bot(Protocol):
    """Whoever can choose: one of the view's options, as an action or in words."""

    def choose(self, view: View, rng: Rng) -> Action | str:
        """Choose one of ``view.options``; *rng* is the bot's own, so that games can be repeated."""


def make(spec: str) -> Bot:
    """A bot by name: ``random``, ``greedy``, ``flat 2000`` (simulations), ``flat 500ms``."""
    name, _, budget = spec.strip().partition(" ")
    if name == "random" and not budget:
        return RandomBot()
    if name == "greedy" and not budget:
        return GreedyBot()
    if name == "flat":
        number = re.fullmatch(r"([1-9]\d{0,8})(ms)?", budget.strip())
        if not budget:
            return FlatBot()
        if number and number[2]:
            return FlatBot(milliseconds=int(number[1]))
        if number:
            return FlatBot(simulations=int(number[1]))
        raise ValueError(
            f"flat takes simulations or milliseconds, as in "
            f"'flat 2000' or 'flat 500ms', not {budget!r}"
        )
    if name in NAMES:
        raise ValueError(f"the bot {name!r} takes no budget, not {budget!r}")
    close = get_close_matches(name, NAMES, 1)
    perhaps = f"; did you mean {close[0]!r}?" if close else "."
    raise ValueError(f"there is no bot {name!r}{perhaps} The bots: {', '.join(NAMES)}")
