"""Controls: matches whose result is known, or nearly. A bot against itself wins its share, if the
arena is fair; against ``random`` it shows that it plays at all.
"""

from __future__ import annotations

from dataclasses import replace

from signoria.arena.match import Match

RANDOM = "random"


def controls(match: Match) -> list[Match]:
    """For each bot: itself in all seats, and random bots in all the others. Alone, random itself
    with the same deals.
    """
    seats = len(match.bots)
    if seats == 1:
        return [replace(match, bots=(RANDOM,))]
    found = []
    for bot in dict.fromkeys(match.bots):
        found.append(replace(match, bots=(bot,) * seats))
        if bot != RANDOM:
            found.append(replace(match, bots=(bot, *[RANDOM] * (seats - 1))))
    return found
