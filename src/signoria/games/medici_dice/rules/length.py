"""How long a game can be at most."""

from __future__ import annotations

from signoria.games.medici_dice.rules.box import DICE, SPACES


def most_actions(seats: int) -> int:
    """Choosing who starts; then every turn fills a space of each ship that has one."""
    return 1 + sum(SPACES) * (DICE + seats)
