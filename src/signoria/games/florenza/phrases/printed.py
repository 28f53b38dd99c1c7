"""What is printed on tiles and cards, by name, from the box in use."""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache

from signoria.faces.phrases.language import Language
from signoria.faces.phrases.printed import Printed
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


def points(numbers: Sequence[int]) -> dict[str, int]:
    """Prestige and church influence."""
    return {name: number for name, number in zip(POINTS, numbers, strict=True) if number}


def workshop_text(language: Language, key: str | int, printed: Printed | None = None) -> str:
    """What a workshop does, in a clause; with *printed*, values we are not sure of are marked."""
    first = f"workshops.{workshop_key(key)}"
    found = box()
    gains = amounts(language, named(found[f"{first}.gives"], "fiorini", *POINTS, "kinsmen"))
    takes = named(found[f"{first}.takes"])
    if printed is not None:
        gains = printed.like(f"{first}.gives", gains)
    if found["categories.kinds"][found[f"{first}.category"] - 1] in INCOME_KINDS:
        return language.say("brings {gains} in phase 1 of every round", gains=gains)
    if takes:
        sold = amounts(language, takes)
        return language.say("sells {goods} for {gains}", goods=sold, gains=gains)
    return language.say("produces {gains}", gains=gains)


def preacher_text(language: Language, key: str) -> str:
    """What charity to a preacher with a name brings beside the kinsmen, in a clause; or nothing."""
    found = box()
    first = f"preachers.{key}"
    if found[f"{first}.at_once"]:
        return language.say("you place his kinsmen at once, without waiting for your turn")
    if found[f"{first}.swaps"]:
        return language.say("you may exchange 1 resource for another of your choice")
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


def artist_text(language: Language, key: str) -> str:
    """His skills and prices: ``architect 250, sculptor 200``."""
    prices: list[int] = box()[f"artists.{key}.prices"]
    return ", ".join(
        f"{skill_name(language, skill)} {price}"
        for skill, price in zip(SKILLS, prices, strict=True)
        if price
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
    """``100 fiorini for 1 prestige``; ``nothing, and you lose 1 prestige``."""
    if not fiorini:
        losses = {name: -number for name, number in gains.items()}
        return language.say("nothing, and you lose {losses}", losses=amounts(language, losses))
    return language.say(
        "{fiorini} for {gains}",
        fiorini=amount(language, "fiorini", fiorini),
        gains=amounts(language, gains),
    )


def crest_income(kind: str) -> dict[str, int]:
    """What a special crest brings in every round; a normal one nothing."""
    found = box()
    income = dict(
        zip(found["district.special_crests"], found["district.special_income"], strict=True)
    )
    return {CREST_GOODS[kind]: income[kind]} if kind in income else {}
