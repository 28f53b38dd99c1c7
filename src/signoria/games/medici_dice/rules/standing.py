"""How a column stands: its place, and what it would pay if the round were scored now."""

from __future__ import annotations

from signoria._compat import i64
from signoria.games.medici_dice.news import Stands
from signoria.games.medici_dice.rules import scoring, scoring_alone
from signoria.games.medici_dice.rules.board import Board
from signoria.games.medici_dice.rules.box import GOOD_NAMES, GOODS


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


def tell_standings(state: Board, before: Board) -> None:
    """The columns, anybody's, that stand otherwise than before."""
    if state.news is not None:
        for seat in range(state.seats):
            for good in range(GOODS):
                now = standing(state, seat, good)
                if now != standing(before, seat, good):
                    state.news.append(now)
