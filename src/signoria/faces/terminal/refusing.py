"""Why something that was typed is not possible."""

from __future__ import annotations

from typing import Any

from signoria.faces.phrases import Names, Phrases
from signoria.table import Table


def why_not(phrases: Phrases[Any], table: Table, meant: str, names: Names) -> str:
    """Why an action of the game is not possible now, in words: the rules say it."""
    game, state = table.game, table.state
    if hasattr(phrases, "deed"):  # a game whose rules do not tell yet
        return phrases.reason(game.observe(state, int(state.actor())), meant, names)
    action = game.words.worded(state.spelled(meant))
    return phrases.because(state.why_not(action), names)
