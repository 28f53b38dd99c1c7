"""The answers that a person is offered at a position, and which of them seem best at once."""

from __future__ import annotations

from typing import Any

from signoria.bots.search import EQUAL
from signoria.bundles import bundled, parts, played
from signoria.coach.worlds import applied
from signoria.kernel.actions import Action, IllegalAction
from signoria.kernel.chance import Rng
from signoria.kernel.game import Game
from signoria.kernel.state import State
from signoria.offers import Offer, offer


def answers(state: State) -> list[str]:
    """All of them, moves and bundles, each as it is sent."""
    found = offer(state)
    return list(dict.fromkeys(found.whole(said) for said in _offered(found)))


def as_offered(state: State, said: str) -> tuple[str, State]:
    """What somebody chose to send this answer, without what merely goes before it, and the table
    where that was asked.
    """
    found = offer(state)
    for text in _offered(found):
        if same(found.whole(text), said):
            return text, found.asks_for(text).state
    return said, state


def _offered(found: Offer) -> list[str]:
    """What can be chosen, in the order in which it is asked."""
    return [*found.earlier, *([bundled(*way) for way in found.sets] or found.questions[-1].options)]


def meant(game: Game[Any], state: State, said: str) -> str:
    """The answer that somebody's words mean; empty, if none. A drawing may offer several steps in
    one go: what begins with an answer and can be played is that answer.
    """
    known = answers(state)
    for one in known:
        if same(one, said):
            return one
    try:
        played(game, state, said)
    except IllegalAction:
        return ""
    begins = [one for one in known if parts(said)[: len(parts(one))] == parts(one)]
    return max(begins, key=len, default="")


def same(said: str, other: str) -> bool:
    """Whether two answers are one: the same moves, in any order."""
    return sorted(parts(said)) == sorted(parts(other))


def after(world: State, said: str) -> State:
    """The table after an answer; the *world* stays as it is."""
    return applied(world, moves(world, said))


def moves(state: State, said: str) -> list[Action]:
    """What an answer is made of."""
    words = state.words()
    return [words.worded(text) for text in parts(said)]


def glances(game: Game[Any], state: State, said: list[str], rng: Rng) -> list[float]:
    """What the game's value says right after each: no further does a greedy player look."""
    seat = int(state.actor())
    world: State = game.imagine(state, seat, rng)
    return [float(game.value(after(world, one), seat)) for one in said]


def obvious(said: list[str], values: list[float]) -> list[str]:
    """The answers that seem best at once."""
    most = max(values)
    return [one for one, value in zip(said, values, strict=True) if value >= most - EQUAL]
