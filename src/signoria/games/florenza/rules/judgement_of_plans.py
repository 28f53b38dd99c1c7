"""What kinsmen under way will bring, if it can be paid: goods, workshops, artworks, captains."""

from __future__ import annotations

from signoria._compat import i64, vec
from signoria.games.florenza.rules.board import Board
from signoria.games.florenza.rules.box import (
    BUSINESS,
    CAPTAINS,
    COST,
    FAILED_WORKSHOP,
    FIORINI,
    LINES,
    RESOURCES,
    SPACES,
)
from signoria.games.florenza.rules.fortune import (
    FORTUNE,
    LINE,
    LINE_CHOICE,
    LINE_CHURCH,
    LINE_PRESTIGE,
    LINE_RESOURCES,
)
from signoria.games.florenza.rules.judgement_of_artworks import artworks
from signoria.games.florenza.rules.layout import FAMILY, GOODS
from signoria.games.florenza.rules.market import SellAtMarket, TakeAtMarket
from signoria.games.florenza.rules.other_activities import ResourceOfYourChoice
from signoria.games.florenza.rules.purse import Purse
from signoria.games.florenza.rules.value import (
    BUILDING,
    CHURCH_POINT,
    FIFTY,
    FIFTY_FIORINI,
    FUTURE,
    MARKET,
    POINT,
    RESOURCE,
    worth_of_goods,
)
from signoria.games.florenza.rules.workshops import (
    GIVES,
    GIVES_CHURCH,
    GIVES_FIORINI,
    GIVES_PRESTIGE,
    TAKES,
    WORKSHOP_COST,
    WORKSHOP_GIVES,
    is_sale,
)


def plans(state: Board, seat: i64, to_come: i64) -> i64:
    """Goods and everything that kinsmen were sent for."""
    first = seat * FAMILY + GOODS
    wild: i64 = 0
    market = state.at_market(seat)
    if state.who == seat:
        if isinstance(state.step, (TakeAtMarket, ResourceOfYourChoice)):
            wild = 1
        elif isinstance(state.step, SellAtMarket):
            market = 1
    purse = Purse(state.table[first : first + COST], state.to_place(seat), wild, market)
    found = state.at_market(seat) * MARKET
    found += production(state, seat, purse)
    found += constructions(state, seat, purse, to_come)
    found += artworks(state, seat, purse, to_come)
    found += captains(state, seat, purse, to_come)
    return found + wild * RESOURCE[to_come] + worth_of_goods(purse.goods, to_come)


def production(state: Board, seat: i64, purse: Purse) -> i64:
    """What the seat's kinsmen will produce, sell and earn."""
    goods = purse.goods
    goods[FIORINI] += BUSINESS * state.at_business(seat)
    found: i64 = 0
    for owner in range(state.families):
        for space in range(SPACES):
            if state.worker(owner, space) == seat and state.is_built(owner, space):
                kind = state.kind(owner, space)
                if not is_sale(kind) or take(goods, kind * RESOURCES):
                    gives = kind * GIVES
                    for at in range(RESOURCES):
                        goods[at] += WORKSHOP_GIVES[gives + at]
                    goods[FIORINI] += WORKSHOP_GIVES[gives + GIVES_FIORINI]
                    found += POINT * WORKSHOP_GIVES[gives + GIVES_PRESTIGE]
                    found += CHURCH_POINT * WORKSHOP_GIVES[gives + GIVES_CHURCH]
    return found


def take(goods: vec[i64], first: i64) -> bool:
    """Use what a sale takes, if it is there."""
    for at in range(RESOURCES):
        if goods[at] < TAKES[first + at]:
            return False
    for at in range(RESOURCES):
        goods[at] -= TAKES[first + at]
    return True


def constructions(state: Board, seat: i64, purse: Purse, to_come: i64) -> i64:
    """Workshops under construction."""
    found: i64 = 0
    for space in range(SPACES):
        if state.worker(seat, space) == seat and not state.is_built(seat, space):
            kind = state.kind(seat, space)
            success = BUILDING[kind] + FUTURE[kind] * to_come
            failure = -POINT * (FAILED_WORKSHOP + 1)
            found += purse.settle(WORKSHOP_COST, kind * COST, 0, success, failure)
    return found


def captains(state: Board, seat: i64, purse: Purse, to_come: i64) -> i64:
    """Captains of Fortune: the best line that can still be paid."""
    found: i64 = 0
    for captain in range(CAPTAINS):
        if state.on_captain(captain) == seat:
            best: i64 = -POINT * POINT
            price: i64 = 0
            for line in range(LINES):
                first = (captain * LINES + line) * LINE
                if FORTUNE[first] <= purse.goods[FIORINI]:
                    net = line_worth(first, to_come)
                    cost = FIFTY[to_come] * FORTUNE[first] // FIFTY_FIORINI
                    if net - cost > best:
                        best = net - cost
                        price = FORTUNE[first]
            purse.goods[FIORINI] -= price
            found += best + FIFTY[to_come] * price // FIFTY_FIORINI
    return found


def line_worth(first: i64, to_come: i64) -> i64:
    """What one line of a captain's card brings."""
    found = POINT * FORTUNE[first + LINE_PRESTIGE] + CHURCH_POINT * FORTUNE[first + LINE_CHURCH]
    for at in range(RESOURCES):
        found += RESOURCE[to_come] * FORTUNE[first + LINE_RESOURCES + at]
    return found + RESOURCE[to_come] * FORTUNE[first + LINE_CHOICE]
