"""How long a game can be at most."""

from __future__ import annotations

from typing import Final

from signoria.games.florenza_dice.rules.box import (
    ACTIVE_DICE,
    DICE,
    DIE,
    ROUNDS,
    SPACES,
    TRACK_SPACES,
    WORKS,
)
from signoria.games.florenza_dice.rules.printed_sheet import PROJECT_ICONS

PRINTED: Final = sum([sum(icons) for icons in PROJECT_ICONS])
ALL_SPACES: Final = sum([len(spaces) for spaces in TRACK_SPACES])
DIE_ICONS: Final = sum([1 for spaces in TRACK_SPACES for icon, _ in spaces if icon == DIE])


def most_actions(seats: int) -> int:
    """Every decision ticks, builds, uses a die, spends a star, loses a resource or ends a step."""
    rounds, turns = ROUNDS[seats], max(seats, 2)
    dice = rounds * (ACTIVE_DICE + turns - 1) + DIE_ICONS
    resources = 2 * dice + ALL_SPACES + rounds
    mine = 2 * PRINTED + SPACES + dice + resources + WORKS + 1 + rounds * turns
    return int(seats + 1 + rounds * turns * DICE + seats * mine)
