"""A puzzle that was answered, in words: right or not, by how much, and why."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any

from signoria.bundles import parts
from signoria.faces.phrases.generic import Phrases
from signoria.faces.phrases.hinting import better
from signoria.faces.phrases.kinds import Names
from signoria.kernel.state import State
from signoria.puzzles.answers import as_offered, same
from signoria.puzzles.puzzle import Puzzle, Rival

MOST_OF_IT = 0.5  # of what an answer costs: if less is explained, there is a rest to speak of


@dataclass(frozen=True)
class Solved:
    """What is said after an answer."""

    is_right: bool
    headline: str
    told: Sequence[str]


class Solving:
    """A puzzle's answers in words, for whoever is asked there."""

    def __init__(self, phrases: Phrases[Any], puzzle: Puzzle, state: State, names: Names) -> None:
        self.phrases, self.puzzle, self.state, self.names = phrases, puzzle, state, names
        self.say, self.game = phrases.language.say, puzzle.record.load()

    def solved(self, said: str) -> Solved:
        """What to say to somebody who gave this answer."""
        puzzle, say = self.puzzle, self.say
        is_right = puzzle.is_solved_by(said)
        best, chosen = self.label(puzzle.answer), self.label(said)
        headline = (
            say("Right: {answer}.", answer=chosen)
            if is_right
            else say("There is a better answer: {answer}.", answer=best)
        )
        rival = next((one for one in puzzle.rivals if same(one.said, said)), puzzle.rivals[0])
        told = [self._margin(puzzle.rivals[0])]
        if rival is not puzzle.rivals[0]:
            told.append(self._cost(chosen, rival))
        told += self._why(rival)
        if not same(said, puzzle.obvious) and not same(rival.said, puzzle.obvious):
            seeming = self.label(puzzle.obvious)
            told.append(say("At a glance this seems best: {answer}.", answer=seeming))
        return Solved(is_right, headline, told)

    def label(self, said: str) -> str:
        """An answer in words."""
        text, state = as_offered(self.state, said)
        seen, moves = self.game.observe(state, self.puzzle.seat), parts(text)
        if len(moves) > 1:
            return self.phrases.labels(seen, moves, self.names)
        return self.phrases.label(seen, text, self.names)

    def _margin(self, second: Rival) -> str:
        decimal, answer = self.phrases.language.decimal, self.label(second.said)
        points, error = decimal(second.cost, 1), decimal(second.error, 1)
        if error == decimal(0, 1):  # it is the same in every world
            return self.say(
                "It brings {points} points more than the second best: {answer}.",
                points=points,
                answer=answer,
            )
        return self.say(
            "It brings {points} ± {error} points more than the second best: {answer}.",
            points=points,
            error=error,
            answer=answer,
        )

    def _cost(self, chosen: str, rival: Rival) -> str:
        return self.say(
            "Your answer brings {points} points less: {answer}.",
            points=self.phrases.language.decimal(rival.cost, 1),
            answer=chosen,
        )

    def _why(self, rival: Rival) -> list[str]:
        """In lines of the score sheets, if some stand out."""
        seat = self.puzzle.seat
        told = better(self.phrases, rival.why, self.label, seat, self.names)
        if not told:
            return [self.say("The points come from several lines, a few from each.")]
        named = sum(one.points if one.seat == seat else -one.points for one in rival.why.lines)
        if named < rival.cost * MOST_OF_IT:
            told.append(self.say("The rest comes from smaller differences."))
        return told
