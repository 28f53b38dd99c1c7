"""PettingZoo: ``florenza_dice_v0.env(seats=2)``."""

from __future__ import annotations

from typing import Any

from signoria.rl.pettingzoo.environment import Environment, Guarded, parallel

GAME = "florenza_dice"
SEATS = 2


class raw_env(Environment):  # noqa: N801 - PettingZoo's name
    """An illegal action raises."""

    def __init__(self, seats: int = SEATS, **arguments: Any) -> None:
        super().__init__(GAME, seats, **arguments)


def env(seats: int = SEATS, **arguments: Any) -> Any:
    """An illegal action ends the game with the lowest reward."""
    return Guarded(GAME, seats, **arguments)


def parallel_env(seats: int = SEATS, **arguments: Any) -> Any:
    """All agents at once; only one of them is asked."""
    return parallel(GAME, seats=seats, **arguments)
