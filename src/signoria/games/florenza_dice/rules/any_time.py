"""At any time in one's own turn: spend Spare Resources and Fiorini, and build."""

from __future__ import annotations

from typing import Final

from signoria._compat import i64
from signoria.games.florenza_dice.rules.board import Board
from signoria.games.florenza_dice.rules.box import FIORINI, RESOURCES
from signoria.games.florenza_dice.rules.buildings import build
from signoria.games.florenza_dice.rules.printed_sheet import PROJECTS
from signoria.games.florenza_dice.rules.words import (
    FIRST_ANY_TIME,
    SPEND_FIORINI,
    SPEND_SPARE,
    add_buildings,
    add_places,
    payments,
)
from signoria.kernel.actions import Action, Options
from signoria.kernel.steps import AUTOMATIC, DONE, Step, Steps, in_order


class SpendSpare(Step[Board]):
    """Supply: a Spare Resource marks any open icon of a Resource."""

    def actor(self, state: Board) -> i64:
        if can_spend_spare(state):
            return state.player
        return AUTOMATIC

    def run(self, state: Board) -> Steps:
        """There is none, or no icon for it."""
        return DONE

    def options(self, state: Board) -> Options:
        found: list[Action] = []
        add_all_places(state, found)
        return tuple(found)

    def take(self, state: Board, action: Action) -> Steps:
        state.gain_spares(state.player, -1)
        place(state, action)
        return DONE


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
        state.gain_fiorini(state.player, -1)
        state.tick(state.player, action.what, FIORINI)
        return DONE


def with_any_time(state: Board, found: list[Action]) -> Options:
    """The options of a decision: what it is about, and what may be done at any time."""
    if state.own_turn:
        if can_spend_spare(state):
            found.append(SPEND_SPARE)
        if can_spend_fiorini(state):
            found.append(SPEND_FIORINI)
    buildable = state.buildable(state.player)
    if buildable:
        add_buildings(found, buildable)
    return tuple(found)


def is_any_time(action: Action) -> bool:
    """Whether it is one of those."""
    return action.number >= FIRST_ANY_TIME


def do_any_time(state: Board, action: Action, step: Step[Board]) -> Steps:
    """Do it, then come back to the decision."""
    if action is SPEND_SPARE:
        return in_order(_SPEND_SPARE, step)
    if action is SPEND_FIORINI:
        return in_order(_SPEND_FIORINI, step)
    build(state, state.player, action.what)
    return in_order(step)


def is_anything_possible(state: Board) -> bool:
    """Whether there is anything to do beside the dice."""
    return can_spend_spare(state) or can_spend_fiorini(state) or state.buildable(state.player) != 0


def can_spend_spare(state: Board) -> bool:
    """Whether the player has a Spare, and an open icon for it."""
    return state.spares(state.player) > 0 and state.any_open(state.player) != 0


def can_spend_fiorini(state: Board) -> bool:
    """Whether the player has 100 Fiorini, and an open icon for them."""
    return state.fiorini(state.player) > 0 and state.open(state.player, FIORINI) != 0


def add_all_places(state: Board, found: list[Action]) -> None:
    """Every open icon for a Resource."""
    for kind in range(RESOURCES):
        add_places(found, kind, state.open(state.player, kind))


def place(state: Board, action: Action) -> None:
    """Mark the icon with an X."""
    state.tick(state.player, action.what % PROJECTS, action.what // PROJECTS)


_SPEND_SPARE: Final = SpendSpare()
_SPEND_FIORINI: Final = SpendFiorini()
