"""Celebration cards: in hand until the end of the game, where they bring or cost points."""

from __future__ import annotations

from typing import Final

from signoria._compat import i64
from signoria.games.firenze.news.reasons import LowerThanOthers
from signoria.games.firenze.news.row import MonumentGiven, MonumentKept
from signoria.games.firenze.rules.asking import asked_elsewhere
from signoria.games.firenze.rules.board import Board, colour_of, height_of
from signoria.games.firenze.rules.box import (
    COLOUR_FEAST_POINTS,
    IS_FEASTED,
    IS_RECOGNISED,
    MONUMENT_POINTS,
    RECOGNITION_POINTS,
    SCANDAL_POINTS,
    SPACES,
    TOWER_FEAST_POINTS,
)
from signoria.games.firenze.rules.kinds import (
    FEAST_OF_COLOURS,
    MONUMENT,
    RECOGNITION,
    SCANDAL,
    TOWER_FEAST,
)
from signoria.games.firenze.rules.towers import tallest
from signoria.games.firenze.rules.words import TARGET
from signoria.kernel.actions import Action, Options
from signoria.kernel.news import Reason
from signoria.kernel.steps import AUTOMATIC, DONE, Step, Steps, in_order


class GiveMonument(Step[Board]):
    """Celebration Cards, Monument: it goes to the player with the tallest tower right now.

    You keep it in a tie that you are part of, and when nobody has a tower. In a tie among others
    you choose.
    """

    def actor(self, state: Board) -> i64:
        if _is_among_tallest(state, state.turn):
            return AUTOMATIC
        return state.turn

    def run(self, state: Board) -> Steps:
        state.hold(state.turn, MONUMENT, 1)
        state.event = 0
        if state.news is not None:
            state.news.append(MonumentKept(state.turn))
        return DONE

    def options(self, state: Board) -> Options:
        found: list[Action] = []
        for seat in range(state.seats):
            if _is_among_tallest(state, seat):
                found.append(TARGET[seat])
        return tuple(found)

    def take(self, state: Board, action: Action) -> Steps:
        state.hold(action.what, MONUMENT, 1)
        state.event = 0
        if state.news is not None:
            state.news.append(MonumentGiven(state.turn, action.what))
        return DONE

    def why_not(self, state: Board, action: Action) -> Reason | None:
        if action.verb != TARGET[0].verb or action.what >= state.seats:
            return asked_elsewhere(state, action)
        return LowerThanOthers(action.what)


def _is_among_tallest(state: Board, seat: i64) -> bool:
    height = tallest(state, seat)
    for other in range(state.seats):
        if tallest(state, other) > height:
            return False
    return True


def celebrate(state: Board, kind: i64) -> Steps:
    """Into the taker's hand, but for the Monument."""
    if kind == MONUMENT:
        state.event = kind + 1
        return GIVE_MONUMENT
    state.hold(state.turn, kind, 1)
    return DONE


def celebration_points(state: Board, seat: i64, kind: i64) -> i64:
    """What one such card is worth to a player, by the seals on the board."""
    if kind == MONUMENT:
        return MONUMENT_POINTS
    if kind == SCANDAL:
        return SCANDAL_POINTS
    points: i64 = 0
    last: i64 = -1
    for space in range(SPACES):
        if state.covered_by(space) != seat:
            continue
        if kind == RECOGNITION:
            points += RECOGNITION_POINTS * IS_RECOGNISED[height_of(space)]
        elif kind == TOWER_FEAST:
            points += TOWER_FEAST_POINTS * IS_FEASTED[height_of(space)]
        elif kind == FEAST_OF_COLOURS and colour_of(space) != last:
            points += COLOUR_FEAST_POINTS
            last = colour_of(space)
    return points


GIVE_MONUMENT: Final = in_order(GiveMonument())
