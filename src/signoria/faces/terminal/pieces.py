"""Boards made of pieces that have longer and shorter forms: what a question needs comes first."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import replace
from typing import Any

from rich.console import Console
from rich.text import Text

from signoria.faces.phrases import Language, Names, Phrases, Seen
from signoria.faces.terminal import commands
from signoria.faces.terminal.boards import Part, room
from signoria.faces.terminal.choices import draw_choices
from signoria.faces.terminal.screen import QUIET

Form = list[Text]
Pieces = Mapping[str, Sequence[Form]]  # forms from the shortest to the fullest, in drawing order

GAP = 2
LEAST = 7  # lines of a board, however many answers there are
AROUND = 3  # the rule above the board, the line to type in, and one to spare


def room_above(
    screen: Console, phrases: Phrases[Any], seen: Seen, names: Names, warned: int, gain: int
) -> int | None:
    """The lines that a board may take above this question; None if it may be as long as it likes.

    Warnings take about *warned* lines, and what an answer would bring about *gain* letters.
    """
    most = room(screen)
    if most is None or not seen["options"]:
        return most
    question = phrases.question(seen, names)
    asked = Text(f"{names[seen['actor']]}: {question.sentence} {question.why}")
    plain = phrases.choices(seen, names)
    brought = [replace(one, gain="+" * gain) for one in plain]
    answers = max(len(draw_choices(screen, found)) for found in (plain, brought))
    below = warned + len(asked.wrap(screen, screen.width)) + answers
    return max(LEAST, min(most, screen.height - AROUND - below))


def fitted(pieces: Pieces, always: Sequence[str], needed: Sequence[str], room: int) -> list[Text]:
    """The pieces in their order, in as many lines as there is *room* for.

    What is there *always* has at least its shortest form. Then each piece takes the fullest form
    that still fits: first what is *needed*, then the others in their order.
    """
    chosen: dict[str, Form] = {name: [] for name in pieces}
    for name in always:
        chosen[name] = pieces[name][0] if pieces[name] else []
    left = room - sum(len(form) for form in chosen.values())
    for name in [*needed, *(name for name in pieces if name not in needed)]:
        for form in reversed(pieces[name]):
            if len(form) - len(chosen[name]) <= left:
                left -= len(form) - len(chosen[name])
                chosen[name] = form
                break
    return [line for form in chosen.values() for line in form]


def name_parts(heading: Text, language: Language, parts: Sequence[Part], width: int) -> None:
    """Say behind a heading how the parts can be looked at in full, if there is room for it."""
    words = "/".join(language.term(part.word) for part in parts)
    hint = f" · {language.term(commands.BOARD.word)} {words}"
    if len(heading) + len(hint) <= width:
        heading.append(hint, style=QUIET)


def beside(columns: Sequence[list[Text]], widths: Sequence[int], gap: int = GAP) -> list[Text]:
    """Columns side by side, each so wide; the last one may go without a width."""
    drawn: list[Text] = []
    for row in range(max(len(column) for column in columns)):
        line = Text()
        for column, width in zip(columns, [*widths, 0][: len(columns)], strict=True):
            cell = column[row].copy() if row < len(column) else Text()
            if width:
                cell = cut(cell, width)
                cell.pad_right(width + gap - cell.cell_len)
            line.append_text(cell)
        drawn.append(line)
    return drawn


def cut(text: Text, width: int) -> Text:
    """Not wider than that; dots stand for what is left out."""
    text.truncate(width, overflow="ellipsis")
    return text
