"""Saying that a game is practice: somebody had gone back behind what was revealed."""

from __future__ import annotations

from signoria.faces.phrases.language import Language
from signoria.record import Record


def practice_words(language: Language, record: Record) -> str:
    """From which move on it is practice; nothing where it counts."""
    first = next((deal.first for deal in record.deals if deal.is_practice), None)
    if first is None:
        return ""
    return language.say("Practice from move {move} on.", move=first + 1)
