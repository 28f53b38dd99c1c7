"""The legal options, numbered: in words when there is room, in letters when there are many."""

from __future__ import annotations

from dataclasses import replace
from itertools import groupby
from typing import Any

from rich.console import Console
from rich.text import Text

from signoria.faces.phrases import Choice, Phrases
from signoria.faces.terminal.screen import ALIVE, QUIET
from signoria.kernel.game import Game
from signoria.kernel.news import preview
from signoria.kernel.state import State

MANY = 10
WIDE = 110
GAP = 3
MARGIN = 5  # a number with the space around it


def choices_of(phrases: Phrases[Any], game: Game[Any], state: State, seat: int) -> list[Choice]:
    """The options of the seat that is asked, each with what it would bring: the rules say it."""
    found = phrases.choices(game.observe(state, seat))
    return [
        replace(one, gain=phrases.gain(preview(state, game.words.worded(one.action), seat)))
        for one in found
    ]


def draw_choices(screen: Console, choices: list[Choice]) -> list[Text]:
    """Columns of options, one block a group."""
    drawn: list[Text] = []
    groups = [(group, list(found)) for group, found in groupby(choices, lambda each: each.group)]
    heading = max(len(group) for group, _ in groups)
    longest = max(len(f"{choice.label} {choice.gain}") for choice in choices)
    has_room = heading + MARGIN + longest <= screen.width
    in_words = has_room and (len(choices) <= MANY or screen.width >= WIDE)
    for group, found in groups:
        drawn += _block(f"{group:{heading}}", found, in_words, screen.width)
    return drawn


def _block(heading: str, choices: list[Choice], in_words: bool, width: int) -> list[Text]:
    key_width = 3 if choices[-1].key > 9 or heading.strip() else 2
    cells = []
    for choice in choices:
        words = choice.label if in_words else choice.short
        cell = Text.assemble((f"{choice.key:>{key_width}}", ALIVE), f" {words}")
        if choice.gain:
            cell.append(f" {choice.gain}", style=QUIET)
        cells.append(cell)
    cell_width = max(len(cell) for cell in cells) + GAP
    first = len(heading) + 1 if heading.strip() else 0
    across = max(1, (width - first + GAP) // cell_width)
    drawn = []
    for start in range(0, len(cells), across):
        line = Text()
        if first:
            line.append(f"{heading if start == 0 else ' ' * len(heading)} ", style=QUIET)
        for cell in cells[start : start + across]:
            cell.pad_right(cell_width - len(cell))
            line.append_text(cell)
        drawn.append(line)
    return drawn
