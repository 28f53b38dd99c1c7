"""How golden records of Medici: The Dice Game come about: scripts, and games worth a look."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from itertools import count
from random import Random
from typing import Any

from signoria import CHANCE, NOBODY, Record, Table
from tests.games.medici_dice.rules.positions import GAME

MOST_SEEDS = 6000
FOUR = [  # the rulebook's scored round: the roll, the roller's choice, the others clockwise
    ("dye0 dye4 grain2 fur3 gold5", "1 2 5", "3", "4", "4"),
    ("dye0 grain3 cloth0 dye2 spices4", "2 4 5", "3", "3", "3"),
    ("gold5 gold5 fur4 cloth4 dye1", "1 3 4", "2", "5", "5"),
    ("fur1 fur0 dye3 cloth4 gold5", "1 2 3", "5", "4", "5"),
    ("grain4 fur0 grain2 dye2 dye1", "3", "4", "5", "5"),
]
ALONE = [  # the rulebook's solitaire round
    ("dye0 fur0 spices1 dye2 cloth3", "1 2 3"),
    ("dye0 dye4 cloth0 gold5 spices4", "2 3 4"),
    ("spices3 cloth1 grain2 dye2 spices4", "1"),
]
MIXES = [
    ["random"],
    ["greedy"],
    ["random"] * 2,
    ["random"] * 3,
    ["random"] * 4,
    ["greedy", "random"],
    ["greedy"] * 2,
]


def scripts() -> Iterator[tuple[str, Any]]:
    """Written by hand; what a script leaves open is played at random from a fixed seed."""
    yield "script_adam_bea_carlo_dora", _script(FOUR, ["Adam", "Bea", "Carlo", "Dora"])
    yield "script_adam_alone", _script(ALONE, ["Adam"])
    yield "script_all_dye_for_three", _directed(3, _likes("dye"), _any, 1)
    yield "script_all_dye_for_four", _directed(4, _likes("dye"), _most, 2)
    yield "script_slow_and_quick", _directed(2, _any, _slow_and_quick, 3)
    yield "script_the_enemys_dye", _directed(1, _likes("dye"), _fewest, 4)
    yield "script_gold_alone", _directed(1, _likes("gold"), _most, 5, bonus_when_behind="no")
    yield "script_same_for_all", _directed(4, _any, _first, 6, starter="random")


def games() -> Iterator[tuple[Any, Any]]:
    """Games of bots, seed after seed."""
    for seed in count():
        if seed == MOST_SEEDS:
            return
        for players in MIXES:
            if "greedy" in players and seed > 300:
                continue
            table = Table(GAME, players, seed=seed, options=_options(len(players), seed))
            table.run()
            yield table.record, table.state


def worth(missing: set[str]) -> bool:
    """Whether whole games are worth a look: not while only their ends can show what is missing."""
    return any(not item.startswith(("final", "rank", "ships")) for item in missing)


def _options(seats: int, seed: int) -> dict[str, str]:
    if seats == 1:
        return {"bonus_when_behind": "yes" if seed % 2 else "no"}
    return {"starter": "random" if seed % 3 == 0 else "first"}


def _script(turns: list[tuple[str, ...]], names: list[str]) -> Any:
    words = []
    for roll, *choices in turns:
        words += [f"roll {face}" for face in roll.split()]
        words += [f"take {choice}" for choice in choices]
    record = Record.begin(GAME, len(names), GAME.choose(len(names), {}))
    record.names = names
    state = GAME.new(len(names))
    for word in words:
        action = next(option for option in state.options() if option.text == word)
        record.add(state, action)
        state.apply(action)
    return _play_on(record, state, _any, _any, Random(1))


Taste = Callable[[Any, Random], Any]


def _directed(seats: int, chance: Taste, player: Taste, seed: int, **options: str) -> Any:
    chosen = GAME.choose(seats, options)
    state = GAME.new(seats, chosen)
    return _play_on(Record.begin(GAME, seats, chosen), state, chance, player, Random(seed))


def _play_on(record: Any, state: Any, chance: Taste, player: Taste, random: Random) -> Any:
    while state.actor() != NOBODY:
        action = (chance if state.actor() == CHANCE else player)(state, random)
        record.add(state, action)
        state.apply(action)
    return record


def _any(state: Any, random: Random) -> Any:
    return random.choice(state.options())


def _first(state: Any, random: Random) -> Any:
    return state.options()[0]


def _most(state: Any, random: Random) -> Any:
    return max(state.options(), key=lambda action: len(action.text.split()))


def _fewest(state: Any, random: Random) -> Any:
    return min(state.options(), key=lambda action: len(action.text.split()))


def _slow_and_quick(state: Any, random: Random) -> Any:
    """One takes as little as possible, the other as much."""
    return _fewest(state, random) if state.actor() == 0 else _most(state, random)


def _likes(good: str) -> Taste:
    """Chance that shows one good whenever it can."""

    def chance(state: Any, random: Random) -> Any:
        fitting = [action for action in state.options() if f" {good}" in action.text]
        return random.choice(fitting or list(state.options()))

    return chance
