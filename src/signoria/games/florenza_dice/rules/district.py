"""Obtaining Resources: each is placed at once in an open icon of the District sheet."""

from __future__ import annotations

from typing import ClassVar, Final

from signoria._compat import i64
from signoria.games.florenza_dice.news import Changed, IconOpen, Lost
from signoria.games.florenza_dice.rules.any_time import (
    add_any_time,
    do_any_time,
    is_any_time,
    why_not_any_time,
)
from signoria.games.florenza_dice.rules.board import Board
from signoria.games.florenza_dice.rules.box import (
    CHANGED,
    DICE,
    ICON,
    IDENTICAL,
    MOST_AMOUNT,
    RESOURCE_NAMES,
    RESOURCE_OF,
    RESOURCES,
)
from signoria.games.florenza_dice.rules.building_table import CHANGE, TRADE
from signoria.games.florenza_dice.rules.placing import (
    ANY_KIND,
    NO_DIE,
    add_all_places,
    place,
    why_no_place,
)
from signoria.games.florenza_dice.rules.printed_sheet import PROJECTS
from signoria.games.florenza_dice.rules.rescue import could_change, could_trade
from signoria.games.florenza_dice.rules.sheets import FIORINI
from signoria.games.florenza_dice.rules.supply import gain
from signoria.games.florenza_dice.rules.words import CHANGE as CHANGE_IT
from signoria.games.florenza_dice.rules.words import LOSE, ONLY_CHANGE, ONLY_LOSE, PLACE, add_places
from signoria.kernel.actions import Action
from signoria.kernel.menu import Menu
from signoria.kernel.news import Reason
from signoria.kernel.steps import AUTOMATIC, DONE, Lists, Steps, in_order


class ObtainResources(Lists[Board]):
    """Obtain Resources: mark one open icon for each; what fits nowhere is lost."""

    fields: ClassVar[dict[str, range]] = {
        "die": range(DICE),
        "left": range(1, MOST_AMOUNT + 1),
        "traded": range(2),
    }

    def __init__(self, die: i64, left: i64, traded: i64) -> None:
        self.die: Final[i64] = die
        self.left: Final[i64] = left
        self.traded: Final[i64] = traded  # 1 if one of this die's Resources was traded

    def may_trade(self, state: Board) -> bool:
        """District Building effects 7 to 12: one Resource of the die for another."""
        return not self.traded and state.has(state.player, TRADE[self.die])

    def actor(self, state: Board) -> i64:
        seat = state.player
        if (
            state.open(seat, RESOURCE_OF[self.die])
            or state.may_use_once(CHANGE)
            or (self.may_trade(state) and state.any_open(seat))
            or could_change(state, RESOURCE_OF[self.die])
            or (not self.traded and could_trade(state, self.die, RESOURCE_OF[self.die]))
        ):
            return seat
        return AUTOMATIC

    def run(self, state: Board) -> Steps:
        """No open icon takes what is left, and no Building could: it is lost."""
        if state.news is not None:
            tell_lost(state, RESOURCE_OF[self.die], self.left, False)
        return DONE

    def gather(self, state: Board, menu: Menu) -> None:
        seat = state.player
        mine = RESOURCE_OF[self.die]
        if self.may_trade(state):
            add_all_places(state, menu)
        else:
            add_places(menu, mine, state.open(seat, mine))
        if state.may_use_once(CHANGE):
            menu.add(ONLY_CHANGE)
        if state.open(seat, mine) == 0:
            menu.add(ONLY_LOSE)
        add_any_time(state, menu)

    def take(self, state: Board, action: Action) -> Steps:
        if is_any_time(action):
            return do_any_time(state, action, self)
        traded = self.traded
        if action is CHANGE_IT or action is LOSE:
            go_without(state, action, RESOURCE_OF[self.die])
        else:
            place(state, action, "die", self.die)
            if action.what // PROJECTS != RESOURCE_OF[self.die]:
                traded = 1
        if self.left == 1:
            return DONE
        return obtain(self.die, self.left - 1, traded)

    def why_not(self, state: Board, action: Action) -> Reason | None:
        if self.may_trade(state) and action is not LOSE:
            return why_not_placing(state, action, ANY_KIND)
        return why_not_placing(state, action, RESOURCE_OF[self.die])


