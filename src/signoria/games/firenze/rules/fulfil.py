"""5) Fulfil commissions: with towers of exactly the right height."""

from __future__ import annotations

from typing import Final

from signoria._compat import i64
from signoria.games.firenze.rules.board import Board, colour_of, height_of, space_of
from signoria.games.firenze.rules.box import (
    BALCONY_SPACE,
    COLOURS,
    LAST_SEAL,
    LEVEL_POINTS,
    NUMERALS,
)
from signoria.games.firenze.rules.churches import complete_campanile, reward_churches
from signoria.games.firenze.rules.layout import (
    BALCONY_LINE,
    COMMISSIONS,
    LAST_SEAL_LINE,
    LEVEL_LINE,
    LEVEL_TILES,
    NO_TILE,
    TOWER_COLOUR,
    TOWER_HEIGHT,
)
from signoria.games.firenze.rules.personnel import (
    LATER,
    add_personnel,
    can_use_personnel,
    interruptions,
    play_personnel,
)
from signoria.games.firenze.rules.towers import demolish, pile_height, tower, towers
from signoria.games.firenze.rules.words import FULFIL, FULFIL_CAMPANILE, PASS, is_play
from signoria.kernel.actions import Action, Options
from signoria.kernel.steps import AUTOMATIC, DONE, Step, Steps, in_order


class FulfilCommissions(Step[Board]):
    """5) Fulfill Commissions: you may hand over towers that have exactly the height asked for.

    A seal of yours covers the commission, the bricks go into the pouch. Of the balconies only
    the lowest that is left can be fulfilled.
    """

    def actor(self, state: Board) -> i64:
        if can_fulfil(state) or can_use_personnel(state, LATER):
            return state.turn
        return AUTOMATIC

    def run(self, state: Board) -> Steps:
        return DONE

    def options(self, state: Board) -> Options:
        found: list[Action] = []
        add_personnel(state, found, LATER)
        before: i64 = -1
        for index in range(towers(state, state.turn)):
            space = fulfillable(state, state.turn, tower(state, state.turn, index))
            if space >= 0 and space != before:
                found.append(FULFIL[space])
                before = space
        if pile_height(state, state.turn) == COLOURS:
            found.append(FULFIL_CAMPANILE)
        found.append(PASS)
        return tuple(found)

    def take(self, state: Board, action: Action) -> Steps:
        if action is PASS:
            return DONE
        if is_play(action):
            play_personnel(state, action.what)
            return PLAYED[action.what]
        if action is FULFIL_CAMPANILE:
            complete_campanile(state, state.turn)
        else:
            fulfil(state, state.turn, action.what)
        return FULFIL_ON


def can_fulfil(state: Board) -> bool:
    """Whether any tower fits a commission, or the Campanile is complete."""
    for index in range(towers(state, state.turn)):
        if fulfillable(state, state.turn, tower(state, state.turn, index)) >= 0:
            return True
    return pile_height(state, state.turn) == COLOURS


def fulfillable(state: Board, seat: i64, number: i64) -> i64:
    """The commission that a tower can fulfil now, or -1."""
    space = space_of(TOWER_COLOUR[number], TOWER_HEIGHT[number])
    if space < 0 or not state.is_open(space) or state.seals_left(seat) == 0:
        return -1
    numeral = state.numeral_on(space)
    if numeral >= 0 and numeral != next_balcony(state):
        return -1
    return space


def next_balcony(state: Board) -> i64:
    """The lowest numeral that nobody fulfilled yet; NUMERALS when all are."""
    for numeral in range(NUMERALS):
        tile = state.tile(numeral)
        if tile != NO_TILE and state.is_open(BALCONY_SPACE[tile]):
            return numeral
    return NUMERALS


def fulfil(state: Board, seat: i64, space: i64) -> None:
    """Points, a seal, the bricks into the pouch; then level bonus, churches, the last seal."""
    height = height_of(space)
    is_balcony = state.numeral_on(space) >= 0
    state.score(seat, BALCONY_LINE if is_balcony else COMMISSIONS, state.worth(space))
    state.seal(seat, space)
    state.fulfilled += 1
    demolish(state, seat, colour_of(space), height)
    # Level Bonus
    if state.has_level_tile(height):
        state.score(seat, LEVEL_LINE, LEVEL_POINTS[height])
        state.table[LEVEL_TILES + height] = 0
    reward_churches(state, seat, height, is_balcony)
    # The End of the Game
    if state.seals_left(seat) == 0 and state.finisher < 0:
        state.score(seat, LAST_SEAL_LINE, LAST_SEAL)
        state.finisher = seat


FULFIL_ON: Final = in_order(FulfilCommissions())
PLAYED: Final = interruptions(FulfilCommissions())
