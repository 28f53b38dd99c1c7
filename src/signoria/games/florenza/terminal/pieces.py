"""The pieces of a small table of Florenza, each in forms from the shortest to the fullest."""

from __future__ import annotations

from rich.console import Console
from rich.text import Text

from signoria.faces.phrases import Names
from signoria.faces.terminal.pieces import GAP, Form, beside
from signoria.games.florenza.phrases import FlorenzaPhrases
from signoria.games.florenza.phrases.table import mine
from signoria.games.florenza.sights import Sight
from signoria.games.florenza.terminal.district import own_works
from signoria.games.florenza.terminal.duomo import muse, predicatore
from signoria.games.florenza.terminal.families import families
from signoria.games.florenza.terminal.focus import focus
from signoria.games.florenza.terminal.own_family import ledger, workshops
from signoria.games.florenza.terminal.people import (
    NARROW_CAPTAIN,
    captains,
    characters,
    characters_beside,
    narrow_characters,
    unnamed_line,
)
from signoria.games.florenza.terminal.style import heading
from signoria.games.florenza.terminal.supply import counts, supply
from signoria.games.florenza.terminal.works import city, city_marks, wide_city

WIDE = 118  # columns of a screen with room for three columns of artworks
PEOPLE = 47  # columns of artists and preachers beside the captains


def pieces(
    screen: Console, phrases: FlorenzaPhrases, seen: Sight, names: Names
) -> dict[str, list[Form]]:
    """By name, in the order in which they are drawn."""
    me, width = mine(seen), screen.width
    is_wide = width >= WIDE
    found: dict[str, list[Form]] = {
        "city": [city_marks(phrases, seen, width), _city(phrases, seen, names, is_wide)],
        "people": [characters_beside(phrases, seen, width), characters(phrases, seen)],
        "captains": [captains(phrases, seen, names)],
        "unnamed": [[unnamed_line(phrases, seen)]],
        "supply": [counts(phrases, seen, width), supply(phrases, seen, 3 if is_wide else 2)],
        "works": [own_works(phrases, seen, me, names)],
        "focus": focus(phrases, seen, width, not is_wide),
        "families": [families(phrases, seen, names, width)],
        "mine": [workshops(phrases, seen, me, names, width)],
        "ledger": [ledger(phrases, seen, me, width)],
    }
    if is_wide:
        found["people"][1] = _people(phrases, seen, names, width)
        found["captains"] = found["works"] = []
    return found


def _people(phrases: FlorenzaPhrases, seen: Sight, names: Names, width: int) -> Form:
    """Artists and preachers, with captains and the works of the district at their right."""
    narrow, wide = narrow_characters(phrases, seen, PEOPLE)
    right = [
        *captains(phrases, seen, names, NARROW_CAPTAIN, width - PEOPLE - GAP),
        *own_works(phrases, seen, mine(seen), names, False),
    ]
    left = [heading(phrases.language.say("Life in Florenza")), *narrow]
    return [*beside([left, right], [PEOPLE, width - PEOPLE - GAP]), *wide]


def _city(phrases: FlorenzaPhrases, seen: Sight, names: Names, is_wide: bool) -> Form:
    doors = [predicatore(phrases, seen, names), muse(phrases, seen)]
    if is_wide:
        return wide_city(phrases, seen, names, doors)
    return [*city(phrases, seen, names), Text("   ").join(doors)]
