"""MaskablePPO of sb3-contrib on the Gymnasium environment, which answers ``action_masks()``.

pip install sb3-contrib
python -m examples.maskable_ppo --steps 20000
"""

from __future__ import annotations

import argparse

import gymnasium
from sb3_contrib import MaskablePPO

from signoria.rl.gymnasium import identifier


def learn(game: str, steps: int, seed: int, at_once: int = 512) -> MaskablePPO:
    """A learner after so many steps against a random player."""
    env = gymnasium.make(identifier(game), opponents=["random"])
    learner = MaskablePPO(
        "MultiInputPolicy", env, seed=seed, n_steps=at_once, batch_size=min(at_once, 128)
    )
    return learner.learn(steps)


def share_of_wins(learner: MaskablePPO, game: str, games: int) -> float:
    """In games of its own."""
    env, paid = gymnasium.make(identifier(game), opponents=["random"]), 0.0
    for seed in range(games):
        seen, _ = env.reset(seed=seed)
        is_over = False
        while not is_over:
            action, _ = learner.predict(seen, action_masks=env.unwrapped.action_masks())
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
