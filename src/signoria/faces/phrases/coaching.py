"""What the coach says, in words: the best moves of a position, and what a game's decisions cost.
Points come from games played on, so they are never sure: how far they may be off is said with them.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from typing import Any

from signoria.bundles import parts
from signoria.coach import Best, BestMove, Decision
from signoria.faces.phrases.generic import Phrases
from signoria.faces.phrases.hinting import reasons
from signoria.faces.phrases.kinds import Names
from signoria.faces.phrases.language import Language
from signoria.kernel.game import Game
from signoria.kernel.state import State
from signoria.offers import offer

LEVEL = 0.5  # points ahead or behind that are nothing


@dataclass(frozen=True)
class MoveWords:
    """One of the best moves."""

    label: str
    expected: str  # how the game ends after it, on average
    reason: str  # why it is the best, or how far behind
    is_chosen: bool  # in the game that is looked at
    action: str


@dataclass(frozen=True)
class BestWords:
    """The best moves of a position."""

    moves: list[MoveWords]
    conclusion: str


@dataclass(frozen=True)
class DecisionWords:
    """A costly decision."""

    ply: int
    seat: int
    sentence: str
    reason: str


def labels_of(
    phrases: Phrases[Any], game: Game[Any], state: State, names: Names
) -> Callable[[str], str]:
    """How answers to what is shown at a position are worded for the seat that is asked."""
    seat = int(state.actor())
    seen: Any = game.observe(offer(state).state, seat)

    def label(said: str) -> str:
        moves = parts(said)
        if len(moves) > 1:
            return phrases.labels(seen, moves, names)
        return phrases.label(seen, said, names)

    return label


def best_words(
    phrases: Phrases[Any], best: Best, label: Callable[[str], str], names: Names
) -> BestWords:
    """Every move with what is to be expected and why, and whether it matters at all."""
    return BestWords(
        [
            MoveWords(
                label(move.said),
                _expected(phrases.language, move, is_alone=len(names) == 1),
                _reason(phrases, best, move, label, names),
                move.is_chosen,
                move.said,
            )
            for move in best.moves
        ],
        _conclusion(phrases.language, best),
    )


def _conclusion(language: Language, best: Best) -> str:
    if not best.moves:
        return language.say("There was too little time to tell: ask again.")
    if best.is_only:
        return language.say("There is only this answer.")
    if not best.matters:
        return language.say("It does not matter, as far as can be told.")
    return ""


def _expected(language: Language, move: BestMove, is_alone: bool) -> str:
    """How the game ends after a move, on average."""
    points, error = language.decimal(abs(move.margin), 1), language.decimal(move.error, 1)
    if is_alone:
        points = language.decimal(move.margin, 1)
        return language.say("{points} ± {error} points at the end", points=points, error=error)
    if abs(move.margin) < LEVEL:
        return language.say("level at the end, ± {error} points", error=error)
    if move.margin > 0:
        return language.say("{points} ± {error} points ahead", points=points, error=error)
    return language.say("{points} ± {error} points behind", points=points, error=error)


def _reason(
    phrases: Phrases[Any], best: Best, move: BestMove, label: Callable[[str], str], names: Names
) -> str:
    say = phrases.language.say
    if move is not best.moves[0]:
        if not move.is_worse:
            return say("About as good, as far as can be told.")
        points = phrases.language.decimal(move.behind, 1)
        return say("{points} points less than the best.", points=points)
    worse = next((other for other in best.moves if other.is_worse), None)
    if worse is None or worse.why is None:
        return ""
    if worse.why.is_even or not worse.why.lines:
        return say("The points come from several lines, a few from each.")
    return " ".join(reasons(phrases, "", [worse.why], label, best.seat, names))


def decision_words(
    phrases: Phrases[Any], game: Game[Any], state: State, decision: Decision, names: Names
) -> DecisionWords:
    """What was chosen at a position, what would have been better, and why."""
    label, language = labels_of(phrases, game, state, names), phrases.language
    why = decision.why
    if why is not None and why.lines and not why.is_even:
        told = reasons(phrases, "", [why], label, decision.seat, names)
    else:
        told = [language.say("The points come from several lines, a few from each.")]
    return DecisionWords(
        decision.ply,
        decision.seat,
        language.say(
            "Move {move}, {name}: {chosen}. Better by {points} ± {error} points: {best}.",
            move=decision.ply + 1,
            name=names[decision.seat],
            chosen=label(decision.chosen),
            best=label(decision.best),
            points=language.decimal(decision.cost, 1),
            error=language.decimal(decision.error, 1),
        ),
        " ".join(told),
    )
