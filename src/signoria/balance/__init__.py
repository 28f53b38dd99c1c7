"""Is a game balanced? What many games between bots tell about its parts and its seats.

    report = play(match, games=1000, jobs=2)
    print(report_text(report))

A part is something printed that players may use: a card, a workshop, an artwork. A game's
folder adds a module ``balance`` with ``parts(box)`` and ``used(look, action)``; without it every
action is a part. What no action names, such as a place or a bonus, is found by ``told(facts)``: the
seats and parts of what one move, or getting ready, had to tell.
"""

from __future__ import annotations

from signoria.arena.match import Match
from signoria.balance.report import report_text
from signoria.balance.tally import Tally, count, play

__all__ = ["Match", "Tally", "count", "play", "report_text"]
