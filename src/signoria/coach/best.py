"""The best moves of a position: found by a search, and followed again before anything is said.

A search likes what was lucky in its simulations. So the few answers that it likes most are played
on from in other worlds, all of them in the same ones with the same chance, to the end of the game;
their order is the one that comes out there. As the seat that is asked may know it, and no more.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from time import perf_counter
from typing import Any

from signoria.advice import assessed
from signoria.bundles import parts
from signoria.coach.why import Ends, compared
from signoria.coach.worlds import greedily, in_one_world, margin, mean_and_error
from signoria.comparing import Comparison
from signoria.kernel.chance import Rng
from signoria.kernel.game import Game, ScoreSheet
from signoria.kernel.state import State
from signoria.offers import Offer, offer

MOST_MOVES = 3
FEWEST_WORLDS = 5  # before anything is said about points
MOST_WORLDS = 60
SEARCHED = 0.4  # of the time; the rest is for following
SURE = 2.0  # standard errors that a difference must be away from nothing
WORTH_TELLING = 0.75  # points
MILLISECONDS = 1000.0


@dataclass(frozen=True)
class BestMove:
    """An answer to what is shown, a move or a bundle, and what is to be expected after it."""

    said: str
    margin: float  # at the end, ahead of the best rival; alone, the points
    error: float  # how far the margin may be off: a standard error
    behind: float = 0.0  # points behind the best answer, in the same worlds
    behind_error: float = 0.0
    why: Comparison | None = None  # the best answer against this one
    is_chosen: bool = False  # what was chosen in the game

    @property
    def is_worse(self) -> bool:
        """Than the best one, as far as can be told."""
        return _is_sure(self.behind, self.behind_error)


@dataclass(frozen=True)
class Best:
    """The best answers, the best of them first; none when there was no time to tell."""

    seat: int
    moves: tuple[BestMove, ...] = ()
    worlds: int = 0  # in which they were followed
    is_only: bool = False  # there was one answer

    @property
    def matters(self) -> bool:
        """Whether it makes a difference what is chosen, as far as can be told."""
        return any(move.is_worse for move in self.moves)


def best_moves(
    game: Game[Any],
    state: State,
    milliseconds: int,
    rng: Rng,
    chosen: Sequence[str] = (),
    most_worlds: int = MOST_WORLDS,
) -> Best:
    """The best answers to what is shown to the seat that is asked, within some time; and how the
    *chosen* one does beside them: the moves that were made there, and after it.
    """
    until = perf_counter() + milliseconds / MILLISECONDS
    answers = assessed(game, state, max(1, int(milliseconds * SEARCHED)), rng)
    said = [answer for answer, _, _ in answers[:MOST_MOVES]]
    return weighed(game, state, said, until, rng, chosen, most_worlds)


def weighed(
    game: Game[Any],
    state: State,
    said: Sequence[str],
    until: float,
    rng: Rng,
    chosen: Sequence[str] = (),
    most_worlds: int = MOST_WORLDS,
) -> Best:
    """Some answers, followed to the end in the same worlds *until* a moment."""
    seat, shown = int(state.actor()), offer(state)
    ways = [Way(one, _moves_of(shown, one)) for one in said]
    if chosen and not any(way.is_in(chosen) for way in ways):
        ways.append(_chosen(shown, chosen))
    moves = [[game.words.worded(text) for text in way.moves] for way in ways]
    ends: list[list[list[ScoreSheet]]] = []
    while len(ends) < most_worlds and perf_counter() < until:
        ends.append([game.scores(end) for end in in_one_world(game, state, moves, rng, greedily())])
    if len(ends) < FEWEST_WORLDS:
        return Best(seat)
    found = _ordered(ends, seat, ways, chosen)
    return Best(seat, tuple(found), len(ends), is_only=len(state.options()) == 1)


@dataclass(frozen=True)
class Way:
    """An answer, and all moves that it takes from the position on."""

    said: str
    moves: tuple[str, ...]

    def is_in(self, chosen: Sequence[str]) -> bool:
        """Whether somebody went it; what is gathered has no order."""
        return bool(chosen) and sorted(self.moves) == sorted(chosen[: len(self.moves)])


def _moves_of(shown: Offer, said: str) -> tuple[str, ...]:
    """Those that merely go on come first."""
    asked, first = shown.asks_for(said), parts(said)[0]
    if first not in [action.text for action in asked.state.options()]:
        asked = next(one for one in shown.questions if one.goes_on == first)
    return (*asked.before, *parts(said))


def _chosen(shown: Offer, chosen: Sequence[str]) -> Way:
    """What somebody did: went on to a question, and answered it."""
    passed = 0
    for question in shown.questions[:-1]:
        if len(chosen) < passed + 2 or chosen[passed] != question.goes_on:
            break
        passed += 1
    return Way(chosen[passed], tuple(chosen[: passed + 1]))


def _ordered(
    ends: Sequence[Sequence[list[ScoreSheet]]],
    seat: int,
    ways: Sequence[Way],
    chosen: Sequence[str],
) -> list[BestMove]:
    """What the search liked best comes first, unless another is clearly better; then the others,
    by what is to be expected.
    """
    margins = [[margin(sheets[at], seat) for sheets in ends] for at in range(len(ways))]
    order = sorted(range(len(ways)), key=lambda at: -sum(margins[at]))
    gain, error = _difference(margins[order[0]], margins[0])
    first = order[0] if _is_sure(gain, error) else 0
    order.remove(first)
    moves = []
    for at in (first, *order):
        pairs: list[Ends] = [(sheets[first], sheets[at]) for sheets in ends]
        moves.append(
            BestMove(
                ways[at].said,
                *mean_and_error(margins[at]),
                *_difference(margins[first], margins[at]),
                why=None if at == first else compared(pairs, seat, ways[at].said),
                is_chosen=ways[at].is_in(chosen),
            )
        )
    return moves


def _difference(ones: Sequence[float], others: Sequence[float]) -> tuple[float, float]:
    return mean_and_error([one - other for one, other in zip(ones, others, strict=True)])


def _is_sure(points: float, error: float) -> bool:
    return points >= WORTH_TELLING and points > SURE * error
