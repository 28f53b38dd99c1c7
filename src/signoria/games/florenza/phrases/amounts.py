"""Amounts of goods, points and kinsmen: in words (``2 marble and 50 fiorini``) or letters."""

from __future__ import annotations

from collections.abc import Iterable, Mapping

from signoria.faces.phrases.language import Language
from signoria.games.florenza.news.goods import Goods
from signoria.games.florenza.phrases.goods import good_letter

MINUS = "−"


def amount(language: Language, name: str, number: int) -> str:
    """``2 marble``; numbers below 0 with a real minus sign."""
    count = abs(number)
    plural = language.plural
    words = {
        "marble": plural("{number} marble", "{number} marble", count),
        "wood": plural("{number} wood", "{number} wood", count),
        "metal": plural("{number} metal", "{number} metal", count),
        "gold": plural("{number} gold", "{number} gold", count),
        "spice": plural("{number} spice", "{number} spice", count),
        "textile": plural("{number} textile", "{number} textile", count),
        "fiorini": plural("{number} fiorino", "{number} fiorini", count),
        "prestige": plural("{number} prestige", "{number} prestige", count),
        "church": plural("{number} church influence", "{number} church influence", count),
        "kinsmen": plural("{number} kinsman", "{number} kinsmen", count),
        "choice": plural(
            "{number} resource of your choice", "{number} resources of your choice", count
        ),
    }
    return (MINUS if number < 0 else "") + words[name]


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
