"""Amounts of goods, points and kinsmen: in words (``2 marble and 50 fiorini``) or letters."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from functools import lru_cache

from signoria.faces.phrases.language import Language
from signoria.games.florenza.news.goods import Goods
from signoria.games.florenza.phrases.goods import good_letter

MINUS = "−"
MOST_REMEMBERED = 2048  # amounts in words


def amount(language: Language, name: str, number: int) -> str:
    """``2 marble``; numbers below 0 with a real minus sign."""
    return (MINUS if number < 0 else "") + _counted(language, name, abs(number))


@lru_cache(MOST_REMEMBERED)
def _counted(language: Language, name: str, count: int) -> str:
    plural = language.plural
    match name:
        case "marble":
            return plural("{number} marble", "{number} marble", count)
        case "wood":
            return plural("{number} wood", "{number} wood", count)
        case "metal":
            return plural("{number} metal", "{number} metal", count)
        case "gold":
            return plural("{number} gold", "{number} gold", count)
        case "spice":
            return plural("{number} spice", "{number} spice", count)
        case "textile":
            return plural("{number} textile", "{number} textile", count)
        case "fiorini":
            return plural("{number} fiorino", "{number} fiorini", count)
        case "prestige":
            return plural("{number} prestige", "{number} prestige", count)
        case "church":
            return plural("{number} church influence", "{number} church influence", count)
        case "kinsmen":
            return plural("{number} kinsman", "{number} kinsmen", count)
        case _:
            return plural(
                "{number} resource of your choice", "{number} resources of your choice", count
            )


def amounts(language: Language, found: Mapping[str, int]) -> str:
    """``2 marble, 1 gold and 50 fiorini``; ``nothing`` if there is nothing."""
    listed = [amount(language, name, number) for name, number in found.items() if number]
    return language.listed(listed) if listed else language.say("nothing")


def together(found: Iterable[Goods]) -> dict[str, int]:
    """Several amounts that were told, in one."""
    total: dict[str, int] = {}
    for goods in found:
        for name, number in goods:
            total[name] = total.get(name, 0) + number
    return total


def short(language: Language, name: str, number: int) -> str:
    """``2M``, ``50f``, ``−1PP``."""
    sign = MINUS if number < 0 else ""
    return f"{sign}{abs(number)}{good_letter(language, name)}"


def shorts(language: Language, found: Mapping[str, int]) -> str:
    """``2M 1G 50f``."""
    return " ".join(short(language, name, number) for name, number in found.items() if number)


def gains(language: Language, found: Mapping[str, int]) -> str:
    """``+2M +1PP −1CP``."""
    return " ".join(
        ("+" if number > 0 else "") + short(language, name, number)
        for name, number in found.items()
        if number
    )
