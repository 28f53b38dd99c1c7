"""Is a game balanced? What many games between bots tell about its parts and its seats.

    report = play(match, games=1000, jobs=2)
    print(report_text(report))

A part is something printed that players may use: a card, a workshop, an artwork. A game's
folder adds a module ``balance`` with ``parts(box)`` and ``used(look, action)``; without it every
action is a part.
"""

from __future__ import annotations

from signoria.balance.report import report_text
from signoria.balance.tally import Tally, play
from signoria.match import Match

__all__ = ["Match", "Tally", "play", "report_text"]
