"""Puzzles checked again, in worlds of their own."""

from __future__ import annotations

from dataclasses import dataclass

from signoria.kernel.actions import IllegalAction
from signoria.notation import RecordError
from signoria.puzzles.answers import answers, glances, obvious, same
from signoria.puzzles.finding import Place, weigh
from signoria.puzzles.puzzle import Puzzle
from signoria.puzzles.weighing import generator


@dataclass(frozen=True)
class Checked:
    """How a puzzle did."""

    puzzle: Puzzle
    wrong: str = ""  # what is wrong with it; empty: it stands
    margin: float = 0.0  # of its answer before the best other one
    error: float = 0.0


def checked_again(puzzle: Puzzle, worlds: int, seed: str) -> Checked:
    """Whether its position can be played, its answer is possible and not obvious, and still the
    best in so many other worlds.
    """
    try:
        state = puzzle.state()
    except (RecordError, IllegalAction) as error:
        return Checked(puzzle, f"its game cannot be played: {error}")
    game = puzzle.record.load()
    if int(state.actor()) < 0:
        return Checked(puzzle, "nobody is asked there")
    said = answers(state)
    for one in (puzzle.answer, *puzzle.also, *(rival.said for rival in puzzle.rivals)):
        if not any(same(one, other) for other in said):
            return Checked(puzzle, f"{one!r} is not possible there")
    values = glances(game, state, said, generator(seed, puzzle.ply, "glance"))
    if any(puzzle.is_solved_by(one) for one in obvious(said, values)):
        return Checked(puzzle, "its answer is the obvious one")
    place = Place(game, state, f"{seed} {puzzle.number} {puzzle.ply}")
    wanted = [puzzle.answer, *puzzle.also, *(rival.said for rival in puzzle.rivals)]
    found = weigh(place, wanted, worlds, "again", to_the_end=True)
    best, rivals = found.best, found.rivals
    if not puzzle.is_solved_by(best):
        mine = next(one for one in rivals if one.said == puzzle.answer)
        return Checked(puzzle, f"{best!r} does better", -mine.cost, mine.error)
    if not rivals:
        return Checked(puzzle, "all of its answers come to the same")
    return Checked(puzzle, "", rivals[0].cost, rivals[0].error)
