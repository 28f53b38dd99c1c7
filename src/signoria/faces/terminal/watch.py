"""Bots play, and people look on."""

from __future__ import annotations

import time
from typing import Any

from rich.console import Console
from rich.text import Text

from signoria.faces.phrases import Phrases, is_new_turn, lines_of
from signoria.faces.terminal.boards import show
from signoria.faces.terminal.forfeits import Forfeits
from signoria.faces.terminal.scores import show_scores
from signoria.faces.terminal.screen import QUIET
from signoria.table import Table


def watch(table: Table, phrases: Phrases[Any], screen: Console, delay: float) -> None:
    """Every move as a sentence; the board after every turn."""
    names = phrases.names(table.record)
    forfeits = Forfeits(screen, phrases.language, table, names)
    while not table.is_over:
        table.step()
        forfeits.show()
        for line in lines_of(phrases, table.session, names):
            screen.print(Text(line.sentence))
            time.sleep(delay)
        if is_new_turn(table.session):
            screen.rule(style=QUIET, characters="─")
            seen = table.game.observe(table.state, None)
            show(screen, phrases, seen, names, table.game.title)
            screen.rule(style=QUIET, characters="─")
            time.sleep(delay)
    show_scores(screen, phrases, table.game, table.state, names)
