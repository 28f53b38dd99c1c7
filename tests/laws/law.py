"""A law is a function of a moment; a walk through a game holds it to all of them at once."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from functools import cached_property
from random import Random
from typing import Any

from signoria.kernel.actions import Options
from tests.laws.walks import Case

VIEWERS = 2


@dataclass
class Moment:
    """A state of a game, and what can be asked about it: asked once for all laws."""

    case: Case
    state: Any
    options: Options
    random: Random
    is_whole: bool  # of a game that is seen whole: everybody looks, else two do

    @cached_property
    def text(self) -> str:
        """The position."""
        return str(self.state)

    @cached_property
    def texts(self) -> list[str]:
        """The options in words."""
        return [action.text for action in self.options]

    @cached_property
    def seen_by_all(self) -> Any:
        """What somebody without a seat observes."""
        return self.case.game.observe(self.state, None)

    @cached_property
    def seen(self) -> dict[int | None, Any]:
        """What each seat observes, and somebody who has none: all of them, or some."""
        seats = [None, *range(self.case.seats)]
        if not self.is_whole:
            seats = self.random.sample(seats, VIEWERS)
        return {seat: self.case.game.observe(self.state, seat) for seat in seats}


Law = Callable[[Moment], None]

EVERY: list[Law] = []
WHOLE: list[Law] = []
SOME: list[Law] = []
LAST: list[Law] = []


def of_every_state(law: Law) -> Law:
    """A cheap law, held at every state of every game."""
    EVERY.append(law)
    return law


def of_whole_games(law: Law) -> Law:
    """A law held after every action of a game that is seen whole, and where the costly are."""
    WHOLE.append(law)
    return law


def of_some_states(law: Law) -> Law:
    """A costly law: where, say ``walks.is_looked_at`` and the end of the game."""
    SOME.append(law)
    return law


def of_the_last_state(law: Law) -> Law:
    """A law of the end of every game."""
    LAST.append(law)
    return law
