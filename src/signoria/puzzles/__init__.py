"""Puzzles: positions where one answer is better than all others, and not the one that seems so.

    found = shipped("medici_dice")
    puzzle = found.of_day(date.today())

A position comes from a game that bots or people played. Its answers are followed in worlds that
the seat cannot rule out, with the same chance for all of them (:mod:`signoria.coach.worlds`): a few
worlds to find it, many others to check it, where the seat plays on as a master does.
"""

from __future__ import annotations

from signoria.puzzles.checking import Checked, checked_again
from signoria.puzzles.collection import Collection, shipped
from signoria.puzzles.finding import find_in
from signoria.puzzles.puzzle import Puzzle, PuzzleError, Rival

__all__ = [
    "Checked",
    "Collection",
    "Puzzle",
    "PuzzleError",
    "Rival",
    "checked_again",
    "find_in",
    "shipped",
]
