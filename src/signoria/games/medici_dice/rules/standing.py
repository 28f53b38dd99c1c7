"""How a column or ship stands: its place, and what it would pay if the round were scored now."""

from __future__ import annotations

from signoria._compat import i64
from signoria.games.medici_dice.news import Stands, WouldScore
from signoria.games.medici_dice.rules import scoring, scoring_alone
from signoria.games.medici_dice.rules.board import Board
from signoria.games.medici_dice.rules.box import GOOD_NAMES, GOODS, SPACES


def standing(state: Board, seat: i64, good: i64) -> Stands:
    """A column among the same columns of all seats."""
    name = GOOD_NAMES[good]
    if state.seats == 1:
        return Stands(seat, name, None, False, scoring_alone.column_pays(state, good))
    if state.crosses(seat, good) == 0:
        return Stands(seat, name, None, False, 0)
    place = 1 + state.longer_columns(seat, good)
    tied = is_tied(state, seat, good)
    return Stands(seat, name, place, tied, scoring.column_points(state, seat, good))


def is_tied(state: Board, seat: i64, good: i64) -> bool:
    """Whether somebody else has as many crosses."""
    for other in range(state.seats):
        if other != seat and state.crosses(other, good) == state.crosses(seat, good):
            return True
    return False


def would_score(state: Board, seat: i64) -> WouldScore:
    """The round's points if it were scored now; an empty ship has no place and no points."""
    if state.seats == 1:
        ship = scoring_alone.ship_points(state.value(0))
        return WouldScore(seat, None, False, ship, scoring_alone.monopoly_points(state))
    monopolies = scoring.monopoly_points(state, seat)
    if not is_begun(state, seat):
        return WouldScore(seat, None, False, 0, monopolies)
    place = 1 + state.better_ships(seat)
    tied = is_equalled(state, seat)
    return WouldScore(seat, place, tied, scoring.ship_points(state, seat), monopolies)


def is_begun(state: Board, seat: i64) -> bool:
    """Whether a die stands in the current ship."""
    return state.round > 0 and state.free(seat) < SPACES[state.round - 1]


def is_equalled(state: Board, seat: i64) -> bool:
    """Whether somebody else's ship is worth as much."""
    for other in range(state.seats):
        if other != seat and is_begun(state, other) and state.value(other) == state.value(seat):
            return True
    return False


def tell_standings(state: Board, before: Board, loader: i64) -> None:
    """The columns, anybody's, that stand otherwise than before; then what the round would bring
    those for whom that changed, and whoever has loaded dice.
    """
    if state.news is not None:
        for seat in range(state.seats):
            for good in range(GOODS):
                now = standing(state, seat, good)
                if now != standing(before, seat, good):
                    state.news.append(now)
        for seat in range(state.seats):
            then = would_score(state, seat)
            if seat == loader or then != would_score(before, seat):
                state.news.append(then)
