"""Rows of numbers and batches: microseconds a row, steps a second with copies into arrays.

python bench/batches.py [GAMES [SECONDS]]    one core, CPU time, two players, random legal actions
"""

from __future__ import annotations

import sys
from time import process_time

import numpy as np

import signoria
from signoria._compat import i32, vec
from signoria.rl.batch import Games

SEATS = 2
ROWS = 20_000
MOVES_BEFORE = 150


def row_time(name: str) -> float:
    """Microseconds to encode a position in the middle of a game."""
    game, rng = signoria.load(name), signoria.Rng(1)
    state = game.new(SEATS)
    for _ in range(MOVES_BEFORE):
        if state.actor() == signoria.CHANCE:
            state.deal(rng)
        elif state.actor() != signoria.NOBODY:
            options = state.options()
            state.apply(options[rng.below(len(options))])
    out = vec[i32]([i32(0)] * game.fields(SEATS).width)
    begun = process_time()
    for _ in range(ROWS):
        game.encode(state, 0, out, 0)
    return (process_time() - begun) / ROWS * 1e6


def steps_a_second(name: str, count: int, seconds: float) -> float:
    """Decisions a second of CPU time; choosing them is not counted."""
    games, rng = Games(name, SEATS, count, seed=1), np.random.default_rng(1)
    spent, steps = 0.0, 0
    while spent < seconds:
        actions = (rng.random(games.masks.shape) * games.masks).argmax(axis=1)
        begun = process_time()
        games.step(actions)
        spent += process_time() - begun
        steps += count
    return steps / spent


def main() -> None:
    """Print a table in Markdown."""
    count = int(sys.argv[1]) if len(sys.argv) > 1 else 1024
    seconds = float(sys.argv[2]) if len(sys.argv) > 2 else 3.0
    print(f"{'compiled' if signoria.is_compiled() else 'interpreted'}, {count} games\n")
    print("| game | numbers a row | µs a row | steps a second |\n|---|--:|--:|--:|")
    for name in signoria.games():
        game = signoria.load(name)
        width, speed = game.fields(SEATS).width, steps_a_second(name, count, seconds)
        print(f"| {game.title} | {width} | {row_time(name):.2f} | {speed:,.0f} |")


if __name__ == "__main__":
    main()
