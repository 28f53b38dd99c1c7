"""What a sheet has gained between two moments, in words."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from signoria.faces.phrases.language import Language
from signoria.games.florenza_dice.phrases import effects

Gains = dict[str, int]  # fiorini, spares, stars, steps by track, and points of the Captain's track
POINTS = "points"


def gains(before: dict[str, Any], after: dict[str, Any]) -> Gains:
    """The differences of a seat's supply and tracks."""
    found = {name: after["supply"][name] - had for name, had in before["supply"].items()}
    for name, track in before["tracks"].items():
        found[name] = after["tracks"][name]["marked"] - track["marked"]
    found[POINTS] = after["scores"]["captain"] - before["scores"]["captain"]
    return found


def less(found: Gains, told: Mapping[str, int]) -> Gains:
    """Without what a sentence has told already."""
    return {name: number - told.get(name, 0) for name, number in found.items()}


def worded(language: Language, found: Gains) -> str:
    """``100 Fiorini, a star and 1 step for the Bishop``; empty if nothing was gained."""
    things = []
    for name, number in found.items():
        if number <= 0:
            continue
        if name == "fiorini":
            things.append(language.say("{amount} Fiorini", amount=number))
        elif name == "spares":
            things.append(language.plural("{number} spare", "{number} spares", number))
        elif name == "stars":
            things.append(language.plural("{number} star", "{number} stars", number))
        elif name == POINTS:
            things.append(language.plural("{number} point", "{number} points", number))
        else:
            things.append(effects.steps(language, name, number))
    return language.listed(things) if things else ""
