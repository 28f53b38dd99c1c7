"""The legal options, numbered: in words where these have room, otherwise in letters."""

from __future__ import annotations

from itertools import groupby
from typing import Any

from rich.console import Console
from rich.text import Text

from signoria.faces.phrases import Choice, Names, Phrases
from signoria.faces.terminal.asking import Asked
from signoria.faces.terminal.screen import ALIVE, QUIET
from signoria.kernel.game import Game
from signoria.kernel.state import State

MANY = 10  # on paper, more are shown in letters
WIDE = 110  # unless it is as wide as this
ANSWERS = 6  # lines that the answers may always take, with a question of two lines
GAP = 3
MARGIN = 5  # a number with the space around it

Groups = list[tuple[str, list[Choice]]]


def choices_of(
    phrases: Phrases[Any], game: Game[Any], state: State, seat: int, names: Names = ()
) -> list[Choice]:
    """The answers of the seat that is asked, each with what it would bring."""
    return Asked(phrases, game, state, seat, names).gaining()


def draw_choices(screen: Console, choices: list[Choice], taken: int = 0) -> list[Text]:
    """Columns of options, one block a group; if they do not fit on the screen, in a flow, and if
    that does not fit either, without what they bring.

    *taken* are the lines of everything above them; without it the board takes all it may.
    """
    groups = [(group, list(found)) for group, found in groupby(choices, lambda each: each.group)]
    heading = max(len(group) for group, _ in groups)
    longest = max(len(f"{choice.label} {choice.gain}") for choice in choices)
    has_room = heading + MARGIN + longest <= screen.width
    in_words = has_room and (len(choices) <= MANY or screen.width >= WIDE)
    if not screen.is_terminal:
        return _blocks(groups, in_words, screen.width)
    room = screen.height - taken - 1 if taken else ANSWERS
    if has_room and len(drawn := _blocks(groups, True, screen.width)) <= room:
        return drawn
    if len(drawn := _blocks(groups, False, screen.width)) <= room:
        return drawn
    if len(drawn := _flow(groups, screen.width)) <= room:
        return drawn
    return _flow(groups, screen.width, with_gains=False)


def _blocks(groups: Groups, in_words: bool, width: int) -> list[Text]:
    heading = max(len(group) for group, _ in groups)
    drawn: list[Text] = []
    for group, found in groups:
        drawn += _block(f"{group:{heading}}", found, in_words, width)
    return drawn


def _flow(groups: Groups, width: int, *, with_gains: bool = True) -> list[Text]:
    """One after another, in letters; a group's name stands before its first, and only there."""
    drawn = [Text()]
    for group, found in groups:
        for nth, choice in enumerate(found):
            cell = Text.assemble((group + " ", QUIET)) if group and nth == 0 else Text()
            said = choice.short.removeprefix(f"{group.partition(' ')[0]} ")
            cell.append(str(choice.key), style=ALIVE).append(f" {said}")
            if choice.gain and with_gains:
                cell.append(f" {choice.gain}", style=QUIET)
            if drawn[-1] and len(drawn[-1]) + 2 + len(cell) > width:
                drawn.append(Text())
            if drawn[-1]:
                cell = Text("  ").append_text(cell)
            drawn[-1].append_text(cell)
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
