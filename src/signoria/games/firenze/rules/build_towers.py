"""3) Build towers: brick by brick, and the construction costs once at the end."""

from __future__ import annotations

from typing import Final

from signoria._compat import i64
from signoria.games.firenze.news.building import GONE, OPEN, WAITING, Abandoned, BrickLaid, Built
from signoria.games.firenze.news.parts import Tower
from signoria.games.firenze.news.reasons import (
    AllBuilt,
    CannotPay,
    ColourThere,
    NoBrick,
    NoCampanile,
    NoTower,
    SiteFull,
)
from signoria.games.firenze.rules.asking import asked_elsewhere
from signoria.games.firenze.rules.board import Board, space_of
from signoria.games.firenze.rules.box import (
    COLOUR_NAMES,
    COLOURS,
    HIGHEST,
    MOST_BUILT,
    NUMERAL_NAMES,
)
from signoria.games.firenze.rules.buildings import construction_cost
from signoria.games.firenze.rules.commissions import (
    NOT_YET,
    SEALED,
    commission_obstacle,
    commission_points,
)
from signoria.games.firenze.rules.commissions import NOTHING as IS_OPEN
from signoria.games.firenze.rules.giving import GiveBricks
from signoria.games.firenze.rules.kinds import CAMPANILE
from signoria.games.firenze.rules.layout import (
    MOST_TOWERS,
    PILE_WORKED,
    SEAT,
    TOWER_COLOUR,
    TOWER_HEIGHT,
)
from signoria.games.firenze.rules.naming import tower_named
from signoria.games.firenze.rules.personnel import (
    BUILDING,
    add_personnel,
    can_use_personnel,
    play_personnel,
    why_not_played,
)
from signoria.games.firenze.rules.personnel_effects import interruptions
from signoria.games.firenze.rules.towers import (
    bricks_saved,
    pile_has,
    pile_height,
    raise_pile,
    raise_tower,
    tower,
    towers,
)
from signoria.games.firenze.rules.words import AGAIN, BUILD, PASS, is_again, is_build, is_play
from signoria.games.firenze.rules.words import CAMPANILE as ON_CAMPANILE
from signoria.kernel.actions import Action, Options
from signoria.kernel.news import Reason
from signoria.kernel.steps import AUTOMATIC, Step, Steps, in_order

