"""A hand-made judgement, for bots: points, and what towers, bricks and cards may still bring."""

from __future__ import annotations

from typing import Final

from signoria._compat import i64, vec
from signoria.games.firenze.rules.board import Board
from signoria.games.firenze.rules.box import (
    CARD_LIMIT,
    COLOURS,
    DISCARDABLE,
    HELD,
    HIGHEST,
    LAST_SEAL,
    LEVEL_POINTS,
    LOWEST,
    MAJORITY,
    ROW,
    SEALS,
    STOREYS,
)
from signoria.games.firenze.rules.build_towers import BuildTowers
from signoria.games.firenze.rules.buildings import construction_cost, storehouse_limit
from signoria.games.firenze.rules.card_worth import card_worth, held_worth, playing_worth
from signoria.games.firenze.rules.celebrations import celebration_points
from signoria.games.firenze.rules.choose_card import ChooseCard, PayCardCosts
from signoria.games.firenze.rules.commissions import next_balcony
from signoria.games.firenze.rules.exchange_bricks import ChooseBrick, ExchangeBricks
from signoria.games.firenze.rules.fulfil import FulfilCommissions
from signoria.games.firenze.rules.kinds import MASON
from signoria.games.firenze.rules.layout import TOWER_COLOUR, TOWER_HEIGHT
from signoria.games.firenze.rules.scoring import majority
from signoria.games.firenze.rules.towers import pile_height, tower, towers
from signoria.kernel.steps import NOBODY

# What a brick is worth in a storehouse, by colour: the rarer, the more.
BRICK: Final[vec[float]] = vec[float]([0.18, 0.20, 0.24, 0.28, 0.33, 0.38])
BRICK_TO_PAY: Final = 0.24  # the brick that one gives away most gladly
BEYOND_LIMIT: Final = 0.6  # of its worth, for a brick that may have to go
LAY: Final = 0.66  # the effort of laying one brick
RIVAL: Final = 0.6  # how much of the best rival's value counts against one's own
MAJORITY_NOW: Final = 0.5  # of the bonus, for whoever is ahead before the end
SEAL_PRICE: Final = 1.6  # what else a seal could be used for, at the beginning
WAITING: Final = 0.75  # of a tower that was not worked on yet this turn
PLAN: Final = 0.7  # of a tower that could be begun
THIRD_TOWER: Final = 0.4  # of that, beside two others
NEEDED: Final = 0.7  # an exchange that keeps a tower alive
NOT_NEEDED: Final = 0.3
MASON_AT_WORK: Final = 1.0
TOO_MANY: Final = 0.8  # for each card beyond the limit
PILE_BRICK: Final = 0.25
NEXT_BALCONY: Final = 0.5  # of a balcony that somebody else must open first
LATER_BALCONY: Final = 0.2
ENOUGH_TURNS: Final[i64] = 99
BRICKS_A_TURN: Final[i64] = 3
UNLIKELY: Final = 0.5  # that a missing brick comes in time, at worst and at best
LIKELY: Final = 0.92
IN_ROW: Final = 0.025
IN_BAG: Final = 0.012
HORIZON: Final = 12  # choices of one's own that bots look ahead: a little more than a turn
BREADTH: Final = 6  # of so many options


def value(state: Board, seat: i64) -> float:
    """Points that *seat* may expect, less a part of what the best rival may."""
    if state.who == NOBODY:
        return _points(state, seat) - RIVAL * _best_rival(state, seat)
    likely = _likely(state)
    mine: float = 0.0
    best: float = -999.0
    for other in range(state.seats):
        theirs = _prospects(state, other, likely)
        if other == seat:
            mine = theirs
        else:
            best = max(best, theirs)
    return mine - RIVAL * best


def _points(state: Board, seat: i64) -> float:
    return float(state.prestige(seat))


def _best_rival(state: Board, seat: i64) -> float:
    best: float = -999.0
    for other in range(state.seats):
        if other != seat:
            best = max(best, _points(state, other))
    return best


def _prospects(state: Board, seat: i64, likely: vec[float]) -> float:
    """Points so far, and what everything before a player may bring."""
    points: float = _points(state, seat)
    turns = _turns_left(state, seat)
    for kind in range(DISCARDABLE, HELD):
        if state.held(seat, kind) > 0:
            points += float(state.held(seat, kind) * celebration_points(state, seat, kind))
    for colour in range(COLOURS):
        if state.seals_on(seat, colour) > 0 and majority(state, colour) == seat:
            points += MAJORITY_NOW * float(MAJORITY[colour])
    if turns > 0 or seat == state.turn:
        points += _cards(state, seat)
    if seat == state.turn:
        points += _going_on(state, seat)
    return points + _building(state, seat, turns, likely)


def _turns_left(state: Board, seat: i64) -> i64:
    """Turns that a player will still have after this one, if the end is known."""
    if state.finisher < 0 and not state.closing:
        return ENOUGH_TURNS
    if seat == state.turn:
        return 0
    last = state.finisher
    if last < 0:
        last = state.starter
    place = seat - state.turn
    if place < 0:
        place += state.seats
    end = last - state.turn
    if end <= 0:
        end += state.seats
    if place < end:
        return 1
    return 0


def _cards(state: Board, seat: i64) -> float:
    """Personnel and buildings; too many must be discarded."""
    worth: float = 0.0
    for kind in range(DISCARDABLE):
        count = state.held(seat, kind)
        if count > 0:
            worth += float(count) * held_worth(state, seat, kind)
    beyond = state.cards_of(seat) - CARD_LIMIT
    if beyond > 0:
        worth -= TOO_MANY * float(beyond)
    return worth


