"""Phases 2 and 3: what the Captain of the People and the Bishop may do."""

from __future__ import annotations

from signoria._compat import i64
from signoria.games.florenza.news.income import BishopActed, Detained
from signoria.games.florenza.news.rounds import PhaseBegins
from signoria.games.florenza.rules.board import Board
from signoria.games.florenza.rules.box import CHARACTERS, EXPELLED, EXTRA_KINSMAN
from signoria.games.florenza.rules.characters import CHARACTER_NAMES
from signoria.games.florenza.rules.charity import why_absent
from signoria.games.florenza.rules.layout import EXPELLED as ON_BISHOP_CARD
from signoria.games.florenza.rules.layout import FAMILY, INCOME, ON_CARD, POOL
from signoria.games.florenza.rules.words import DETAIN, PASS
from signoria.kernel.actions import Action, Options
from signoria.kernel.news import Reason
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

    def why_not(self, state: Board, action: Action) -> Reason | None:
        return why_absent(state, action.what) if action.verb == "detain" else None

    def take(self, state: Board, action: Action) -> Steps:
        if action is not PASS:
            state.detain(action.what)
            if state.news is not None:
                name = CHARACTER_NAMES[action.what]
                state.news.append(Detained(int(state.captain), name))
        return DONE


class Bishop(Step[Board]):
    """Phase 3. Bishop: expels a kinsman of every other family and obtains one more."""

    def run(self, state: Board) -> Steps:
        if state.news is not None:
            state.news.append(PhaseBegins("bishop"))
        if state.bishop >= 0:
            expelled: list[int] = []
            spared: list[int] = []
            for family in range(state.families):
                if family != state.bishop:
                    if expel(state, family):
                        expelled.append(family)
                    else:
                        spared.append(family)
            came = state.call_kinsmen(state.bishop, EXTRA_KINSMAN)
            if state.news is not None:
                state.news.append(
                    BishopActed(int(state.bishop), tuple(expelled), tuple(spared), int(came))
                )
        if state.families == state.seats and state.news is not None:
            state.news.append(PhaseBegins("kinsmen"))
        return DONE


def expel(state: Board, family: i64) -> bool:
    """One kinsman to the Bishop card, from the pool or else from the income area. Was there one?"""
    first = family * FAMILY
    found = False
    for _ in range(EXPELLED):
        source = first + POOL
        if state.table[source] == 0:
            source = first + INCOME
        if state.table[source] > 0:
            state.table[source] -= 1
            state.table[first + ON_BISHOP_CARD] += 1
            found = True
    return found
