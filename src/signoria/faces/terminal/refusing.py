"""Why something that was typed is not possible."""

from __future__ import annotations

from typing import Any

from signoria.faces.phrases import Names, Phrases
from signoria.kernel.state import State


def why_not(phrases: Phrases[Any], state: State, meant: str, names: Names) -> str:
    """Why an action of the game is not possible now, in words: the rules say it."""
    action = state.words().worded(state.spelled(meant))
    return phrases.because(state.why_not(action), names)