# What keeps somebody from laying a brick
NOTHING: Final[i64] = 0
ALL_LAID: Final[i64] = 1
TOO_DEAR: Final[i64] = 2


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
            if state.news is not None:
                tell_laid(state, action.what // HIGHEST, height)
        elif is_again(action):
            height = action.what % (HIGHEST - 1) + 2
            raise_tower(state, state.turn, action.what // (HIGHEST - 1), height, 1)
            if state.news is not None:
                tell_laid(state, action.what // (HIGHEST - 1), height)
        else:
            raise_pile(state, state.turn, action.what)
            if state.news is not None:
                tell_piled(state, action.what)
        return BUILD_ON

    def why_not(self, state: Board, action: Action) -> Reason | None:
        if is_play(action):
            return why_not_played(state, action.what, BUILDING)
        if is_build(action):
            colour, height = action.what // HIGHEST, action.what % HIGHEST + 1
        elif is_again(action):
            colour, height = action.what // (HIGHEST - 1), action.what % (HIGHEST - 1) + 2
        elif action.verb == ON_CAMPANILE[0].verb:
            colour, height = action.what, 0
        else:
            return asked_elsewhere(state, action)
        return _why_not_laid(state, colour, height)


class PayConstructionCosts(GiveBricks):
    """3) Build Towers: pay the construction costs into the pouch, with bricks of any colours."""


def can_build(state: Board) -> bool:
    """Whether another brick can be laid, and the costs paid from what remains."""
    return _obstacle(state) == NOTHING


def _obstacle(state: Board) -> i64:
    if state.built == MOST_BUILT:
        return ALL_LAID
    if state.stored(state.turn) <= construction_cost(state, state.built + 1):
        return TOO_DEAR
    return NOTHING


def _why_not_laid(state: Board, colour: i64, height: i64) -> Reason:
    """On a tower that would be so high; 0: on the Campanile."""
    if state.bricks(state.turn, colour) == 0:
        return NoBrick(COLOUR_NAMES[colour])
    why = _obstacle(state)
    if why == ALL_LAID:
        return AllBuilt(state.built)
    if why == TOO_DEAR:
        left = state.stored(state.turn) - 1
        return CannotPay(construction_cost(state, state.built + 1), left)
    if height > 0:
        return SiteFull() if height == 1 else NoTower(COLOUR_NAMES[colour], height - 1)
    return NoCampanile() if not _has_campanile(state) else ColourThere()


def _pay(state: Board) -> Steps:
    state.due = construction_cost(state, state.built)
    if state.news is not None:
        tell_built(state)
    state.built = 0
    return PAY_COSTS


def _add_waiting(state: Board, found: list[Action]) -> None:
    """New towers, and those that were not worked on yet; equal ones are one choice."""
    seat = state.turn
    count = towers(state, seat)
    has_room = count < MOST_TOWERS
    index: i64 = 0
    for colour in range(COLOURS):
        has_brick = state.bricks(seat, colour) > 0
        if has_brick and has_room:
            found.append(BUILD[colour * HIGHEST])
        before: i64 = 0
        while index < count:
            number = tower(state, seat, index)
            if TOWER_COLOUR[number] != colour:
                break
            height = TOWER_HEIGHT[number]
            if has_brick and number & 1 == 0 and height != before and height < HIGHEST:
                found.append(BUILD[colour * HIGHEST + height])
                before = height
            index += 1


def _add_worked(state: Board, found: list[Action]) -> None:
    """Towers that were worked on already this turn."""
    seat = state.turn
    before: i64 = 0
    for index in range(towers(state, seat)):
        number = tower(state, seat, index)
        if number & 1 and number != before and can_grow(state, seat, number):
            at = TOWER_COLOUR[number] * (HIGHEST - 1) + TOWER_HEIGHT[number] - 1
            found.append(AGAIN[at])
        before = number


def can_grow(state: Board, seat: i64, number: i64) -> bool:
    """Whether a tower can be higher, and its owner has a brick for it."""
    return TOWER_HEIGHT[number] < HIGHEST and state.bricks(seat, TOWER_COLOUR[number]) > 0


def _add_campanile(state: Board, found: list[Action]) -> None:
    """While the card lies on a church space: colours that one's Campanile does not have."""
    if _has_campanile(state):
        for colour in range(COLOURS):
            if state.bricks(state.turn, colour) > 0 and not pile_has(state, state.turn, colour):
                found.append(ON_CAMPANILE[colour])


def can_pile(state: Board, seat: i64) -> bool:
    """Whether a player has a brick of a colour that the own Campanile does not have."""
    for colour in range(COLOURS):
        if state.bricks(seat, colour) > 0 and not pile_has(state, seat, colour):
            return True
    return False


def _has_campanile(state: Board) -> bool:
    return state.church_of(CAMPANILE) >= 0


def laid_by(colour: i64, height: i64, worked: i64) -> str:
    """The words for the brick that makes a tower so high, above 1."""
    if worked:
        return AGAIN[colour * (HIGHEST - 1) + height - 2].text
    return BUILD[colour * HIGHEST + height - 1].text


def tell_laid(state: Board, colour: i64, height: i64) -> None:
    """A brick on a tower, what the bricks of this turn cost, and the commission that it fits."""
    if state.news is not None:
        seat, built, space = state.turn, state.built, space_of(colour, height)
        fits, balcony, points, brings = None, None, 0, 0
        if space >= 0:
            why, numeral = commission_obstacle(state, seat, space), state.numeral_on(space)
            balcony = NUMERAL_NAMES[numeral] if numeral >= 0 else None
            if why == IS_OPEN:
                fits, points = OPEN, state.worth(space)
                brings = commission_points(state, seat, space)
            elif why in (SEALED, NOT_YET):
                fits = GONE if why == SEALED else WAITING
        name, cost = COLOUR_NAMES[colour], construction_cost(state, built)
        state.news.append(
            BrickLaid(
                seat, name, height - 1, height, False, built, cost, fits, balcony, points, brings
            )
        )


def tell_piled(state: Board, colour: i64) -> None:
    """A brick on the Campanile."""
    if state.news is not None:
        seat, cost = state.turn, construction_cost(state, state.built)
        height, name = pile_height(state, seat), COLOUR_NAMES[colour]
        state.news.append(
            BrickLaid(seat, name, height - 1, height, True, state.built, cost, None, None, 0, 0)
        )


def tell_built(state: Board) -> None:
    """Building is over: what was worked on, and what was abandoned."""
    if state.news is not None:
        seat = state.turn
        numbers = [tower(state, seat, index) for index in range(towers(state, seat))]
        worked = [tower_named(number) for number in numbers if number & 1]
        idle = [tower_named(number) for number in numbers if not number & 1]
        if pile_height(state, seat) > 0:
            pile = Tower(None, pile_height(state, seat))
            (worked if state.table[seat * SEAT + PILE_WORKED] else idle).append(pile)
        if state.built > 0:
            state.news.append(Built(seat, state.built, state.due, tuple(worked)))
        for one in idle:
            state.news.append(Abandoned(seat, one.colour, one.height, bricks_saved(one.height)))


BUILD_ON: Final = in_order(BuildTowers())
PAY_COSTS: Final = in_order(PayConstructionCosts())
PLAYED: Final = interruptions(BuildTowers())
