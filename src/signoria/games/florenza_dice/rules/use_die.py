"""How to use the dice: Resources, a personality, or Fiorini; Buildings allow more."""

from __future__ import annotations

from typing import Final

from signoria._compat import i64
from signoria.games.florenza_dice.news import (
    Die,
    DieMoved,
    UsedForFiorini,
    UsedForResources,
    UsedForSteps,
)
from signoria.games.florenza_dice.rules.any_time import (
    add_any_time,
    do_any_time,
    is_any_time,
    is_anything_possible,
    why_not_any_time,
)
from signoria.games.florenza_dice.rules.artworks import hire
from signoria.games.florenza_dice.rules.board import Board
from signoria.games.florenza_dice.rules.box import (
    ALL_DICE,
    ANONYMOUS_POINTS,
    BIT,
    COLOURS,
    FIORINI_OF_A_DIE,
    ICON,
    IDENTICAL,
    MORE,
    PAID_POINTS,
    PERSONALITY_OF,
    RESOURCE_NAMES,
    RESOURCE_OF,
    STEPS_OF_CHOICE,
    TRACK_NAMES,
)
from signoria.games.florenza_dice.rules.building_table import (
    ANONYMOUS_ARTIST,
    CHANGE,
    CHEAPER_ARTIST,
    IDENTICAL_RESOURCES,
    MORE_FIORINI,
    STEPS,
    TRADE,
)
from signoria.games.florenza_dice.rules.die_uses import add_uses, why_no_use
from signoria.games.florenza_dice.rules.district import obtain, obtain_identical, open_icons
from signoria.games.florenza_dice.rules.rescue import could_change, could_trade
from signoria.games.florenza_dice.rules.sheets import FIORINI
from signoria.games.florenza_dice.rules.supply import gain
from signoria.games.florenza_dice.rules.tracks import advance
from signoria.games.florenza_dice.rules.words import (
    FOR_A_CHEAPER_ARTIST,
    FOR_A_TRACK,
    FOR_AN_ANONYMOUS_ARTIST,
    FOR_AN_ARTIST,
    FOR_FIORINI,
    FOR_IDENTICAL,
    FOR_MORE_FIORINI,
    FOR_RESOURCES,
    FOR_STEPS,
    ONLY_END,
    USED_DIE,
    USED_FOR,
    USED_ON,
)
from signoria.kernel.actions import Action
from signoria.kernel.menu import Menu
from signoria.kernel.news import Reason
from signoria.kernel.steps import AUTOMATIC, DONE, Lists, Steps

NO_BUILDING: Final[i64] = 0


class UseDie(Lists[Board]):
    """Player turns: in your turn you use three dice, one after the other; each is then USED."""

    def actor(self, state: Board) -> i64:
        return state.player

    def gather(self, state: Board, menu: Menu) -> None:
        add_uses(state, menu, ALL_DICE & ~state.used)
        add_any_time(state, menu)

    def take(self, state: Board, action: Action) -> Steps:
        if is_any_time(action):
            return do_any_time(state, action, self)
        die = USED_DIE[action.what]
        state.used |= BIT[die]
        if state.news is not None:
            state.news.append(DieMoved(COLOURS[die]))
        return use(state, action)

    def why_not(self, state: Board, action: Action) -> Reason | None:
        return why_no_use(state, action, ALL_DICE & ~state.used)


class UseOneDie(Lists[Board]):
    """Player turns: in another's turn you use one UNUSED die, as Bishop any; none is moved."""

    def actor(self, state: Board) -> i64:
        return state.player

    def gather(self, state: Board, menu: Menu) -> None:
        add_uses(state, menu, dice_left(state))
        add_any_time(state, menu)

    def take(self, state: Board, action: Action) -> Steps:
        if is_any_time(action):
            return do_any_time(state, action, self)
        return use(state, action)

    def why_not(self, state: Board, action: Action) -> Reason | None:
        return why_no_use(state, action, dice_left(state))


