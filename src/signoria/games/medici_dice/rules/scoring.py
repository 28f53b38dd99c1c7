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
            state.news.append(ShipScored(seat, state.round, value, place, points, 0))
        for seat in range(state.seats):
            for good in range(GOODS):
                tell_column(state, seat, good)
    for seat in range(state.seats):
        tell_round(state, seat)


def tell_column(state: Board, seat: i64, good: i64) -> None:
    """A column, if it was paid."""
    points = column_points(state, seat, good)
    if state.news is not None and points:
        name, crosses = GOOD_NAMES[good], state.crosses(seat, good)
        place, bonus = 1 + state.longer_columns(seat, good), COLUMN_BONUS[crosses]
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


def winners(state: Board) -> list[int]:
    """Game end: the most points; ties go to the longest column, then the second longest …"""
    standings = [_standing(state, seat) for seat in range(state.seats)]
    best = max(standings)
    return [seat for seat in range(state.seats) if standings[seat] == best]


def _standing(state: Board, seat: int) -> list[int]:
    columns = [int(state.crosses(seat, good)) for good in range(GOODS)]
    return [int(state.total(seat)), *sorted(columns, reverse=True)]
