"""A language: English sentences are the keys, catalogues (``*.po``) hold the translations.

What is said at every table and the pages have theirs in ``locale/<code>``, each game in its
folder (``<code>.po``). They are read as text when they are first needed, so no binary file has
to be built.

**You.** A part of a sentence that is the reader's own name (:class:`~.kinds.Own`) turns the
sentence into its second person, where a catalogue has it: the context of ``"{name} took {die}."``
is then ``you as name``, after the part. English has such sentences in ``en.po`` (``"You took
{die}."``), the other languages beside their translations; a sentence without one keeps the name.
"""

from __future__ import annotations

import gettext
import io
import os
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from functools import cache, lru_cache
from pathlib import Path
from typing import Literal

from babel.lists import format_list
from babel.messages.catalog import Catalog
from babel.messages.mofile import write_mo
from babel.messages.pofile import read_po
from babel.numbers import format_decimal

from signoria.faces.phrases.kinds import Own
from signoria.library import folder, games

LOCALE = Path(__file__).parent.parent / "locale"
ENGLISH = "en"
YOU = "you as {part}"  # the context of a sentence to whoever it is about
MOST_REMEMBERED = 8192  # sentences in a language, with what they were filled with
# Lists in sentences: "dye 4, fur 3 and gold 5".
_LIST_LOCALE = {ENGLISH: "en_GB"}


@dataclass(frozen=True)
class Term:
    """A short word whose translation depends on where it stands."""

    context: str
    text: str


def term(context: str, text: str) -> Term:
    """Declare a term, to be said later."""
    return Term(context, text)


def mark(sentence: str) -> str:
    """Declare a sentence, to be said later."""
    return sentence


class Language:
    """Says whole sentences; what is in braces is filled in by name.

    A table is drawn from a thousand sentences, most of them the same as before the last move: what
    was said lately is remembered, by its words and by the kinds of its parts.
    """

    def __init__(self, code: str, translations: gettext.NullTranslations) -> None:
        self.code = code
        self._translations = translations
        remembered = lru_cache(MOST_REMEMBERED, typed=True)
        self._gettext = remembered(translations.gettext)
        self._pgettext = remembered(translations.pgettext)
        self._remembered_sentence = remembered(self._sentence)
        self._remembered_plural = remembered(self._plural)
        self._remembered_list = remembered(self._list)
        self._remembered_decimal = remembered(self._decimal)

    def say(self, sentence: str, **parts: object) -> str:
        """The sentence in this language."""
        if not parts:
            return self._gettext(sentence) if sentence else ""
        try:
            return self._remembered_sentence(sentence, **parts)
        except TypeError:  # a part that cannot be remembered
            return self._sentence(sentence, **parts)

    def plural(self, one: str, many: str, number: int, **parts: object) -> str:
        """The sentence that fits the number, which is called ``{number}`` in it."""
        try:
            return self._remembered_plural(one, many, number, **parts)
        except TypeError:
            return self._plural(one, many, number, **parts)

    def _sentence(self, sentence: str, **parts: object) -> str:
        said = self._to_reader(sentence, parts) if sentence else ""
        return said.format(**_with_minus(parts))

    def _plural(self, one: str, many: str, number: int, **parts: object) -> str:
        said = self._translations.ngettext(one, many, number)
        for part in _own(parts):
            found = self._translations.npgettext(YOU.format(part=part), one, many, number)
            if found not in (one, many):
                said = found
                break
        return said.format(**_with_minus({"number": number, **parts}))

    def _to_reader(self, sentence: str, parts: Mapping[str, object]) -> str:
        for part in _own(parts):
            found = self._pgettext(YOU.format(part=part), sentence)
            if found != sentence:
                return found
        return self._gettext(sentence)

    def term(self, word: Term) -> str:
        """A term in this language."""
        return self._pgettext(word.context, word.text)

    def who(self, name: str) -> str:
        """A name in a list that no verb follows: the reader's own is ``you``."""
        return self.say("you") if type(name) is Own else name

    def listed(self, things: Sequence[str], style: Literal["standard", "or"] = "standard") -> str:
        """``a, b and c``; or, in the other style, ``a, b or c``."""
        if len(things) < 2:
            return things[0] if things else ""  # the reader's own name stays the reader's
        return self._remembered_list(tuple(things), style)

    def beside_you(self, names: Sequence[str]) -> str:
        """The others in a list that the reader is in; nothing where the reader is not, or alone."""
        others = [name for name in names if type(name) is not Own]
        return self.listed(others) if len(others) < len(names) else ""

    def _list(self, things: tuple[str, ...], style: Literal["standard", "or"]) -> str:
        return format_list(things, style, _LIST_LOCALE.get(self.code, self.code))

    def decimal(self, number: float, places: int) -> str:
        """``0.66``, with this language's mark between, and a true minus."""
        return self._remembered_decimal(number, places)

    def _decimal(self, number: float, places: int) -> str:
        rounded = round(number, places) + 0.0  # no minus before 0
        return str(format_decimal(rounded, f"0.{'0' * places}", self.code)).replace("-", "−")

    def quoted(self, text: str) -> str:
        """What somebody typed, in quotation marks and not too long."""
        shown = "".join(letter if letter.isprintable() else "·" for letter in text)
        return f"“{shown[:40]}…”" if len(shown) > 40 else f"“{shown}”"


def signed(number: int) -> str:
    """``3`` or ``−3``, with a true minus."""
    return f"−{-number}" if number < 0 else str(number)


def _own(parts: Mapping[str, object]) -> list[str]:
    """The parts that are the reader's own name."""
    return [name for name, part in parts.items() if type(part) is Own]


def _with_minus(parts: Mapping[str, object]) -> dict[str, object]:
    return {
        name: signed(part) if type(part) is int and part < 0 else part
        for name, part in parts.items()
    }


def languages() -> list[str]:
    """The codes of all languages, English first."""
    found = {folder.name for folder in LOCALE.iterdir() if folder.is_dir()}
    return [ENGLISH, *sorted(found - {ENGLISH})]


def catalogues(code: str) -> dict[str, Catalog]:
    """The catalogues of a language by their names."""
    of_all = {path.stem: path for path in sorted((LOCALE / code).glob("*.po"))}
    found = {}
    for name, path in (of_all | {game: folder(game) / f"{code}.po" for game in games()}).items():
        if path.exists():
            with path.open("rb") as file:
                found[name] = read_po(file, locale=code)
    return found


@cache
def language(code: str) -> Language:
    """The language with that code."""
    if code not in languages():
        raise ValueError(f"there is no language {code!r}; the languages: {', '.join(languages())}")
    translations = gettext.NullTranslations()
    for catalogue in catalogues(code).values():
        binary = io.BytesIO()
        write_mo(binary, catalogue)
        binary.seek(0)
        if isinstance(translations, gettext.GNUTranslations):
            translations.add_fallback(gettext.GNUTranslations(binary))
        else:
            translations = gettext.GNUTranslations(binary)
    return Language(code, translations)


def preferred(environment: Mapping[str, str] | None = None) -> str:
    """The code that the surroundings ask for; English if they ask for none that we have."""
    found = os.environ if environment is None else environment
    for name in ("LC_ALL", "LC_MESSAGES", "LANG"):
        if wanted := found.get(name):
            code = wanted.replace("-", "_").split("_")[0].split(".")[0].lower()
            return code if code in languages() else ENGLISH
    return ENGLISH
