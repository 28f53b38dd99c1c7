"""OpenSpiel: every game as ``pyspiel.load_game("python_signoria_medici_dice(players=3)")``.

Importing this module registers them. Chance is explicit, one outcome a node. Variants are
parameters. OpenSpiel's C++ ``MCTSBot`` cannot search games written in Python, its own included:
use ``open_spiel.python.algorithms.mcts``.
"""

from __future__ import annotations

import json
from typing import Any

import numpy as np
from numpy.typing import NDArray

try:
    import pyspiel
except ModuleNotFoundError as error:  # which does not say what it is called where it is installed
    raise ModuleNotFoundError(
        "OpenSpiel is missing: install the extra, pip install signoria[spiel]", name=error.name
    ) from error

from signoria._compat import i32, vec
from signoria.kernel.actions import IllegalAction
from signoria.kernel.rewards import BOUNDS, WINS, check_reward, rewards
from signoria.kernel.steps import CHANCE, NOBODY
from signoria.library import games, load

PREFIX = "python_signoria_"
PLAYERS, REWARD = "players", "reward"
FEWEST = 2  # players, unless said otherwise


def short_name(game: str) -> str:
    """As ``pyspiel.load_game`` wants it."""
    return f"{PREFIX}{game}"


def load_named(text: str) -> Any:
    """``pyspiel.load_game``; unpickling it from here makes sure that the games are registered."""
    return pyspiel.load_game(text)


class SpielGame(pyspiel.Game):  # type: ignore[misc]
    """One game with its parameters chosen."""

    name = ""  # of the game here
    kind: Any = None  # its GameType

    def __init__(self, params: dict[str, Any] | None = None) -> None:
        chosen = dict(params or {})
        self.here: Any = load(self.name)
        self.players = int(chosen.get(PLAYERS, max(FEWEST, self.here.seats[0])))
        self.here.check_seats(self.players)
        self.reward = check_reward(str(chosen.get(REWARD, WINS)))
        wanted = {name: str(chosen[name]) for name in self.here.variants if name in chosen}
        self.options = self.here.choose(self.players, wanted)
        self.first = self.here.new(self.players, self.options)
        self.fields = self.here.fields(self.players)
        least, most = BOUNDS[self.reward]
        words = len(self.here.words)
        info = pyspiel.GameInfo(
            num_distinct_actions=words,
            max_chance_outcomes=words,
            num_players=self.players,
            min_utility=least,
            max_utility=most,
            max_game_length=self.here.most_actions(self.players),  # proven: see each game's length
        )
        super().__init__(self.kind, info, chosen)

    def __reduce__(self) -> tuple[Any, ...]:
        """Pickled as its name with its parameters: its class is made when it is registered."""
        return load_named, (str(self),)

    def new_initial_state(self) -> SpielState:
        """A game about to begin."""
        return SpielState(self)

    def make_py_observer(self, iig_obs_type: Any = None, params: Any = None) -> Observer:
        """What a player sees: rows of numbers, or JSON."""
        if params:
            raise ValueError(f"observers take no parameters, not {params}")
        return Observer(self)


class SpielState(pyspiel.State):  # type: ignore[misc]
    """A game in progress."""

    def __init__(self, game: SpielGame) -> None:
        super().__init__(game)
        self.state: Any = game.first.copy()

    def current_player(self) -> int:
        """A seat, chance, or nobody at the end."""
        actor = int(self.state.actor())
        if actor == NOBODY:
            return int(pyspiel.PlayerId.TERMINAL)
        return int(pyspiel.PlayerId.CHANCE) if actor == CHANCE else actor

    def _legal_actions(self, player: int) -> list[int]:
        if player != self.state.actor():
            return []
        return [int(action.number) for action in self.state.options()]

    def chance_outcomes(self) -> list[tuple[int, float]]:
        """Every outcome and how likely it is."""
        weights = self.state.weights()
        total = sum(weights)
        return [
            (int(action.number), weight / total)
            for action, weight in zip(self.state.options(), weights, strict=True)
        ]

    def _apply_action(self, action: int) -> None:
        for option in self.state.options():
            if option.number == action:
                self.state.apply(option)
                return
        raise IllegalAction(self._why_not(int(action)))

    def _why_not(self, action: int) -> str:
        if self.is_terminal():
            return "the game is over: no action is legal"
        text = self._words().numbered(action).text
        legal = ", ".join(f"{option.number} {option.text}" for option in self.state.options())
        return f"{action} ({text}) is not legal here; legal: {legal}"

    def _action_to_string(self, player: int, action: int) -> str:
        return str(self._words().numbered(int(action)).text)

    def is_terminal(self) -> bool:
        """Whether the game is over."""
        return bool(self.state.actor() == NOBODY)

    def returns(self) -> list[float]:
        """One number a player; nothing before the end."""
        if not self.is_terminal():
            return [0.0] * int(self.state.seats)
        game = self.get_game()
        return [float(one) for one in rewards(game.here, self.state, game.reward)]

    def __str__(self) -> str:
        return str(self.state)

    def _words(self) -> Any:
        return self.state.words()


class Observer:
    """What a player sees, as OpenSpiel's algorithms ask for it."""

    def __init__(self, game: SpielGame) -> None:
        self.here = game.here
        width = game.fields.width
        self.tensor: NDArray[np.float32] = np.zeros(width, np.float32)
        self.dict = {"observation": self.tensor}
        self._row = vec[i32]([i32(0)] * width)

    def set_from(self, state: SpielState, player: int) -> None:
        """Write what *player* sees into ``tensor``."""
        self.here.encode(state.state, player, self._row, 0)
        self.tensor[:] = self._row

    def string_from(self, state: SpielState, player: int) -> str:
        """The same as JSON."""
        return json.dumps(self.here.observe(state.state, player), sort_keys=True)


def _type(name: str) -> Any:
    game: Any = load(name)
    # OpenSpiel reads what looks like a number as one.
    defaults = {
        variant.name: int(variant.default) if variant.default.isdecimal() else variant.default
        for variant in game.variants.values()
    }
    information = pyspiel.GameType.Information
    return pyspiel.GameType(
        short_name=short_name(name),
        long_name=game.title,
        dynamics=pyspiel.GameType.Dynamics.SEQUENTIAL,
        chance_mode=pyspiel.GameType.ChanceMode.EXPLICIT_STOCHASTIC,
        information=information.IMPERFECT_INFORMATION
        if game.has_secrets
        else information.PERFECT_INFORMATION,
        utility=pyspiel.GameType.Utility.GENERAL_SUM,
        reward_model=pyspiel.GameType.RewardModel.TERMINAL,
        max_num_players=game.seats[-1],
        min_num_players=game.seats[0],
        provides_information_state_string=False,
        provides_information_state_tensor=False,
        provides_observation_string=True,
        provides_observation_tensor=True,
        parameter_specification={
            PLAYERS: max(FEWEST, game.seats[0]),
            REWARD: WINS,
            **defaults,
        },
    )


def register() -> None:
    """Tell OpenSpiel about every game on the shelf; once is enough."""
    known = set(pyspiel.registered_names())
    for name in games():
        if short_name(name) not in known:
            kind = _type(name)
            made = type(f"Spiel{name}", (SpielGame,), {"name": name, "kind": kind})
            pyspiel.register_game(kind, made)


register()
