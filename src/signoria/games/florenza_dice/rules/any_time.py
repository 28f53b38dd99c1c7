"""At any time in one's own turn: spend Spare Resources and Fiorini, and build."""

from __future__ import annotations

from typing import Final

from signoria._compat import i64
from signoria.games.florenza_dice.news import (
    AnswerFirst,
    HasBuilding,
    NoFiorini,
    NoIconOpen,
    NoSpare,
    NoStar,
    NothingToPlace,
    OnceATurn,
    OnlyInATurn,
    OnlyInTurns,
    OnlyWith,
    RioneFull,
    SpaceStillLacks,
    SpendFirst,
)
from signoria.games.florenza_dice.rules.board import (
    NO_OBSTACLE,
    NO_TURN,
    NOT_OWNED,
    USED_ALREADY,
    Board,
)
from signoria.games.florenza_dice.rules.box import BIT, FIORINI, KIND_NAMES, SPACES
from signoria.games.florenza_dice.rules.building_table import CHANGE, lacking
from signoria.games.florenza_dice.rules.buildings import build
from signoria.games.florenza_dice.rules.placing import (
    ANY_KIND,
    NO_DIE,
    add_all_places,
    pay,
    place,
    why_closed,
    why_no_place,
)
from signoria.games.florenza_dice.rules.sheets import FIORINI as FIORINI_LEFT
from signoria.games.florenza_dice.rules.sheets import SPARES
from signoria.games.florenza_dice.rules.supply import spend
from signoria.games.florenza_dice.rules.words import (
    BUILD,
    IS_ANY_TIME,
    ONLY_SPEND_FIORINI,
    ONLY_SPEND_SPARE,
    PAY,
    PLACE,
    SPEND_FIORINI,
    SPEND_SPARE,
    SPEND_STAR,
    USE,
    add_buildings,
    payments,
)
from signoria.games.florenza_dice.rules.words import CHANGE as CHANGE_IT
from signoria.kernel.actions import Action, Options
from signoria.kernel.menu import Menu
from signoria.kernel.news import Reason
from signoria.kernel.steps import AUTOMATIC, DONE, Lists, Step, Steps

# What stands in the way of spending
NONE_LEFT: Final[i64] = 1
NO_ICON: Final[i64] = 2


class SpendSpare(Lists[Board]):
    """Supply: a Spare Resource marks any open icon of a Resource."""

    def actor(self, state: Board) -> i64:
        if can_spend_spare(state):
            return state.player
        return AUTOMATIC

    def run(self, state: Board) -> Steps:
        """There is none, or no icon for it."""
        return DONE

    def gather(self, state: Board, menu: Menu) -> None:
        add_all_places(state, menu)

    def take(self, state: Board, action: Action) -> Steps:
        spend(state, state.player, SPARES, 1)
        place(state, action, "spare", NO_DIE)
        return DONE

    def why_not(self, state: Board, action: Action) -> Reason | None:
        if action.verb == PLACE[0].verb:
            return why_no_place(state, action, ANY_KIND)
        return why_not_any_time(state, action)


class SpendFiorini(Step[Board]):
    """Supply: 100 Fiorini mark any open icon of 100 Fiorini."""

    def actor(self, state: Board) -> i64:
        if can_spend_fiorini(state):
            return state.player
        return AUTOMATIC

    def run(self, state: Board) -> Steps:
        """There are none, or no icon for them."""
        return DONE

    def options(self, state: Board) -> Options:
        return payments(state.open(state.player, FIORINI))

    def take(self, state: Board, action: Action) -> Steps:
        spend(state, state.player, FIORINI_LEFT, 1)
        pay(state, action.what)
        return DONE

    def why_not(self, state: Board, action: Action) -> Reason | None:
        return why_not_any_time(state, action)


def add_any_time(state: Board, menu: Menu) -> None:
    """After what a decision is about: what may be done at any time."""
    if state.own_turn:
        if can_spend_spare(state):
            menu.add(ONLY_SPEND_SPARE)
        if can_spend_fiorini(state):
            menu.add(ONLY_SPEND_FIORINI)
    buildable = state.buildable(state.player)
    if buildable:
        add_buildings(menu, buildable)


