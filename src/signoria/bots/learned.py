"""Bots that judge the table by what was learned in self-play."""

from __future__ import annotations

import logging
from typing import Any, NamedTuple

from signoria.bots.flat import FlatBot
from signoria.bots.greedy import GreedyBot
from signoria.kernel.actions import Action
from signoria.kernel.chance import Rng
from signoria.kernel.game import Game, View
from signoria.learning import weights
from signoria.learning.features import Settings
from signoria.learning.judging import Judge
from signoria.learning.manner import Manner, Thought
from signoria.learning.thinking import think

_known: dict[tuple[str, str, int], Knowledge] = {}


class Knowledge(NamedTuple):
    """What is known about a game, and how ``master`` thinks with it."""

    judge: Judge
    settings: Settings
    is_trained: bool  # or else the judge repeats what the game's hand-made value says


def knowledge_of(game: Game[Any], seats: int) -> Knowledge:
    """What was learned about a game with so many players; if nothing, a message says so once."""
    key = (game.name, game.box.fingerprint, seats)
    if key not in _known:
        settings = weights.settings_of(game, seats)
        try:
            judge = weights.read(weights.shipped(game, seats), game, seats)
            _known[key] = Knowledge(judge, settings, is_trained=True)
        except weights.WeightsError as error:
            logging.getLogger("signoria").warning(
                "no learned value for %s with %d players, the untrained bot plays: %s",
                game.name,
                seats,
                error,
            )
            _known[key] = Knowledge(weights.by_hand(game, seats), settings, is_trained=False)
    return _known[key]


class LearnedBot:
    """Takes what the learned value likes best where the own turn ends, as far as a quick look goes;
    any one among equals.
    """

    name = "learned"

    def choose(self, view: View, rng: Rng) -> Action:
        """The option after which most is to be expected."""
        if len(view.options) == 1:
            return view.options[0]
        known = knowledge_of(view.game, int(view.imagine(rng).seats))
        if not known.is_trained:
            return GreedyBot().choose(view, rng)
        plans = known.settings.study if known.settings.plans else 0
        return think(known.judge, view, rng, Manner(plans, 1, 0, 1.0), 0, 0)[0].action


class MasterBot:
    """The strongest: plans its turn, and simulates the best options where that pays.

    How it thinks in a game stands in the game's ``learning.toml``. Without a budget it simulates
    as often as is said there; *milliseconds* are an upper bound for tables with a clock.
    """

    def __init__(self, simulations: int | None = None, milliseconds: int | None = None) -> None:
        for what, budget in (("simulations", simulations), ("milliseconds", milliseconds)):
            if budget is not None and budget < 1:
                raise ValueError(f"a budget of {what} is at least 1, not {budget}")
        self.simulations = simulations
        self.milliseconds = milliseconds or 0
        said = [str(simulations)] if simulations else []
        said += [f"{milliseconds}ms"] if milliseconds else []
        self.name = " ".join(["master", *said])
        self.untrained = FlatBot(
            simulations if not milliseconds else None, milliseconds=milliseconds or None
        )

    def hurry(self, milliseconds: int) -> None:
        """From now on think at most so long about a move, whatever the budget says."""
        self.milliseconds = min(self.milliseconds or milliseconds, milliseconds)
        self.untrained.hurry(milliseconds)

    def choose(self, view: View, rng: Rng) -> Action:
        """The option of which most is to be expected."""
        if len(view.options) == 1:
            return view.options[0]
        known = knowledge_of(view.game, int(view.imagine(rng).seats))
        if not known.is_trained and not (known.settings.plans and known.settings.by_hand):
            return self.untrained.choose(view, rng)
        return self.thoughts(known, view, rng)[0].action

    def thoughts(self, known: Knowledge, view: View, rng: Rng) -> list[Thought]:
        """All options with what is to be expected, the best first."""
        how = known.settings
        simulations = how.simulations if self.simulations is None else self.simulations
        manner = Manner(
            how.plans,
            how.breadth,
            how.horizon,
            how.trust,
            how.replies,
            how.rolls,
            how.curiosity,
        )
        # On the hand-made value alone simulations bring nothing beyond plans.
        allowed = simulations if how.simulations and known.is_trained else 0
        return think(known.judge, view, rng, manner, allowed, self.milliseconds)
