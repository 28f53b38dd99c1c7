"""Phases 2 and 3: what the Captain of the People and the Bishop may do."""

from __future__ import annotations

from signoria._compat import i64
from signoria.games.florenza.rules.board import Board
from signoria.games.florenza.rules.box import CHARACTERS, EXPELLED, EXTRA_KINSMAN
from signoria.games.florenza.rules.layout import EXPELLED as ON_BISHOP_CARD
from signoria.games.florenza.rules.layout import FAMILY, INCOME, ON_CARD, POOL
from signoria.games.florenza.rules.words import DETAIN, PASS
from signoria.kernel.actions import Action, Options
from signoria.kernel.steps import AUTOMATIC, DONE, Step, Steps


class CaptainOfThePeople(Step[Board]):
    """Phase 2. Captain of the People: detain an artist or preacher, whom only you can hire."""

    def actor(self, state: Board) -> i64:
        if state.is_captain_seat():
            return state.captain
        return AUTOMATIC

    def run(self, state: Board) -> Steps:
        """Nobody at the table is Captain."""
        return DONE

    def options(self, state: Board) -> Options:
        found: list[Action] = []
        for character in range(CHARACTERS):
            if state.where(character) == ON_CARD:
                found.append(DETAIN[character])
        found.append(PASS)
        return tuple(found)

    def take(self, state: Board, action: Action) -> Steps:
        if action is not PASS:
            state.detain(action.what)
        return DONE


class Bishop(Step[Board]):
    """Phase 3. Bishop: expels a kinsman of every other family and obtains one more."""

    def run(self, state: Board) -> Steps:
        if state.bishop >= 0:
            for family in range(state.families):
                if family != state.bishop:
                    expel(state, family)
            state.call_kinsmen(state.bishop, EXTRA_KINSMAN)
        return DONE


def expel(state: Board, family: i64) -> None:
    """One kinsman to the Bishop card, from the pool or else from the income area."""
    first = family * FAMILY
    for _ in range(EXPELLED):
        source = first + POOL
        if state.table[source] == 0:
            source = first + INCOME
        if state.table[source] > 0:
            state.table[source] -= 1
            state.table[first + ON_BISHOP_CARD] += 1
