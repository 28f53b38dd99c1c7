"""What a table is worth to each seat, for the arithmetic of luck."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Protocol, runtime_checkable

from signoria.bots.learned import Knowledge, knowledge_of
from signoria.bots.search import best_after
from signoria.kernel.chance import Rng
from signoria.kernel.game import Game
from signoria.kernel.state import State
from signoria.learning import weights
from signoria.learning.playing_on import played_to_rest

CHOICES_AHEAD = 3  # measured: two or three show what a roll is good for, more blur it
TIES = 1  # seeds whoever chooses among equals: the same for every outcome


@runtime_checkable
class Value(Protocol):
    """Any judgement of a table. Luck adds up to nothing on average whatever it says; the better
    it foresees the end, the more of the spread is explained as luck.
    """

    def judge(self, game: Game[Any], state: State) -> Sequence[float]:
        """A number for each seat, the more the better; *state* may be changed."""


class HandMade:
    """The game's own value, after some choices as greedy players make them, up to the next chance.

    Dice that were rolled are worth nothing before somebody takes them, hence the choices.
    """

    def __init__(self, choices: int = CHOICES_AHEAD) -> None:
        self.choices = choices

    def judge(self, game: Game[Any], state: State) -> list[float]:
        """The game's value for each seat."""
        choices, player = self.choices, Rng(TIES)
        while choices and state.actor() >= 0:
            options = state.options()
            if len(options) == 1:
                state.apply(options[0])
                continue
            state = best_after(game, state, options, player)
            choices -= 1
        return [float(game.value(state, seat)) for seat in range(int(state.seats))]


class Learned:
    """What was learned, where the table comes to rest after whoever is asked has played well."""

    def __init__(self, known: Knowledge) -> None:
        self.known = known

    def judge(self, game: Game[Any], state: State) -> list[float]:
        """The margin that each seat may expect; alone, the points."""
        known, judge = self.known, self.known.judge
        if state.actor() >= 0:
            plans = known.settings.study if known.settings.plans else 0
            state = played_to_rest(judge, state, plans, Rng(TIES))
        found: list[float] = []
        for seat in range(int(state.seats)):
            judge.judge(state, seat)
            found.append(float(judge.margin))
        return found


def value_of(game: Game[Any], seats: int) -> Value:
    """The best value there is for a game with so many players."""
    if not weights.shipped(game, seats).exists():
        return HandMade()
    known = knowledge_of(game, seats)
    return Learned(known) if known.is_trained else HandMade()
