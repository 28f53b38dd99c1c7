"""Games played on at random or well, and searches built on them; compiled with the rules.

Among equals chance decides, from the bot's own generator: the order of options is the order of
seats and of the vocabulary, and whoever took the first would always strike the same player.
"""

from __future__ import annotations

from time import perf_counter
from typing import Any, Final

from signoria._compat import i64
from signoria.kernel.actions import Action, Options
from signoria.kernel.chance import Rng
from signoria.kernel.game import Game, View
from signoria.kernel.menu import Menu
from signoria.kernel.state import State, settle
from signoria.kernel.steps import CHANCE, NOBODY

SEEDS: Final[i64] = 0x7FFFFFFF
MILLISECONDS: Final = 1000.0
HALF: Final = 0.5
MANY_POINTS: Final = 100.0  # promise three quarters of the best reward
EQUAL: Final = 1e-9  # values that differ by less are equal: they were summed in another order
DIGITS: Final = 9  # of a reward that count, for the same reason
TRUST: Final = 4.0  # simulations that weigh as much as a look at the table after an option


def play_out(state: State, dealer: Rng, player: Rng) -> i64:
    """Play at random to the end; answers with the number of decisions.

    Chance and choices may come from different generators, so that options compared with each
    other meet the same dice.
    """
    decisions: i64 = 0
    menu = Menu()
    who: i64 = state.who
    while who != NOBODY:
        step = state.step
        if who == CHANCE:
            settle(state, step.deal(state, dealer))
        elif step.has_menu:
            menu.clear()
            step.gather(state, menu)
            settle(state, step.take(state, menu.draw(player)))
            decisions += 1
        else:
            options = step.options(state)
            settle(state, step.take(state, options[player.below(len(options))]))
            decisions += 1
        who = state.who
    return decisions


def play_games(first: State, games: i64, rng: Rng) -> i64:
    """So many random games from the same beginning; answers with the number of decisions."""
    decisions: i64 = 0
    for _game in range(games):
        decisions += play_out(first.copy(), rng, rng)
    return decisions


def copy_often(state: State, times: i64) -> None:
    """For benchmarks: nothing but copies."""
    for _time in range(times):
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
            for _try in range(tries - 1):
                other = state.copy()
                other.apply(options[player.below(count)])
                other_value = game.value(other, seat)
                if other_value > best_value:
                    best = other
                    best_value = other_value
        state = best
    return state


def play_ahead(
    game: Game[Any], state: State, dealer: Rng, player: Rng, seat: i64, horizon: i64
) -> State:
    """Play on as greedy players do, until *seat* has chosen *horizon* times and is asked again.

    Forced moves are not choices; *player* chooses among equals. Answers with the state then, or
    at the end of the game.
    """
    chosen: i64 = 0
    while state.who != NOBODY:
        if state.who == CHANCE:
            state.deal(dealer)
            continue
        options = state.options()
        if len(options) == 1:
            state.apply(options[0])
            continue
        if state.who == seat:
            if chosen == horizon:
                break
            chosen += 1
        state = best_after(game, state, options, player)
    return state


def best_after(game: Game[Any], state: State, options: Options, player: Rng) -> State:
    """The table after the option that the game's value likes most; any one among equals."""
    seat: i64 = state.who
    best = state.copy()
    best.apply(options[0])
    best_value = game.value(best, seat)
    equals: i64 = 1
    for at in range(1, len(options)):
        other = state.copy()
        other.apply(options[at])
        other_value = game.value(other, seat)
        if other_value > best_value + EQUAL:
            best = other
            best_value = other_value
            equals = 1
        elif other_value >= best_value - EQUAL:
            equals += 1
            if player.below(equals) == 0:
                best = other
    return best


def any_best(values: list[float], rng: Rng) -> i64:
    """The place of the greatest value; any one among equals."""
    greatest = max(values)
    found: list[int] = []
    for at, value in enumerate(values):
        if value >= greatest - EQUAL:
            found.append(at)
    if len(found) == 1:
        return found[0]
    return found[rng.below(len(found))]


