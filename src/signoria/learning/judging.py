"""A table judged by what was learned, and choices made by that.

A network is asked about tables at rest: wherever somebody chose (``choice``), where another is
asked next (``turn``), or before chance only (``chance``). What comes before is played on as the
network itself would.
"""

from __future__ import annotations

from typing import Any, Final

from signoria._compat import i32, i64, vec
from signoria.kernel.actions import Options
from signoria.kernel.chance import Rng
from signoria.kernel.game import Game
from signoria.kernel.state import State
from signoria.kernel.steps import NOBODY
from signoria.learning.habits import Habits, leaning, moment_of
from signoria.learning.network import Network, answer, find_active

EQUAL: Final = 1e-9
AFTER_A_CHOICE: Final[i64] = 0
AFTER_A_TURN: Final[i64] = 1
BEFORE_CHANCE: Final[i64] = 2
ON_POINTS: Final[i64] = 0
ON_VALUE: Final[i64] = 1
ON_LEAD: Final[i64] = 2


class Judge:
    """A network with its game; it adds to the points so far, to the game's hand-made value, or to
    the lead by that value over the best other seat. By hand, nothing is added to the value.
    """

    def __init__(
        self,
        game: Game[Any],
        network: Network,
        rest: int,
        base: int,
        points: list[list[int]],
        by_hand: bool = False,
    ) -> None:
        self.game: Final = game
        self.network: Final = network
        self.rest: Final[i64] = rest
        self.base: Final[i64] = base
        # Where in a row the points of each seat stand, the own first.
        self.lines: Final[i64] = len(points[0]) if points else 0
        self.points: Final = vec[i64]([place for places in points for place in places])
        self.by_hand: Final = by_hand
        self.habits: Final = Habits(game)
        self.margin: float = 0.0  # of the table judged last
        self.chance: float = 0.0
        self.based: float = 0.0  # what the network added to

    def judge(self, state: State, seat: i64) -> float:
        """What *seat* may expect: the margin in points, and what winning is worth beside it."""
        return judge(self, state, seat)


def judge(judge: Judge, state: State, seat: i64) -> float:
    """As :meth:`Judge.judge`; compiled, it is called directly."""
    if judge.by_hand:
        judge.margin = judge.game.value(state, seat)
        judge.chance = 0.0
        return judge.margin
    network = judge.network
    if state.who == NOBODY:
        judge.margin = final_margin(judge.game, state, seat)
        judge.chance = final_share(judge.game, state, seat)
        return judge.margin + network.victory * judge.chance
    judge.game.encode(state, seat, network.row, 0)
    count = find_active(network.layout, network.row, network.active)
    if judge.base == ON_POINTS:
        judge.based = _points_ahead(judge.points, judge.lines, network.row)
    elif judge.base == ON_VALUE:
        judge.based = judge.game.value(state, seat)
    else:
        judge.based = _value_ahead(judge.game, state, seat)
    answer(network, network.active, 0, count, judge.based)
    judge.margin = judge.based + network.answers[0] * network.scale
    judge.chance = network.answers[1]
    return judge.margin + network.victory * judge.chance


def _value_ahead(game: Game[Any], state: State, seat: i64) -> float:
    """The hand-made value, less that of the best other."""
    best: float = 0.0
    found = False
    for other in range(state.seats):
        if other != seat:
            value = game.value(state, other)
            if not found or value > best:
                best = value
                found = True
    return game.value(state, seat) - best


def _points_ahead(points: vec[i64], lines: i64, row: vec[i32]) -> float:
    """Points so far ahead of the best other; alone, the points."""
    mine: i64 = 0
    for at in range(lines):
        mine += i64(row[points[at]])
    best: i64 = 0
    start = lines
    while start < len(points):
        theirs: i64 = 0
        for at in range(start, start + lines):
            theirs += i64(row[points[at]])
        best = max(best, theirs)
        start += lines
    return float(mine - best)


