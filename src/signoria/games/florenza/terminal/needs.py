"""What a player needs to see for each question of Florenza, the most important first."""

from __future__ import annotations

from typing import Final

from signoria.games.florenza.phrases.table import step_name
from signoria.games.florenza.sights import Family, Sight

ALWAYS: Final = ("families",)
GAIN: Final = 12  # letters of what an answer brings
_SENTENCE = 150  # letters of a warning

_PEOPLE: Final = ("ledger", "focus", "people", "mine", "works", "city", "unnamed", "captains")
_WORKS: Final = ("ledger", "focus", "mine", "works", "city", "people", "captains", "unnamed")
_SHOPS: Final = ("ledger", "focus", "mine", "works", "captains", "people", "city")
_GOODS: Final = ("ledger", "focus", "mine", "works", "captains", "city", "people")

_NEEDED: Final = {
    "StartingWorkshop": _SHOPS,
    "CaptainOfThePeople": _PEOPLE,
    "HireArtist": _PEOPLE,
    "OtherActivities": _GOODS,
    "ResourceOfYourChoice": _GOODS,
}


def needed(seen: Sight) -> tuple[str, ...]:
    """Names of pieces; most questions are about artworks in the end."""
    return _NEEDED.get(step_name(seen), _WORKS)


def warned(seen: Sight, width: int) -> int:
    """About so many lines take the warnings of whoever is asked."""
    if seen["actor"] < 0 or seen["phase"] < 4:
        return 0
    family = seen["families"][seen["actor"]]
    failing = _failing(family)
    lines = failing * (_SENTENCE // width + 1) + (failing > 1)
    if seen["round"] >= seen["rounds"]:
        for location in ("palazzo", "chiesa"):
            works = [work for work in family["artworks"] if work["location"] == location]
            lines += all(work["crest"] is None and work["kinsman"] is None for work in works)
    return lines


def _failing(family: Family) -> int:
    """How many dues cannot be paid, one after the other, from what is there and coming."""
    if family["ledger"] is None:
        return 0
    stock = dict(family["ledger"]["hand"])
    for good, number in family["ledger"]["coming"].items():
        stock[good] = stock.get(good, 0) + number
    failing = 0
    for due in family["due"]:
        cost = dict(due["cost"])
        cost["fiorini"] = cost.get("fiorini", 0) + min(due.get("prices", {}).values(), default=0)
        if any(stock.get(good, 0) < number for good, number in cost.items()):
            failing += 1
        else:
            for good, number in cost.items():
                stock[good] = stock.get(good, 0) - number
    return failing
