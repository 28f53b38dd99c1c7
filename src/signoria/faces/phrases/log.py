"""The log: stored as the facts of a record, worded when it is shown."""

from __future__ import annotations

from typing import Any

from signoria.faces.phrases.generic import Phrases
from signoria.faces.phrases.kinds import LogLine, Names, Seen
from signoria.kernel.game import Game
from signoria.kernel.state import State
from signoria.kernel.steps import NOBODY
from signoria.record import Record


class Chronicle:
    """Tells a game as it goes on: give it every move, and it answers with new lines."""

    def __init__(self, phrases: Phrases, game: Game[Any], names: Names) -> None:
        self.phrases = phrases
        self.game = game
        self.names = names
        self.ply = 0
        self.seen: Seen = {}

    def begin(self, state: State, ply: int = 0) -> None:
        """Start, or start again, where so many moves have been made."""
        self.ply = ply
        self.seen = self.game.observe(state, None)

    def add(self, who: int, action: str, state: State) -> list[LogLine]:
        """The lines after a move that led to *state*."""
        before, self.seen = self.seen, self.game.observe(state, None)
        self.ply += 1
        told = self.phrases.deed(before, who, action, self.seen, self.names)
        lines = [LogLine(self.ply, said.seat, said.sentence) for said in told]
        if self.seen["actor"] == NOBODY:
            lines.append(
                LogLine(self.ply, None, ending(self.phrases, self.game, state, self.names))
            )
        return lines


def ending(phrases: Phrases, game: Game[Any], state: State, names: Names) -> str:
    """Who has won, or is ahead."""
    totals = [int(sheet.total) for sheet in game.scores(state)]
    return phrases.ending(game.observe(state, None), totals, game.winners(state), names)


def log(phrases: Phrases, record: Record) -> list[LogLine]:
    """All the sentences of a record."""
    chronicle = Chronicle(phrases, record.load(), phrases.names(record))
    lines: list[LogLine] = []
    for ply, state in enumerate(record.states()):
        if ply == 0:
            chronicle.begin(state)
        else:
            move = record.moves[ply - 1]
            lines += chronicle.add(move.who, move.text, state)
    return lines