class EndStep(Lists[Board]):
    """Player turns: when your dice are used, you may still spend and build; then you are done."""

    def actor(self, state: Board) -> i64:
        if is_anything_possible(state):
            return state.player
        return AUTOMATIC

    def run(self, state: Board) -> Steps:
        """Nothing is left to do."""
        return DONE

    def gather(self, state: Board, menu: Menu) -> None:
        menu.add(ONLY_END)
        add_any_time(state, menu)

    def take(self, state: Board, action: Action) -> Steps:
        if is_any_time(action):
            return do_any_time(state, action, self)
        return DONE

    def why_not(self, state: Board, action: Action) -> Reason | None:
        return why_not_any_time(state, action)


def dice_left(state: Board) -> i64:
    """The set of dice for a Non-Active Player: the UNUSED ones, for the Bishop all."""
    if state.bishop == state.player:
        return ALL_DICE
    return ALL_DICE & ~state.used


def use(state: Board, action: Action) -> Steps:
    """Use a die for what the action says."""
    die = USED_DIE[action.what]
    way = USED_FOR[action.what]
    what = USED_ON[action.what]
    if way == FOR_RESOURCES:
        if state.news is not None:
            may_trade = state.has(state.player, TRADE[die])
            tell_resources(state, die, RESOURCE_OF[die], what, may_trade, NO_BUILDING)
        return obtain(die, what, 0)
    if way == FOR_STEPS:
        return _walk(state, die, PERSONALITY_OF[die], what, NO_BUILDING)
    if way == FOR_FIORINI:
        return _take_fiorini(state, die, FIORINI_OF_A_DIE, NO_BUILDING)
    if way == FOR_AN_ARTIST:
        return hire(state, die, way, what, PAID_POINTS)
    return _use_once(state, die, way, what)


def _use_once(state: Board, die: i64, way: i64, what: i64) -> Steps:
    """District Building effects that work once a turn."""
    if way == FOR_MORE_FIORINI:
        state.use_once(MORE_FIORINI)
        return _take_fiorini(state, die, MORE, MORE_FIORINI)
    if way == FOR_IDENTICAL:
        state.use_once(IDENTICAL_RESOURCES)
        number = IDENTICAL
        if state.news is not None:
            tell_resources(state, die, what, number, False, IDENTICAL_RESOURCES)
        return obtain_identical(what, number)
    if way == FOR_A_TRACK:
        state.use_once(STEPS)
        return _walk(state, die, what, STEPS_OF_CHOICE, STEPS)
    if way == FOR_A_CHEAPER_ARTIST:
        state.use_once(CHEAPER_ARTIST)
        return hire(state, die, way, what, PAID_POINTS)
    assert way == FOR_AN_ANONYMOUS_ARTIST
    state.use_once(ANONYMOUS_ARTIST)
    return hire(state, die, way, what, ANONYMOUS_POINTS)


def _take_fiorini(state: Board, die: i64, amount: i64, building: i64) -> Steps:
    """Fiorini for a die, perhaps more by a Building."""
    if state.news is not None:
        allowed = int(building) or None
        money = int(amount) * ICON
        state.news.append(UsedForFiorini(state.player, _shown(state, die), money, allowed))
    gain(state, state.player, FIORINI, amount, "die")
    return DONE


def _walk(state: Board, die: i64, track: i64, steps: i64, building: i64) -> Steps:
    """Steps for a die, perhaps by a Building."""
    if state.news is not None:
        allowed = int(building) or None
        name = TRACK_NAMES[track]
        state.news.append(UsedForSteps(state.player, _shown(state, die), name, steps, allowed))
    return advance(track, steps)


def tell_resources(
    state: Board, die: i64, kind: i64, number: i64, may_trade: bool, building: i64
) -> None:
    """Resources of a kind, and how many of them are sure to be lost."""
    seat = state.player
    takes = open_icons(state, seat, kind)
    lost = max(number - takes, 0)
    if lost and (
        state.may_use_once(CHANGE)
        or (may_trade and state.any_open(seat))
        or could_change(state, kind)
        or (building == NO_BUILDING and could_trade(state, die, kind))
    ):
        lost = 0
    if state.news is not None:
        allowed = int(building) or None
        name = RESOURCE_NAMES[kind]
        state.news.append(
            UsedForResources(seat, _shown(state, die), name, number, takes, lost, allowed)
        )


def _shown(state: Board, die: i64) -> Die:
    return Die(COLOURS[die], int(state.value(die)))
