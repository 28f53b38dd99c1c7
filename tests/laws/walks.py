"""Random games to hold the laws against.

``SIGNORIA_LAW_GAMES`` is the number of random games for each number of seats. Every mixture of a
game's options gets its turn, as far as the games go; the default is small. The full run, compiled
and interpreted:

    SIGNORIA_LAW_GAMES=10000 pytest -n 2 tests/laws
    SIGNORIA_LAW_GAMES=10000 SIGNORIA_PURE=1 pytest -n 2 tests/laws

One walk through a game holds it to all laws (``test_laws.py``). Cheap laws look at every state of
every game; costly ones at the last state of every game and one on the way (what is lost before is
still lost then), for two of those who look on; and for everybody at the first hundred states and
every tenth of the games seen whole: the first of each case and every 500th, in a short run all.
Pieces are counted after every action of those. Of a game without an end of its own, that is the
first ten thousand actions; beyond, every thousandth is looked at.
"""

from __future__ import annotations

import os
from collections.abc import Iterator, Sequence
from importlib import import_module
from itertools import product
from random import Random
from typing import Any, NamedTuple

import pytest

import signoria
from signoria import NOBODY, Action, Record
from signoria.library import games

GAMES = int(os.environ.get("SIGNORIA_LAW_GAMES", "8"))
IS_FULL = GAMES >= 100
SEEN_WHOLE = 1 if IS_FULL else 4  # of each case
EVERY = 500
EVERY_IN_LONG = 10
USUAL_LENGTH = 100
FAR = 10_000  # no game with an end of its own is so long
EVERY_BEYOND = 1_000
MOST_CASES = 20 if IS_FULL else min(GAMES, 3)  # of a game for so many players

Setting = tuple[tuple[str, str], ...]


class Case(NamedTuple):
    """A game as it is set up, and the other mixtures of options that its games have in turn."""

    name: str
    seats: int
    options: Setting
    games: int
    others: tuple[Setting, ...] = ()

    def __str__(self) -> str:
        options = ",".join(f"{name}={value}" for name, value in self.options)
        return f"{self.name}-{self.seats}-{options}"

    @property
    def game(self) -> Any:
        return signoria.load(self.name)

    def at(self, seed: int) -> Case:
        """As one of its games is set up."""
        settings = (self.options, *self.others)
        return self._replace(options=settings[seed % len(settings)], others=())

    def new(self) -> Any:
        return self.game.new(self.seats, dict(self.options))


def _cases() -> list[Case]:
    found = []
    for name in games():
        game = signoria.load(name)
        for seats in game.seats:
            fitting = [option for option in game.variants.values() if seats in option.seats]
            settings = _settings(fitting)
            cases = min(len(settings), MOST_CASES)
            for first in range(cases):
                options, *others = settings[first::cases]
                found.append(Case(name, seats, options, -(-GAMES // cases), tuple(others)))
    return found


def _settings(fitting: list[Any]) -> list[Setting]:
    """Every mixture of options: first the usual one, then in no order."""
    usual, *others = product(*([(option.name, one) for one in option.values] for option in fitting))
    return [usual, *Random(len(others)).sample(others, len(others))]


CASES = _cases()
in_every_case = pytest.mark.parametrize("case", CASES, ids=str)


def hook(case: Case, module: str) -> Any:
    """What a game adds to the laws: ``tests/games/<game>/rules/<module>.py``."""
    return import_module(f"tests.games.{case.name}.rules.{module}")


def walk(
    case: Case, seed: int, record: Record | None = None
) -> Iterator[tuple[Any, Sequence[Action]]]:
    """Every state of one random game, and its options: the same object, moved on. Only look."""
    random = Random(f"{case} {seed}")
    temper = seed % 4  # any option; the first; the last; the fewest words
    state = case.new()
    options = state.options()
    yield state, options
    while state.actor() != NOBODY:
        if temper == 1 and random.random() < 0.7 and state.actor() >= 0:
            action = options[0]
        elif temper == 2 and random.random() < 0.7 and state.actor() >= 0:
            action = options[-1]
        elif temper == 3 and state.actor() >= 0:
            fewest = min(len(option.text.split()) for option in options)
            action = random.choice([one for one in options if len(one.text.split()) == fewest])
        else:
            action = random.choice(options)
        if record is not None:
            record.add(state, action)
        state.apply(action)
        options = state.options()
        yield state, options


def is_seen_whole(seed: int) -> bool:
    """Whether costly laws look at more of a game than its end and one place on the way."""
    return seed < SEEN_WHOLE or seed % EVERY == 0


def is_counted(ply: int) -> bool:
    """Where the pieces of a game that is seen whole are counted."""
    return ply < FAR or ply % EVERY_BEYOND == 0


def is_looked_at(ply: int) -> bool:
    """Where they do: less often in the long tail of a long game."""
    return ply < USUAL_LENGTH or (is_counted(ply) and ply % EVERY_IN_LONG == 0)


def place_on_the_way(seed: int) -> int:
    """Where costly laws look at any game, another place in each."""
    return Random(seed).randrange(USUAL_LENGTH)


def texts(state: Any) -> list[str]:
    """The options in words."""
    return [action.text for action in state.options()]
