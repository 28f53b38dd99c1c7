"""How a game's rules changed: what is new in each number, and whether games begun before go on.

A game's folder says it in ``rules_history.toml``, one entry a number, the first one first:

    [[rules]]
    number  = 2
    goes_on = "when legal"
    en      = "The Muse is offered only while a roll can bring more."
    it      = "La Musa è offerta solo finché un tiro può portare di più."

``yes``: nothing that was played can be different. ``when legal``: a game goes on if every move so
far is legal now. ``no``: the same moves may have led elsewhere; a game stands still until those
who sit there say that they play on under the new rules, which takes that every move is legal.
"""

from __future__ import annotations

import tomllib
from collections.abc import Sequence
from dataclasses import dataclass
from functools import cache
from typing import Any

from signoria.kernel.box import BoxError
from signoria.library import folder, game_of

FILE = "rules_history.toml"
YES, WHEN_LEGAL, NO = "yes", "when legal", "no"
GOES_ON = (YES, WHEN_LEGAL, NO)  # the gentlest first


@dataclass(frozen=True)
class Change:
    """What one number of a game's rules brought."""

    number: int
    goes_on: str  # one of GOES_ON
    en: str
    it: str

    def said(self, code: str) -> str:
        """What changed, in a language."""
        return self.it if code == "it" else self.en


@dataclass(frozen=True)
class Passage:
    """What lies between the rules that a game was begun with and those of this program."""

    goes_on: str
    changes: Sequence[Change] = ()


def passage(game: str, begun: int, now: int) -> Passage:
    """Whether a game goes on from rules *begun* to rules *now*, and what changed between."""
    if begun == now:
        return Passage(YES)
    if begun > now:  # of a newer program: nobody here knows what it changed
        return Passage(NO)
    found = [change for change in changes(game_of(game)) if begun < change.number <= now]
    if len(found) != now - begun:
        return Passage(WHEN_LEGAL, found)
    return Passage(max((change.goes_on for change in found), key=GOES_ON.index), found)


@cache
def changes(game: str) -> tuple[Change, ...]:
    """All numbers of a game's rules; a game of another package may leave them out."""
    file = folder(game) / FILE
    if not file.exists():
        return ()
    try:
        entries = tomllib.loads(file.read_text(encoding="utf-8"))["rules"]
        return tuple(_change(entry) for entry in entries)
    except (KeyError, TypeError, ValueError) as error:
        raise BoxError(f"{game}/{FILE} cannot be read: {error}") from error


def _change(entry: dict[str, Any]) -> Change:
    change = Change(entry["number"], entry["goes_on"], entry["en"], entry["it"])
    if change.goes_on not in GOES_ON:
        raise ValueError(f"goes_on must be one of {', '.join(GOES_ON)}, not {change.goes_on!r}")
    return change
