"""A game that is still being written says which part it lacks."""

from __future__ import annotations

import pytest

from signoria import Rng
from signoria.kernel.game import Game
from signoria.kernel.state import State


class Sketch(State):
    """A table with nothing on it."""


class Draft(Game[Sketch]):
    """Not a rule yet."""


@pytest.mark.parametrize(
    ("name", "asked"),
    [("copy", []), ("description", []), ("words", []), ("reward", [0])],
)
def test_a_state_lacks(name, asked):
    with pytest.raises(AssertionError, match=rf"^Sketch must define {name}\(\)$"):
        getattr(Sketch(2), name)(*asked)


@pytest.mark.parametrize(
    ("name", "asked"),
    [
        ("start", [2, {}, None]),
        ("board", [None]),
        ("observe", [Sketch(2), None]),
        ("imagine", [Sketch(2), 0, Rng(1)]),
        ("scores", [Sketch(2)]),
        ("winners", [Sketch(2)]),
    ],
)
def test_a_game_lacks(name, asked):
    with pytest.raises(AssertionError, match=rf"^Draft must define {name}\(\)$"):
        getattr(Draft(), name)(*asked)
