"""Any game as a PettingZoo environment in which agents act one after another (AEC)."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

import numpy as np
from gymnasium import spaces
from pettingzoo import AECEnv
from pettingzoo.utils import wrappers
from pettingzoo.utils.conversions import turn_based_aec_to_parallel

from signoria.kernel.chance import Rng
from signoria.kernel.rewards import WINS
from signoria.rl.episode import Episode
from signoria.rl.rendering import MODES, check_mode, render
from signoria.rl.seeds import next_seed


class Environment(AECEnv[str, dict[str, Any], int]):  # type: ignore[misc]
    """One game; agents are called ``player_0``, ``player_1`` …"""

    def __init__(
        self,
        game: str,
        seats: int,
        options: Mapping[str, object] | None = None,
        reward: str = WINS,
        render_mode: str | None = None,
    ) -> None:
        super().__init__()
        check_mode(render_mode)
        self.metadata = {
            "name": f"{game}_v0",
            "render_modes": MODES,
            "is_parallelizable": True,
            "render_fps": 1,
        }
        self.render_mode = render_mode
        self.episode = Episode(game, seats, options, reward)
        self.possible_agents = [f"player_{seat}" for seat in range(seats)]
        self._seat = {agent: seat for seat, agent in enumerate(self.possible_agents)}
        self._seeds = Rng(0)
        seen = spaces.Dict(
            {
                "observation": spaces.Box(self.episode.lows, self.episode.highs, dtype=np.int32),
                "action_mask": spaces.Box(0, 1, (self.episode.words,), dtype=np.int8),
            }
        )
        actions = spaces.Discrete(self.episode.words)
        self.observation_spaces = dict.fromkeys(self.possible_agents, seen)
        self.action_spaces = dict.fromkeys(self.possible_agents, actions)

    def observation_space(self, agent: str) -> spaces.Space[Any]:
        """What a seat sees, and which actions are legal for it."""
        return self.observation_spaces[agent]

    def action_space(self, agent: str) -> spaces.Space[Any]:
        """Every action of the game's vocabulary by its number."""
        return self.action_spaces[agent]

    def reset(self, seed: int | None = None, options: dict[str, Any] | None = None) -> None:
        """Begin a game. Without a seed the next one follows from the last."""
        if seed is not None:
            self._seeds = Rng(seed)
        self.episode.begin(next_seed(self._seeds))
        self.agents = self.possible_agents[:]
        self.rewards = dict.fromkeys(self.agents, 0.0)
        self._cumulative_rewards = dict.fromkeys(self.agents, 0.0)
        self.terminations = dict.fromkeys(self.agents, False)
        self.truncations = dict.fromkeys(self.agents, False)
        self.infos: dict[str, dict[str, Any]] = {agent: {} for agent in self.agents}
        self.agent_selection = self.agents[self.episode.actor]

    def observe(self, agent: str) -> dict[str, Any]:
        """What a seat sees now; nothing is legal for one that is not asked."""
        seat = self._seat[agent]
        asked = seat == self.episode.actor
        return {
            "observation": self.episode.row(seat),
            "action_mask": self.episode.mask() if asked else self.episode.nothing.copy(),
        }

    def step(self, action: int | None) -> None:
        """Let the selected agent choose; what is not legal raises ``IllegalAction``."""
        agent = self.agent_selection
        if self.terminations[agent] or self.truncations[agent]:
            self._was_dead_step(action)
            return
        self.episode.step(action)
        self._cumulative_rewards[agent] = 0.0
        if self.episode.is_over:
            self.rewards = dict(zip(self.agents, self.episode.rewards(), strict=True))
            self.terminations = dict.fromkeys(self.agents, True)
            self.agent_selection = self.agents[(self._seat[agent] + 1) % len(self.agents)]
        else:
            self._clear_rewards()
            self.agent_selection = self.possible_agents[self.episode.actor]
        self._accumulate_rewards()

    def render(self) -> Any:
        """As text or as a picture."""
        return render(self.render_mode, self.episode.game, self.episode.state)

    def close(self) -> None:
        """Nothing is open."""


def wrapped(game: str, **arguments: Any) -> Any:
    """The environment as learners expect it: an illegal action ends it with the lowest reward."""
    made = Environment(game, **arguments)
    lowest = made.episode.bounds[0] - 1
    ended = wrappers.TerminateIllegalWrapper(made, illegal_reward=lowest)
    return wrappers.OrderEnforcingWrapper(wrappers.AssertOutOfBoundsWrapper(ended))


def parallel(game: str, **arguments: Any) -> Any:
    """The same for learners that want all agents at once; only one of them is asked."""
    return turn_based_aec_to_parallel(wrapped(game, **arguments))
