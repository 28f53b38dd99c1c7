"""Boards drawn from observations, as large as the screen allows.

A game's folder adds a package ``terminal`` with ``draw``, and perhaps ``PARTS`` with ``draw_part``:
what can be looked at by itself, such as ``board city``.
"""

from __future__ import annotations

import io
import json
import unicodedata
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import Any

from rich.cells import cell_len
from rich.console import Console
from rich.text import Text

from signoria.faces.phrases import Language, Names, Phrases, Seen
from signoria.faces.phrases.language import Term, mark, term
from signoria.faces.terminal.screen import BAD, lines
from signoria.library import module

# Lines of a screen that are not the board's: a rule above it, the warnings, the question and its
# answers, and the line where somebody types. A board has the rest: 14 lines of 24, 30 of 40.
ASKING = 10
LOWEST = 14  # nobody can play with less; a lower screen scrolls
LONGEST_NAME = 16  # letters of a name on a screen

_TOLD_ELSEWHERE = ("game", "options", "seat", "step", "actor")


@dataclass(frozen=True)
class Part:
    """A part of a board that can be looked at by itself: the word to type, and what it shows."""

    word: Term
    sentence: str

    @property
    def name(self) -> str:
        """The English word, whatever was typed."""
        return self.word.text


ALL = Part(term("board", "all"), mark("everything, however long it is"))


def room(screen: Console) -> int | None:
    """The lines that a board may take; None if it may be as long as it likes."""
    return max(LOWEST, screen.height - ASKING) if screen.is_terminal else None


def fits(screen: Console, drawn: Sequence[Text]) -> bool:
    """Whether a board leaves room for the question, and no line is wider than the screen."""
    lines_left = room(screen)
    return lines_left is None or (
        len(drawn) <= lines_left and all(width_of(line) <= screen.width for line in drawn)
    )


def width_of(line: Text) -> int:
    """The cells that a line takes when it is printed: blanks at its end are not."""
    return cell_len(line.plain.rstrip())


def fitting(screen: Console, *drawings: Callable[[], list[Text]]) -> list[Text]:
    """The first of these boards that fits; they come from the fullest to the smallest."""
    for drawing in drawings[:-1]:
        drawn = drawing()
        if fits(screen, drawn):
            return drawn
    return drawings[-1]()


def short(screen: Console, names: Names) -> Names:
    """Names that leave room for something else on a screen."""
    if not screen.is_terminal:
        return names
    return [name if len(name) <= LONGEST_NAME else f"{name[: LONGEST_NAME - 1]}…" for name in names]


def show(
    screen: Console,
    phrases: Phrases[Any],
    seen: Seen,
    names: Names,
    title: str,
    warnings: Sequence[str] = (),
) -> int:
    """Print the board that *seen* describes, and what should not be overlooked.

    Answers with the number of lines.
    """
    drawn = draw(screen, phrases, seen, names, title)
    for warning in warnings:
        drawn += Text(warning, style=BAD).wrap(screen, screen.width)
    lines(screen, drawn)
    return len(drawn)


def draw(
    screen: Console, phrases: Phrases[Any], seen: Seen, names: Names, title: str
) -> list[Text]:
    """The board as lines of text."""
    own = module(phrases.game, "terminal")
    if own is None:
        return [Text(title, style="bold"), *_fields(seen)]
    drawn: list[Text] = own.draw(screen, phrases, seen, short(screen, names), title)
    return drawn


# Parts


def parts(game: str) -> tuple[Part, ...]:
    """What of a game's board can be looked at by itself; always all of it."""
    found: tuple[Part, ...] = getattr(module(game, "terminal"), "PARTS", ())
    return (*found, ALL)


def find_part(game: str, language: Language, said: str) -> Part | None:
    """The part that somebody means, in English or in their language, with accents or without."""
    for part in parts(game):
        if _plain(said) in (_plain(part.name), _plain(language.term(part.word))):
            return part
    return None


def show_part(
    screen: Console,
    phrases: Phrases[Any],
    seen: Seen,
    names: Names,
    title: str,
    board: str,
    said: str,
) -> None:
    """Print the part that somebody asked for, or which there are; *board* is the command's word."""
    part = find_part(phrases.game, phrases.language, said)
    if part is None:
        known = [words for words, _ in described_parts(phrases.game, phrases.language, board)]
        sentence = phrases.language.say(
            "The board has no part {said}. There are: {parts}.",
            said=phrases.language.quoted(said),
            parts=", ".join(known),
        )
        screen.print(Text(sentence, style=BAD))
        return
    lines(screen, draw_part(screen, phrases, seen, names, title, part))


def draw_part(
    screen: Console, phrases: Phrases[Any], seen: Seen, names: Names, title: str, part: Part
) -> list[Text]:
    """A part of the board in full."""
    paper = Console(file=io.StringIO(), width=screen.width)
    if part is ALL:
        return draw(paper, phrases, seen, names, title)
    own: Any = module(phrases.game, "terminal")
    called = short(screen, names)
    drawn: list[Text] = own.draw_part(paper, phrases, seen, called, part.name)
    return drawn


def described_parts(game: str, language: Language, board: str) -> list[tuple[str, str]]:
    """Each part's words and what it shows, for the help."""
    return [
        (f"{board} {language.term(part.word)}", language.say(part.sentence)) for part in parts(game)
    ]


def _plain(said: str) -> str:
    letters = unicodedata.normalize("NFD", said.casefold().strip())
    return "".join(letter for letter in letters if not unicodedata.combining(letter))


def _fields(seen: Seen) -> list[Text]:
    """A game without a drawing: what is seen, line by line."""
    return [
        Text(f"{name}: {json.dumps(value, ensure_ascii=False)}")
        for name, value in seen.items()
        if name not in _TOLD_ELSEWHERE
    ]
