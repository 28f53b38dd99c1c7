"""How golden records of Firenze come about: players with a taste, seed after seed."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from random import Random
from typing import Any

from signoria import CHANCE, NOBODY, Record
from tests.games.firenze.rules.positions import GAME

MOST_SEEDS = 400
EQUAL = 1e-9
CELEBRATIONS = ("recognition", "monument", "tower_feast", "feast_of_colours", "scandal")
Taste = Callable[[Any, Random], Any]


def scripts() -> Iterator[tuple[str, Any]]:
    """Nothing is written by hand."""
    return iter(())


def games() -> Iterator[tuple[Any, Any]]:
    """Games of players with different tastes, and with every option in turn."""
    for seed in range(MOST_SEEDS):
        seats = 2 + seed % 3
        record, state = _game(seats, seed, TASTES[seed % len(TASTES)])
        yield record, state


def worth(missing: set[str]) -> bool:
    """Whether whole games are worth a look: not while only their ends can show what is missing."""
    return any(item not in ("shared victory", "a later last seal") for item in missing)


def _game(seats: int, seed: int, taste: Taste) -> tuple[Any, Any]:
    random = Random(seed)
    options = {
        option.name: option.values[seed % len(option.values)] for option in GAME.variants.values()
    }
    if seed % 3:
        options["dead_colour"] = "none"
    if seed >= len(GAME.variants["reshuffles"].values):
        options["reshuffles"] = "1"
    record = Record.begin(GAME, seats, GAME.choose(seats, options))
    state = GAME.new(seats, options)
    while state.actor() != NOBODY:
        if state.actor() == CHANCE:
            action = random.choices(state.options(), state.weights())[0]
        else:
            action = taste(state, random)
        record.add(state, action)
        state.apply(action)
    return record, state


def greedy(state: Any, random: Random) -> Any:
    """What the game's own value likes best, any one among equals; now and then anything."""
    options = state.options()
    if len(options) == 1 or random.random() < 0.05:
        return random.choice(options)
    seat = state.actor()
    values = []
    for action in options:
        after = state.copy()
        after.apply(action)
        values.append(GAME.value(after, seat))
    best = [one for one, value in zip(options, values, strict=True) if value > max(values) - EQUAL]
    return random.choice(best)


def keen(*wishes: str) -> Taste:
    """Whoever takes what begins with the first wish that can be had, else is greedy."""

    def taste(state: Any, random: Random) -> Any:
        options = state.options()
        for wish in wishes:
            fitting = [
                action
                for action in options
                if f"{action.text} {state.contents(action)}".find(wish) >= 0
            ]
            if fitting and random.random() < 0.8:
                return random.choice(fitting)
        return greedy(state, random)

    return taste


TASTES = (
    greedy,
    keen("fulfil", "play"),
    keen("fulfil campanile", "campanile ", "take 1 campanile", "build"),
    keen(*CELEBRATIONS),
    keen("workshop", "warehouse", "trading_house"),
    keen("flood", "alms", "luxury_tax", "tribute", "collapse", "botch", "storehouse_fire"),
    keen("san_miniato", "santa_croce", "santa_maria_novella", "orsanmichele", "fulfil"),
    keen("patrician", "fulfil", "again", "build"),
    keen("warehouse", "take 6", "take 5", "take 4", "pass"),
    keen("fulfil"),
)