def is_any_time(action: Action) -> bool:
    """Whether it is one of those."""
    return IS_ANY_TIME[action.number] == 1


def do_any_time(state: Board, action: Action, step: Step[Board]) -> Steps:
    """Do it, then come back to the decision."""
    if action is SPEND_SPARE:
        return Steps(_SPEND_SPARE, Steps(step, DONE))
    if action is SPEND_FIORINI:
        return Steps(_SPEND_FIORINI, Steps(step, DONE))
    build(state, state.player, action.what)
    return Steps(step, DONE)


def is_anything_possible(state: Board) -> bool:
    """Whether there is anything to do beside the dice."""
    return can_spend_spare(state) or can_spend_fiorini(state) or state.buildable(state.player) != 0


def can_spend_spare(state: Board) -> bool:
    """Whether the player has a Spare, and an open icon for it."""
    return spare_obstacle(state) == NO_OBSTACLE


def can_spend_fiorini(state: Board) -> bool:
    """Whether the player has 100 Fiorini, and an open icon for them."""
    return fiorini_obstacle(state) == NO_OBSTACLE


def spare_obstacle(state: Board) -> i64:
    """What stands in the way of spending a Spare."""
    if state.spares(state.player) == 0:
        return NONE_LEFT
    if state.any_open(state.player) == 0:
        return NO_ICON
    return NO_OBSTACLE


def fiorini_obstacle(state: Board) -> i64:
    """What stands in the way of spending 100 Fiorini."""
    if state.fiorini(state.player) == 0:
        return NONE_LEFT
    if state.open(state.player, FIORINI) == 0:
        return NO_ICON
    return NO_OBSTACLE


# Reasons


def why_not_any_time(state: Board, action: Action) -> Reason | None:
    """Why something is not possible that the asking step is not about."""
    verb = action.verb
    if verb == USE[0].verb:
        return AnswerFirst()
    if verb == PLACE[0].verb:
        return NothingToPlace()
    if verb == PAY[0].verb:
        return _why_no_payment(state, action.what)
    if verb == BUILD[0].verb:
        return _why_no_building(state, action.what)
    if action is SPEND_STAR:
        return None if state.stars(state.player) else NoStar()
    if verb == SPEND_SPARE.verb:
        return _why_not_spent(state, action is SPEND_SPARE)
    if action is CHANGE_IT:
        return why_not_once(state, CHANGE)
    return None


def why_not_once(state: Board, building: i64) -> Reason | None:
    """Why the once-a-turn effect of a Building does not work, if it does not."""
    obstacle = state.once_obstacle(building)
    if obstacle == NOT_OWNED:
        return OnlyWith(building)
    if obstacle == USED_ALREADY:
        return OnceATurn(building)
    if obstacle == NO_TURN:
        return OnlyInTurns(building)
    return None


def _why_no_payment(state: Board, project: i64) -> Reason:
    why = why_closed(state, state.player, project, FIORINI)
    if why is not None:
        return why
    if fiorini_obstacle(state) == NONE_LEFT:
        return NoFiorini()
    return SpendFirst()


def _why_not_spent(state: Board, is_spare: bool) -> Reason:
    obstacle = spare_obstacle(state) if is_spare else fiorini_obstacle(state)
    if state.own_turn == 0:
        return OnlyInATurn()
    if obstacle == NONE_LEFT:
        return NoSpare() if is_spare else NoFiorini()
    if obstacle == NO_ICON:
        return NoIconOpen(None if is_spare else KIND_NAMES[FIORINI])
    return AnswerFirst()


def _why_no_building(state: Board, number: i64) -> Reason:
    seat = state.player
    space = state.built(seat)
    if state.has(seat, number):
        return HasBuilding(number)
    if space == SPACES:
        return RioneFull()
    if state.buildable(seat) & BIT[number]:
        return AnswerFirst()
    kinds = lacking(state.italian, state.ticked(seat, space), number)
    return SpaceStillLacks(space + 1, tuple(kinds))


_SPEND_SPARE: Final = SpendSpare()
_SPEND_FIORINI: Final = SpendFiorini()
