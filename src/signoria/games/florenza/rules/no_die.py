"""Florenza official No Die variant: base value and incentive instead of the artist's roll."""

from __future__ import annotations

from typing import ClassVar, Final

from signoria._compat import i64
from signoria.games.florenza.rules.artist_prestige import score_artist
from signoria.games.florenza.rules.board import Board
from signoria.games.florenza.rules.box import (
    FACES,
    MOST_SEATS,
    NO_DIE_BASE,
    NO_DIE_STEP,
    NO_DIE_STEPS,
    NO_DIE_WITH_MUSE,
)
from signoria.games.florenza.rules.monuments import AREA_OF
from signoria.games.florenza.rules.words import INCENTIVE
from signoria.kernel.actions import Action, Options
from signoria.kernel.steps import DONE, Step, Steps


class PayIncentive(Step[Board]):
    """Official No Die variant, incentive: a step adds 1 to the value, the Muse allows a fourth."""

    fields: ClassVar[dict[str, range]] = {"place": range(MOST_SEATS)}

    def __init__(self, place: i64) -> None:
        self.place: Final[i64] = place

    def actor(self, state: Board) -> i64:
        return state.family(self.place)

    def options(self, state: Board) -> Options:
        most: i64 = NO_DIE_STEPS
        if state.muse:
            most = NO_DIE_WITH_MUSE
        most = min(
            most, FACES - base_value(state), state.fiorini(state.family(self.place)) // NO_DIE_STEP
        )
        return INCENTIVE[: most + 1]

    def take(self, state: Board, action: Action) -> Steps:
        family = state.family(self.place)
        state.earn(family, -NO_DIE_STEP * action.what)
        if action.what > NO_DIE_STEPS:
            state.muse = 0
        score_artist(state, family, base_value(state) + action.what)
        return DONE


def base_value(state: Board) -> i64:
    """Base value: by the area of the city in which the work is."""
    return NO_DIE_BASE[AREA_OF[state.work]]
