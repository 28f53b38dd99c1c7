"""Rules for solitaire play, game setup: Ghosts roll for their starting workshops."""

from __future__ import annotations

from typing import ClassVar, Final

from signoria._compat import i64
from signoria.games.florenza.news.rounds import Started
from signoria.games.florenza.rules.amounts import reward, told
from signoria.games.florenza.rules.board import Board
from signoria.games.florenza.rules.box import FACES, MOST_SEATS, NOBODY_THERE, START_WORKSHOPS
from signoria.games.florenza.rules.words import ROLL
from signoria.games.florenza.rules.workshops import WORKSHOP_NAMES
from signoria.kernel.actions import Action, Options
from signoria.kernel.steps import DONE, Roll, Steps


class GhostStartingWorkshop(Roll[Board]):
    """Solitaire, game setup: a Ghost rolls for one of the first six; invalid rolls are left out."""

    fields: ClassVar[dict[str, range]] = {
        "space": range(START_WORKSHOPS),
        "place": range(MOST_SEATS),
    }

    def __init__(self, space: i64, place: i64) -> None:
        self.space: Final[i64] = space
        self.place: Final[i64] = place

    def options(self, state: Board) -> Options:
        found: list[Action] = []
        for kind in range(1, FACES + 1):
            if can_start_with(state, state.family(self.place), self.space, kind):
                found.append(ROLL[kind - 1])
        return tuple(found)

    def take(self, state: Board, action: Action) -> Steps:
        ghost = state.family(self.place)
        state.begin_workshop(ghost, action.what, NOBODY_THERE)
        state.finish_workshop(ghost, self.space)
        if state.news is not None:
            kind, space = int(action.what), int(self.space) + 1
            gains = told(reward(kind))
            state.news.append(Started(int(ghost), space, WORKSHOP_NAMES[kind], (), gains))
        return DONE


def can_start_with(state: Board, ghost: i64, space: i64, kind: i64) -> bool:
    """No Ghost has it on a space of the same number, and this one not on its other space."""
    for other in range(state.seats, state.families):
        if state.kind(other, space) == kind:
            return False
    for earlier in range(space):
        if state.kind(ghost, earlier) == kind:
            return False
    return True