class ObtainIdenticalResources(Lists[Board]):
    """District Building effects 14: two identical Resources of your choice, from any die."""

    fields: ClassVar[dict[str, range]] = {
        "kind": range(RESOURCES),
        "left": range(1, IDENTICAL + 1),
    }

    def __init__(self, kind: i64, left: i64) -> None:
        self.kind: Final[i64] = kind
        self.left: Final[i64] = left

    def actor(self, state: Board) -> i64:
        if (
            state.open(state.player, self.kind)
            or state.may_use_once(CHANGE)
            or could_change(state, self.kind)
        ):
            return state.player
        return AUTOMATIC

    def run(self, state: Board) -> Steps:
        """No open icon takes what is left, and no Building could: it is lost."""
        if state.news is not None:
            tell_lost(state, self.kind, self.left, False)
        return DONE

    def gather(self, state: Board, menu: Menu) -> None:
        places = state.open(state.player, self.kind)
        add_places(menu, self.kind, places)
        if state.may_use_once(CHANGE):
            menu.add(ONLY_CHANGE)
        if places == 0:
            menu.add(ONLY_LOSE)
        add_any_time(state, menu)

    def take(self, state: Board, action: Action) -> Steps:
        if is_any_time(action):
            return do_any_time(state, action, self)
        if action is CHANGE_IT or action is LOSE:
            go_without(state, action, self.kind)
        else:
            place(state, action, "building", NO_DIE)
        if self.left == 1:
            return DONE
        return obtain_identical(self.kind, self.left - 1)

    def why_not(self, state: Board, action: Action) -> Reason | None:
        return why_not_placing(state, action, self.kind)


class ObtainAnyResource(Lists[Board]):
    """Resources on a track: one of your choice, placed at once and never kept as a Spare."""

    def actor(self, state: Board) -> i64:
        if (
            state.any_open(state.player)
            or state.may_use_once(CHANGE)
            or could_change(state, ANY_KIND)
        ):
            return state.player
        return AUTOMATIC

    def run(self, state: Board) -> Steps:
        """No icon is open, and no Building could change it: the Resource is lost."""
        if state.news is not None:
            tell_lost(state, ANY_KIND, 1, False)
        return DONE

    def gather(self, state: Board, menu: Menu) -> None:
        add_all_places(state, menu)
        if state.may_use_once(CHANGE):
            menu.add(ONLY_CHANGE)
        if state.any_open(state.player) == 0:
            menu.add(ONLY_LOSE)
        add_any_time(state, menu)

    def take(self, state: Board, action: Action) -> Steps:
        if is_any_time(action):
            return do_any_time(state, action, self)
        if action is CHANGE_IT or action is LOSE:
            go_without(state, action, ANY_KIND)
        else:
            place(state, action, "track", NO_DIE)
        return DONE

    def why_not(self, state: Board, action: Action) -> Reason | None:
        return why_not_placing(state, action, ANY_KIND)


def go_without(state: Board, action: Action, kind: i64) -> None:
    """Lose a Resource; or District Building effects 17: Fiorini instead of it."""
    if action is LOSE:
        if state.news is not None:
            tell_lost(state, kind, 1, True)
        return
    amount = CHANGED
    if state.news is not None:
        state.news.append(Changed(state.player, _name(kind), int(amount) * ICON))
    gain(state, state.player, FIORINI, amount, "change")
    state.use_once(CHANGE)


def why_not_placing(state: Board, action: Action, mine: i64) -> Reason | None:
    """Why something is not possible while a Resource of a kind, or of any, is to be placed."""
    if action.verb == PLACE[0].verb:
        return why_no_place(state, action, mine)
    if action is LOSE:
        return IconOpen(_name(mine))
    return why_not_any_time(state, action)


def tell_lost(state: Board, kind: i64, number: i64, by_choice: bool) -> None:
    """Resources that no icon took."""
    if state.news is not None:
        state.news.append(Lost(state.player, _name(kind), number, by_choice))


def _name(kind: i64) -> str | None:
    return None if kind == ANY_KIND else RESOURCE_NAMES[kind]


def open_icons(state: Board, seat: i64, kind: i64) -> i64:
    """How many icons of a kind are open on a sheet."""
    found: i64 = 0
    for project in range(PROJECTS):
        found += state.left(seat, project, kind)
    return found


def obtain(die: i64, left: i64, traded: i64) -> Steps:
    """So many Resources of a die's own kind."""
    return _OBTAIN[(die * 2 + traded) * MOST_AMOUNT + left - 1]


def obtain_identical(kind: i64, left: i64) -> Steps:
    """So many Resources of one kind."""
    return _OBTAIN_IDENTICAL[kind * IDENTICAL + left - 1]


_OBTAIN: Final = [
    in_order(ObtainResources(die, left, traded))
    for die in range(DICE)
    for traded in range(2)
    for left in range(1, MOST_AMOUNT + 1)
]
_OBTAIN_IDENTICAL: Final = [
    in_order(ObtainIdenticalResources(kind, left))
    for kind in range(RESOURCES)
    for left in range(1, IDENTICAL + 1)
]
