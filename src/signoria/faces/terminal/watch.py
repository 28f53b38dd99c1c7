"""Bots play, and people look on."""

from __future__ import annotations

import time

from rich.console import Console
from rich.text import Text

from signoria.faces.phrases import Chronicle, Phrases
from signoria.faces.terminal.boards import show
from signoria.faces.terminal.scores import show_scores
from signoria.faces.terminal.screen import QUIET
from signoria.table import Table


def watch(table: Table, phrases: Phrases, screen: Console, delay: float) -> None:
    """Every move as a sentence; the board after every turn."""
    names = phrases.names(table.record)
    chronicle = Chronicle(phrases, table.game, names)
    chronicle.begin(table.state)
    while not table.is_over:
        before = chronicle.seen
        table.step()
        move = table.record.moves[-1]
        for line in chronicle.add(move.who, move.text, table.state):
            screen.print(Text(line.sentence))
            time.sleep(delay)
        if phrases.is_turn(before, chronicle.seen):
            screen.rule(style=QUIET, characters="─")
            show(screen, phrases, chronicle.seen, names, table.game.title)
            screen.rule(style=QUIET, characters="─")
            time.sleep(delay)
    show_scores(screen, phrases, table.game, table.state, names)
