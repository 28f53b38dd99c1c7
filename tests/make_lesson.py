"""``python -m tests.make_lesson medici_dice``: write a lesson's record anew, from its own moves.

After a change of rules or of the box the header is another; the moves must still be possible.
Moves and outcomes of chance are edited in the file itself: one line each.
"""

from __future__ import annotations

import sys

import signoria
from signoria.faces.phrases.lesson import FILE
from signoria.library import folder
from signoria.record import Record


def make(name: str) -> None:
    """Play the moves of the lesson with the rules as they are, and write them down."""
    path = folder(name) / FILE
    old, game = Record.read(path), signoria.load(name)
    state = game.new(old.seats, old.options)
    new = Record.begin(game, old.seats, dict(old.options))
    new.names, new.players = list(old.names), list(old.players)
    for move in old.moves:
        new.add(state, game.words.worded(move.text))
        state.play(move.text)
    new.save(path)


if __name__ == "__main__":
    for wanted in sys.argv[1:]:
        make(wanted)
