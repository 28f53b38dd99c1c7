"""The pages' sentences, found in templates and Python.

``python -m tests.faces_web.catalogue`` prints those without a translation.
"""

from __future__ import annotations

from pathlib import Path

from babel.messages.catalog import Catalog
from babel.messages.extract import extract_from_dir
from babel.messages.pofile import read_po

from signoria.faces import web
from signoria.faces.phrases.language import LOCALE
from signoria.faces.web.words import ENGLISH, LANGUAGES

HERE = Path(web.__file__).parent
KEYWORDS = {"say": None, "mark": None, "plural": (1, 2), "term": ((1, "c"), 2)}
METHODS = [("**.py", "python"), ("**.html", "jinja2")]
OPTIONS = {"**.html": {"encoding": "utf-8", "trim_blocks": "true", "lstrip_blocks": "true"}}


def sentences() -> Catalog:
    """Everything the pages can say."""
    catalogue = Catalog()
    found = extract_from_dir(HERE, METHODS, OPTIONS, KEYWORDS)
    for _, _, message, _, context in found:
        catalogue.add(message, context=context)
    return catalogue


def translated(code: str) -> Catalog:
    """The catalogue of a language."""
    with (LOCALE / f"web.{code}.po").open("rb") as file:
        return read_po(file, locale=code)


def missing(code: str) -> list[object]:
    """Sentences without a translation."""
    catalogue = translated(code)
    found = []
    for message in sentences():
        known = catalogue.get(message.id, message.context) if message.id else message
        if known is None or not known.string or (message.pluralizable and not all(known.string)):
            found.append(message.id)
    return found


if __name__ == "__main__":
    for language in LANGUAGES:
        if language != ENGLISH:
            for each in missing(language):
                print(repr(each))
