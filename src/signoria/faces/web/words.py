"""The sentences of the pages: English is the key, ``locale/web.*.po`` holds the translations."""

from __future__ import annotations

import gettext
import io
from functools import cache

from babel.messages.mofile import write_mo
from babel.messages.pofile import read_po

from signoria.faces.phrases.language import ENGLISH, LOCALE, Language, Term, mark, term

__all__ = ["ENGLISH", "LANGUAGES", "Language", "Term", "mark", "roman", "spoken", "term"]

LANGUAGES = {ENGLISH: "English", "it": "Italiano"}


@cache
def spoken(code: str) -> Language:
    """The pages' language with that code; English for one that we do not have."""
    if code == ENGLISH or code not in LANGUAGES:
        return Language(ENGLISH, gettext.NullTranslations())
    with (LOCALE / f"web.{code}.po").open("rb") as file:
        catalogue = read_po(file, locale=code)
    binary = io.BytesIO()
    write_mo(binary, catalogue)
    binary.seek(0)
    return Language(code, gettext.GNUTranslations(binary))


def roman(number: int) -> str:
    """Rounds and ships are counted I, II, III, as on the sheet."""
    return ("", "I", "II", "III", "IV", "V", "VI", "VII", "VIII", "IX", "X")[number]
