"""Tables of Firenze to look at, and what the asked seat sees there."""

from __future__ import annotations

from typing import Any

import signoria
from tests.faces.tables import NAMES

GAME = signoria.load("firenze")


def table_at(seats: int, moves: int, **options: str) -> signoria.Table:
    """Random bots have played so many moves, and somebody is asked or the game is over."""
    table = signoria.Table(GAME, ["random"] * seats, seed=7, names=NAMES[:seats], options=options)
    while not table.is_over and (len(table.record.moves) < moves or table.state.actor() < 0):
        table.step()
    return table


def seen_by_asked(state: Any) -> dict[str, Any]:
    """What the asked seat sees; a spectator's sight when nobody is asked."""
    actor = int(state.actor())
    seen: dict[str, Any] = GAME.observe(state, None if actor < 0 else actor)
    return seen
