"""Every sentence that people read, in their language, for all faces.

phrases = phrases_for("medici_dice", "it")
phrases.question(game.observe(state, seat), names)
log(phrases, record)

A game adds one module of its own name here, with a class ``PHRASES`` derived from
:class:`Phrases`; without it the generic phrases make it playable.
"""

from __future__ import annotations

from functools import cache
from importlib import import_module
from importlib.util import find_spec

from signoria.faces.phrases.generic import Phrases
from signoria.faces.phrases.help import step_help
from signoria.faces.phrases.kinds import (
    Choice,
    LogLine,
    Names,
    OptionWords,
    Question,
    Said,
    Seen,
    ValueWords,
)
from signoria.faces.phrases.language import Language, language, languages, preferred
from signoria.faces.phrases.log import Chronicle, ending, log

__all__ = [
    "Choice",
    "Chronicle",
    "Language",
    "LogLine",
    "Names",
    "OptionWords",
    "Phrases",
    "Question",
    "Said",
    "Seen",
    "ValueWords",
    "ending",
    "language",
    "languages",
    "log",
    "phrases_for",
    "preferred",
    "step_help",
]


@cache
def phrases_for(game: str, code: str) -> Phrases:
    """The phrases of a game in a language."""
    spoken = language(code)
    if find_spec(f"{__name__}.{game}") is None:
        return Phrases(game, spoken)
    found: Phrases = import_module(f"{__name__}.{game}").PHRASES(game, spoken)
    return found
