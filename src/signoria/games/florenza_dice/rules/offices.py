"""Phase 2: determine Captain of the People and Bishop."""

from __future__ import annotations

from signoria._compat import i64
from signoria.games.florenza_dice.rules.any_time import (
    add_all_places,
    do_any_time,
    is_any_time,
    place,
    with_any_time,
)
from signoria.games.florenza_dice.rules.board import NONE, Board
from signoria.games.florenza_dice.rules.box import BISHOP, CAPTAIN, OFFICES_FROM
from signoria.kernel.actions import Action, Options
from signoria.kernel.steps import AUTOMATIC, DONE, Step, Steps


class DetermineOffices(Step[Board]):
    """Phase 2: Determine Captain of the People and Bishop. A tie leaves an office empty."""

    def run(self, state: Board) -> Steps:
        if state.round >= OFFICES_FROM:
            state.captain = most_advanced(state, CAPTAIN)
            state.bishop = most_advanced(state, BISHOP)
        return address_captain(state)


class CaptainsResource(Step[Board]):
    """Captain of the People: one Resource of your choice, to be placed at once."""

    def actor(self, state: Board) -> i64:
        if state.captain < 0 or state.any_open(state.captain) == 0:
            return AUTOMATIC
        return state.captain

    def run(self, state: Board) -> Steps:
        """Nobody is Captain, or no icon is open."""
        return DONE

    def options(self, state: Board) -> Options:
        found: list[Action] = []
        add_all_places(state, found)
        return with_any_time(state, found)

    def take(self, state: Board, action: Action) -> Steps:
        if is_any_time(action):
            return do_any_time(state, action, self)
        place(state, action)
        return DONE


def address_captain(state: Board) -> Steps:
    """The Captain is the next to decide, if there is one."""
    if state.captain >= 0:
        state.begin_phase(state.captain)
    return DONE


def most_advanced(state: Board, track: i64) -> i64:
    """The seat that has marked most spaces; NONE if several have."""
    most: i64 = -1
    found = NONE
    for seat in range(state.seats):
        marked = state.marked(seat, track)
        if marked > most:
            most = marked
            found = seat
        elif marked == most:
            found = NONE
    return found
