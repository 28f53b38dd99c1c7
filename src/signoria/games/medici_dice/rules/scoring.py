"""Scoring at the end of a round, and the end of the game."""

from __future__ import annotations

from signoria._compat import i64
from signoria.games.medici_dice.news import ColumnScored, RoundScored, ScoringBegins, ShipScored
from signoria.games.medici_dice.rules.board import LINES_A_ROUND, Board
from signoria.games.medici_dice.rules.box import (
    COLUMN_BONUS,
    GOOD_NAMES,
    GOODS,
    MAJORITY_POINTS,
    MOST_SEATS,
    SHIP_POINTS,
    SHIPS,
)
from signoria.games.medici_dice.rules.shown import loaded
from signoria.kernel.game import ScoreSheet
from signoria.kernel.steps import DONE, Step, Steps


class ScoreRound(Step[Board]):
    """Scoring at the end of a round: first the ships, then the monopolies."""

    def run(self, state: Board) -> Steps:
        for seat in range(state.seats):
            state.score(seat, ship_points(state, seat), monopoly_points(state, seat))
        if state.news is not None:
            tell_scoring(state)
        return DONE


def ship_points(state: Board, seat: i64) -> i64:
    """Ships: points by rank; equal ships share the higher rank, and the next is not awarded."""
    return SHIP_POINTS[state.seats * MOST_SEATS + state.better_ships(seat)]


def monopoly_points(state: Board, seat: i64) -> i64:
    """Monopolies: points in each of the five columns."""
    points: i64 = 0
    for good in range(GOODS):
        points += column_points(state, seat, good)
    return points


def column_points(state: Board, seat: i64, good: i64) -> i64:
    """Most and second most crosses, and a bonus for a long column; nothing without a cross."""
    crosses = state.crosses(seat, good)
    if crosses == 0:
        return 0
    majority = MAJORITY_POINTS[state.seats * MOST_SEATS + state.longer_columns(seat, good)]
    return majority + COLUMN_BONUS[crosses]


def tell_scoring(state: Board) -> None:
    """What was paid, line by line: first the ships, then the monopolies."""
    if state.news is not None:
        state.news.append(ScoringBegins(state.round))
        for seat in range(state.seats):
            place = 1 + state.better_ships(seat)
            points = ship_points(state, seat)
            value = state.value(seat)
            cargo = loaded(state, seat)
            state.news.append(ShipScored(seat, state.round, cargo, value, place, points, 0))
        for seat in range(state.seats):
            for good in range(GOODS):
                tell_column(state, seat, good)
    for seat in range(state.seats):
        tell_round(state, seat)


def tell_column(state: Board, seat: i64, good: i64) -> None:
    """A column, whether it was paid or not."""
    if state.news is not None:
        name, crosses = GOOD_NAMES[good], state.crosses(seat, good)
        points, bonus = column_points(state, seat, good), COLUMN_BONUS[crosses]
        place = 1 + state.longer_columns(seat, good) if crosses else None
        state.news.append(ColumnScored(seat, name, crosses, None, place, points, bonus))


def tell_round(state: Board, seat: i64) -> None:
    """The sums that a seat wrote down."""
    if state.news is not None:
        line = (state.round - 1) * LINES_A_ROUND
        ship = state.points(seat, line)
        monopolies = state.points(seat, line + 1)
        value, total = state.value(seat), state.total(seat)
        state.news.append(
            RoundScored(seat, state.round, value, ship, monopolies, ship + monopolies, total)
        )


def score_sheets(state: Board) -> list[ScoreSheet]:
    """The points written down so far: ship and monopolies of each round."""
    sheets = []
    for seat in range(state.seats):
        lines: list[tuple[str, int]] = []
        for ship in range(SHIPS):
            line = ship * LINES_A_ROUND
            lines.append((f"ship {ship + 1}", state.points(seat, line)))
            lines.append((f"monopolies {ship + 1}", state.points(seat, line + 1)))
        sheets.append(ScoreSheet(lines))
    return sheets