def promise(value: float) -> float:
    """A game's value, in points, as a reward: 0 to 1, the more the better."""
    return HALF + HALF * value / (abs(value) + MANY_POINTS)


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
    """An option, what it looks like at first, and what its simulations brought."""

    def __init__(self, action: Action, glance: float, trust: float) -> None:
        self.action: Final = action
        self.simulations: i64 = 0
        self.reward: float = trust * glance
        self.trust: Final = trust  # how many simulations the first glance counts for

    @property
    def average(self) -> float:
        """Mean reward: 0 to 1, the more the better."""
        weight = self.trust + float(self.simulations)
        return self.reward / weight if weight else 0.0


def flat(view: View, rng: Rng, simulations: i64, milliseconds: i64, tries: i64) -> list[Candidate]:
    """Sequential halving: in each round the candidates meet the same worlds and the same chance;
    then the worse half drops out. The best comes first. With both budgets, the smaller one counts.
    """
    began = perf_counter()
    alive = _candidates(view, rng)
    dropped: list[Candidate] = []
    breadth = view.game.breadth
    if view.game.horizon and breadth:
        dropped = alive[breadth:]
        alive = alive[:breadth]
    rounds = 0
    while len(alive) >> rounds > 1:
        rounds += 1
    for stage in range(1, rounds + 1):
        worlds: i64 = simulations // (rounds * len(alive))
        until = began + float(milliseconds) / MILLISECONDS * float(stage) / float(rounds)
        world: i64 = 0
        while world == 0 or (
            (not simulations or world < worlds) and (not milliseconds or perf_counter() < until)
        ):
            _simulate(view, rng, alive, tries)
            world += 1
        alive.sort(key=_reward, reverse=True)
        half = (len(alive) + 1) // 2
        dropped = alive[half:] + dropped
        alive = alive[:half]
    return alive + dropped


def _candidates(view: View, rng: Rng) -> list[Candidate]:
    """All options in any order; if the game's value can judge a table half played, the best at
    first glance come first. Sorting leaves equals in the order of chance.
    """
    found: list[Candidate] = []
    if view.game.horizon == 0 or len(view.options) == 1:
        for action in view.options:
            found.append(Candidate(action, 0.0, 0.0))
    else:
        for action, value in zip(view.options, look_ahead(view, rng), strict=True):
            found.append(Candidate(action, promise(value), TRUST))
    _shuffle(found, rng)
    if view.game.horizon:
        found.sort(key=_reward, reverse=True)
    return found


def _shuffle(candidates: list[Candidate], rng: Rng) -> None:
    """Any order is equally likely."""
    for last in range(len(candidates) - 1, 0, -1):
        at = rng.below(last + 1)
        candidates[last], candidates[at] = candidates[at], candidates[last]


def _simulate(view: View, rng: Rng, alive: list[Candidate], tries: i64) -> None:
    """One world, for every candidate."""
    world = view.imagine(rng)
    dealer = Rng(rng.below(SEEDS))
    player = Rng(rng.below(SEEDS))
    for candidate in alive:
        state = world.copy()
        state.apply(candidate.action)
        candidate.simulations += 1
        candidate.reward += _outcome(view, state, dealer.copy(), player.copy(), tries)


def _outcome(view: View, state: State, dealer: Rng, player: Rng, tries: i64) -> float:
    """Play on as far as the game's horizon, or else to the end; what did it bring?"""
    game = view.game
    seat: i64 = view.seat
    if game.horizon:
        state = play_ahead(game, state, dealer, player, seat, game.horizon)
        return promise(game.value(state, seat))
    if tries == 1:
        play_out(state, dealer, player)
    else:
        state = play_out_well(game, state, dealer, player, tries)
    return state.reward(seat)


def _reward(candidate: Candidate) -> float:
    return round(candidate.reward, DIGITS)
