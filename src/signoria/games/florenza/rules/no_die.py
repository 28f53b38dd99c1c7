"""Florenza official No Die variant: base value and incentive instead of the artist's roll."""

from __future__ import annotations

from typing import ClassVar, Final

from signoria._compat import i64
from signoria.games.florenza.news.artworks import ValueReached
from signoria.games.florenza.news.reasons import TooDear, TooMuch
from signoria.games.florenza.rules.artist_prestige import is_masterpiece, score_artist
from signoria.games.florenza.rules.board import Board
from signoria.games.florenza.rules.box import (
    FACES,
    MOST_SEATS,
    NO_DIE_BASE,
    NO_DIE_STEP,
    NO_DIE_STEPS,
    NO_DIE_WITH_MUSE,
)
from signoria.games.florenza.rules.characters import CHARACTER_NAMES
from signoria.games.florenza.rules.monuments import AREA_OF
from signoria.games.florenza.rules.words import INCENTIVE
from signoria.kernel.actions import Action, Options
from signoria.kernel.news import Reason
from signoria.kernel.steps import DONE, Step, Steps


class PayIncentive(Step[Board]):
    """Official No Die variant, incentive: a step adds 1 to the value, the Muse allows a fourth."""

    fields: ClassVar[dict[str, range]] = {"place": range(MOST_SEATS)}

    def __init__(self, place: i64) -> None:
        self.place: Final[i64] = place

    def actor(self, state: Board) -> i64:
        return state.family(self.place)

    def options(self, state: Board) -> Options:
        most = most_steps(state)
        while price_of(most) > state.fiorini(state.family(self.place)):
            most -= 1
        return INCENTIVE[: most + 1]

    def why_not(self, state: Board, action: Action) -> Reason | None:
        if action.verb != "incentive":
            return None
        if action.what > most_steps(state):
            return TooMuch(int(most_steps(state)))
        have = int(state.fiorini(state.family(self.place)))
        return TooDear(int(price_of(action.what)), have)

    def take(self, state: Board, action: Action) -> Steps:
        family = state.family(self.place)
        paid = price_of(action.what)
        value = base_value(state) + action.what
        state.earn(family, -paid)
        if needs_muse(action.what):
            state.muse = 0
        artist = state.artist(family, state.work)
        masterpiece = is_masterpiece(state, artist, value)
        prestige = score_artist(state, family, value)
        if state.news is not None:
            name = None if artist < 0 else CHARACTER_NAMES[artist]
            muse = needs_muse(action.what)
            state.news.append(
                ValueReached(
                    int(family), name, int(paid), int(value), int(prestige), masterpiece, muse
                )
            )
        return DONE


def most_steps(state: Board) -> i64:
    """How far the value can be raised: the Muse allows one more, the die's faces end it."""
    most: i64 = NO_DIE_STEPS
    if state.muse:
        most = NO_DIE_WITH_MUSE
    return min(most, FACES - base_value(state))


def price_of(steps: i64) -> i64:
    """What so many steps cost."""
    return NO_DIE_STEP * steps


def needs_muse(steps: i64) -> bool:
    """Whether so many steps take the favor of the Muse."""
    return steps > NO_DIE_STEPS


def base_value(state: Board) -> i64:
    """Base value: by the area of the city in which the work is."""
    return NO_DIE_BASE[AREA_OF[state.work]]