def final_margin(game: Game[Any], state: State, seat: i64) -> float:
    """Points ahead of the best other; alone, the points."""
    mine: float = 0.0
    best: float = 0.0
    found = False
    for other, sheet in enumerate(game.scores(state)):
        points = float(sheet.total)
        if other == seat:
            mine = points
        elif not found or points > best:
            best = points
            found = True
    return mine - best


def final_share(game: Game[Any], state: State, seat: i64) -> float:
    """1 for a win, shared by those who win together: ties are broken as the rules break them."""
    winners = game.winners(state)
    if int(seat) in winners:
        return 1.0 / float(len(winners))
    return 0.0


def is_at_rest(state: State, rest: i64, seat: i64) -> bool:
    """Whether this is a table that the network is asked about."""
    who: i64 = state.who
    if who < 0 or rest == AFTER_A_CHOICE:
        return True
    return rest == AFTER_A_TURN and who != seat


def come_to_rest(judge: Judge, state: State, seat: i64, player: Rng) -> State:
    """Play on as seems best, until the table is at rest."""
    while True:
        while state.who >= 0:
            options = state.options()
            if len(options) != 1:
                break
            state.apply(options[0])
        if is_at_rest(state, judge.rest, seat):
            return state
        state = best_at_once(judge, state, state.options(), player)


def glance(judging: Judge, state: State, seat: i64) -> float:
    """What a table seems worth, at rest or not: in the middle of a turn what was learned at its
    ends says nothing, so there the hand-made value speaks.
    """
    if judging.rest == AFTER_A_TURN:
        return judging.game.value(state, seat)
    return judge(judging, state, seat)


def best_at_once(judging: Judge, state: State, options: Options, player: Rng) -> State:
    """The table right after the option that seems best there; any one among equals."""
    seat: i64 = state.who
    best = state
    best_value: float = 0.0
    equals: i64 = 0
    game = judging.game
    moment = moment_of(judging.habits, game, state)
    for action in options:
        other = state.copy()
        other.apply(action)
        value = glance(judging, other, seat)
        value += leaning(judging.habits, game, state, action, moment)
        if equals == 0 or value > best_value + EQUAL:
            best = other
            best_value = value
            equals = 1
        elif value >= best_value - EQUAL:
            equals += 1
            if player.below(equals) == 0:
                best = other
    return best


def values_at_once(
    judging: Judge, state: State, options: Options, moment: i64, afters: list[State]
) -> list[float]:
    """What each option seems worth right after it, habits included; *afters* gets the tables."""
    seat: i64 = state.who
    found: list[float] = []
    for action in options:
        after = state.copy()
        after.apply(action)
        value = glance(judging, after, seat)
        found.append(value + leaning(judging.habits, judging.game, state, action, moment))
        afters.append(after)
    return found


def values_after(judging: Judge, state: State, options: Options, player: Rng) -> list[float]:
    """How each option is judged where the table comes to rest after it."""
    seat: i64 = state.who
    found: list[float] = []
    for action in options:
        other = state.copy()
        other.apply(action)
        found.append(judge(judging, come_to_rest(judging, other, seat, player), seat))
    return found


def best_at_rest(judging: Judge, state: State, player: Rng) -> State:
    """The table at rest after whichever option promises most there; any one among equals."""
    seat: i64 = state.who
    best = state
    best_value: float = 0.0
    equals: i64 = 0
    for action in state.options():
        other = state.copy()
        other.apply(action)
        other = come_to_rest(judging, other, seat, player)
        value = judge(judging, other, seat)
        if equals == 0 or value > best_value + EQUAL:
            best = other
            best_value = value
            equals = 1
        elif value >= best_value - EQUAL:
            equals += 1
            if player.below(equals) == 0:
                best = other
    return best


def best_place(values: list[float], player: Rng) -> i64:
    """The place of the greatest value; any one among equals."""
    best: float = values[0]
    place: i64 = 0
    equals: i64 = 1
    for at, value in enumerate(values):
        if value > best + EQUAL:
            best = value
            place = at
            equals = 1
        elif at > 0 and value >= best - EQUAL:
            equals += 1
            if player.below(equals) == 0:
                place = at
    return place
