"""Tags: amounts of goods, points and kinsmen as small pictures with their words."""

from __future__ import annotations

from collections.abc import Mapping
from functools import lru_cache
from typing import Any

from signoria.games.florenza.phrases import FlorenzaPhrases
from signoria.games.florenza.sights import Family

RESOURCES = ("marble", "wood", "metal", "gold", "spice", "textile")
FIORINI = "fiorini"
GOODS = (*RESOURCES, FIORINI)
POINTS = ("prestige", "church")
MOST_REMEMBERED = 2048  # amounts; to be looked at, by every page
MOST_ICONS = 2  # more than that become a number and one icon


def tags(
    phrases: FlorenzaPhrases,
    amounts: Mapping[str, int],
    lacking: Mapping[str, int] | None = None,
) -> list[dict[str, Any]]:
    """One a kind, in the order given; *lacking* says how much of it cannot be paid."""
    lacks = tuple(lacking.items()) if lacking else ()
    return _tags(phrases, tuple(amounts.items()), lacks)


@lru_cache(MOST_REMEMBERED)
def _tags(
    phrases: FlorenzaPhrases,
    amounts: tuple[tuple[str, int], ...],
    lacking: tuple[tuple[str, int], ...],
) -> list[dict[str, Any]]:
    lacks = dict(lacking)
    return [
        {
            "good": name,
            "count": number,
            "icons": number if _is_counted(name, number) else 0,
            "lack": lacks.get(name, 0),
            "label": phrases.amount(name, number),
        }
        for name, number in amounts
        if number
    ]


def _is_counted(name: str, number: int) -> bool:
    return name not in (FIORINI, *POINTS) and 0 < number <= MOST_ICONS


def skills(phrases: FlorenzaPhrases, names: list[str]) -> list[dict[str, str]]:
    """The shapes of an artwork's or artist's skills."""
    return [{"skill": name, "label": phrases.skill(name)} for name in names]


def hand_of(family: Family) -> dict[str, int]:
    """Resources and fiorini."""
    return {**family["resources"], FIORINI: family["fiorini"]}
