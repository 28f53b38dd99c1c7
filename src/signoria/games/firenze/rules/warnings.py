"""What a player should not overlook: the end, towers in danger, too many bricks or cards."""

from __future__ import annotations

from typing import Final

from signoria._compat import i64
from signoria.games.firenze.news.parts import Tower
from signoria.games.firenze.news.warnings import (
    Doomed,
    FullyGrown,
    LastTurn,
    MustGrow,
    OneSealLeft,
    RoundIsLast,
    TooManyBricks,
    TooManyCards,
)
from signoria.games.firenze.rules.board import Board
from signoria.games.firenze.rules.box import CARD_LIMIT, COLOURS, DISCARDABLE, HELD, HIGHEST
from signoria.games.firenze.rules.build_towers import PayConstructionCosts, can_grow, can_pile
from signoria.games.firenze.rules.buildings import storehouse_limit
from signoria.games.firenze.rules.layout import PILE_WORKED, SEAT, TOWER_HEIGHT
from signoria.games.firenze.rules.naming import tower_named
from signoria.games.firenze.rules.phases import (
    BUILDING_TOWERS,
    CHOOSING_A_CARD,
    EXCHANGING,
    FULFILLING,
    TEARING_DOWN,
    phase,
)
from signoria.games.firenze.rules.towers import pile_height, tower, towers
from signoria.kernel.news import Fact
from signoria.kernel.steps import NOBODY

UNTIL_BUILT: Final = (CHOOSING_A_CARD, EXCHANGING, BUILDING_TOWERS)  # phases
UNTIL_LIMITS: Final = (EXCHANGING, BUILDING_TOWERS, TEARING_DOWN, FULFILLING)


def warnings(state: Board, seat: i64) -> list[Fact]:
    """For everybody the end, and for whoever's turn it is what will be lost."""
    if state.who == NOBODY:
        return []
    found = _end(state, seat)
    if seat == state.turn:
        now = phase(state)
        if now in UNTIL_BUILT and not isinstance(state.step, PayConstructionCosts):
            found += _in_danger(state, seat)
        if now in UNTIL_LIMITS:
            found += _too_many(state, seat)
    return found


def _end(state: Board, seat: i64) -> list[Fact]:
    if state.finisher >= 0:
        return [] if state.finisher == seat else [LastTurn(state.finisher)]
    if state.closing:
        return [RoundIsLast()]
    others = [other for other in range(state.seats) if other != seat]
    return [OneSealLeft(other) for other in others if state.seals_left(other) == 1]


def _in_danger(state: Board, seat: i64) -> list[Fact]:
    """Towers that must still get a brick, and those that cannot get one."""
    growing: list[Tower] = []
    doomed: list[Tower] = []
    full: list[Tower] = []
    for index in range(towers(state, seat)):
        number = tower(state, seat, index)
        if number & 1 == 0:
            if TOWER_HEIGHT[number] == HIGHEST:
                full.append(tower_named(number))
            elif can_grow(state, seat, number):
                growing.append(tower_named(number))
            else:
                doomed.append(tower_named(number))
    height = pile_height(state, seat)
    if height > 0 and state.table[seat * SEAT + PILE_WORKED] == 0:
        pile = Tower(None, height)
        if height == COLOURS:
            full.append(pile)
        elif can_pile(state, seat):
            growing.append(pile)
        else:
            doomed.append(pile)
    found: list[Fact] = []
    if growing:
        found.append(MustGrow(tuple(growing)))
    if doomed:
        found.append(Doomed(tuple(doomed)))
    if full:
        found.append(FullyGrown(tuple(full)))
    return found


def _too_many(state: Board, seat: i64) -> list[Fact]:
    found: list[Fact] = []
    limit = storehouse_limit(state, seat)
    if state.stored(seat) > limit:
        found.append(TooManyBricks(state.stored(seat), limit))
    # Celebrations stay, even if they are more than the limit.
    stay: i64 = 0
    for kind in range(DISCARDABLE, HELD):
        stay += state.held(seat, kind)
    stay = max(stay, CARD_LIMIT)
    if state.cards_of(seat) > stay:
        found.append(TooManyCards(state.cards_of(seat), stay))
    return found
