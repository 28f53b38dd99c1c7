"""A match in OpenSpiel: its MCTS against a random player, the seats changing.

pip install signoria[spiel]
python -m examples.open_spiel_match --games 4 --simulations 20

The MCTS is the Python one: OpenSpiel's C++ ``MCTSBot`` crashes on every game that is written in
Python, its own included.
"""

from __future__ import annotations

import argparse

import numpy as np
import pyspiel
from open_spiel.python.algorithms import mcts
from open_spiel.python.bots import uniform_random

from signoria.rl.open_spiel import short_name


def match(name: str, games: int, simulations: int, seed: int) -> float:
    """The share of wins of MCTS."""
    game = pyspiel.load_game(short_name(name), {"players": 2})
    rng = np.random.RandomState(seed)
    won = 0.0
    for number in range(games):
        seat = number % 2
        judge = mcts.RandomRolloutEvaluator(1, rng)
        searching = mcts.MCTSBot(game, 1.4, simulations, judge, random_state=rng)
        bots = [uniform_random.UniformRandomBot(player, rng) for player in range(2)]
        bots[seat] = searching
        won += play(game.new_initial_state(), bots, rng)[seat]
    return won / games


def play(state: pyspiel.State, bots: list[pyspiel.Bot], rng: np.random.RandomState) -> list[float]:
    """One game to its end; what everybody is paid."""
    while not state.is_terminal():
        if state.is_chance_node():
            outcomes, chances = zip(*state.chance_outcomes(), strict=True)
            state.apply_action(int(rng.choice(outcomes, p=chances)))
        else:
            state.apply_action(bots[state.current_player()].step(state))
    paid: list[float] = state.returns()
    return paid


def main() -> None:
    """Print the share of wins."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--game", default="medici_dice")
    parser.add_argument("--games", type=int, default=4)
    parser.add_argument("--simulations", type=int, default=20)
    chosen = parser.parse_args()
    won = match(chosen.game, chosen.games, chosen.simulations, 1)
    print(f"MCTS with {chosen.simulations} simulations wins {won:.0%} of {chosen.games} games")


if __name__ == "__main__":
    main()
