"""Games played to the end at random, and searches built on them; compiled with the rules."""

from __future__ import annotations

from time import perf_counter
from typing import Any, Final

from signoria._compat import i64
from signoria.kernel.actions import Action
from signoria.kernel.chance import Rng
from signoria.kernel.game import Game, View
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


def play_games(first: State, games: i64, rng: Rng) -> i64:
    """So many random games from the same beginning; answers with the number of decisions."""
    decisions: i64 = 0
    for _ in range(games):
        decisions += play_out(first.copy(), rng, rng)
    return decisions


def copy_often(state: State, times: i64) -> None:
    """For benchmarks: nothing but copies."""
    for _ in range(times):
        state.copy()


def play_out_well(game: Game[Any], state: State, dealer: Rng, player: Rng, tries: i64) -> State:
    """Play to the end, each time with the best of *tries* options drawn at random.

    The best is what the game's hand-made value likes most; answers with the final state.
    """
    while state.who != NOBODY:
        if state.who == CHANCE:
            state.deal(dealer)
            continue
        options = state.options()
        count: i64 = len(options)
        seat: i64 = state.who
        best = state.copy()
        best.apply(options[player.below(count)])
        if count > 1:
            best_value = game.value(best, seat)
            for _ in range(tries - 1):
                other = state.copy()
                other.apply(options[player.below(count)])
                other_value = game.value(other, seat)
                if other_value > best_value:
                    best = other
                    best_value = other_value
        state = best
    return state


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


def flat(view: View, rng: Rng, simulations: i64, milliseconds: i64, tries: i64) -> list[Candidate]:
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
            _simulate(view, rng, alive, tries)
            world += 1
        alive.sort(key=_reward, reverse=True)
        half = (len(alive) + 1) // 2
        dropped = alive[half:] + dropped
        alive = alive[:half]
    return alive + dropped


def _simulate(view: View, rng: Rng, alive: list[Candidate], tries: i64) -> None:
    """One world, for every candidate."""
    world = view.imagine(rng)
    chance: i64 = rng.below(SEEDS)
    choices: i64 = rng.below(SEEDS)
    seat: i64 = view.seat
    for candidate in alive:
        state = world.copy()
        state.apply(candidate.action)
        if tries == 1:
            play_out(state, Rng(chance), Rng(choices))
        else:
            state = play_out_well(view.game, state, Rng(chance), Rng(choices), tries)
        candidate.simulations += 1
        candidate.reward += state.reward(seat)


def _reward(candidate: Candidate) -> float:
    return candidate.reward
