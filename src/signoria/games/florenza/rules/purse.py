"""Goods that will be there when a bot's plans are paid."""

from __future__ import annotations

from signoria._compat import i64, vec
from signoria.games.florenza.rules.box import (
    BUY,
    FIORINI,
    RESOURCES,
)
from signoria.games.florenza.rules.value import (
    FIFTY_FIORINI,
    FOUND,
    KINSMAN,
    POINT,
)


class Purse:
    """Goods that will be there when plans are paid, and what can still be found."""

    goods: vec[i64]
    kinsmen: i64  # still to be placed: each can find a resource or 50 fiorini
    wild: i64  # resources of one's choice to come
    at_market: i64

    def __init__(self, goods: vec[i64], kinsmen: i64, wild: i64, at_market: i64) -> None:
        self.goods = goods
        self.kinsmen = kinsmen
        self.wild = wild
        self.at_market = at_market

    def settle(self, costs: vec[i64], first: i64, fiorini: i64, success: i64, failure: i64) -> i64:
        """Pay a cost of seven numbers and so many fiorini more, if it can be found."""
        goods = self.goods
        missing: i64 = 0
        spare: i64 = 0
        for at in range(RESOURCES):
            rest = goods[at] - costs[first + at]
            if rest < 0:
                missing -= rest
            else:
                spare += rest
        money = goods[FIORINI] - costs[first + FIORINI] - fiorini
        if missing == 0 and money >= 0:
            for at in range(RESOURCES):
                goods[at] -= costs[first + at]
            goods[FIORINI] = money
            return success
        needed = missing - self.wild
        bought = needed > 0 and self.at_market and (spare >= 2 or money >= BUY)
        if bought:
            needed -= 1
        needed = max(needed, 0)
        if money < 0:
            needed += (FIFTY_FIORINI - 1 - money) // FIFTY_FIORINI
        if needed > self.kinsmen or needed >= len(FOUND):
            return failure
        self.kinsmen -= needed
        if missing:
            self.wild = 0
        if bought:
            self.at_market = 0
            if money >= BUY:
                money -= BUY
        for at in range(RESOURCES):
            goods[at] = max(goods[at] - costs[first + at], 0)
        goods[FIORINI] = max(money, 0)
        likely = FOUND[needed]
        return (success * likely + failure * (POINT - likely)) // POINT - needed * KINSMAN
