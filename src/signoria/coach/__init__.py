"""The coach: the best moves of a position; what a finished game's decisions cost, how the
chances went, and luck against skill.

    found = review(record)
    found.costliest(3), found.curve, found.luck
    best_moves(game, state, 1000, rng).moves

Nothing here is sure: games are played on from a position in many worlds, everybody greedily, and
means are compared. What cannot be told apart is said not to matter.
"""

from __future__ import annotations

from signoria.coach.best import Best, BestMove, best_moves
from signoria.coach.curve import Chances
from signoria.coach.decisions import Decision
from signoria.coach.review import Review, Work, review, reviewing
from signoria.coach.summary import Summary, summary

__all__ = [
    "Best",
    "BestMove",
    "Chances",
    "Decision",
    "Review",
    "Summary",
    "Work",
    "best_moves",
    "review",
    "reviewing",
    "summary",
]
