"""Completing an Artwork: the artist, the masterpiece, and the effects."""

from __future__ import annotations

from typing import ClassVar, Final

from signoria._compat import i64
from signoria.games.florenza_dice import news
from signoria.games.florenza_dice.rules.any_time import (
    add_any_time,
    do_any_time,
    is_any_time,
    why_not_any_time,
)
from signoria.games.florenza_dice.rules.board import Board
from signoria.games.florenza_dice.rules.box import (
    CHIESA_STEPS,
    COLOURS,
    ICON,
    IN_PALAZZO,
    INCOME_FIORINI,
    INCOME_IN_FIORINI,
    KIND_NAMES,
    MASTERPIECE_POINTS,
    MINT_POINTS,
    TRACK_NAMES,
    WORK_INCOME,
    WORK_POINTS,
    WORK_SPARES,
    WORKS,
)
from signoria.games.florenza_dice.rules.box import FIORINI as COINS
from signoria.games.florenza_dice.rules.building_table import MASTERPIECE
from signoria.games.florenza_dice.rules.die_uses import ALLOWED_BY, artist_of, fee
from signoria.games.florenza_dice.rules.printed_sheet import CHIESA, PALAZZO, WORK_NAMES
from signoria.games.florenza_dice.rules.sheets import FIORINI, SPARES, STARS
from signoria.games.florenza_dice.rules.supply import gain, spend, tell_points
from signoria.games.florenza_dice.rules.tracks import advance
from signoria.games.florenza_dice.rules.words import ADVANCE, SPEND_OR_KEEP, SPEND_STAR
from signoria.kernel.actions import Action
from signoria.kernel.menu import Menu
from signoria.kernel.news import Reason
from signoria.kernel.steps import AUTOMATIC, DONE, Lists, Step, Steps, in_order


def hire(state: Board, die: i64, way: i64, work: i64, worth: i64) -> Steps:
    """Pay the artist and write the points; a star may make it a Masterpiece."""
    cost = fee(state, state.player, die, way)
    points = WORK_POINTS[work]
    spend(state, state.player, FIORINI, cost)
    state.complete(state.player, work, points, worth)
    if state.news is not None:
        tell_hired(state, die, way, work, cost, points, worth)
    return _HIRE[work]


class Masterpiece(Lists[Board]):
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

    def gather(self, state: Board, menu: Menu) -> None:
        menu.add(SPEND_OR_KEEP)
        add_any_time(state, menu)

    def take(self, state: Board, action: Action) -> Steps:
        if is_any_time(action):
            return do_any_time(state, action, self)
        if action is SPEND_STAR:
            seat = state.player
            points = star_points(state, seat)
            spend(state, seat, STARS, 1)
            state.make_masterpiece(seat, self.work, points)
            if state.news is not None:
                worth = int(state.artist_points(seat, self.work))
                counts = worth + int(WORK_POINTS[self.work])
                state.news.append(
                    news.Masterpiece(seat, WORK_NAMES[self.work], points, worth, counts)
                )
                tell_points(state, seat, points)
        return DONE

    def why_not(self, state: Board, action: Action) -> Reason | None:
        return why_not_any_time(state, action)


class CompletePalazzoWork(Step[Board]):
    """Effects of completing an Artwork: a Spare, and the prize for the whole Palazzo."""

    fields: ClassVar[dict[str, range]] = {"work": range(IN_PALAZZO)}

    def __init__(self, work: i64) -> None:
        self.work: Final[i64] = work

    def run(self, state: Board) -> Steps:
        seat = state.player
        gain(state, seat, SPARES, WORK_SPARES[self.work], "work")
        if state.completed(seat) & PALAZZO == PALAZZO:
            state.mark_prize(seat)
            if state.news is not None:
                state.news.append(news.PalazzoCompleted(seat, state.prize))
                tell_points(state, seat, state.prize)
        return DONE


class CollectIncome(Step[Board]):
    """Effects of completing an Artwork: the Chiesa's income, at once and in later rounds."""

    fields: ClassVar[dict[str, range]] = {"work": range(IN_PALAZZO, WORKS)}

    def __init__(self, work: i64) -> None:
        self.work: Final[i64] = work

    def run(self, state: Board) -> Steps:
        income = WORK_INCOME[self.work]
        if state.news is not None:
            what = [*TRACK_NAMES, KIND_NAMES[COINS]][income]
            at_once = state.own_turn == 1
            state.news.append(news.IncomePaid(state.player, WORK_NAMES[self.work], what, at_once))
        if income == INCOME_IN_FIORINI:
            gain(state, state.player, FIORINI, INCOME_FIORINI, "income")
            return DONE
        return advance(income, 1)


class CompleteChiesa(Step[Board]):
    """Effects of completing an Artwork: the whole Chiesa gives steps on one track."""

    def run(self, state: Board) -> Steps:
        if state.completed(state.player) & CHIESA == CHIESA:
            if state.news is not None:
                state.news.append(news.ChiesaCompleted(state.player, CHIESA_STEPS))
            return _CHOOSE_TRACK
        return DONE


class ChooseTrack(Lists[Board]):
    """Effects of completing an Artwork: four steps for the Chiesa, all on one track."""

    def actor(self, state: Board) -> i64:
        return state.player

    def gather(self, state: Board, menu: Menu) -> None:
        menu.add(ADVANCE)
        add_any_time(state, menu)

    def take(self, state: Board, action: Action) -> Steps:
        if is_any_time(action):
            return do_any_time(state, action, self)
        steps = CHIESA_STEPS
        if state.news is not None:
            track = TRACK_NAMES[action.what]
            state.news.append(news.ChiesaSteps(state.player, track, steps))
        return advance(action.what, steps)

    def why_not(self, state: Board, action: Action) -> Reason | None:
        return why_not_any_time(state, action)


def star_points(state: Board, seat: i64) -> i64:
    """What a star adds to an artist's worth; with a Building 20, more."""
    if state.has(seat, MASTERPIECE):
        return MINT_POINTS
    return MASTERPIECE_POINTS


def tell_hired(
    state: Board, die: i64, way: i64, work: i64, cost: i64, points: i64, worth: i64
) -> None:
    """Who completed a work, for how much, and what it counts."""
    seat = state.player
    if state.news is not None:
        state.news.append(
            news.Hired(
                seat,
                news.Die(COLOURS[die], state.value(die)),
                WORK_NAMES[work],
                artist_of(die, work, way),
                cost * ICON,
                points,
                worth,
                points + worth,
                state.stars(seat) > 0,
                ALLOWED_BY.get(way),
            )
        )
        tell_points(state, seat, points + worth)


def _after_hiring(work: int) -> Steps:
    if work < IN_PALAZZO:
        return in_order(Masterpiece(work), CompletePalazzoWork(work))
    return in_order(Masterpiece(work), CollectIncome(work), CompleteChiesa())


_HIRE: Final = [_after_hiring(work) for work in range(WORKS)]
_CHOOSE_TRACK: Final = in_order(ChooseTrack())
