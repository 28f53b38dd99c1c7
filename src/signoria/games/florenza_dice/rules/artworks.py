"""Completing an Artwork: the artist, the masterpiece, and the effects."""

from __future__ import annotations

from typing import ClassVar, Final

from signoria._compat import i64
from signoria.games.florenza_dice.rules.any_time import do_any_time, is_any_time, with_any_time
from signoria.games.florenza_dice.rules.board import Board
from signoria.games.florenza_dice.rules.box import (
    CHIESA_STEPS,
    IN_PALAZZO,
    INCOME_FIORINI,
    INCOME_IN_FIORINI,
    MASTERPIECE_POINTS,
    MINT_POINTS,
    TRACKS,
    WORK_INCOME,
    WORK_SPARES,
    WORKS,
)
from signoria.games.florenza_dice.rules.building_table import MASTERPIECE
from signoria.games.florenza_dice.rules.printed_sheet import CHIESA, PALAZZO
from signoria.games.florenza_dice.rules.tracks import advance
from signoria.games.florenza_dice.rules.words import ADVANCE, KEEP_STAR, SPEND_STAR
from signoria.kernel.actions import Action, Options
from signoria.kernel.steps import AUTOMATIC, DONE, Step, Steps, in_order


def hire(state: Board, work: i64, fee: i64, points: i64) -> Steps:
    """Pay the artist and write the points; a star may make it a Masterpiece."""
    state.gain_fiorini(state.player, -fee)
    state.complete(state.player, work, points)
    return _HIRE[work]


class Masterpiece(Step[Board]):
    """Completing an Artwork: a Masterpiece star adds to what the artist is worth."""

    fields: ClassVar[dict[str, range]] = {"work": range(WORKS)}

    def __init__(self, work: i64) -> None:
        self.work: Final[i64] = work

    def actor(self, state: Board) -> i64:
        if state.stars(state.player) == 0:
            return AUTOMATIC
        return state.player

    def run(self, state: Board) -> Steps:
        """Without a star there is nothing to decide."""
        return DONE

    def options(self, state: Board) -> Options:
        found: list[Action] = []
        found.append(SPEND_STAR)
        found.append(KEEP_STAR)
        return with_any_time(state, found)

    def take(self, state: Board, action: Action) -> Steps:
        if is_any_time(action):
            return do_any_time(state, action, self)
        if action is SPEND_STAR:
            seat = state.player
            points = MASTERPIECE_POINTS
            if state.has(seat, MASTERPIECE):
                points = MINT_POINTS
            state.gain_stars(seat, -1)
            state.make_masterpiece(seat, self.work, points)
        return DONE


class CompletePalazzoWork(Step[Board]):
    """Effects of completing an Artwork: a Spare, and the prize for the whole Palazzo."""

    fields: ClassVar[dict[str, range]] = {"work": range(IN_PALAZZO)}

    def __init__(self, work: i64) -> None:
        self.work: Final[i64] = work

    def run(self, state: Board) -> Steps:
        seat = state.player
        state.gain_spares(seat, WORK_SPARES[self.work])
        if state.completed(seat) & PALAZZO == PALAZZO:
            state.mark_prize(seat)
        return DONE


class CollectIncome(Step[Board]):
    """Effects of completing an Artwork: the Chiesa's income, at once and in later rounds."""

    fields: ClassVar[dict[str, range]] = {"work": range(IN_PALAZZO, WORKS)}

    def __init__(self, work: i64) -> None:
        self.work: Final[i64] = work

    def run(self, state: Board) -> Steps:
        income = WORK_INCOME[self.work]
        if income == INCOME_IN_FIORINI:
            state.gain_fiorini(state.player, INCOME_FIORINI)
            return DONE
        return advance(income, 1)


class CompleteChiesa(Step[Board]):
    """Effects of completing an Artwork: the whole Chiesa gives steps on one track."""

    def run(self, state: Board) -> Steps:
        if state.completed(state.player) & CHIESA == CHIESA:
            return _CHOOSE_TRACK
        return DONE


class ChooseTrack(Step[Board]):
    """Effects of completing an Artwork: four steps for the Chiesa, all on one track."""

    def actor(self, state: Board) -> i64:
        return state.player

    def options(self, state: Board) -> Options:
        found: list[Action] = []
        for track in range(TRACKS):
            found.append(ADVANCE[track])
        return with_any_time(state, found)

    def take(self, state: Board, action: Action) -> Steps:
        if is_any_time(action):
            return do_any_time(state, action, self)
        return advance(action.what, CHIESA_STEPS)


def _after_hiring(work: int) -> Steps:
    if work < IN_PALAZZO:
        return in_order(Masterpiece(work), CompletePalazzoWork(work))
    return in_order(Masterpiece(work), CollectIncome(work), CompleteChiesa())


_HIRE: Final = [_after_hiring(work) for work in range(WORKS)]
_CHOOSE_TRACK: Final = in_order(ChooseTrack())
