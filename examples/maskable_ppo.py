"""MaskablePPO of sb3-contrib on the Gymnasium environment, which answers ``action_masks()``.

pip install ".[torch]"
python -m examples.maskable_ppo --steps 20000
"""

from __future__ import annotations

import argparse
from typing import Any

import gymnasium
import numpy as np
import torch
from sb3_contrib import MaskablePPO

from examples.features import Features, Floats
from signoria.rl.gymnasium import identifier


class Spread(gymnasium.ObservationWrapper[Floats, Any, Any]):
    """The row as a network likes it; masks are asked for beside it."""

    def __init__(self, game: str, reward: str) -> None:
        super().__init__(gymnasium.make(identifier(game), opponents=["random"], reward=reward))
        self.features = Features(self.unwrapped.episode.fields)  # type: ignore[attr-defined]
        self.observation_space = gymnasium.spaces.Box(0, 1, (self.features.width,), np.float32)

    def observation(self, observation: dict[str, Any]) -> Floats:
        """One line of features."""
        found: Floats = self.features.of(observation["observation"][None])[0]
        return found


def learn(game: str, steps: int, seed: int, at_once: int = 1024) -> MaskablePPO:
    """A learner after so many steps against a random player, paid by the margin."""
    torch.set_num_threads(1)  # the network is small: more would wait for each other
    learner = MaskablePPO(
        "MlpPolicy",
        Spread(game, "margin"),
        seed=seed,
        n_steps=at_once,
        batch_size=min(at_once, 128),
        learning_rate=1e-3,
        gae_lambda=0.9,
    )
    return learner.learn(steps)


def share_of_wins(learner: MaskablePPO, game: str, games: int) -> float:
    """In games of its own."""
    env, paid = Spread(game, "wins"), 0.0
    for seed in range(games):
        seen, _ = env.reset(seed=seed)
        is_over = False
        while not is_over:
            action, _ = learner.predict(seen, action_masks=env.get_wrapper_attr("action_masks")())
            seen, reward, is_over, _, _ = env.step(int(action))
            paid += float(reward)
    return paid / games


def main() -> None:
    """Learn, and print the share of wins."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--game", default="medici_dice")
    parser.add_argument("--steps", type=int, default=20_000)
    chosen = parser.parse_args()
    learner = learn(chosen.game, chosen.steps, 1)
    print(f"wins against random: {share_of_wins(learner, chosen.game, 200):.1%} of 200 games")


if __name__ == "__main__":
    main()
