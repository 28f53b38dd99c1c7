"""The supply: Spare Resources, Fiorini and Masterpiece stars come and go."""

from __future__ import annotations

from signoria._compat import i64
from signoria.games.florenza_dice.news import Gained, PointsChanged, Spent
from signoria.games.florenza_dice.rules.board import Board
from signoria.games.florenza_dice.rules.box import ICON
from signoria.games.florenza_dice.rules.sheets import FIORINI, SPARES, supply_points


def gain(state: Board, seat: i64, what: i64, number: i64, source: str) -> None:
    """Circle SPARES, FIORINI or STARS."""
    state.change_supply(seat, what, number)
    if state.news is not None:
        tell_gained(state, seat, what, number, source)


def spend(state: Board, seat: i64, what: i64, number: i64) -> None:
    """Cross them off."""
    state.change_supply(seat, what, -number)
    if state.news is not None:
        tell_spent(state, seat, what, number)


def supply_name(what: i64) -> str:
    """As observations say."""
    if what == SPARES:
        return "spares"
    return "fiorini" if what == FIORINI else "stars"


def tell_gained(state: Board, seat: i64, what: i64, number: i64, source: str) -> None:
    """Nothing is no news."""
    if not number:
        return
    after = state.in_supply(seat, what)
    before = after - number
    a = _unit(what)
    if state.news is not None:
        state.news.append(
            Gained(
                seat,
                supply_name(what),
                number * a,
                before * a,
                after * a,
                source,
            )
        )
        tell_points(state, seat, supply_points(what, after) - supply_points(what, before))


def tell_spent(state: Board, seat: i64, what: i64, number: i64) -> None:
    """The same for what is crossed off."""
    if not number:
        return
    after = state.in_supply(seat, what)
    before = after + number
    a = _unit(what)
    if state.news is not None:
        state.news.append(Spent(seat, supply_name(what), number * a, before * a, after * a))
        tell_points(state, seat, supply_points(what, after) - supply_points(what, before))


def tell_points(state: Board, seat: i64, change: i64) -> None:
    """The points of a seat, if they have just changed by so many."""
    if state.news is not None:
        points = state.total(seat)
        if change:
            state.news.append(PointsChanged(seat, points - change, points))


def _unit(what: i64) -> i64:
    """Fiorini are counted in icons."""
    if what == FIORINI:
        return ICON
    return 1