def _going_on(state: Board, seat: i64) -> float:
    """What the turn has begun: a card that is being taken, bricks that are due, an effect."""
    points: float = -BRICK_TO_PAY * float(state.due)
    if isinstance(state.step, PayCardCosts):
        points += card_worth(state, seat, state.card(state.place - 1))
    elif isinstance(state.step, ChooseBrick):
        points += NEEDED if _lacks_a_brick(state, seat) else NOT_NEEDED
    if state.built > 0:
        points -= BRICK_TO_PAY * float(construction_cost(state, state.built))
    if state.playing > 0:
        points += playing_worth(state, seat, state.playing - 1)
    if state.played > 0 and state.has_played(MASON) and _builds(state):
        points += MASON_AT_WORK
    return points


def _builds(state: Board) -> bool:
    """Whether the player whose turn it is can still build."""
    return isinstance(state.step, (BuildTowers, ExchangeBricks, ChooseCard, PayCardCosts))


def _lacks_a_brick(state: Board, seat: i64) -> bool:
    """Whether a tower cannot be raised for want of a brick that lies in the row."""
    for index in range(towers(state, seat)):
        colour = TOWER_COLOUR[tower(state, seat, index)]
        if state.bricks(seat, colour) == 0:
            for place in range(ROW):
                if state.bricks_on(place, colour) > 0:
                    return True
    return False


def _likely(state: Board) -> vec[float]:
    """How likely the next brick of each colour comes in time."""
    found = vec[float]([UNLIKELY] * COLOURS)
    for colour in range(COLOURS):
        on_row: i64 = 0
        for place in range(ROW):
            on_row += state.bricks_on(place, colour)
        chance = UNLIKELY + IN_ROW * float(on_row) + IN_BAG * float(state.bag(colour))
        found[colour] = min(chance, LIKELY)
    return found


def _building(state: Board, seat: i64, turns: i64, likely: vec[float]) -> float:
    """Towers, the bricks for them, and a tower that could be begun."""
    points: float = 0.0
    stored: float = 0.0
    best_plan: float = 0.0
    is_turn = seat == state.turn
    builds = is_turn and _builds(state)
    fulfils = is_turn and isinstance(state.step, FulfilCommissions)
    coming: i64 = -1
    wanted: i64 = -1
    if is_turn:
        wanted = state.wanted - 1
        if wanted < 0:
            coming = state.place - 1
    has_seals = state.seals_left(seat) > 0
    price = _seal_price(state, seat)
    balcony = next_balcony(state)
    room: i64 = BRICKS_A_TURN * turns
    if builds:
        room += BRICKS_A_TURN
    count: i64 = 0
    index: i64 = 0
    standing = towers(state, seat)
    for colour in range(COLOURS):
        have = state.bricks(seat, colour)
        if coming >= 0:
            have += state.bricks_on(coming, colour)
        if wanted == colour:
            have += 1
        count += have
        stored += BRICK[colour] * float(have)
        while index < standing and TOWER_COLOUR[tower(state, seat, index)] == colour:
            number = tower(state, seat, index)
            height = TOWER_HEIGHT[number]
            if has_seals:
                first = height + 1
                if fulfils or number & 1:
                    first = height
                found = _best(
                    state, colour, height, first, have, likely[colour], price, balcony, room
                )
                if builds and number & 1 == 0:
                    found *= WAITING
                points += found
            if have > 0:
                have -= 1
            index += 1
        if turns > 1 and have > 0 and has_seals:
            plan = _best(
                state, colour, 0, LOWEST, have, likely[colour], price, balcony, ENOUGH_TURNS
            )
            best_plan = max(best_plan, plan)
    if turns == 0 and not builds:
        stored = 0.0
    limit = storehouse_limit(state, seat)
    if count > limit:
        stored *= (float(limit) + BEYOND_LIMIT * float(count - limit)) / float(count)
    points += PILE_BRICK * float(pile_height(state, seat))
    if standing >= 2:
        best_plan *= THIRD_TOWER
    return points + stored + PLAN * best_plan


def _seal_price(state: Board, seat: i64) -> float:
    """A seal spent is a commission less; the nearer the end, the less that matters."""
    if state.finisher >= 0 or state.closing:
        return 0.0
    fewest: i64 = SEALS[state.seats]
    for other in range(state.seats):
        fewest = min(fewest, state.seals_left(other))
    price = SEAL_PRICE * float(fewest) / float(SEALS[state.seats])
    if state.seals_left(seat) == 1:
        price -= float(LAST_SEAL)
    return price


def _best(
    state: Board,
    colour: i64,
    height: i64,
    first: i64,
    have: i64,
    likely: float,
    price: float,
    balcony: i64,
    room: i64,
) -> float:
    """The best commission that a tower may still reach: its points by how likely that is."""
    best: float = 0.0
    target = max(first, LOWEST)
    chance: float = 1.0
    missing = target - height - have
    while missing > 0:
        chance *= likely
        missing -= 1
    last = min(HIGHEST, height + room)
    while target <= last:
        space = colour * STOREYS + target - LOWEST
        if state.is_open(space):
            points: float = float(state.worth(space)) - price
            if state.has_level_tile(target):
                points += float(LEVEL_POINTS[target])
            numeral = state.numeral_on(space)
            if numeral > balcony:
                points *= NEXT_BALCONY if numeral == balcony + 1 else LATER_BALCONY
            points = points * chance - LAY * float(target - height)
            best = max(best, points)
        target += 1
        if target - height > have:
            chance *= likely
    return best
