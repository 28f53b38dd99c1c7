"""Scoring of the solitaire game: the ship by its value, columns against the enemy's circles."""

from __future__ import annotations

from typing import Final

from signoria._compat import i64
from signoria.games.medici_dice.news import (
    BreakthroughNear,
    BrokeThrough,
    ColumnScored,
    ScoredAlone,
    ScoringBegins,
    ShipScored,
)
from signoria.games.medici_dice.rules.board import Board
from signoria.games.medici_dice.rules.box import (
    ALONE_MAJORITY,
    BREAKTHROUGH_FROM,
    COLUMN_BONUS,
    GOOD_NAMES,
    GOODS,
    RANKS,
    SHIP_BONUS,
    SHIP_BONUS_FROM,
    SHIP_COUNTS_FROM,
)
from signoria.games.medici_dice.rules.scoring import tell_round
from signoria.games.medici_dice.rules.shown import loaded
from signoria.games.medici_dice.sights import Rank
from signoria.kernel.news import Fact

NEARLY: Final[i64] = 2  # circles before a breakthrough


def ship_points(value: i64) -> i64:
    """Ship: nothing for little, its value for enough, and a bonus for much."""
    if value < SHIP_COUNTS_FROM:
        return 0
    if value >= SHIP_BONUS_FROM:
        return value + SHIP_BONUS
    return value


def monopoly_points(state: Board) -> i64:
    """Monopolies: points in each of the five columns, unless the enemy has broken through."""
    if is_broken_through(state):
        return 0
    points: i64 = 0
    for good in range(GOODS):
        points += column_points(state, good)
    return points


def column_pays(state: Board, good: i64) -> i64:
    """The points of one column, unless the enemy has broken through."""
    return 0 if is_broken_through(state) else column_points(state, good)


def column_points(state: Board, good: i64) -> i64:
    """At least as many crosses as circles, and a bonus for a long column."""
    crosses = state.crosses(0, good)
    if crosses == 0:
        return 0
    if crosses >= state.circles(good):
        return ALONE_MAJORITY + COLUMN_BONUS[crosses]
    if state.bonus_when_behind:
        return COLUMN_BONUS[crosses]
    return 0


def is_broken_through(state: Board) -> bool:
    """Enemy breakthrough: many circles in any one column."""
    return broken_column(state) < GOODS


def broken_column(state: Board) -> i64:
    """The first column with so many circles; beyond the last if there is none."""
    for good in range(GOODS):
        if state.circles(good) >= BREAKTHROUGH_FROM:
            return good
    return GOODS


def is_near(state: Board, good: i64) -> bool:
    """Whether a breakthrough lacks few circles in this column, or none."""
    return missing_circles(state, good) <= NEARLY


def missing_circles(state: Board, good: i64) -> i64:
    """How many circles the enemy lacks for a breakthrough in a column."""
    return BREAKTHROUGH_FROM - state.circles(good)


def warnings(state: Board) -> list[Fact]:
    """The enemy has broken through, or is about to."""
    if is_broken_through(state):
        return [breakthrough(state)]
    found: list[Fact] = []
    for good in range(GOODS):
        if is_near(state, good):
            found.append(BreakthroughNear(GOOD_NAMES[good], missing_circles(state, good)))
    return found


def breakthrough(state: Board) -> BrokeThrough:
    """Where the enemy has broken through."""
    good = broken_column(state)
    return BrokeThrough(GOOD_NAMES[good], state.circles(good))


def rank(points: int) -> str:
    """Game end: the title, from deck scrubber to Medici."""
    title = ""
    for reached, name in RANKS:
        if points >= reached:
            title = name
    return title


def next_rank(points: int) -> Rank | None:
    """The next title to reach."""
    for reached, name in RANKS:
        if points < reached:
            return {"rank": name, "points": reached, "missing": reached - points}
    return None


def tell_scoring(state: Board) -> None:
    """What was paid, line by line: first the ship, then the columns."""
    if state.news is not None:
        value = state.value(0)
        points = ship_points(value)
        bonus = max(points - value, 0)
        state.news.append(ScoringBegins(state.round))
        cargo = loaded(state, 0)
        state.news.append(ShipScored(0, state.round, cargo, value, None, points, bonus))
        for good in range(GOODS):
            tell_column(state, good)
    tell_round(state, 0)
    tell_rank(state)


def tell_rank(state: Board) -> None:
    """The title for the points so far, and the next one."""
    if state.news is not None:
        points = int(state.total(0))
        above = next_rank(points)
        title = above["rank"] if above else None
        missing = above["missing"] if above else 0
        broken = is_broken_through(state)
        state.news.append(ScoredAlone(rank(points), title, missing, broken))


def tell_column(state: Board, good: i64) -> None:
    """A column, whether it was paid or not."""
    if state.news is not None:
        name, points = GOOD_NAMES[good], column_pays(state, good)
        crosses, circles = state.crosses(0, good), state.circles(good)
        bonus = COLUMN_BONUS[crosses] if points else 0
        state.news.append(ColumnScored(0, name, crosses, circles, None, points, bonus))
