"""Bots against each other, many games: fair deals, luck left out, and results that can be resumed.

    match = Match("medici_dice", ("greedy", "random"), "1", load("medici_dice").choose(2, {}))
    games = list(over_all(match, range(40), jobs=1))
    standings(match, games)

One deal is played once in each rotation of the bots over the seats: a round. A game depends on its
number alone, so that any number of processes, a cluster or a second start give the same games.
"""

from __future__ import annotations

from signoria.arena.match import Match
from signoria.arena.played import GamePlayed
from signoria.arena.spreading import over_all
from signoria.arena.standings import Standing, standings
from signoria.luck import ChanceEvent, luck_by_seat, luck_of
from signoria.luck.value import HandMade, Value

__all__ = [
    "ChanceEvent",
    "GamePlayed",
    "HandMade",
    "Match",
    "Standing",
    "Value",
    "luck_by_seat",
    "luck_of",
    "over_all",
    "standings",
]
