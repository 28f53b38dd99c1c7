"""Amounts by name, for sights and facts: ``{"marble": 2, "fiorini": 50}``."""

from __future__ import annotations

from signoria._compat import i64, vec
from signoria.games.florenza.news.goods import Goods
from signoria.games.florenza.rules.box import COST, FIORINI, RESOURCE_NAMES, RESOURCES
from signoria.games.florenza.rules.district import Districts
from signoria.games.florenza.rules.workshops import (
    GIVES,
    GIVES_CHURCH,
    GIVES_FIORINI,
    GIVES_KINSMEN,
    GIVES_PRESTIGE,
    REWARD,
    TAKES,
    WORKSHOP_COST,
    WORKSHOP_GIVES,
)


def goods(numbers: vec[i64], first: int) -> dict[str, int]:
    """The resources among six numbers, by name, without zeros."""
    return {
        RESOURCE_NAMES[at]: int(numbers[first + at])
        for at in range(RESOURCES)
        if numbers[first + at]
    }


def cost(numbers: vec[i64], first: int) -> dict[str, int]:
    """The same for seven numbers, with fiorini."""
    found = goods(numbers, first)
    if numbers[first + FIORINI]:
        found["fiorini"] = int(numbers[first + FIORINI])
    return found


def with_points(found: dict[str, int], prestige: i64, church: i64) -> dict[str, int]:
    """The same with prestige and church influence."""
    if prestige:
        found["prestige"] = int(prestige)
    if church:
        found["church"] = int(church)
    return found


def gives(kind: int) -> dict[str, int]:
    """What a workshop gives."""
    first = kind * GIVES
    found = goods(WORKSHOP_GIVES, first)
    if WORKSHOP_GIVES[first + GIVES_FIORINI]:
        found["fiorini"] = int(WORKSHOP_GIVES[first + GIVES_FIORINI])
    if WORKSHOP_GIVES[first + GIVES_KINSMEN]:
        found["kinsmen"] = int(WORKSHOP_GIVES[first + GIVES_KINSMEN])
    prestige, church = WORKSHOP_GIVES[first + GIVES_PRESTIGE], WORKSHOP_GIVES[first + GIVES_CHURCH]
    return with_points(found, prestige, church)


def takes(kind: int) -> dict[str, int]:
    """What a workshop sells."""
    return goods(TAKES, kind * RESOURCES)


def building_cost(kind: int) -> dict[str, int]:
    """What it costs to build a workshop."""
    return cost(WORKSHOP_COST, kind * COST)


def reward(kind: int) -> dict[str, int]:
    """What building a workshop brings."""
    return with_points({}, REWARD[kind * 2], REWARD[kind * 2 + 1])


def hand(state: Districts, family: int) -> dict[str, int]:
    """Resources and fiorini in hand, zeros too."""
    found = {name: int(state.has(family, at)) for at, name in enumerate(RESOURCE_NAMES)}
    found["fiorini"] = int(state.fiorini(family))
    return found


def holdings(state: Districts, family: int) -> dict[str, int]:
    """All that a family may gain or lose: goods, points and kinsmen to place."""
    found = hand(state, family)
    found["prestige"] = int(state.prestige(family))
    found["church"] = int(state.church(family))
    found["kinsmen"] = int(state.to_place(family))
    return found


def gained(state: Districts, family: int, before: dict[str, int]) -> dict[str, int]:
    """What a family has got since then; below 0: lost."""
    now = holdings(state, family)
    return {name: number - before[name] for name, number in now.items() if number != before[name]}


def points(prestige: i64, church: i64) -> Goods:
    """Points alone, as a fact has them."""
    return told(with_points({}, prestige, church))


def told(found: dict[str, int]) -> Goods:
    """Amounts as a fact has them."""
    return tuple([(name, number) for name, number in found.items() if number])


def lacking(have: dict[str, int], wanted: dict[str, int]) -> dict[str, int]:
    """What is missing to pay."""
    return {
        name: number - have.get(name, 0)
        for name, number in wanted.items()
        if number > have.get(name, 0)
    }


def with_fiorini(found: dict[str, int], fiorini: int) -> dict[str, int]:
    """A cost with fiorini on top."""
    if not fiorini:
        return dict(found)
    return {**found, "fiorini": found.get("fiorini", 0) + fiorini}
