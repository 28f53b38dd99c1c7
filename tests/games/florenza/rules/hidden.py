"""What seats may not see in Florenza: the values of the others' prestige tokens."""

from __future__ import annotations

from typing import Any

from tests.games.florenza.rules.positions import GAME

IS_OPEN = True  # with a perfect memory: everybody saw the markers that were turned into tokens


def otherwise(state: Any, seat: int | None, rng: Any) -> Any:
    """The same table with other tokens, as many, before all families but *seat*."""
    if state.actor() == -2:  # at the end tokens are counted openly
        return state.copy()
    lines = []
    for line in str(state).split("; "):
        name, *words = line.split()
        if name.startswith("tokens:") and name != f"tokens:{seat}" and int(words[1]):
            words[0] = str(int(words[1]) + rng.below(90))
        lines.append(" ".join([name, *words]))
    return GAME.position("; ".join(lines))
