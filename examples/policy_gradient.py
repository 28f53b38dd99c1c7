"""A learner in numpy alone: one hidden layer, REINFORCE with a baseline, against random players.

python -m examples.policy_gradient --seconds 25

It sits in every second seat of a batch of Medici games for two and is paid for winning, and a
little for the margin. Wins are counted in games that it does not learn from.
"""

from __future__ import annotations

import argparse
from dataclasses import dataclass, field
from time import process_time

import numpy as np
from numpy.typing import NDArray

from examples.features import Features, Floats
from examples.random_rollouts import random_actions
from signoria.rl.batch import Games

GAME, SEATS, COUNT = "medici_dice", 2, 256
HIDDEN, RATE, AT_ONCE = 96, 0.003, 4096
MOST_DECISIONS = 64  # of one seat in one game


class Policy:
    """Features in, one number an action out; Adam moves its weights."""

    def __init__(self, inputs: int, actions: int, rng: np.random.Generator) -> None:
        shapes = [(inputs, HIDDEN), (HIDDEN,), (HIDDEN, actions), (actions,)]
        self.weights: list[Floats] = [
            (rng.normal(0, 1 / np.sqrt(shape[0]), shape) * (len(shape) > 1)).astype(np.float32)
            for shape in shapes
        ]
        self.weights[2] *= 0.1
        self.means = [np.zeros_like(one) for one in self.weights]
        self.squares = [np.zeros_like(one) for one in self.weights]
        self.steps = 0

    def chances(self, features: Floats, masks: NDArray[np.uint8]) -> tuple[Floats, Floats]:
        """The hidden layer, and how likely each action is."""
        first, shift, second, other = self.weights
        hidden = np.tanh(features @ first + shift)
        logits = np.where(masks == 1, hidden @ second + other, -1e9)
        likely = np.exp(logits - logits.max(axis=1, keepdims=True))
        return hidden, likely / likely.sum(axis=1, keepdims=True)

    def choose(
        self, features: Floats, masks: NDArray[np.uint8], rng: np.random.Generator
    ) -> NDArray[np.int64]:
        """One action a row, as likely as the policy says."""
        _, likely = self.chances(features, masks)
        drawn = rng.random((len(likely), 1), dtype=np.float32) * likely.sum(axis=1, keepdims=True)
        at = (likely.cumsum(axis=1) <= drawn).sum(axis=1).clip(max=likely.shape[1] - 1)
        is_legal = masks[np.arange(len(at)), at] == 1
        return np.where(is_legal, at, (likely * masks).argmax(axis=1))  # rounding, very seldom

    def learn(
        self, features: Floats, masks: NDArray[np.uint8], actions: NDArray[np.int64], paid: Floats
    ) -> None:
        """One step uphill: what was paid well becomes more likely."""
        hidden, likely = self.chances(features, masks)
        worth = (paid - paid.mean()) / (paid.std() + 1e-6)
        push = -likely * worth[:, None]
        push[np.arange(len(actions)), actions] += worth
        push /= len(actions)
        back = (push @ self.weights[2].T) * (1 - hidden**2)
        slopes = [features.T @ back, back.sum(axis=0), hidden.T @ push, push.sum(axis=0)]
        self.steps += 1
        for at, slope in enumerate(slopes):
            self.means[at] = 0.9 * self.means[at] + 0.1 * slope
            self.squares[at] = 0.999 * self.squares[at] + 0.001 * slope**2
            mean = self.means[at] / (1 - 0.9**self.steps)
            square = self.squares[at] / (1 - 0.999**self.steps)
            self.weights[at] = self.weights[at] + RATE * mean / (np.sqrt(square) + 1e-8)


@dataclass
class Memory:
    """What the learner did in games that are not over yet, and in those that are."""

    features: Floats
    masks: NDArray[np.uint8]
    actions: NDArray[np.int64]
    counts: NDArray[np.int64]
    done: list[tuple[Floats, NDArray[np.uint8], NDArray[np.int64], Floats]] = field(
        default_factory=list
    )

    def keep(
        self,
        who: NDArray[np.int64],
        features: Floats,
        masks: NDArray[np.uint8],
        actions: NDArray[np.int64],
    ) -> None:
        """One decision in each of some games."""
        at = self.counts[who]
        self.features[who, at], self.masks[who, at], self.actions[who, at] = (
            features,
            masks,
            actions,
        )
        self.counts[who] += 1

    def close(self, game: int, paid: float) -> None:
        """A game is over: all its decisions are paid the same."""
        count = self.counts[game]
        pays = np.full(count, paid, dtype=np.float32)
        self.done.append(
            (
                self.features[game, :count].copy(),
                self.masks[game, :count].copy(),
                self.actions[game, :count].copy(),
                pays,
            )
        )
        self.counts[game] = 0

    def size(self) -> int:
        """Decisions of games that are over."""
        return sum(len(one[3]) for one in self.done)


def play(
    policy: Policy, seconds: float, seed: int, *, learns: bool, most_games: int = 10**9
) -> tuple[int, float]:
    """For so long, or so many games; how many were played, and which share was won."""
    rng = np.random.default_rng(seed)
    games = Games(GAME, SEATS, COUNT, seed, reward="margin")
    features = Features(games.fields)
    mine = np.arange(COUNT) % SEATS
    words = games.masks.shape[1]
    memory = Memory(
        np.zeros((COUNT, MOST_DECISIONS, features.width), np.float32),
        np.zeros((COUNT, MOST_DECISIONS, words), np.uint8),
        np.zeros((COUNT, MOST_DECISIONS), np.int64),
        np.zeros(COUNT, np.int64),
    )
    played, won, begun = 0, 0.0, process_time()
    while process_time() - begun < seconds and played < most_games:
        actions = random_actions(games.masks, rng)
        who = np.flatnonzero(games.actors == mine)
        if len(who):
            seen, masks = features.of(games.observations[who]), games.masks[who]
            actions[who] = policy.choose(seen, masks, rng)
            if learns:
                memory.keep(who, seen, masks, actions[who])
        games.step(actions)
        for game in np.flatnonzero(games.over):
            margin = float(games.rewards[game, mine[game]])
            played, won = played + 1, won + (1.0 if margin > 0 else 0.5 if margin == 0 else 0.0)
            if learns:
                memory.close(int(game), float(np.sign(margin)) + margin)
        if learns and memory.size() >= AT_ONCE:
            policy.learn(*(np.concatenate(part) for part in zip(*memory.done, strict=True)))
            memory.done.clear()
    return played, won / max(played, 1)


def new_policy(seed: int) -> Policy:
    """One that knows nothing."""
    games = Games(GAME, SEATS, 1)
    inputs = Features(games.fields).width
    return Policy(inputs, games.masks.shape[1], np.random.default_rng(seed))


def main() -> None:
    """Learn, and print the share of wins before and after."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--seconds", type=float, default=25.0, help="CPU time to learn")
    parser.add_argument("--games", type=int, default=2000, help="games to count wins in")
    parser.add_argument("--seed", type=int, default=1)
    chosen = parser.parse_args()
    policy = new_policy(chosen.seed)
    _, before = play(policy, 1e9, 10_001, learns=False, most_games=chosen.games)
    played, _ = play(policy, chosen.seconds, chosen.seed, learns=True)
    _, after = play(policy, 1e9, 10_002, learns=False, most_games=chosen.games)
    print(f"wins against random: {before:.1%} before, {after:.1%} after {played:,} games")


if __name__ == "__main__":
    main()
