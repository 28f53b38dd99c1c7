"""Habits: what kinds of choices are worth beside the table they lead to.

A game that has habits says which kind of choice an option is (``habit``), which moment it is
(``moment``), and by which few numbers moments differ (``leanings``). What is learned is how many
points each of those numbers counts for each habit; what a choice is worth at a moment follows.
"""

from __future__ import annotations

from typing import Any, Final

from signoria._compat import i64, vec
from signoria.kernel.actions import Action
from signoria.kernel.game import Game
from signoria.kernel.state import State

NO_MOMENT: Final[i64] = -1


class Habits:
    """What was learned of a game's habits; nothing at first."""

    def __init__(self, game: Game[Any]) -> None:
        rows = game.leanings() if game.habits else [[]]
        self.kinds: Final[i64] = game.habits
        self.moments: Final[i64] = game.moments
        self.across: Final[i64] = len(rows[0])
        self.leanings: Final = vec[float]([number for row in rows for number in row])
        self.learned: Final = vec[float]([0.0] * (game.habits * len(rows[0])))
        self.points: Final = vec[float]([0.0] * (game.habits * game.moments))
        self.are_known: bool = False


def know(habits: Habits) -> None:
    """Work out the points of every choice at every moment from what was learned."""
    across = habits.across
    for kind in range(habits.kinds):
        for moment in range(habits.moments):
            worth: float = 0.0
            for at in range(across):
                worth += habits.learned[kind * across + at] * habits.leanings[moment * across + at]
            habits.points[kind * habits.moments + moment] = worth
    habits.are_known = True


def moment_of(habits: Habits, game: Game[Any], state: State) -> i64:
    """Where habits have something to say, the moment."""
    if not habits.are_known:
        return NO_MOMENT
    return game.moment(state)


def leaning(habits: Habits, game: Game[Any], state: State, action: Action, moment: i64) -> float:
    """What an option is worth by habit, in points."""
    if moment == NO_MOMENT:
        return 0.0
    return habits.points[game.habit(state, action) * habits.moments + moment]


def remember(habits: Habits, numbers: list[float]) -> None:
    """Habits as they were learned before, or none."""
    for at in range(len(habits.learned)):
        habits.learned[at] = numbers[at] if len(numbers) > 0 else 0.0
    know(habits)
    habits.are_known = len(numbers) > 0


def as_learned(habits: Habits) -> list[float]:
    """What was learned, to be remembered; nothing where nothing was."""
    return list(habits.learned) if habits.are_known else []
