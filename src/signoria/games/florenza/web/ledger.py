"""The ledger of a round: in hand, coming without fail, due in phases 5 and 6, and what is left.

Goods that could still come by the market, a sale or a Captain of Fortune are not counted.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any

from signoria.faces.web.words import term
from signoria.games.florenza.web.tags import FIORINI, GOODS, added
from signoria.games.florenza.web.view import View

LINES = (
    ("hand", term("florenza ledger", "in hand")),
    ("coming", term("florenza ledger", "coming")),
    ("due", term("florenza ledger", "due")),
    ("rest", term("florenza ledger", "left")),
)


@dataclass(frozen=True)
class Change:
    """What an option adds to the ledger."""

    hand: Mapping[str, int]
    coming: Mapping[str, int]
    due: Mapping[str, int]


@dataclass(frozen=True)
class Ledger:
    """One family's goods of a round."""

    hand: dict[str, int]
    coming: dict[str, int]
    due: dict[str, int]

    @property
    def rest(self) -> dict[str, int]:
        """What will be left, if nothing else happens; below 0: something fails."""
        return {
            good: self.hand[good] + self.coming.get(good, 0) - self.due.get(good, 0)
            for good in GOODS
        }

    def with_change(self, change: Change) -> Ledger:
        return Ledger(
            added(self.hand, change.hand),
            added(self.coming, change.coming),
            added(self.due, change.due),
        )

    def lacking(self, cost: Mapping[str, int]) -> dict[str, int]:
        """What is missing to pay *cost* on top of all that is due."""
        return short_of(self.rest, cost)


def short_of(purse: Mapping[str, int], cost: Mapping[str, int]) -> dict[str, int]:
    """How much of a cost a purse does not hold."""
    found = {good: number - max(0, purse.get(good, 0)) for good, number in cost.items()}
    return {good: number for good, number in found.items() if number > 0}


def hand_of(family: Mapping[str, Any]) -> dict[str, int]:
    """Resources and fiorini."""
    return {**family["resources"], FIORINI: family["fiorini"]}


def ledger_of(view: View, family: int) -> Ledger:
    """A family's ledger as it stands."""
    seen = view.family(family)
    hand = hand_of(seen)
    coming = {good: seen["expected"].get(good, hand[good]) - hand[good] for good in GOODS}
    due = added(*[cost_of(entry) for entry in seen["due"]])
    return Ledger(hand, {good: n for good, n in coming.items() if n}, due)


def cost_of(entry: Mapping[str, Any]) -> dict[str, int]:
    """What must be paid, with the cheapest skill of the artist."""
    cost = dict(entry["cost"])
    if prices := entry.get("prices"):
        cost[FIORINI] = cost.get(FIORINI, 0) + min(prices.values())
    return cost


def due_for(view: View, family: int, artwork: str) -> dict[str, int]:
    """What an artwork under way costs with its artist."""
    entries = view.family(family)["due"]
    return cost_of(next(one for one in entries if one.get("artwork") == artwork))


def lacking_to_build(view: View, family: int, cost: Mapping[str, int]) -> dict[str, int]:
    """What is missing for the next workshop: production on later spaces comes too late for it."""
    overall = ledger_of(view, family).lacking(cost)
    in_time = short_of(_purse_at(view, family, next_space(view.family(family))), cost)
    goods = [good for good in GOODS if good in overall or good in in_time]
    return {good: max(overall.get(good, 0), in_time.get(good, 0)) for good in goods}


def next_space(seen: Mapping[str, Any]) -> int:
    """The lowest space without a tile, counted from 0; -1 if there is none."""
    return next((at for at, space in enumerate(seen["spaces"]) if space is None), -1)


def _purse_at(view: View, family: int, space: int) -> dict[str, int]:
    """What a family has when its construction on a space is resolved."""
    seen = view.family(family)
    found = hand_of(seen)
    found[FIORINI] += view.box["kinsmen.business"] * seen["kinsmen"]["business"]
    order = view.seen["order"]
    tiles = {tile["key"]: tile for tile in view.seen["workshops"]}
    for at in range(space + 1):
        for owner in order:
            if at == space and owner == family:
                return found
            here = view.family(owner)["spaces"][at]
            if here is None or here["kinsman"] != family:
                continue
            tile = tiles[here["workshop"]]
            if not here["built"]:
                for good, number in tile["cost"].items():
                    found[good] -= number
            elif not tile["takes"]:
                for good in GOODS:
                    found[good] += tile["gives"].get(good, 0)
    return found


def rows(view: View, changes: Mapping[str, Change]) -> dict[str, Any]:
    """The ledger as a table; *changes* are options that would write into it."""
    family = view.large
    now = ledger_of(view, family)
    then = {action: now.with_change(change) for action, change in changes.items()}
    is_busy = bool(now.coming or now.due or changes)
    return {
        "goods": [{"good": good, "label": view.phrases.good(good)} for good in GOODS],
        "rows": [
            {
                "key": key,
                "title": view.language.term(title),
                "cells": [_cell(now, then, key, good) for good in GOODS],
            }
            for key, title in (LINES if is_busy else LINES[:1])
        ],
        "warning": _warning(view, now),
    }


def _cell(now: Ledger, then: Mapping[str, Ledger], key: str, good: str) -> dict[str, Any]:
    number = getattr(now, key).get(good, 0)
    variants: dict[int, list[str]] = {}
    for action, ledger in then.items():
        other = getattr(ledger, key).get(good, 0)
        if other != number:
            variants.setdefault(other, []).append(action)
    return {
        "good": good,
        "number": number,
        "is_short": key == "rest" and number < 0,
        "variants": [
            {"number": other, "actions": ";".join(actions), "is_short": key == "rest" and other < 0}
            for other, actions in variants.items()
        ],
    }


def _warning(view: View, ledger: Ledger) -> str:
    """What is missing for all that is due."""
    short = {good: -number for good, number in ledger.rest.items() if number < 0}
    if not short or not ledger.due:
        return ""
    return view.language.say("You still lack {goods} for what is due.", goods=view.amounts(short))
