"""Games played to the end at random, and searches built on them; compiled with the rules."""

from __future__ import annotations

from time import perf_counter
from typing import Final

from signoria._compat import i64
from signoria.kernel.actions import Action
from signoria.kernel.chance import Rng
from signoria.kernel.game import View
from signoria.kernel.state import State
from signoria.kernel.steps import CHANCE, NOBODY

SEEDS: Final[i64] = 0x7FFFFFFF
MILLISECONDS: Final = 1000.0


def play_out(state: State, dealer: Rng, player: Rng) -> i64:
    """Play at random to the end; answers with the number of decisions.

    Chance and choices may come from different generators, so that options compared with each
    other meet the same dice.
    """
    decisions: i64 = 0
    while state.who != NOBODY:
        if state.who == CHANCE:
            state.deal(dealer)
        else:
            options = state.options()
            state.apply(options[player.below(len(options))])
            decisions += 1
    return decisions


def look_ahead(view: View, rng: Rng) -> list[float]:
    """The game's value of the table right after each option."""
    game = view.game
    seat = view.seat
    world = view.imagine(rng)
    values: list[float] = []
    for action in view.options:
        state = world.copy()
        state.apply(action)
        values.append(game.value(state, seat))
    return values


class Candidate:
    """An option, and what its simulations brought."""

    def __init__(self, action: Action) -> None:
        self.action: Final = action
        self.simulations: i64 = 0
        self.reward: float = 0.0

    @property
    def average(self) -> float:
        """Mean reward: 0 to 1, the more the better."""
        return self.reward / float(self.simulations) if self.simulations else 0.0


def flat(view: View, rng: Rng, simulations: i64, milliseconds: i64) -> list[Candidate]:
    """Sequential halving: in each round the candidates meet the same worlds and the same chance;
    then the worse half drops out. The best comes first.
    """
    dropped: list[Candidate] = []
    alive = [Candidate(action) for action in view.options]
    rounds = 0
    while len(alive) >> rounds > 1:
        rounds += 1
    began = perf_counter()
    for stage in range(1, rounds + 1):
        worlds: i64 = simulations // (rounds * len(alive))
        until = began + float(milliseconds) / MILLISECONDS * float(stage) / float(rounds)
        world: i64 = 0
        while world == 0 or (perf_counter() < until if milliseconds else world < worlds):
            _simulate(view, rng, alive)
            world += 1
        alive.sort(key=_reward, reverse=True)
        half = (len(alive) + 1) // 2
        dropped = alive[half:] + dropped
        alive = alive[:half]
    return alive + dropped


def _simulate(view: View, rng: Rng, alive: list[Candidate]) -> None:
    """One world, for every candidate."""
    world = view.imagine(rng)
    chance: i64 = rng.below(SEEDS)
    choices: i64 = rng.below(SEEDS)
    seat: i64 = view.seat
    for candidate in alive:
        state = world.copy()
        state.apply(candidate.action)
        play_out(state, Rng(chance), Rng(choices))
        candidate.simulations += 1
        candidate.reward += state.reward(seat)


def _reward(candidate: Candidate) -> float:
    return candidate.reward
