"""5) Fulfil commissions: with towers of exactly the right height."""

from __future__ import annotations

from typing import Final

from signoria._compat import i64
from signoria.games.firenze.news.building import (
    FlagPasses,
    Fulfilled,
    LastSealPlaced,
    LevelBonus,
    TowersStay,
)
from signoria.games.firenze.news.reasons import (
    BalconyFirst,
    CampanileIncomplete,
    NoSealLeft,
    NothingFits,
    Sealed,
)
from signoria.games.firenze.rules.asking import asked_elsewhere
from signoria.games.firenze.rules.board import Board, colour_of, height_of, space_of
from signoria.games.firenze.rules.box import COLOUR_NAMES, COLOURS, LAST_SEAL, NUMERAL_NAMES
from signoria.games.firenze.rules.churches import complete_campanile, reward_churches
from signoria.games.firenze.rules.commissions import (
    NO_SEAL,
    NOT_YET,
    NOTHING,
    SEALED,
    commission_obstacle,
    is_last_seal,
    level_points,
    next_balcony,
)
from signoria.games.firenze.rules.layout import (
    BALCONY_LINE,
    COMMISSIONS,
    LAST_SEAL_LINE,
    LEVEL_LINE,
    LEVEL_TILES,
    TOWER_COLOUR,
    TOWER_HEIGHT,
)
from signoria.games.firenze.rules.naming import standing
from signoria.games.firenze.rules.personnel import (
    LATER,
    add_personnel,
    can_use_personnel,
    play_personnel,
    why_not_played,
)
from signoria.games.firenze.rules.personnel_effects import interruptions
from signoria.games.firenze.rules.scoring import majority
from signoria.games.firenze.rules.towers import demolish, has_towers, pile_height, tower, towers
from signoria.games.firenze.rules.words import FULFIL, FULFIL_CAMPANILE, PASS, is_play
from signoria.kernel.actions import Action, Options
from signoria.kernel.news import Reason
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
        if _is_complete(state):
            found.append(FULFIL_CAMPANILE)
        found.append(PASS)
        return tuple(found)

    def take(self, state: Board, action: Action) -> Steps:
        if action is PASS:
            if state.news is not None and has_towers(state, state.turn):
                state.news.append(TowersStay(state.turn, standing(state, state.turn)))
            return DONE
        if is_play(action):
            play_personnel(state, action.what)
            return PLAYED[action.what]
        if action is FULFIL_CAMPANILE:
            complete_campanile(state, state.turn)
        else:
            fulfil(state, state.turn, action.what)
        return FULFIL_ON

    def why_not(self, state: Board, action: Action) -> Reason | None:
        if is_play(action):
            return why_not_played(state, action.what, LATER)
        if action.verb != FULFIL_CAMPANILE.verb:
            return asked_elsewhere(state, action)
        if action is FULFIL_CAMPANILE:
            return CampanileIncomplete()
        space = action.what
        why = commission_obstacle(state, state.turn, space)
        if why == SEALED:
            by = state.covered_by(space)
            return Sealed(by if by >= 0 else None)
        if why == NOT_YET:
            return BalconyFirst(NUMERAL_NAMES[next_balcony(state)])
        if why == NO_SEAL:
            return NoSealLeft()
        return NothingFits(COLOUR_NAMES[colour_of(space)], height_of(space))


def can_fulfil(state: Board) -> bool:
    """Whether any tower fits a commission, or the Campanile is complete."""
    for index in range(towers(state, state.turn)):
        if fulfillable(state, state.turn, tower(state, state.turn, index)) >= 0:
            return True
    return _is_complete(state)


def _is_complete(state: Board) -> bool:
    return pile_height(state, state.turn) == COLOURS


def fulfillable(state: Board, seat: i64, number: i64) -> i64:
    """The commission that a tower can fulfil now, or -1."""
    space = space_of(TOWER_COLOUR[number], TOWER_HEIGHT[number])
    if space < 0 or commission_obstacle(state, seat, space) != NOTHING:
        return -1
    return space


def fulfil(state: Board, seat: i64, space: i64) -> None:
    """Points, a seal, the bricks into the pouch; then level bonus, churches, the last seal."""
    height = height_of(space)
    ahead = majority(state, colour_of(space)) if state.news is not None else -1
    is_balcony = state.numeral_on(space) >= 0
    state.score(seat, BALCONY_LINE if is_balcony else COMMISSIONS, state.worth(space))
    state.seal(seat, space)
    state.fulfilled += 1
    demolish(state, seat, colour_of(space), height)
    if state.news is not None:
        tell_fulfilled(state, seat, space)
    # Level Bonus
    bonus = level_points(state, height)
    if bonus > 0:
        state.score(seat, LEVEL_LINE, bonus)
        state.table[LEVEL_TILES + height] = 0
        if state.news is not None:
            state.news.append(LevelBonus(seat, bonus, height))
    reward_churches(state, seat, height, is_balcony)
    # The End of the Game
    if is_last_seal(state, state.seals_left(seat)):
        state.score(seat, LAST_SEAL_LINE, LAST_SEAL)
        state.finisher = seat
        if state.news is not None:
            state.news.append(LastSealPlaced(seat, LAST_SEAL))
    if state.news is not None and majority(state, colour_of(space)) != ahead:
        state.news.append(FlagPasses(seat, COLOUR_NAMES[colour_of(space)]))


def tell_fulfilled(state: Board, seat: i64, space: i64) -> None:
    """A commission has its seal."""
    if state.news is not None:
        numeral = state.numeral_on(space)
        balcony = NUMERAL_NAMES[numeral] if numeral >= 0 else None
        colour, left = COLOUR_NAMES[colour_of(space)], state.seals_left(seat)
        points, height = state.worth(space), height_of(space)
        state.news.append(Fulfilled(seat, points, colour, height, balcony, left))


FULFIL_ON: Final = in_order(FulfilCommissions())
PLAYED: Final = interruptions(FulfilCommissions())
