"""Gymnasium: one seat learns, bots play the others.

import gymnasium, signoria.rl.gymnasium
env = gymnasium.make("signoria/MediciDice-v0", opponents=["greedy"])
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

import gymnasium
import numpy as np
from gymnasium import spaces

from signoria.bots import Bot, make
from signoria.kernel.chance import Rng
from signoria.kernel.rewards import WINS
from signoria.library import games
from signoria.rl.episode import Episode, Mask
from signoria.rl.rendering import MODES, check_mode, render

NAMESPACE = "signoria"
ANY_SEAT = "any"
LARGEST_SEED = 2**62


class AgainstBots(gymnasium.Env[dict[str, Any], Any]):
    """One seat of a game, by number or ``any``; *opponents* sit clockwise after it."""

    metadata = {"render_modes": MODES, "render_fps": 1}  # noqa: RUF012 - Gymnasium's name

    def __init__(
        self,
        game: str,
        opponents: Sequence[str | Bot] = ("greedy",),
        seat: int | str = ANY_SEAT,
        options: Mapping[str, object] | None = None,
        reward: str = WINS,
        render_mode: str | None = None,
    ) -> None:
        check_mode(render_mode)
        self.render_mode = render_mode
        self.episode = Episode(game, 1 + len(opponents), options, reward)
        self.seat = _checked(seat, self.episode.seats)
        self.opponents = [make(one) if isinstance(one, str) else one for one in opponents]
        self.mine = 0
        self.observation_space = spaces.Dict(
            {
                "observation": spaces.Box(self.episode.lows, self.episode.highs, dtype=np.int32),
                "action_mask": spaces.Box(0, 1, (self.episode.words,), dtype=np.int8),
            }
        )
        self.action_space = spaces.Discrete(self.episode.words)
        self.is_over = True

    def reset(
        self, *, seed: int | None = None, options: dict[str, Any] | None = None
    ) -> tuple[dict[str, Any], dict[str, Any]]:
        """Begin a game, and let the bots play until the own seat is asked."""
        super().reset(seed=seed)
        self.episode.begin(int(self.np_random.integers(LARGEST_SEED)))
        self._bots_rng = Rng(int(self.np_random.integers(LARGEST_SEED)))
        if self.seat == ANY_SEAT:
            self.mine = int(self.np_random.integers(self.episode.seats))
        else:
            self.mine = int(self.seat)
        self.is_over = False
        self._let_bots_play()
        return self._seen(), {"seat": self.mine}

    def step(self, action: Any) -> tuple[dict[str, Any], float, bool, bool, dict[str, Any]]:
        """Choose; an illegal action ends the game with the lowest reward, and info says why."""
        if self.is_over:
            raise gymnasium.error.ResetNeeded("the game is over, or has not begun: call reset()")
        if not self.episode.tries(action):
            self.is_over = True
            lowest = self.episode.bounds[0]
            return self._seen(), lowest, True, False, {"illegal": self.episode.why_not(action)}
        self._let_bots_play()
        self.is_over = self.episode.is_over
        reward = self.episode.rewards()[self.mine]
        return self._seen(), reward, self.is_over, False, {"seat": self.mine}

    def action_masks(self) -> Mask:
        """1 for every legal action, as masked learners ask for it."""
        asked = not self.is_over and self.episode.actor == self.mine
        return self.episode.mask() if asked else self.episode.nothing.copy()

    def render(self) -> Any:
        """As text or as a picture."""
        return render(self.render_mode, self.episode.game, self.episode.state)

    def _let_bots_play(self) -> None:
        episode = self.episode
        while not episode.is_over and episode.actor != self.mine:
            bot = self.opponents[(episode.actor - self.mine - 1) % episode.seats]
            chosen = bot.choose(episode.game.view(episode.state, episode.actor), self._bots_rng)
            number = episode.game.words.worded(str(chosen)).number
            episode.step(int(number))

    def _seen(self) -> dict[str, Any]:
        return {"observation": self.episode.row(self.mine), "action_mask": self.action_masks()}


def _checked(seat: int | str, seats: int) -> int | str:
    is_number = isinstance(seat, int) and not isinstance(seat, bool)
    if seat == ANY_SEAT or (is_number and 0 <= int(seat) < seats):
        return seat
    raise ValueError(f"a seat is a number from 0 to {seats - 1}, or {ANY_SEAT!r}, not {seat!r}")


def identifier(game: str) -> str:
    """``signoria/MediciDice-v0``."""
    return f"{NAMESPACE}/{''.join(word.capitalize() for word in game.split('_'))}-v0"


def register() -> None:
    """Tell Gymnasium about every game on the shelf; once is enough."""
    for game in games():
        if identifier(game) not in gymnasium.registry:
            gymnasium.register(
                identifier(game), "signoria.rl.gymnasium:AgainstBots", kwargs={"game": game}
            )


register()
