"""How to think about a choice, and what was thought of an option."""

from __future__ import annotations

from typing import Final

from signoria._compat import i64
from signoria.kernel.actions import Action

SEEDS: Final[i64] = 0x7FFFFFFF  # of generators, drawn from another
DIGITS: Final = 9  # of a value that count: equals were summed in another order


class Manner:
    """How to think: what a game's ``learning.toml`` says, or somebody who knows better."""

    def __init__(
        self,
        plans: int,
        breadth: int,
        horizon: int,
        trust: float,
        replies: int = 0,
        rolls: int = 0,
        curiosity: float = 0.0,
    ) -> None:
        self.plans: Final[i64] = plans  # that are followed at once; 0: it looks one choice ahead
        self.breadth: Final[i64] = breadth  # plans that are simulated
        self.horizon: Final[i64] = horizon  # own turns in a simulation
        self.trust: Final = trust  # simulations that the first glance weighs as much as
        # Plans that are followed in simulations, or at the nodes of a tree; 0: greedily.
        self.replies: Final[i64] = replies
        self.rolls: Final[i64] = rolls  # events of chance in a simulation; 0: own turns count
        # Points by which a turn that was seldom tried may seem worse, in a tree; 0: no tree.
        self.curiosity: Final = curiosity


class Thought:
    """An option, how it is judged at once, and what its simulations brought, in points."""

    def __init__(self, action: Action, way: list[Action], glance: float, trust: float) -> None:
        self.action: Final = action
        self.way: Final = way  # the whole plan that begins with it
        self.glance: Final = glance
        self.trust: Final = trust  # how many simulations the first glance counts for
        self.simulations: i64 = 0
        self.sum: float = 0.0

    @property
    def value(self) -> float:
        """Points to expect, with what winning is worth."""
        return (self.trust * self.glance + self.sum) / (self.trust + float(self.simulations))


def best_first(thought: Thought) -> float:
    """What thoughts are sorted by."""
    return round(thought.value, DIGITS)
