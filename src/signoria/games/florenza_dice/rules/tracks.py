"""Captain of the People, Bishop and Preacher: steps on the tracks, and what they bring."""

from __future__ import annotations

from typing import ClassVar, Final

from signoria._compat import i64
from signoria.games.florenza_dice.rules.any_time import do_any_time, is_any_time, with_any_time
from signoria.games.florenza_dice.rules.board import Board
from signoria.games.florenza_dice.rules.box import (
    ALL_DICE,
    CHIESA_STEPS,
    COIN,
    COIN_ICON,
    DIE,
    MOST_AMOUNT,
    OVERFLOW,
    RESOURCE,
    SPARE,
    STAR,
    STEP_ON,
    STEPS_OF_CHOICE,
    TRACK_ICONS,
    TRACK_LENGTH,
    TRACK_ROW,
    TRACKS,
)
from signoria.games.florenza_dice.rules.district import ObtainAnyResource
from signoria.kernel.actions import Action, Options
from signoria.kernel.steps import DONE, Step, Steps, in_order

MOST_STEPS: Final[i64] = max(CHIESA_STEPS, STEPS_OF_CHOICE, MOST_AMOUNT)


class Advance(Step[Board]):
    """Personality tracks: mark one space after another, each with its bonus at once."""

    fields: ClassVar[dict[str, range]] = {
        "track": range(TRACKS),
        "steps": range(1, MOST_STEPS + 1),
    }

    def __init__(self, track: i64, steps: i64) -> None:
        self.track: Final[i64] = track
        self.steps: Final[i64] = steps

    def run(self, state: Board) -> Steps:
        seat = state.player
        track = self.track
        left = self.steps
        while left > 0:
            left -= 1
            space = state.marked(seat, track)
            if space == TRACK_LENGTH[track]:
                state.gain_fiorini(seat, OVERFLOW)
                continue
            state.mark(seat, track)
            icon = TRACK_ICONS[track * TRACK_ROW + space]
            if icon == COIN:
                state.gain_fiorini(seat, COIN_ICON)
            elif icon == STAR:
                state.gain_stars(seat, 1)
            elif icon == SPARE:
                state.gain_spares(seat, 1)
            elif icon >= RESOURCE:
                return _THEN[((icon - RESOURCE) * TRACKS + track) * (MOST_STEPS + 1) + left]
        return DONE


class UseAnyDie(Step[Board]):
    """Die on a track: use one of the six dice at once, even one that you already used."""

    # A die may move on a track, and a track's icon use a die: each needs the other's file.

    def actor(self, state: Board) -> i64:
        return state.player

    def options(self, state: Board) -> Options:
        from signoria.games.florenza_dice.rules import use_die

        found: list[Action] = []
        use_die.add_uses(state, found, ALL_DICE)
        return with_any_time(state, found)

    def take(self, state: Board, action: Action) -> Steps:
        from signoria.games.florenza_dice.rules import use_die

        if is_any_time(action):
            return do_any_time(state, action, self)
        return use_die.use(state, action)


def advance(track: i64, steps: i64) -> Steps:
    """So many steps on a track."""
    return _ADVANCE[track * (MOST_STEPS + 1) + steps]


def _then(icon: int, track: int, left: int) -> Steps:
    """What a space's icon starts, and then the steps that are left."""
    rest = [Advance(track, left)] if left else []
    if icon == RESOURCE:
        return in_order(ObtainAnyResource(), *rest)
    if icon == DIE:
        return in_order(UseAnyDie(), *rest)
    return in_order(Advance(icon - STEP_ON, 1), *rest)


_ADVANCE: Final = [
    in_order(Advance(track, steps)) if steps else DONE
    for track in range(TRACKS)
    for steps in range(MOST_STEPS + 1)
]
_THEN: Final = [
    _then(icon, track, left)
    for icon in range(RESOURCE, STEP_ON + TRACKS)
    for track in range(TRACKS)
    for left in range(MOST_STEPS + 1)
]
