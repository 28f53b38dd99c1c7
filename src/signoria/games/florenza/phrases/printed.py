"""What is printed on tiles and cards, by name, from the box in use."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from functools import cache
from typing import Any

from signoria.faces.phrases.language import Language
from signoria.games.florenza.phrases.amounts import amount, amounts
from signoria.games.florenza.phrases.in_use import box
from signoria.games.florenza.phrases.names import skill_name, workshop_key

POINTS = ("prestige", "church")
SKILLS = ("architect", "sculptor", "painter")
CREST_GOODS = {"prestige": "prestige", "church": "church", "kinsman": "kinsmen"}
INCOME_KINDS = ("income", "house")  # categories that pay in phase 1


@cache
def resources() -> list[str]:
    """The six, in the order of the resource table."""
    return list(box()["resources.names"])


def named(numbers: Sequence[int], *more: str) -> dict[str, int]:
    """Numbers in the box's order by name, without zeros."""
    names = [*resources(), *more]
    return {name: number for name, number in zip(names, numbers, strict=True) if number}


@dataclass(frozen=True)
class Workshop:
    """A tile."""

    number: int
    cost: dict[str, int]
    takes: dict[str, int]
    gives: dict[str, int]
    reward: dict[str, int]
    is_income: bool  # pays by itself in phase 1; no kinsman may stand there


@cache
def workshop(key: str | int) -> Workshop:
    """By its key or its number."""
    first = f"workshops.{workshop_key(key)}"
    found = box()
    category = found[f"{first}.category"]
    return Workshop(
        found[f"{first}.number"],
        named(found[f"{first}.cost"], "fiorini"),
        named(found[f"{first}.takes"]),
        named(found[f"{first}.gives"], "fiorini", *POINTS, "kinsmen"),
        points(found[f"{first}.reward"]),
        found["categories.kinds"][category - 1] in INCOME_KINDS,
    )


def points(numbers: Sequence[int]) -> dict[str, int]:
    """Prestige and church influence."""
    return {name: number for name, number in zip(POINTS, numbers, strict=True) if number}


def workshop_text(language: Language, key: str | int) -> str:
    """What a workshop does, in a clause."""
    tile = workshop(key)
    gives = amounts(language, tile.gives)
    if tile.is_income:
        return language.say("{gains} in phase 1 of every round", gains=gives)
    if tile.takes:
        takes = amounts(language, tile.takes)
        return language.say("sells {goods} for {gains}", goods=takes, gains=gives)
    return language.say("produces {gains}", gains=gives)


def preacher_text(language: Language, key: str) -> str:
    """What charity to a preacher with a name brings beside the kinsmen, in a clause; or nothing."""
    found = box()
    first = f"preachers.{key}"
    if found[f"{first}.at_once"]:
        return language.say("you place his kinsmen at once, without waiting for your turn")
    if found[f"{first}.swaps"]:
        return language.say("you may exchange 1 resource for another")
    gains = named(found[f"{first}.gains"], *POINTS)
    lost = {name: -number for name, number in gains.items() if number < 0}
    won = {name: number for name, number in gains.items() if number > 0}
    if lost and won:
        return language.say(
            "you lose {losses} and gain {gains}",
            losses=amounts(language, lost),
            gains=amounts(language, won),
        )
    return language.say("you gain {gains}", gains=amounts(language, won)) if won else ""


@cache
def artist_prices(key: str) -> dict[str, int]:
    """What an artist costs by skill, only the skills he has."""
    prices: list[int] = box()[f"artists.{key}.prices"]
    return {skill: price for skill, price in zip(SKILLS, prices, strict=True) if price}


def artist_text(language: Language, key: str) -> str:
    """His skills and prices: ``architect 250, sculptor 200``."""
    return ", ".join(
        f"{skill_name(language, skill)} {price}" for skill, price in artist_prices(key).items()
    )


@cache
def captain_lines(key: str) -> list[tuple[int, dict[str, int]]]:
    """The three lines of a Captain of Fortune: fiorini, and what they bring."""
    found: list[tuple[int, dict[str, int]]] = []
    for line in ("unpaid", "middle", "bottom"):
        numbers: list[int] = box()[f"captains.{key}.{line}"]
        gains = {**points(numbers[1:3]), **named(numbers[3:9])}
        if numbers[9]:
            gains["choice"] = numbers[9]
        found.append((numbers[0], gains))
    return found


def captain_line(language: Language, fiorini: int, gains: dict[str, int]) -> str:
    """``100 fiorini for 1 prestige``."""
    return language.say(
        "{fiorini} for {gains}",
        fiorini=amount(language, "fiorini", fiorini),
        gains=amounts(language, gains),
    )


@cache
def artwork(key: str) -> dict[str, Any]:
    """The box of an artwork: skills, cost, points and flag."""
    location, _, work = key.partition(" ")
    found = box().table(f"artworks.{location}.{work}")
    return {
        "skills": list(found["skills"]),
        "cost": named(found["cost"], "fiorini"),
        "points": points(found["points"]),
        "flag": None if found["flag"] == "none" else found["flag"],
    }


def crest_income(kind: str) -> dict[str, int]:
    """What a special crest brings in every round; a normal one nothing."""
    found = box()
    income = dict(
        zip(found["district.special_crests"], found["district.special_income"], strict=True)
    )
    return {CREST_GOODS[kind]: income[kind]} if kind in income else {}
