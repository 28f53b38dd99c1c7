"""Why an answer is better than another: both are followed in the same worlds with the same chance,
everybody playing greedily, to the end of the round or for some choices; then the lines of the
score sheets are compared, one's own and those of the strongest rival.

Bounded in time: a world that is not played through when the time is over counts for nothing.
"""

from __future__ import annotations

from dataclasses import dataclass, field
from math import sqrt
from time import perf_counter
from typing import Any

from signoria.bots.search import EQUAL, SEEDS
from signoria.bundles import parts
from signoria.kernel.actions import Action, Options
from signoria.kernel.chance import Rng
from signoria.kernel.game import Game
from signoria.kernel.news import ROUND, SCORING, Fact
from signoria.kernel.state import State
from signoria.kernel.steps import CHANCE, NOBODY

MOST_CHOICES = 10  # of the seat, where no round ends before
MOST_OPTIONS = 8  # that a greedy player looks at
FEWEST_WORLDS = 5  # before anything is said about points
MOST_WORLDS = 60
SURE = 1.5  # standard errors that a difference must be away from nothing
WORTH_TELLING = 0.75  # points


@dataclass(frozen=True)
class LineDifference:
    """About how many points more in a line of somebody's sheet, on average."""

    seat: int
    line: str
    points: float


@dataclass(frozen=True)
class Comparison:
    """An answer against another: what it brings more, and what it leaves a rival."""

    other: str
    is_even: bool  # as far as can be told
    rival: int | None = None  # the strongest
    lines: tuple[LineDifference, ...] = ()  # only differences that are rather sure


Line = tuple[int, str]  # a seat and a line of its sheet


@dataclass
class _Sums:
    """Differences by seat and line, over all worlds."""

    count: int = 0
    total: dict[Line, float] = field(default_factory=dict)
    squares: dict[Line, float] = field(default_factory=dict)

    def add(self, key: Line, points: float) -> None:
        self.total[key] = self.total.get(key, 0.0) + points
        self.squares[key] = self.squares.get(key, 0.0) + points * points

    def mean(self, key: Line) -> float:
        return self.total.get(key, 0.0) / max(1, self.count)

    def is_sure(self, key: Line) -> bool:
        mean = self.mean(key)
        spread = max(0.0, self.squares.get(key, 0.0) / self.count - mean * mean)
        return abs(mean) >= WORTH_TELLING and abs(mean) > SURE * sqrt(spread / self.count)


def compared(
    game: Game[Any], state: State, best: str, other: str, milliseconds: int, rng: Rng
) -> Comparison | None:
    """The answer *best* against *other*, for the seat that is asked; nothing when the time was
    too short to tell.
    """
    until = perf_counter() + milliseconds / 1000
    seat = int(state.actor())
    sums, totals = _Sums(), [0.0] * len(game.scores(state))
    while sums.count < MOST_WORLDS and perf_counter() < until:
        world: State = game.imagine(state, seat, rng)
        chance, choices = rng.below(SEEDS), rng.below(SEEDS)
        ends = []
        for said in (best, other):
            ahead = _Ahead(game, world.copy(), seat, Rng(chance), Rng(choices), until)
            if not ahead.goes(said):
                break
            ends.append(game.scores(ahead.state))
        if len(ends) < 2:
            break
        sums.count += 1
        for at, (with_best, with_other) in enumerate(zip(*ends, strict=True)):
            totals[at] += with_best.total
            sums.add((at, ""), with_best.total - with_other.total)
            for (name, points), (_, less) in zip(with_best.lines, with_other.lines, strict=True):
                sums.add((at, name), points - less)
    if sums.count < FEWEST_WORLDS:
        return None
    rivals = [at for at in range(len(totals)) if at != seat]
    rival = max(rivals, key=lambda at: totals[at], default=None)
    return _comparison(sums, other, seat, rival)


def _comparison(sums: _Sums, other: str, seat: int, rival: int | None) -> Comparison:
    seats = (seat,) if rival is None else (seat, rival)
    is_even = not any(sums.is_sure((at, "")) for at in seats)
    found = [
        LineDifference(at, name, sums.mean((at, name)))
        for at, name in sums.total
        if at in seats and name and sums.is_sure((at, name))
    ]
    found.sort(key=lambda one: -abs(one.points))
    return Comparison(other, is_even, rival, tuple(found))


class _Ahead:
    """A world that is played on greedily."""

    def __init__(
        self, game: Game[Any], state: State, seat: int, dealer: Rng, player: Rng, until: float
    ) -> None:
        self.game, self.state, self.seat = game, state, seat
        self.dealer, self.player, self.until = dealer, player, until

    def goes(self, said: str) -> bool:
        """Make a move or a bundle, and play on; whether there was time for it."""
        facts: list[Fact] = []
        for text in parts(said):
            facts += self._apply(self.game.words.worded(text))
        chosen = 0
        while int(self.state.actor()) != NOBODY and not _ends_round(facts):
            if perf_counter() > self.until:
                return False
            actor = int(self.state.actor())
            if actor == CHANCE:
                facts = self._deal()
                continue
            options = self.state.options()
            if actor == self.seat and len(options) > 1:
                if chosen == MOST_CHOICES:
                    break
                chosen += 1
            facts = self._apply(self._greedy(options, actor))
        return True

    def _apply(self, action: Action) -> list[Fact]:
        heard: list[Fact] = []
        self.state.news = heard
        self.state.apply(action)
        self.state.news = None
        return heard

    def _deal(self) -> list[Fact]:
        heard: list[Fact] = []
        self.state.news = heard
        self.state.deal(self.dealer)
        self.state.news = None
        return heard

    def _greedy(self, options: Options, actor: int) -> Action:
        """The best of some options; any one among equals."""
        drawn: list[Action] = list(options)
        while len(drawn) > MOST_OPTIONS:
            drawn.pop(self.player.below(len(drawn)))
        best, best_value = drawn[0], 0.0
        for at, action in enumerate(drawn):
            if len(drawn) == 1:
                break
            copy = self.state.copy()
            copy.apply(action)
            value = self.game.value(copy, actor)
            if at == 0 or value > best_value + EQUAL:
                best, best_value = action, value
        return best


def _ends_round(facts: list[Fact]) -> bool:
    return any(fact.begins in (ROUND, SCORING) for fact in facts)
