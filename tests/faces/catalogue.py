"""Every English sentence that faces say, the docstrings of all steps, the help of commands, and
where the values come from that are perhaps not the printed ones.

``python -m tests.faces.catalogue`` prints what the Italian catalogues lack, ready to be translated.
"""

from __future__ import annotations

import sys
from collections.abc import Iterator
from pathlib import Path

import click
from babel.messages.catalog import Catalog, Message
from babel.messages.extract import extract_from_dir
from babel.messages.pofile import write_po

import signoria
from signoria import faces
from signoria.cli import main
from signoria.faces.phrases import step_help
from signoria.faces.phrases.language import ENGLISH, catalogues
from signoria.faces.phrases.provenance import SOURCE
from signoria.faces.terminal.command_help import EXAMPLE, paragraphs
from signoria.library import folder, games

FACES = Path(faces.__file__).parent
FOLDERS = [
    FACES,
    *[folder(game) / face for game in games() for face in ("phrases", "terminal", "web")],
]
KEYWORDS = {
    "say": None,
    "mark": None,
    "plural": (1, 2),
    "term": ((1, "c"), 2),
}
METHODS = [("**.py", "python"), ("**.html", "jinja2")]
OPTIONS = {"**.html": {"encoding": "utf-8", "trim_blocks": "true", "lstrip_blocks": "true"}}


def wanted() -> Catalog:
    """All that needs a translation."""
    catalogue = Catalog(charset="utf-8")
    for place in FOLDERS:
        for _, _, text, _, context in extract_from_dir(
            str(place), METHODS, OPTIONS, KEYWORDS, comment_tags=()
        ):
            catalogue.add(text, context=context)
    for name in games():
        for step in signoria.load(name).steps:
            catalogue.add(step_help(name, step))
    for source in of_the_boxes():
        catalogue.add(source, context=SOURCE)
    for sentence in of_the_command_line():
        catalogue.add(sentence)
    for message in to_the_reader():
        catalogue.add(message.id, context=message.context)
    return catalogue


def of_the_boxes() -> Iterator[str]:
    """What the mark at a value says of its source."""
    for name in games():
        box = signoria.load(name).box
        for value in (*box.values.values(), *box.claims.values()):
            if value.is_unsure:
                yield value.source


def of_the_command_line() -> Iterator[str]:
    """The help of all commands and their options: it stands beside them."""
    for command in _commands(main):
        example = EXAMPLE.partition("{")[0]
        yield from (one for one in paragraphs(command.help) if not one.startswith(example))
        yield from (found for each in command.params if (found := getattr(each, "help", "")))


def _commands(command: click.Command) -> Iterator[click.Command]:
    """A command, and all below it."""
    yield command
    if isinstance(command, click.Group):
        for below in command.commands.values():
            yield from _commands(below)


def to_the_reader() -> Iterator[Message]:
    """Sentences in the second person: English has them in catalogues of its own."""
    for of_one in catalogues(ENGLISH).values():
        yield from (message for message in of_one if message.id)


def italian() -> Catalog:
    """The catalogues as they are, in one; a sentence stands in one of them only."""
    whole = Catalog(locale="it", charset="utf-8")
    for name, catalogue in catalogues("it").items():
        for message in catalogue:
            if message.id:
                twice = whole.get(message.id, message.context)
                assert twice is None, f"{message.id!r} in {name}.po is in another catalogue too"
                whole.add(message.id, message.string, context=message.context, flags=message.flags)
    return whole


def missing() -> Catalog:
    """What the Italian catalogues lack."""
    found, lacking = italian(), Catalog(charset="utf-8")
    for message in wanted():
        if message.id and found.get(message.id, message.context) is None:
            lacking.add(message.id, context=message.context)
    return lacking


if __name__ == "__main__":
    write_po(sys.stdout.buffer, missing(), omit_header=True)
