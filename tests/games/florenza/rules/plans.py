"""How golden records of Florenza come about: curious players, and games worth a look."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import count
from typing import Any

from signoria import Rng, Table
from signoria.bots.search import look_ahead
from tests.games.florenza.rules.positions import GAME

MOST_SEEDS = 400
TRIED = {"as", "result", "muse", "pay", "give"}  # any of these, as chance has it
GHOSTS = [
    "easy",
    "medium",
    "hard",
    "masterpiece",
    "easy+hard",
    "medium+hard+masterpiece",
    "easy+medium+hard+masterpiece",
]


class Curious:
    """Plays what looks best, but likes to try things: one choice in *every* is any option."""

    def __init__(self, every: int, likes: str = "") -> None:
        self.every = every
        self.likes = likes
        self.name = f"curious {every} {likes}".strip()

    def choose(self, view: Any, rng: Rng) -> Any:
        options = view.options
        liked = [action for action in options if action.verb == self.likes]
        if liked:
            return liked[0]
        if {action.verb for action in options} & TRIED or rng.below(self.every) == 0:
            return options[rng.below(len(options))]
        values = look_ahead(view, rng)
        return options[values.index(max(values))]


def scripts() -> Iterator[tuple[str, Any]]:
    """A table of each kind, played by the curious."""
    for seats in (2, 3, 4, 5):
        yield f"script_{seats}_players", _game(seats, seats, no_die="no")
    yield "script_no_die", _game(3, 1, no_die="yes")
    yield "script_one_ghost", _game(1, 1, ghosts="easy")
    yield "script_captains_taken", _table(1, 6, 3, {"ghosts": "easy"}, "fortune")[0]
    yield "script_captain_first", _table(1, 1, 867, {"ghosts": "easy"}, "fortune")[0]
    yield "script_production_first", _table(1, 1, 736, {"ghosts": "easy"}, "fortune")[0]
    yield "script_four_ghosts", _game(1, 2, ghosts="easy+medium+hard+masterpiece")


def games() -> Iterator[tuple[Any, Any]]:
    """Games, seed after seed: of the curious, and of those who play anything."""
    for seed in count():
        if seed == MOST_SEEDS:
            return
        for seats, every in ((4, 8), (2, 3), (5, 20), (3, 1)):
            options = {"no_die": "yes" if seed % 5 == 4 else "no"}
            yield _table(seats, every, seed, options)
        yield _table(1, 4, seed, {"ghosts": GHOSTS[seed % len(GHOSTS)]})
        yield _table(1, 60, seed, {"ghosts": "easy"})


def worth(missing: set[str]) -> bool:
    """Whether whole games are worth a look."""
    return any(not item.startswith(("tie", "alone")) for item in missing)


def _table(
    seats: int, every: int, seed: int, options: dict[str, str], likes: str = ""
) -> tuple[Any, Any]:
    players = [Curious(every, likes) for _ in range(seats)]
    table = Table(GAME, players, seed=seed, options=options)
    table.run()
    return table.record, table.state


def _game(seats: int, seed: int, **options: str) -> Any:
    return _table(seats, 6, seed, options)[0]
