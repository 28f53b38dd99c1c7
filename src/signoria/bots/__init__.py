"""Bots: they know the kernel and what their seat may see, nothing else."""

from __future__ import annotations

import re
from difflib import get_close_matches
from typing import Protocol, runtime_checkable

from signoria.bots.apprentice import ApprenticeBot
from signoria.bots.flat import FlatBot
from signoria.bots.greedy import GreedyBot, JourneymanBot
from signoria.bots.learned import LearnedBot, MasterBot
from signoria.bots.random import RandomBot
from signoria.kernel.actions import Action
from signoria.kernel.chance import Rng
from signoria.kernel.game import View

__all__ = [
    "LEVELS",
    "NAMES",
    "ApprenticeBot",
    "Bot",
    "FlatBot",
    "GreedyBot",
    "JourneymanBot",
    "LearnedBot",
    "MasterBot",
    "RandomBot",
    "make",
]

LEVELS = ("apprentice", "journeyman", "master")  # for people, from easy to hard
NAMES = (*LEVELS, "random", "greedy", "flat", "learned")
BUDGET = re.compile(r"([1-9]\d{0,8})(ms)?")


@runtime_checkable
class Bot(Protocol):
    """Whoever can choose: one of the view's options, as an action or in words."""

    def choose(self, view: View, rng: Rng) -> Action | str:
        """Choose one of ``view.options``; *rng* is the bot's own, so that games can be repeated."""


def make(spec: str) -> Bot:
    """A bot by name: ``apprentice``, ``journeyman``, ``master``, or ``random``, ``greedy``,
    ``learned``; ``master`` and ``flat`` with a budget: ``2000`` (simulations) or ``500ms``.
    """
    name, _, budget = " ".join(spec.split()).partition(" ")
    simple: dict[str, type[Bot]] = {
        "apprentice": ApprenticeBot,
        "journeyman": JourneymanBot,
        "random": RandomBot,
        "greedy": GreedyBot,
        "learned": LearnedBot,
    }
    if name in simple and not budget:
        return simple[name]()
    if name in ("flat", "master"):
        searching = FlatBot if name == "flat" else MasterBot
        if not budget:
            return searching()
        number = BUDGET.fullmatch(budget)
        if number and number[2]:
            return searching(milliseconds=int(number[1]))
        if number:
            return searching(simulations=int(number[1]))
        raise ValueError(
            f"{name} takes simulations or milliseconds, as in "
            f"'{name} 2000' or '{name} 500ms', not {budget!r}"
        )
    if name in NAMES:
        raise ValueError(f"the bot {name!r} takes no budget, not {budget!r}")
    close = get_close_matches(name, NAMES, 1)
    perhaps = f"; did you mean {close[0]!r}?" if close else "."
    raise ValueError(f"there is no bot {name!r}{perhaps} The bots: {', '.join(NAMES)}")
