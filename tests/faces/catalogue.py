"""Every English sentence that phrases and the terminal say, and the docstrings of all steps.

``python -m tests.faces.catalogue`` prints what the Italian catalogue lacks, ready to be translated.
"""

from __future__ import annotations

import sys
from pathlib import Path

from babel.messages.catalog import Catalog
from babel.messages.extract import extract_from_dir
from babel.messages.pofile import read_po, write_po

import signoria
from signoria import faces
from signoria.faces.phrases import step_help
from signoria.faces.phrases.language import LOCALE
from signoria.library import games

FACES = Path(faces.__file__).parent
FOLDERS = [FACES / "phrases", FACES / "terminal"]
KEYWORDS = {
    "say": None,
    "mark": None,
    "plural": (1, 2),
    "term": ((1, "c"), 2),
}


def wanted() -> Catalog:
    """All that needs a translation."""
    catalogue = Catalog(charset="utf-8")
    for folder in FOLDERS:
        for _, _, text, _, context in extract_from_dir(
            str(folder), [("**.py", "python")], keywords=KEYWORDS, comment_tags=()
        ):
            catalogue.add(text, context=context)
    for name in games():
        for step in signoria.load(name).steps:
            catalogue.add(step_help(name, step))
    return catalogue


def italian() -> Catalog:
    """The catalogue as it is."""
    with (LOCALE / "it.po").open("rb") as file:
        return read_po(file, locale="it")


def missing() -> Catalog:
    """What the Italian catalogue lacks."""
    found, lacking = italian(), Catalog(charset="utf-8")
    for message in wanted():
        if message.id and found.get(message.id, message.context) is None:
            lacking.add(message.id, context=message.context)
    return lacking


if __name__ == "__main__":
    write_po(sys.stdout.buffer, missing(), omit_header=True)
