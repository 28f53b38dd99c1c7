"""The help of the command line in the reader's language.

Commands keep their help beside them, in English; it is translated when it is written. Paragraphs
of a docstring and the help of each option are the keys of the catalogue ``command.po``.
"""

from __future__ import annotations

import re
from collections.abc import Iterable, Sequence
from inspect import cleandoc

import click

from signoria.faces.phrases import Language, language, languages, preferred
from signoria.faces.phrases.language import mark, term

HEADINGS = (mark("Options"), mark("Commands"), mark("Positional arguments"))
OWN = (mark("Show this message and exit."), mark("Show the version and exit."))
EXAMPLE = mark("Example: {command}")
# What stands for a value, in the order in which they are looked for.
_PLACES = (
    term("place", "NAME=VALUE"),
    term("place", "OPTIONS"),
    term("place", "COMMAND"),
    term("place", "ARGS"),
    term("place", "INTEGER RANGE"),
    term("place", "FLOAT RANGE"),
    term("place", "INTEGER"),
    term("place", "TEXT"),
    term("place", "PATH"),
    term("place", "CODE"),
    term("place", "GAME"),
    term("place", "WORDS"),
    term("place", "REVISION"),
)
_EXTRA = re.compile(r"(?P<help>.*?)(?:  )?(?:\[(?P<extra>[^\[\]]+)\])?", re.DOTALL)


def spoken(words: Sequence[str]) -> Language:
    """The language that a command line asks for, or else its surroundings."""
    code = preferred()
    for at, word in enumerate(words):
        name, equals, value = word.partition("=")
        if word in ("-l", "--language"):
            value = words[at + 1] if at + 1 < len(words) else ""
        elif not (name == "--language" and equals):
            value = word.removeprefix("-l") if re.fullmatch("-l[a-z]+", word) else ""
        code = value if value in languages() else code
    return language(code)


def language_here(context: click.Context | None = None) -> Language:
    """The language of the command that runs."""
    context = context or click.get_current_context(silent=True)
    found = context.find_root().obj if context else None
    return found if isinstance(found, Language) else language(preferred())


def paragraphs(help: str) -> list[str]:
    """The paragraphs of a docstring, each in one line."""
    return [" ".join(one.split()) for one in cleandoc(help).split("\n\n")]


def places(spoken: Language, text: str) -> str:
    """The same with words for what stands for a value: ``GAME``, ``TEXT`` …"""
    for place in _PLACES:
        text = re.sub(rf"(?<![\w-]){place.text}(?![\w-])", spoken.term(place), text)
    return text


class _Formatter(click.HelpFormatter):
    """Writes everything in a language."""

    def __init__(self, spoken: Language, width: int | None, max_width: int | None) -> None:
        super().__init__(width=width, max_width=max_width)
        self.spoken = spoken

    def write_usage(self, prog: str, args: str = "", prefix: str | None = None) -> None:
        super().write_usage(prog, places(self.spoken, args), self.spoken.say("Usage:") + " ")

    def write_heading(self, heading: str) -> None:
        super().write_heading(self.spoken.say(heading))

    def write_text(self, text: str) -> None:
        super().write_text("\n\n".join(map(self._paragraph, paragraphs(text))))

    def write_dl(
        self, rows: Iterable[tuple[str, str]], col_max: int = 30, col_spacing: int = 2
    ) -> None:
        said = [(places(self.spoken, name), self._row(help)) for name, help in rows]
        super().write_dl(said, col_max, col_spacing)

    def _paragraph(self, text: str) -> str:
        start = EXAMPLE.partition("{")[0]
        if text.startswith(start):
            return self.spoken.say(EXAMPLE, command=text.removeprefix(start))
        return self.spoken.say(text)

    def _row(self, text: str) -> str:
        """The help of an option, with its default and the like in brackets."""
        found = _EXTRA.fullmatch(text)
        if found is None:
            return self.spoken.say(text)
        told, parts = found["help"], (found["extra"] or "").split("; ")
        extra = "; ".join(self._extra(part) for part in parts if part)
        shown = self.spoken.say(told), f"[{extra}]" if extra else ""
        return "  ".join(part for part in shown if part)

    def _extra(self, text: str) -> str:
        name, colon, value = text.partition(": ")
        if colon and name == "default":
            return self.spoken.say("default: {value}", value=value)
        return self.spoken.say("required") if text == "required" else text


class _Context(click.Context):
    """Knows the language through its root."""

    def make_formatter(self) -> click.HelpFormatter:
        return _Formatter(language_here(self), self.terminal_width, self.max_content_width)


class Command(click.Command):
    """A command whose help is written in the reader's language."""

    context_class = _Context


class Group(click.Group):
    """Commands, each told with its first sentence."""

    context_class = _Context
    command_class = Command

    def format_commands(self, ctx: click.Context, formatter: click.HelpFormatter) -> None:
        rows = [(name, paragraphs(self.commands[name].help or "")[0]) for name in self.commands]
        with formatter.section(HEADINGS[1]):
            formatter.write_dl(sorted(rows))
