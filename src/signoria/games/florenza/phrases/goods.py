"""Names of goods, points and kinsmen, and the letters beside their colours."""

from __future__ import annotations

from signoria.faces.phrases.language import Language, Term, term

_GOODS: dict[str, Term] = {
    "marble": term("florenza good", "marble"),
    "wood": term("florenza good", "wood"),
    "metal": term("florenza good", "metal"),
    "gold": term("florenza good", "gold"),
    "spice": term("florenza good", "spice"),
    "textile": term("florenza good", "textile"),
    "fiorini": term("florenza good", "fiorini"),
    "prestige": term("florenza good", "prestige"),
    "church": term("florenza good", "church influence"),
    "kinsmen": term("florenza good", "kinsmen"),
    "choice": term("florenza good", "resource of your choice"),
}

_LETTERS: dict[str, Term] = {
    "marble": term("letter of marble", "M"),
    "wood": term("letter of wood", "W"),
    "metal": term("letter of metal", "E"),
    "gold": term("letter of gold", "G"),
    "spice": term("letter of spice", "S"),
    "textile": term("letter of textile", "T"),
    "fiorini": term("letter of fiorini", "f"),
    "prestige": term("letters of prestige", "PP"),
    "church": term("letters of church influence", "CP"),
    "kinsmen": term("letter of kinsmen", "K"),
    "choice": term("letter of a resource of your choice", "?"),
}


def good_name(language: Language, name: str) -> str:
    """A resource, fiorini, points or kinsmen."""
    return language.term(_GOODS[name]) if name in _GOODS else name


def good_order() -> list[str]:
    """Goods, points and kinsmen in the order in which they are named."""
    return list(_GOODS)


def good_letter(language: Language, name: str) -> str:
    """What stands beside its colour."""
    return language.term(_LETTERS[name]) if name in _LETTERS else name
