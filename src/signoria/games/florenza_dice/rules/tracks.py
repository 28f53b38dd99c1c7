"""Captain of the People, Bishop and Preacher: steps on the tracks, and what they bring."""

from __future__ import annotations

from typing import ClassVar, Final

from signoria._compat import i64
from signoria.games.florenza_dice.news import Stepped, SteppedBeyond
from signoria.games.florenza_dice.rules.any_time import add_any_time, do_any_time, is_any_time
from signoria.games.florenza_dice.rules.board import Board
from signoria.games.florenza_dice.rules.box import (
    ALL_DICE,
    BLANK,
    CAPTAIN,
    CAPTAIN_POINTS,
    CHIESA_STEPS,
    COIN,
    COIN_ICON,
    DIE,
    ICON,
    ICON_NAMES,
    MOST_AMOUNT,
    OVERFLOW,
    POINTS,
    RESOURCE,
    SPARE,
    STAR,
    STEP_ON,
    STEPS_OF_CHOICE,
    TRACK_ICONS,
    TRACK_LENGTH,
    TRACK_NAMES,
    TRACK_ROW,
    TRACKS,
)
from signoria.games.florenza_dice.rules.die_uses import add_uses, why_no_use
from signoria.games.florenza_dice.rules.district import ObtainAnyResource
from signoria.games.florenza_dice.rules.sheets import FIORINI, SPARES, STARS
from signoria.games.florenza_dice.rules.supply import gain, tell_points
from signoria.kernel.actions import Action
from signoria.kernel.menu import Menu
from signoria.kernel.news import Reason
from signoria.kernel.steps import DONE, Lists, Step, Steps, in_order

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
                if state.news is not None:
                    tell_beyond(state, track)
                gain(state, seat, FIORINI, OVERFLOW, "track")
                continue
            state.mark(seat, track)
            icon = TRACK_ICONS[track * TRACK_ROW + space]
            amount: i64 = 1
            if icon == COIN:
                amount = COIN_ICON
            if state.news is not None:
                tell_step(state, track, icon, amount, left)
            if icon == COIN:
                gain(state, seat, FIORINI, amount, "track")
            elif icon == STAR:
                gain(state, seat, STARS, amount, "track")
            elif icon == SPARE:
                gain(state, seat, SPARES, amount, "track")
            elif icon >= RESOURCE:
                return _THEN[((icon - RESOURCE) * TRACKS + track) * (MOST_STEPS + 1) + left]
        return DONE


class UseAnyDie(Lists[Board]):
    """Die on a track: use one of the six dice at once, even one that you already used."""

    # A die may move on a track, and a track's icon use a die: each needs the other's file.

    def actor(self, state: Board) -> i64:
        return state.player

    def gather(self, state: Board, menu: Menu) -> None:
        add_uses(state, menu, ALL_DICE)
        add_any_time(state, menu)

    def take(self, state: Board, action: Action) -> Steps:
        from signoria.games.florenza_dice.rules import use_die

        if is_any_time(action):
            return do_any_time(state, action, self)
        return use_die.use(state, action)

    def why_not(self, state: Board, action: Action) -> Reason | None:
        return why_no_use(state, action, ALL_DICE)


def advance(track: i64, steps: i64) -> Steps:
    """So many steps on a track."""
    return _ADVANCE[track * (MOST_STEPS + 1) + steps]


def tell_step(state: Board, track: i64, icon: i64, amount: i64, left: i64) -> None:
    """A space was marked, and what it brings."""
    seat = state.player
    space = state.marked(seat, track)
    points: i64 = 0
    if track == CAPTAIN:
        points = CAPTAIN_POINTS[space] - CAPTAIN_POINTS[space - 1]
    if icon == COIN:
        amount *= ICON
    elif icon == POINTS:
        amount = points
    brings = None if icon == BLANK else (ICON_NAMES + TRACK_NAMES)[icon]
    if state.news is not None:
        name = TRACK_NAMES[track]
        state.news.append(Stepped(seat, name, space - 1, space, brings, amount, left))
        tell_points(state, seat, points)


def tell_beyond(state: Board, track: i64) -> None:
    """The track has ended."""
    if state.news is not None:
        space = state.marked(state.player, track)
        state.news.append(SteppedBeyond(state.player, TRACK_NAMES[track], space))


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
