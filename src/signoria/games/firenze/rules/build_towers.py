"""3) Build towers: brick by brick, and the construction costs once at the end."""

from __future__ import annotations

from typing import Final

from signoria._compat import i64
from signoria.games.firenze.rules.board import Board
from signoria.games.firenze.rules.box import COLOURS, HIGHEST, MOST_BUILT
from signoria.games.firenze.rules.buildings import construction_cost
from signoria.games.firenze.rules.giving import GiveBricks
from signoria.games.firenze.rules.kinds import CAMPANILE
from signoria.games.firenze.rules.layout import MOST_TOWERS, TOWER_COLOUR, TOWER_HEIGHT
from signoria.games.firenze.rules.personnel import (
    BUILDING,
    add_personnel,
    can_use_personnel,
    interruptions,
    play_personnel,
)
from signoria.games.firenze.rules.towers import (
    pile_has,
    raise_pile,
    raise_tower,
    tower,
    towers,
)
from signoria.games.firenze.rules.words import AGAIN, BUILD, PASS, is_again, is_build, is_play
from signoria.games.firenze.rules.words import CAMPANILE as ON_CAMPANILE
from signoria.kernel.actions import Action, Options
from signoria.kernel.steps import AUTOMATIC, Step, Steps, in_order


class BuildTowers(Step[Board]):
    """3) Build Towers: lay up to six bricks on your towers or begin new ones, one colour a tower.

    Two bricks a turn are free; for more you pay 1, 3, 6 or 10 further bricks of any colours. A
    brick can be laid only while the costs can still be paid.
    """

    def actor(self, state: Board) -> i64:
        if can_build(state) or can_use_personnel(state, BUILDING):
            return state.turn
        return AUTOMATIC

    def run(self, state: Board) -> Steps:
        return _pay(state)

    def options(self, state: Board) -> Options:
        found: list[Action] = []
        add_personnel(state, found, BUILDING)
        if can_build(state):
            _add_waiting(state, found)
            _add_worked(state, found)
            _add_campanile(state, found)
        found.append(PASS)
        return tuple(found)

    def take(self, state: Board, action: Action) -> Steps:
        if action is PASS:
            return _pay(state)
        if is_play(action):
            play_personnel(state, action.what)
            return PLAYED[action.what]
        state.built += 1
        if is_build(action):
            height = action.what % HIGHEST + 1
            raise_tower(state, state.turn, action.what // HIGHEST, height, 0)
        elif is_again(action):
            height = action.what % (HIGHEST - 1) + 2
            raise_tower(state, state.turn, action.what // (HIGHEST - 1), height, 1)
        else:
            raise_pile(state, state.turn, action.what)
        return BUILD_ON


class PayConstructionCosts(GiveBricks):
    """3) Build Towers: pay the construction costs into the pouch, with bricks of any colours."""


def can_build(state: Board) -> bool:
    """Whether another brick can be laid, and the costs paid from what remains."""
    if state.built == MOST_BUILT:
        return False
    return state.stored(state.turn) > construction_cost(state, state.built + 1)


def _pay(state: Board) -> Steps:
    state.due = construction_cost(state, state.built)
    state.built = 0
    return PAY_COSTS


def _add_waiting(state: Board, found: list[Action]) -> None:
    """New towers, and those that were not worked on yet; equal ones are one choice."""
    seat = state.turn
    count = towers(state, seat)
    index: i64 = 0
    for colour in range(COLOURS):
        has_brick = state.bricks(seat, colour) > 0
        if has_brick and count < MOST_TOWERS:
            found.append(BUILD[colour * HIGHEST])
        before: i64 = 0
        while index < count and TOWER_COLOUR[tower(state, seat, index)] == colour:
            number = tower(state, seat, index)
            height = TOWER_HEIGHT[number]
            if has_brick and height != before and height < HIGHEST and number & 1 == 0:
                found.append(BUILD[colour * HIGHEST + height])
                before = height
            index += 1


def _add_worked(state: Board, found: list[Action]) -> None:
    """Towers that were worked on already this turn."""
    seat = state.turn
    before: i64 = 0
    for index in range(towers(state, seat)):
        number = tower(state, seat, index)
        if number & 1 and number != before:
            colour = TOWER_COLOUR[number]
            height = TOWER_HEIGHT[number]
            if state.bricks(seat, colour) > 0 and height < HIGHEST:
                found.append(AGAIN[colour * (HIGHEST - 1) + height - 1])
        before = number


def _add_campanile(state: Board, found: list[Action]) -> None:
    """While the card lies on a church space: colours that one's Campanile does not have."""
    if state.church_of(CAMPANILE) >= 0:
        for colour in range(COLOURS):
            if state.bricks(state.turn, colour) > 0 and not pile_has(state, state.turn, colour):
                found.append(ON_CAMPANILE[colour])


BUILD_ON: Final = in_order(BuildTowers())
PAY_COSTS: Final = in_order(PayConstructionCosts())
PLAYED: Final = interruptions(BuildTowers())
