"""Score sheets side by side, line by line."""

from __future__ import annotations

from typing import Any

from rich.box import SIMPLE_HEAD
from rich.console import Console
from rich.table import Table as Grid
from rich.text import Text

from signoria.faces.phrases import Names, Phrases
from signoria.faces.terminal.screen import POINTS
from signoria.kernel.game import Game
from signoria.kernel.state import State
from signoria.kernel.steps import NOBODY

HIDDEN = "?"


def show_scores(
    screen: Console,
    phrases: Phrases[Any],
    game: Game[Any],
    state: State,
    names: Names,
    seat: int | None = None,
) -> None:
    """A row for each line of the score sheet, a column for each seat.

    Before the end others' secret lines are left out, and their totals are without them.
    """
    sheets = game.scores_seen(state, seat)
    is_over = state.actor() == NOBODY
    grid = Grid(box=SIMPLE_HEAD, show_footer=True, pad_edge=False)
    grid.add_column("", footer=phrases.language.say("Total"))
    for name, sheet in zip(names, sheets, strict=True):
        grid.add_column(Text(name), justify="right", footer=Text(str(sheet.total), style=POINTS))
    for row, (line, _) in enumerate(sheets[0].lines):
        is_secret = phrases.is_secret(line) and not is_over
        grid.add_row(
            phrases.line(line),
            *(
                HIDDEN if is_secret and other != seat else str(sheet.lines[row][1])
                for other, sheet in enumerate(sheets)
            ),
        )
    screen.print(grid)
