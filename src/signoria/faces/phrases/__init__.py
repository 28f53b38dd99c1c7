"""Every sentence that people read, in their language, for all faces.

phrases = phrases_for("medici_dice", "it")
phrases.question(game.observe(state, seat), names)
log(phrases, record)

A game's folder adds a package ``phrases`` with a class ``PHRASES`` derived from
:class:`Phrases`; without it the generic phrases make it playable.
"""

from __future__ import annotations

from functools import cache
from typing import Any

from signoria.faces.phrases.generic import Phrases
from signoria.faces.phrases.help import step_help
from signoria.faces.phrases.kinds import (
    Choice,
    LogLine,
    Names,
    Question,
    Said,
    ScoreLine,
    Seen,
    SightT,
    ValueWords,
    VariantWords,
    addressed,
)
from signoria.faces.phrases.language import Language, language, languages, preferred
from signoria.faces.phrases.log import (
    begins_anew,
    ending,
    is_new_turn,
    is_turn,
    lines,
    lines_of,
    log,
)
from signoria.faces.phrases.printed import Printed
from signoria.faces.phrases.rulebook import (
    Chapter,
    Entry,
    Grid,
    Paragraph,
    Picture,
    Points,
    Things,
)
from signoria.library import module

__all__ = [
    "Chapter",
    "Choice",
    "Entry",
    "Grid",
    "Language",
    "LogLine",
    "Names",
    "Paragraph",
    "Phrases",
    "Picture",
    "Points",
    "Printed",
    "Question",
    "Said",
    "ScoreLine",
    "Seen",
    "SightT",
    "Things",
    "ValueWords",
    "VariantWords",
    "addressed",
    "begins_anew",
    "ending",
    "is_new_turn",
    "is_turn",
    "language",
    "languages",
    "lines",
    "lines_of",
    "log",
    "phrases_for",
    "preferred",
    "step_help",
]


@cache
def phrases_for(game: str, code: str) -> Phrases[Any]:
    """The phrases of a game in a language."""
    spoken = language(code)
    own = module(game, "phrases")
    found: Phrases[Any] = own.PHRASES(game, spoken) if own else Phrases(game, spoken)
    return found
