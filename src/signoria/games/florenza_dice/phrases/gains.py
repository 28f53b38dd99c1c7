"""What a move brings beside its own sentence: supply, steps and points, listed."""

from __future__ import annotations

from signoria.faces.phrases.language import Language
from signoria.games.florenza_dice.phrases import effects

Gains = dict[str, int]  # fiorini, spares, stars, steps by track, and points of the Captain's track
_ORDER = ("spares", "fiorini", "stars", "captain", "bishop", "preacher", "points")


def add_gain(found: Gains, what: str, number: int) -> None:
    """So many more."""
    found[what] = found.get(what, 0) + number


def worded(language: Language, found: Gains) -> str:
    """``100 Fiorini, a star and 1 step for the Bishop``; empty if nothing was gained."""
    things = []
    for name in sorted(found, key=_ORDER.index):
        number = found[name]
        if name == "fiorini":
            things.append(language.say("{amount} Fiorini", amount=number))
        elif name == "spares":
            things.append(language.plural("{number} spare", "{number} spares", number))
        elif name == "stars":
            things.append(language.plural("{number} star", "{number} stars", number))
        elif name == "points":
            things.append(language.plural("{number} point", "{number} points", number))
        else:
            things.append(effects.steps(language, name, number))
    return language.listed(things) if things else ""
