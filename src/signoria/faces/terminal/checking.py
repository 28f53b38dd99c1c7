"""What a check of all stored games says."""

from __future__ import annotations

from collections.abc import Mapping

from signoria.faces.phrases import Language
from signoria.faces.phrases.language import mark

# What becomes of a table (signoria.server.checking): in a line about it, and counted.
_BECOMES = {
    "asks": mark("stands still, until somebody there lets it go on by the new rules"),
    "stops": mark("stands still"),
    "kept": mark("is over, and cannot be replayed; its record stays"),
    "unreadable": mark("cannot be read"),
}


def found_in(language: Language, table: str, game: str, verdict: str, detail: str) -> str:
    """One table for which something would break."""
    return f"{table}  {game:<14} {language.say(_BECOMES[verdict])}: {detail}"


def summary(language: Language, counts: Mapping[str, int]) -> list[str]:
    """How many of each."""
    plural = language.plural
    lines = {
        "goes on": plural(
            "{number} game is as before.", "{number} games are as before.", counts["goes on"]
        ),
        "goes on by new rules": plural(
            "{number} running game goes on by new rules.",
            "{number} running games go on by new rules.",
            counts["goes on by new rules"],
        ),
        "asks": plural(
            "{number} running game stands still until somebody there lets it go on.",
            "{number} running games stand still until somebody there lets them go on.",
            counts["asks"],
        ),
        "stops": plural(
            "{number} running game stands still.",
            "{number} running games stand still.",
            counts["stops"],
        ),
        "kept": plural(
            "{number} finished game cannot be replayed; its record stays.",
            "{number} finished games cannot be replayed; their records stay.",
            counts["kept"],
        ),
        "unreadable": plural(
            "{number} game cannot be read.", "{number} games cannot be read.", counts["unreadable"]
        ),
    }
    return [line for verdict, line in lines.items() if counts[verdict] or verdict == "goes on"]


def not_all(language: Language, number: int, wanted: int) -> str:
    """Somebody pressed Ctrl-C."""
    return language.say(
        "interrupted: {number} of {wanted} games were checked", number=number, wanted=wanted
    )
