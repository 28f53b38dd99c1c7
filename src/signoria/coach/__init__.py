"""The coach: what a finished game's decisions cost, how the chances went, and luck against skill.

    found = review(record)
    found.costliest(3), found.curve, found.luck

Nothing here is sure: games are played on from a position in many worlds, everybody greedily, and
means are compared. What cannot be told apart is said not to matter.
"""

from __future__ import annotations

from signoria.coach.curve import Chances
from signoria.coach.decisions import Decision
from signoria.coach.review import Review, review, reviewing

__all__ = ["Chances", "Decision", "Review", "review", "reviewing"]
