"""Bots play, and people look on."""

from __future__ import annotations

import time
from typing import Any

from rich.console import Console
from rich.text import Text

from signoria.faces.phrases import Chronicle, Phrases, Seen, begins_anew
from signoria.faces.terminal.boards import show
from signoria.faces.terminal.scores import show_scores
from signoria.faces.terminal.screen import QUIET
from signoria.kernel.steps import NOBODY
from signoria.table import Table


def watch(table: Table, phrases: Phrases[Any], screen: Console, delay: float) -> None:
    """Every move as a sentence; the board after every turn."""
    names = phrases.names(table.record)
    chronicle = Chronicle(phrases, table.game, names)
    chronicle.begin(table.state)
    while not table.is_over:
        before = table.state.copy()
        table.step()
        move = table.record.moves[-1]
        for line in chronicle.add(move.who, move.text, table.state):
            screen.print(Text(line.sentence))
            time.sleep(delay)
        seen = table.game.observe(table.state, None)
        if _is_turn(phrases, chronicle, table.game.observe(before, None), seen):
            screen.rule(style=QUIET, characters="─")
            show(screen, phrases, seen, names, table.game.title)
            screen.rule(style=QUIET, characters="─")
            time.sleep(delay)
    show_scores(screen, phrases, table.game, table.state, names)


def _is_turn(phrases: Phrases[Any], chronicle: Chronicle, before: Seen, seen: Seen) -> bool:
    if hasattr(phrases, "deed"):  # a game whose rules do not tell yet
        return phrases.is_turn(before, seen)
    return begins_anew(chronicle.facts) or seen["actor"] == NOBODY
