"""What machines that learn are paid with at the end of a game.

wins    1 for a win, shared by those who win together; 0 for everybody else
margin  hundreds of points ahead of the best other seat, at most 4; alone, the points
"""

from __future__ import annotations

from typing import Any, Final

from signoria.kernel.game import Game
from signoria.kernel.state import State

WINS: Final = "wins"
MARGIN: Final = "margin"
POINTS_A_REWARD: Final = 100.0
MOST_MARGIN: Final = 4.0
BOUNDS: Final[dict[str, tuple[float, float]]] = {
    WINS: (0.0, 1.0),
    MARGIN: (-MOST_MARGIN, MOST_MARGIN),
}


def check_reward(reward: str) -> str:
    """Refuse what is none."""
    if reward not in BOUNDS:
        raise ValueError(f"a reward is one of {', '.join(BOUNDS)}, not {reward!r}")
    return reward


def rewards(game: Game[Any], state: State, reward: str) -> list[float]:
    """One number a seat, of a game that is over."""
    return _margins(game, state) if reward == MARGIN else _wins(game, state)


def _wins(game: Game[Any], state: State) -> list[float]:
    winners = game.winners(state)
    found: list[float] = []
    for seat in range(state.seats):
        found.append(1.0 / len(winners) if seat in winners else 0.0)
    return found


def _margins(game: Game[Any], state: State) -> list[float]:
    totals = [float(sheet.total) for sheet in game.scores(state)]
    found: list[float] = []
    for seat in range(state.seats):
        others = [totals[other] for other in range(state.seats) if other != seat]
        ahead = totals[seat] - max(others) if others else totals[seat]
        found.append(max(-MOST_MARGIN, min(ahead / POINTS_A_REWARD, MOST_MARGIN)))
    return found
