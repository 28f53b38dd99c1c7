"""Any game as a PettingZoo environment in which agents act one after another (AEC)."""

from __future__ import annotations

import sys
from collections.abc import Iterator, Mapping
from itertools import repeat
from typing import Any

import numpy as np
from gymnasium import spaces
from pettingzoo import AECEnv
from pettingzoo.utils import wrappers
from pettingzoo.utils.conversions import turn_based_aec_to_parallel
from pettingzoo.utils.env_logger import EnvLogger

from signoria.kernel.actions import IllegalAction
from signoria.kernel.chance import Rng
from signoria.kernel.rewards import WINS
from signoria.rl.episode import Episode, as_number
from signoria.rl.rendering import MODES, check_mode, render
from signoria.rl.seeds import next_seed


class Environment(AECEnv[str, dict[str, Any], int]):  # type: ignore[misc]
    """One game; agents are called ``player_0``, ``player_1`` … Before ``reset`` nothing works."""

    has_begun = False

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
        self.agents: list[str] = []
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
        self.has_begun = True
        self.agents = self.possible_agents[:]
        self.rewards = dict.fromkeys(self.agents, 0.0)
        self._cumulative_rewards = dict.fromkeys(self.agents, 0.0)
        self.terminations = dict.fromkeys(self.agents, False)
        self.truncations = dict.fromkeys(self.agents, False)
        self.infos: dict[str, dict[str, Any]] = {agent: {} for agent in self.agents}
        self.agent_selection = self.agents[self.episode.actor]

    def observe(self, agent: str) -> dict[str, Any]:
        """What a seat sees now; nothing is legal for one that is not asked."""
        if not self.has_begun:
            EnvLogger.error_observe_before_reset()
        episode, seat = self.episode, self._seat[agent]
        asked = seat == episode.single.who and not self.terminations[agent]
        return {
            "observation": episode.row(seat),
            "action_mask": episode.mask() if asked else episode.nothing.copy(),
        }

    def step(self, action: int | None) -> None:
        """Let the selected agent choose; what is not legal raises ``IllegalAction``."""
        if not self.agents:
            self._nobody_acts()
            return
        agent, episode = self.agent_selection, self.episode
        if self.terminations[agent] or self.truncations[agent]:
            self._was_dead_step(action)
        elif not episode.tries(action):
            self.refuse(agent, action)
        elif (who := episode.single.who) >= 0:  # nobody is paid before the end
            self.agent_selection = self.possible_agents[who]
        else:
            self.rewards = dict(zip(self.agents, episode.rewards(), strict=True))
            self.terminations = dict.fromkeys(self.agents, True)
            self.agent_selection = self.agents[(self._seat[agent] + 1) % len(self.agents)]
            self._accumulate_rewards()

    def _nobody_acts(self) -> None:
        if not self.has_begun:
            EnvLogger.error_step_before_reset()
        self.all_have_left()

    def agent_iter(self, max_iter: int = 2**63) -> Iterator[str]:
        """Whoever is to act, until all are done."""
        if not self.has_begun:
            EnvLogger.error_agent_iter_before_reset()
        return self._turns(min(max_iter, sys.maxsize))

    def _turns(self, most: int) -> Iterator[str]:
        for _ in repeat(None, most):
            if not self.agents:
                return
            yield self.agent_selection

    def refuse(self, agent: str, action: object) -> None:
        """What comes of an action that is not legal."""
        raise IllegalAction(self.episode.why_not(action))

    def all_have_left(self) -> None:
        """What comes of a step after the last agent's."""
        raise IllegalAction("all agents have left: reset() begins another game")

    def render(self) -> Any:
        """As text or as a picture."""
        if not self.has_begun:
            EnvLogger.error_render_before_reset()
        return render(self.render_mode, self.episode.game, self.episode.state)

    def close(self) -> None:
        """Nothing is open."""


class Guarded(Environment):
    """What PettingZoo's wrappers do, in one layer: they take ten times as long as a move.

    An action outside of the space fails; one that is not legal ends the game, and ``infos`` says
    why. A step when all have left is warned of.
    """

    def refuse(self, agent: str, action: object) -> None:
        """The agent gets less than anything a game can bring; the others get nothing."""
        why = self.episode.why_not(action)
        number = as_number(action)
        assert number is not None and 0 <= number < self.episode.words, why  # noqa: PT018
        EnvLogger.warn_on_illegal_move()
        self.terminations = dict.fromkeys(self.agents, True)
        self.truncations = dict.fromkeys(self.agents, True)
        self.rewards = dict.fromkeys(self.agents, 0.0)
        self.rewards[agent] = self.episode.bounds[0] - 1
        self.infos[agent] = {"illegal": why}
        self._accumulate_rewards()
        self._deads_step_first()

    def all_have_left(self) -> None:
        """A warning, as PettingZoo's wrappers give it."""
        EnvLogger.warn_step_after_terminated_truncated()


def parallel(game: str, **arguments: Any) -> Any:
    """The same for learners that want all agents at once; only one of them is asked."""
    return turn_based_aec_to_parallel(wrappers.OrderEnforcingWrapper(Guarded(game, **arguments)))
