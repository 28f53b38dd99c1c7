"""Phase 5, trade at the market: sell one, buy one, trade two for one, in this order."""

from __future__ import annotations

from typing import ClassVar, Final

from signoria._compat import i64
from signoria.games.florenza.news.economy import BoughtAtMarket, SoldAtMarket, TradedAtMarket
from signoria.games.florenza.news.reasons import InThisOrder, NoResource, OfAnotherKind
from signoria.games.florenza.rules.amounts import told
from signoria.games.florenza.rules.board import Board
from signoria.games.florenza.rules.box import (
    BUY,
    MOST_SEATS,
    NOTHING,
    RESOURCE_NAMES,
    RESOURCES,
    SELL,
    TRADE_GIVE,
)
from signoria.games.florenza.rules.monuments import BIT
from signoria.games.florenza.rules.words import (
    BUY_OR_PASS,
    GIVE_OF,
    PASS,
    RESOURCE_OF,
    SELL_OF,
)
from signoria.kernel.actions import Action, Options
from signoria.kernel.news import Reason
from signoria.kernel.steps import AUTOMATIC, DONE, Step, Steps, in_order

ALL_RESOURCES: Final[i64] = 2**RESOURCES - 1
PAIRS: Final[i64] = RESOURCES * RESOURCES


class SellAtMarket(Step[Board]):
    """Trade at the market, 1: you may sell one resource to the supply."""

    goes_on: ClassVar[str] = PASS.text

    fields: ClassVar[dict[str, range]] = {"family": range(MOST_SEATS)}

    def __init__(self, family: i64) -> None:
        self.family: Final[i64] = family

    def is_possible(self, state: Board) -> bool:
        """Whether there is anything to ask."""
        return state.kinds_held(self.family) != 0

    def actor(self, state: Board) -> i64:
        if self.is_possible(state):
            return self.family
        return AUTOMATIC

    def run(self, state: Board) -> Steps:
        """This part of the visit is not possible."""
        return DONE

    def options(self, state: Board) -> Options:
        return (*SELL_OF[state.kinds_held(self.family)], PASS)

    def why_not(self, state: Board, action: Action) -> Reason | None:
        return NoResource(RESOURCE_NAMES[action.what]) if action.verb == "sell" else None

    def take(self, state: Board, action: Action) -> Steps:
        if action is not PASS:
            state.receive(self.family, action.what, -1)
            state.earn(self.family, SELL)
            if state.news is not None:
                name = RESOURCE_NAMES[action.what]
                state.news.append(SoldAtMarket(int(self.family), name, int(SELL)))
        return DONE


class BuyAtMarket(SellAtMarket):
    """Trade at the market, 2: you may buy one resource from the supply."""

    def is_possible(self, state: Board) -> bool:
        return state.fiorini(self.family) >= BUY

    def options(self, state: Board) -> Options:
        return BUY_OR_PASS

    def why_not(self, state: Board, action: Action) -> Reason | None:
        return None

    def take(self, state: Board, action: Action) -> Steps:
        if action is not PASS:
            state.receive(self.family, action.what, 1)
            state.earn(self.family, -BUY)
            if state.news is not None:
                name = RESOURCE_NAMES[action.what]
                state.news.append(BoughtAtMarket(int(self.family), name, int(BUY)))
        return DONE


class TradeAtMarket(SellAtMarket):
    """Trade at the market, 3: you may give two resources for a different one."""

    goes_on: ClassVar[str] = ""
    gathers: ClassVar[bool] = True

    def is_possible(self, state: Board) -> bool:
        return state.resources(self.family) >= TRADE_GIVE

    def options(self, state: Board) -> Options:
        return (*GIVE_OF[first_to_give(state, self.family)], PASS)

    def why_not(self, state: Board, action: Action) -> Reason | None:
        return why_not_give(state, self.family, action)

    def take(self, state: Board, action: Action) -> Steps:
        if action is PASS:
            return DONE
        state.receive(self.family, action.what, -1)
        state.given = action.what
        return AND_ANOTHER[self.family]


def first_to_give(state: Board, family: i64) -> i64:
    """Resources that can be given first: the second is of the same kind or a later one."""
    found: i64 = 0
    later: i64 = 0
    resource: i64 = RESOURCES
    while resource:
        resource -= 1
        count = state.has(family, resource)
        if count and count + later >= TRADE_GIVE:
            found |= BIT[resource]
        later += count
    return found


def why_not_give(state: Board, family: i64, action: Action) -> Reason | None:
    """There is none of it, or it is not its turn among two."""
    if action.verb != "give":
        return None
    if not state.kinds_held(family) & BIT[action.what]:
        return NoResource(RESOURCE_NAMES[action.what])
    return InThisOrder(tuple(RESOURCE_NAMES))


class GiveAnother(SellAtMarket):
    """Trade at the market, 3: the second resource that you give, in the order of their kinds."""

    completes: ClassVar[bool] = True

    def options(self, state: Board) -> Options:
        earlier = BIT[state.given] - 1
        return GIVE_OF[state.kinds_held(self.family) & ~earlier]

    def why_not(self, state: Board, action: Action) -> Reason | None:
        return why_not_give(state, self.family, action)

    def take(self, state: Board, action: Action) -> Steps:
        state.receive(self.family, action.what, -1)
        return FOR_ONE[self.family * PAIRS + state.given * RESOURCES + action.what]


class TakeAtMarket(Step[Board]):
    """Trade at the market, 3: the one resource that you take, different from both."""

    completes: ClassVar[bool] = True
    fields: ClassVar[dict[str, range]] = {
        "family": range(MOST_SEATS),
        "pair": range(RESOURCES * RESOURCES),
    }

    def __init__(self, family: i64, pair: i64) -> None:
        self.family: Final[i64] = family
        self.pair: Final[i64] = pair

    def actor(self, state: Board) -> i64:
        return self.family

    def options(self, state: Board) -> Options:
        given = BIT[self.pair // RESOURCES] | BIT[self.pair % RESOURCES]
        return RESOURCE_OF[ALL_RESOURCES & ~given]

    def why_not(self, state: Board, action: Action) -> Reason | None:
        return OfAnotherKind() if action.verb == "resource" else None

    def take(self, state: Board, action: Action) -> Steps:
        state.receive(self.family, action.what, 1)
        if state.news is not None:
            given: dict[str, int] = {}
            for resource in (self.pair // RESOURCES, self.pair % RESOURCES):
                name = RESOURCE_NAMES[resource]
                given[name] = given.get(name, 0) + 1
            taken = RESOURCE_NAMES[action.what]
            state.news.append(TradedAtMarket(int(self.family), told(given), taken))
        state.given = NOTHING
        return DONE


VISIT_MARKET: Final = [
    in_order(SellAtMarket(family), BuyAtMarket(family), TradeAtMarket(family))
    for family in range(MOST_SEATS)
]
AND_ANOTHER: Final = [in_order(GiveAnother(family)) for family in range(MOST_SEATS)]
FOR_ONE: Final = [
    in_order(TakeAtMarket(family, pair)) for family in range(MOST_SEATS) for pair in range(PAIRS)
]
