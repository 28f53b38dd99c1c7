"""What all searches here share: a bot that asks what was learned, and ``master`` with another
budget to compare them with.
"""

from __future__ import annotations

from signoria.bots.learned import Knowledge, knowledge_of
from signoria.kernel.actions import Action
from signoria.kernel.chance import Rng
from signoria.kernel.game import View
from signoria.kernel.state import State
from signoria.learning.manner import Manner, Thought
from signoria.learning.planning import take
from signoria.learning.thinking import think


class Searcher:
    """Takes what its search likes best; made without arguments, as the arena makes bots."""

    def __init__(self) -> None:
        self._rest: list[Action] = []  # of the turn that was decided, and where it goes on
        self._there: State | None = None

    def choose(self, view: View, rng: Rng) -> Action:
        """One of the options; a turn is thought about once, while it goes as planned."""
        if len(view.options) == 1:
            return view.options[0]
        world = view.imagine(rng)
        if not (self._rest and world == self._there):
            self._rest = self._searched(view, rng)
        chosen = self._rest.pop(0)
        if self._rest:
            take(world, chosen, view.seat)
            self._there = world
        return chosen

    def _searched(self, view: View, rng: Rng) -> list[Action]:
        known = knowledge_of(view.game, int(view.imagine(rng).seats))
        if not known.is_trained:
            raise ValueError(f"nothing was learned of {view.game.title} for so many players")
        return list(self.search(known, view, rng))

    def search(self, known: Knowledge, view: View, rng: Rng) -> list[Action]:
        """What to do, where there is a choice, and what next in the same turn."""
        raise NotImplementedError


class Thinker(Searcher):
    """Thinks as ``master`` may, but as it says itself; what is 0 here but not in the game's
    ``learning.toml`` is as it says there. With curiosity its simulations are visits of a tree.
    """

    plans = 0
    breadth = 0
    horizon = 0
    replies = 0
    trust = 0.0
    curiosity = 0.0
    simulations = 0

    def thoughts(self, known: Knowledge, view: View, rng: Rng, simulations: int) -> list[Thought]:
        """All options with what is to be expected, the best first."""
        return think(known.judge, view, rng, self.manner(known), simulations, 0)

    def manner(self, known: Knowledge) -> Manner:
        """How it thinks."""
        how = known.settings
        return Manner(
            self.plans or how.plans,
            self.breadth or how.breadth,
            self.horizon or how.horizon,
            self.trust or how.trust,
            self.replies or how.replies,
            0,
            self.curiosity,
        )

    def search(self, known: Knowledge, view: View, rng: Rng) -> list[Action]:
        """The plan of which most is to be expected."""
        return self.thoughts(known, view, rng, self.simulations)[0].way
