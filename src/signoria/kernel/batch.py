"""Many games of one kind, moved on together in one call, for machines that learn.

All numbers lie in flat rows, game after game; whoever wants arrays looks at them without a copy.
Chance is dealt at once, and a game that is over begins anew: the answer to its last move has the
rewards, the row is of the new game.
"""

from __future__ import annotations

from typing import Any, Final

from signoria._compat import i32, i64, u8, vec
from signoria.kernel.actions import IllegalAction
from signoria.kernel.chance import Rng
from signoria.kernel.game import Game
from signoria.kernel.menu import Menu
from signoria.kernel.rewards import check_reward, rewards
from signoria.kernel.state import State, gather, settle
from signoria.kernel.steps import CHANCE, NOBODY


class Batch:
    """So many games; *seeds* one a game."""

    def __init__(
        self, game: Game[Any], seats: int, seeds: list[int], options: dict[str, str], reward: str
    ) -> None:
        if not seeds:
            raise ValueError("a batch has at least one game")
        self.game: Final = game
        self.seats: Final[i64] = seats
        self.games: Final[i64] = len(seeds)
        self.width: Final[i64] = game.fields(seats).width
        self.words: Final[i64] = len(game.words)
        self.reward: Final = check_reward(reward)
        self.options: Final = options
        self._first: Final[State] = game.new(seats, options)
        self._rngs: Final[list[Rng]] = [Rng(seed) for seed in seeds]
        self._states: Final[list[State]] = [self._first for _ in seeds]
        self._menus: Final[list[Menu]] = [Menu() for _ in seeds]
        self.observations: Final = vec[i32]([i32(0)] * (self.games * self.width))
        self.masks: Final = vec[u8]([u8(0)] * (self.games * self.words))
        self.rewards: Final = vec[float]([0.0] * (self.games * self.seats))
        self.over: Final = vec[u8]([u8(0)] * self.games)
        self.actors: Final = vec[i64]([0] * self.games)
        for at in range(self.games):
            self._begin(at)
            self._show(at)

    def step(self, actions: vec[i64]) -> None:
        """One decision in every game, by its number: all are legal, or none is made."""
        if len(actions) != self.games:
            raise ValueError(f"there are {self.games} games, not {len(actions)}")
        for at in range(self.games):
            number = actions[at]
            if number < 0 or number >= self.words or self.masks[at * self.words + number] == 0:
                raise IllegalAction(self._why_not(at, number))
        for at in range(self.games):
            state = self._states[at]
            settle(state, state.step.take(state, self.game.words.actions[actions[at]]))
            self._deal(at, state)
            if state.who == NOBODY:
                self._reward(at, state)
                self.over[at] = 1
                self._begin(at)
            elif self.over[at]:
                self.over[at] = 0
                self._forget_rewards(at)
            self._show(at)

    def state(self, at: int) -> State:
        """A copy of one game, to look at."""
        state: State = self._states[at]
        return state.copy()

    def __reduce__(self) -> tuple[Any, tuple[Any, ...]]:
        chosen = (self.game, self.seats, self.options, self.reward)
        paid = [float(one) for one in self.rewards]
        return resumed, (
            *chosen,
            self._states[:],
            self._rngs[:],
            [int(one) for one in self.over],
            paid,
        )

    def resume(
        self, states: list[State], rngs: list[Rng], over: list[int], paid: list[float]
    ) -> None:
        """Go on where another batch of as many games was."""
        for at in range(self.games):
            self._states[at] = states[at]
            self._rngs[at] = rngs[at]
            self.over[at] = u8(over[at])
            self._show(at)
        for place in range(len(paid)):
            self.rewards[place] = paid[place]

    def legal(self, at: int) -> list[int]:
        """The numbers of the actions that are legal in one game."""
        return [action.number for action in self._menus[at].words()]

    def _begin(self, at: i64) -> None:
        state = self._first.copy()
        self._states[at] = state
        self._deal(at, state)

    def _deal(self, at: i64, state: State) -> None:
        rng = self._rngs[at]
        while state.who == CHANCE:
            settle(state, state.step.deal(state, rng))

    def _show(self, at: i64) -> None:
        state = self._states[at]
        first = at * self.words
        menu = self._menus[at]
        menu.mark(self.masks, first, 0)
        gather(state, menu)
        menu.mark(self.masks, first, 1)
        self.actors[at] = state.who
        self.game.encode(state, state.who, self.observations, at * self.width)

    def _reward(self, at: i64, state: State) -> None:
        first = at * self.seats
        for seat, reward in enumerate(rewards(self.game, state, self.reward)):
            self.rewards[first + seat] = reward

    def _forget_rewards(self, at: i64) -> None:
        for seat in range(self.seats):
            self.rewards[at * self.seats + seat] = 0.0

    def _why_not(self, at: i64, number: i64) -> str:
        if not 0 <= number < self.words:
            return f"game {at}: no action {number}; they go from 0 to {self.words - 1}"
        text = self.game.words.actions[number].text
        legal = ", ".join([action.text for action in self._menus[at].words()])
        return f"game {at}: {text!r} is not legal here; legal: {legal}; no game was moved"


def resumed(
    game: Game[Any],
    seats: int,
    options: dict[str, str],
    reward: str,
    states: list[State],
    rngs: list[Rng],
    over: list[int],
    paid: list[float],
) -> Batch:
    """A batch in the midst of its games, as it was pickled."""
    batch = Batch(game, seats, [0] * len(states), options, reward)
    batch.resume(states, rngs, over, paid)
    return batch
