"""The sentences of the pages, in the languages that pages offer."""

from __future__ import annotations

from signoria.faces.phrases.language import ENGLISH, Language, Term, language, mark, signed, term

__all__ = ["ENGLISH", "LANGUAGES", "Language", "Term", "mark", "roman", "signed", "spoken", "term"]

LANGUAGES = {ENGLISH: "English", "it": "Italiano"}


def spoken(code: str) -> Language:
    """The pages' language with that code; English for one that we do not have."""
    return language(code if code in LANGUAGES else ENGLISH)


def roman(number: int) -> str:
    """Rounds and ships are counted I, II, III, as on the sheet."""
    return ("", "I", "II", "III", "IV", "V", "VI", "VII", "VIII", "IX", "X")[number]
