"""Flat Monte Carlo: play on after every option many times, drop the worse half, go on."""

from __future__ import annotations

from signoria.bots.search import Candidate, flat
from signoria.kernel.actions import Action
from signoria.kernel.chance import Rng
from signoria.kernel.game import View

DEFAULT_SIMULATIONS = 2000
DEFAULT_TRIES = 4


class FlatBot:
    """Works for any game. Its budget is in simulations or in milliseconds a move.

    In a game with a horizon, a simulation goes on as greedy players would until the seat has
    chosen so many times; then the game's hand-made value judges. Otherwise it goes on to the end,
    and every choice is the best of *tries* options drawn at random, as the value judges; with 1
    the simulations are random games.
    """

    def __init__(
        self,
        simulations: int | None = None,
        milliseconds: int | None = None,
        tries: int = DEFAULT_TRIES,
    ) -> None:
        if simulations is not None and milliseconds is not None:
            raise ValueError("give a budget in simulations or in milliseconds, not both")
        for what, budget in (("simulations", simulations), ("milliseconds", milliseconds)):
            if budget is not None and budget < 1:
                raise ValueError(f"a budget of {what} is at least 1, not {budget}")
        if tries < 1:
            raise ValueError(f"a simulation tries at least 1 option, not {tries}")
        self.tries = tries
        self.milliseconds = milliseconds or 0
        self.simulations = 0 if milliseconds else simulations or DEFAULT_SIMULATIONS
        self.name = f"flat {self.milliseconds}ms" if milliseconds else f"flat {self.simulations}"

    def hurry(self, milliseconds: int) -> None:
        """From now on think at most so long about a move, whatever the budget says."""
        self.milliseconds = min(self.milliseconds or milliseconds, milliseconds)

    def choose(self, view: View, rng: Rng) -> Action:
        """The option that did best in its simulations."""
        return self.assess(view, rng)[0].action

    def assess(self, view: View, rng: Rng) -> list[Candidate]:
        """All options with their average reward, the best first: for hints."""
        return flat(view, rng, self.simulations, self.milliseconds, self.tries)
