"""Entering your dice: into the ship, and into the columns."""

from __future__ import annotations

from signoria._compat import i64
from signoria.games.medici_dice.news import Crossed, Loaded, Took
from signoria.games.medici_dice.rules.board import Board
from signoria.games.medici_dice.rules.box import GOODS, NUMBER_OF
from signoria.games.medici_dice.rules.shown import dice, die, goods, growth
from signoria.games.medici_dice.rules.standing import tell_standings
from signoria.games.medici_dice.rules.words import DICE_IN


def enter(state: Board, seat: i64, taken: i64, must_fill: bool) -> None:
    """Write the dice that a seat has taken on its sheet."""
    if state.news is None:
        state.enter(seat, taken)
    else:
        enter_aloud(state, seat, taken, must_fill)


def enter_aloud(state: Board, seat: i64, taken: i64, must_fill: bool) -> None:
    """The same while somebody listens: kept apart, for playouts are quick."""
    tell_taken(state, seat, taken, must_fill)
    before = state.copy()
    state.enter(seat, taken)
    tell_loaded(state, before, seat)
    tell_crossed(state, before, seat, taken)
    tell_standings(state, before, seat)


def tell_taken(state: Board, seat: i64, taken: i64, must_fill: bool) -> None:
    """Which dice, of whose roll, and how many of it are left."""
    if state.news is not None:
        left = len(DICE_IN[state.left])
        state.news.append(Took(seat, state.roller, dice(state, taken), left, must_fill))


def tell_loaded(state: Board, before: Board, seat: i64) -> None:
    """What is new in the ship, from left to right."""
    if state.news is not None:
        loaded = len(before.cargo(seat, state.round))
        cargo = state.cargo(seat, state.round)[loaded:]
        old = before.value(seat)
        total = old
        totals: list[int] = []
        for face in cargo:
            total += NUMBER_OF[face]
            totals.append(total)
        shown = tuple([die(face) for face in cargo])
        value = state.value(seat)
        state.news.append(
            Loaded(seat, state.round, loaded + 1, shown, tuple(totals), old, value - old, value)
        )


def tell_crossed(state: Board, before: Board, seat: i64, taken: i64) -> None:
    """What is new in the columns, in the order of the dice."""
    if state.news is not None:
        old = [int(before.crosses(seat, good)) for good in range(GOODS)]
        new = [int(state.crosses(seat, good)) for good in range(GOODS)]
        state.news.append(Crossed(seat, growth(goods(state, taken), old, new)))
