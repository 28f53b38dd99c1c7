"""Moves that were made for a bot that made none: shown where they happen."""

from __future__ import annotations

from collections.abc import Sequence

from rich.console import Console
from rich.text import Text

from signoria.faces.phrases import Language
from signoria.faces.terminal.screen import BAD
from signoria.faces.terminal.wording import worded
from signoria.table import Table


class Forfeits:
    """Shows each once."""

    def __init__(
        self, screen: Console, language: Language, table: Table, names: Sequence[str]
    ) -> None:
        self.screen, self.language, self.table, self.names = screen, language, table, names
        self.shown = 0

    def show(self) -> None:
        """Those since the last time."""
        for one in self.table.forfeits[self.shown :]:
            sentence = self.language.say(
                "{name} forfeited this move, and any was made: {why}",
                name=self.names[one.seat],
                why=worded(self.language, one.why),
            )
            self.screen.print(Text(sentence, style=BAD))
        self.shown = len(self.table.forfeits)
