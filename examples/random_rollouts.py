"""Random games in a batch: who wins how often, and how many decisions a second of CPU time.

python -m examples.random_rollouts medici_dice --seats 2 --games 5000
"""

from __future__ import annotations

import argparse
from time import process_time

import numpy as np
from numpy.typing import NDArray

from signoria.rl.batch import Games


def random_actions(masks: NDArray[np.uint8], rng: np.random.Generator) -> NDArray[np.int64]:
    """One legal action a game, all equally likely."""
    return (rng.random(masks.shape, dtype=np.float32) * masks).argmax(axis=1)


def roll_out(
    name: str, seats: int, wanted: int, seed: int, count: int = 256
) -> tuple[int, NDArray[np.float64], int]:
    """So many games or some more: games, wins by seat, decisions."""
    games = Games(name, seats, count, seed)
    rng = np.random.default_rng(seed)
    ended, decisions, wins = 0, 0, np.zeros(seats)
    while ended < wanted:
        games.step(random_actions(games.masks, rng))
        decisions += count
        ended += int(games.over.sum())
        wins += games.rewards.sum(axis=0)
    return ended, wins, decisions


def main() -> None:
    """Print wins and speed."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("game")
    parser.add_argument("--seats", type=int, default=2)
    parser.add_argument("--games", type=int, default=1000)
    parser.add_argument("--seed", type=int, default=1)
    chosen = parser.parse_args()
    begun = process_time()
    ended, wins, decisions = roll_out(chosen.game, chosen.seats, chosen.games, chosen.seed)
    spent = process_time() - begun
    for seat, won in enumerate(wins):
        print(f"seat {seat}: {won / ended:.1%} of {ended} games")
    print(f"{decisions / spent:,.0f} decisions a second, choosing included")


if __name__ == "__main__":
    main()
