"""Why something that was typed is not possible."""

from __future__ import annotations

from typing import Any

from signoria.faces.phrases import Names, Phrases
from signoria.session import Session


def why_not(phrases: Phrases[Any], session: Session, meant: str, names: Names) -> str:
    """Why an action of the game is not possible now, in words: the rules say it."""
    action = session.game.words.worded(session.state.spelled(meant))
    return phrases.because(session.state.why_not(action), names)
