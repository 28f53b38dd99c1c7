"""Random games to hold the laws against.

``SIGNORIA_LAW_GAMES`` is the number of random games for each number of seats, shared out among the
options that game has; the default is small. The full run, compiled and interpreted:

    SIGNORIA_LAW_GAMES=10000 pytest -n 2 tests/laws
    SIGNORIA_LAW_GAMES=10000 SIGNORIA_PURE=1 pytest -n 2 tests/laws

One walk through a game holds it to all laws (``test_laws.py``). Cheap laws look at every state of
every game; costly ones at the last state of every game and one on the way (what is lost before is
still lost then), for two of those who look on; and for everybody at the first hundred states and
every tenth of the games seen whole: the first of each case and every 500th, in a short run all.
Pieces are counted after every action of those.
"""

from __future__ import annotations

import os
from collections.abc import Iterator, Sequence
from importlib import import_module
from itertools import product
from math import prod
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
MOST_SETTINGS = 150 if IS_FULL else 3  # Florenza alone: every mixture of Ghosts


class Case(NamedTuple):
    """A game as it is set up."""

    name: str
    seats: int
    options: tuple[tuple[str, str], ...]
    games: int

    def __str__(self) -> str:
        options = ",".join(f"{name}={value}" for name, value in self.options)
        return f"{self.name}-{self.seats}-{options}"

    @property
    def game(self) -> Any:
        return signoria.load(self.name)

    def new(self) -> Any:
        return self.game.new(self.seats, dict(self.options))


def _cases() -> list[Case]:
    found = []
    for name in games():
        game = signoria.load(name)
        for seats in game.seats:
            fitting = [option for option in game.options.values() if seats in option.seats]
            settings = _settings(fitting)
            found += [
                Case(name, seats, setting, -(-GAMES // len(settings))) for setting in settings
            ]
    return found


def _settings(fitting: list[Any]) -> list[tuple[tuple[str, str], ...]]:
    """All combinations of options; where they are too many, mixtures that show every value."""
    if prod(len(option.values) for option in fitting) <= MOST_SETTINGS:
        mixtures = list(product(*(option.values for option in fitting)))
    else:
        decks = [_shuffled(option) for option in fitting]
        mixtures = [tuple(option.default for option in fitting)]
        mixtures += [
            tuple(deck[number % len(deck)] for deck in decks) for number in range(MOST_SETTINGS)
        ]
    names = [option.name for option in fitting]
    return [tuple(zip(names, values, strict=True)) for values in dict.fromkeys(mixtures)]


def _shuffled(option: Any) -> list[str]:
    return Random(option.name).sample(option.values, len(option.values))


CASES = _cases()
in_every_case = pytest.mark.parametrize("case", CASES, ids=str)


def hook(case: Case, module: str) -> Any:
    """What a game adds to the laws: ``tests/games/<game>/<module>.py``."""
    return import_module(f"tests.games.{case.name}.{module}")


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


def is_looked_at(ply: int) -> bool:
    """Where they do: less often in the long tail of a long game."""
    return ply < USUAL_LENGTH or ply % EVERY_IN_LONG == 0


def place_on_the_way(seed: int) -> int:
    """Where costly laws look at any game, another place in each."""
    return Random(seed).randrange(USUAL_LENGTH)


def texts(state: Any) -> list[str]:
    """The options in words."""
    return [action.text for action in state.options()]
