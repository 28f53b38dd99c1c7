"""Masked PPO in PyTorch on arrays: one network, against random players.

pip install ".[torch]"
python -m examples.masked_ppo --updates 80
"""

from __future__ import annotations

import argparse

import numpy as np
import torch
from torch import nn

from examples.features import Features
from examples.random_rollouts import random_actions
from signoria.rl.batch import Games

SEATS, COUNT, STEPS = 2, 256, 32  # games at once, and steps of each before the network learns
EPOCHS, PART, CLIP, RATE, ENTROPY = 3, 512, 0.2, 2e-3, 0.01  # it learns part by part
FORESIGHT = 0.9  # how far a decision is held to what came later, beyond the next position's worth

Decisions = tuple[torch.Tensor, ...]  # one row a decision in each


class Network(nn.Module):
    """Features in; one number an action, and what the position is worth."""

    def __init__(self, inputs: int, actions: int) -> None:
        super().__init__()
        self.body = nn.Sequential(nn.Linear(inputs, 128), nn.Tanh())
        self.actions, self.worth = nn.Linear(128, actions), nn.Linear(128, 1)

    def forward(
        self, features: torch.Tensor, masks: torch.Tensor
    ) -> tuple[torch.distributions.Categorical, torch.Tensor]:
        """How likely each legal action is, and the worth."""
        hidden = self.body(features)
        logits = self.actions(hidden).masked_fill(masks == 0, -1e9)
        return torch.distributions.Categorical(logits=logits), self.worth(hidden).squeeze(-1)


class Learner:
    """Plays every second seat of a batch, and learns from games that are over."""

    def __init__(self, game: str, seed: int) -> None:
        torch.manual_seed(seed)
        self.rng = np.random.default_rng(seed)
        self.games = Games(game, SEATS, COUNT, seed, reward="margin")
        self.features = Features(self.games.fields)
        self.network = Network(self.features.width, self.games.masks.shape[1])
        self.optimizer = torch.optim.Adam(self.network.parameters(), RATE)
        self.mine = np.arange(COUNT) % SEATS
        self.open: list[list[tuple[int, int]]] = [[] for _ in range(COUNT)]  # step, place in it
        self.seen: dict[int, Decisions] = {}
        self.steps, self.played, self.won = 0, 0, 0.0

    def play(self, steps: int) -> list[Decisions]:
        """Some steps; every decision of games that ended, with what it was paid."""
        games, found = self.games, []
        for _ in range(steps):
            actions = random_actions(games.masks, self.rng)
            who = np.flatnonzero(games.actors == self.mine)
            seen = torch.from_numpy(self.features.of(games.observations[who]))
            masks = torch.from_numpy(games.masks[who].copy())
            with torch.no_grad():
                likely, worth = self.network(seen, masks)
                chosen = likely.sample()
                chances = likely.log_prob(chosen)
            actions[who] = chosen.numpy()
            self.steps += 1
            self.seen[self.steps] = (seen, masks, chosen, chances, worth)
            for at, game in enumerate(who):
                self.open[game].append((self.steps, at))
            games.step(actions)
            for game in np.flatnonzero(games.over):
                margin = float(games.rewards[game, self.mine[game]])
                self.played += 1
                self.won += 0.5 + 0.5 * float(np.sign(margin))
                if self.open[game]:
                    found.append(self.close(self.open[game], float(np.sign(margin)) + margin))
                self.open[game] = []
        self.forget()
        return found

    def close(self, places: list[tuple[int, int]], paid: float) -> Decisions:
        """The decisions of a game, how much better each was than expected, and their worth."""
        parts = [[self.seen[step][part][at] for step, at in places] for part in range(5)]
        seen, masks, chosen, chances, worth = (torch.stack(part) for part in parts)
        better, later, ahead = torch.zeros(len(places)), 0.0, paid
        for at in reversed(range(len(places))):
            later = ahead - float(worth[at]) + FORESIGHT * later
            better[at], ahead = later, float(worth[at])
        return seen, masks, chosen, chances, better, better + worth

    def forget(self) -> None:
        """What no open game needs any more."""
        oldest = min((places[0][0] for places in self.open if places), default=self.steps)
        for step in [step for step in self.seen if step < oldest]:
            del self.seen[step]

    def learn(self, games: list[Decisions]) -> None:
        """PPO: no step further than the clip allows."""
        seen, masks, chosen, before, better, worth = (
            torch.cat(part) for part in zip(*games, strict=True)
        )
        better = (better - better.mean()) / (better.std() + 1e-6)
        for _ in range(EPOCHS):
            for part in torch.randperm(len(better)).split(PART):
                likely, now = self.network(seen[part], masks[part])
                ratio = torch.exp(likely.log_prob(chosen[part]) - before[part])
                clipped = ratio.clamp(1 - CLIP, 1 + CLIP)
                policy = -torch.min(ratio * better[part], clipped * better[part]).mean()
                value = (worth[part] - now).pow(2).mean()
                loss = policy + 0.5 * value - ENTROPY * likely.entropy().mean()
                self.optimizer.zero_grad()
                loss.backward()  # type: ignore[no-untyped-call]
                self.optimizer.step()


def main() -> None:
    """Learn, and print the share of wins from time to time."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--game", default="medici_dice")
    parser.add_argument("--updates", type=int, default=80)
    parser.add_argument("--seed", type=int, default=1)
    chosen = parser.parse_args()
    torch.set_num_threads(1)
    learner = Learner(chosen.game, chosen.seed)
    for update in range(1, chosen.updates + 1):
        decisions = learner.play(STEPS)
        if decisions:
            learner.learn(decisions)
        if update % max(1, chosen.updates // 6) == 0 and learner.played:
            won = learner.won / learner.played
            print(f"update {update}: wins {won:.1%} of {learner.played} games against random")
            learner.played, learner.won = 0, 0.0


if __name__ == "__main__":
    main()
