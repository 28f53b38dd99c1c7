"""What kinsmen will have to pay in phases 5 and 6, and what is still lacking for it."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from signoria.faces.phrases.kinds import Seen
from signoria.faces.phrases.language import Language
from signoria.games.florenza.phrases import printed
from signoria.games.florenza.phrases.amounts import amounts, lacking
from signoria.games.florenza.phrases.in_use import box
from signoria.games.florenza.phrases.names import (
    UNNAMED,
    artwork_full_name,
    some_artist,
    workshop_name,
)
from signoria.games.florenza.phrases.table import (
    family,
    mine,
    purse,
    step_name,
    work_under_way,
)

PLANNING = (4, 5, 6)  # phases in which something may still be due


def warnings(language: Language, seen: Seen) -> list[str]:
    """What the viewer's kinsmen must pay, as far as it is not in sight; and the last round's."""
    if seen["seat"] is None or seen["phase"] not in PLANNING:
        return []
    return [*_unpaid(language, seen), *_last_round(language, seen)]


def is_out_of_reach(seen: Seen, action: str) -> bool:
    """Whether a placement could not be paid at present."""
    return bool(lacking(spare(seen), cost_later(seen, action)))


def cost_later(seen: Seen, action: str) -> dict[str, int]:
    """What an action of phase 4 will cost in phase 5 or 6."""
    verb, _, what = action.partition(" ")
    if verb == "build" and step_name(seen) == "PlaceKinsman":
        return printed.workshop(what).cost
    if verb == "art":
        return dict(printed.artwork(what)["cost"])
    if verb == "hire" and work_under_way(seen):
        work = work_under_way(seen)
        price = 0 if what == UNNAMED else min(fitting_prices(work, what).values(), default=0)
        return with_fiorini(printed.artwork(work)["cost"], price)
    return {}


def fitting_prices(work: str, artist: str) -> dict[str, int]:
    """An artist's prices for the skills that an artwork takes."""
    skills = printed.artwork(work)["skills"]
    return {
        skill: price for skill, price in printed.artist_prices(artist).items() if skill in skills
    }


def with_fiorini(cost: Mapping[str, int], more: int) -> dict[str, int]:
    """A cost with some fiorini on top."""
    found = dict(cost)
    if more:
        found["fiorini"] = found.get("fiorini", 0) + more
    return found


def spare(seen: Seen) -> dict[str, int]:
    """What is in sight and not yet needed by kinsmen who are placed."""
    found = dict(family(seen, mine(seen))["expected"])
    for due in family(seen, mine(seen))["due"]:
        if due.get("artwork") == work_under_way(seen) and work_under_way(seen):
            continue  # its artist is just being chosen
        for name, number in _cost(due).items():
            found[name] = max(found.get(name, 0) - number, 0)
    return found


def _cost(due: Mapping[str, Any]) -> dict[str, int]:
    return with_fiorini(due["cost"], min(due.get("prices", {}).values(), default=0))


def _unpaid(language: Language, seen: Seen) -> list[str]:
    """One after the other, in the order in which they are paid."""
    left = dict(family(seen, mine(seen))["expected"])
    found: list[str] = []
    for due in family(seen, mine(seen))["due"]:
        cost = _cost(due)
        if lack := lacking(left, cost):
            found.append(_warning(language, due, cost, lack))
        for name, number in cost.items():
            left[name] = max(left.get(name, 0) - number, 0)
    return found


def _warning(
    language: Language, due: Mapping[str, Any], cost: dict[str, int], lack: dict[str, int]
) -> str:
    parts = {"cost": amounts(language, cost), "lack": amounts(language, lack)}
    penalty = printed.penalty(due.get("artwork"), due.get("artist"))
    if "workshop" in due:
        return language.say(
            "Phase 5: {workshop} costs {cost}. You still lack {lack}; "
            "without it you lose {penalty} prestige.",
            workshop=workshop_name(due["workshop"]),
            penalty=penalty,
            **parts,
        )
    return language.say(
        "Phase 6: {artwork} with {artist} costs {cost}. You still lack {lack}; "
        "without it you lose {penalty} prestige.",
        artwork=artwork_full_name(due["artwork"]),
        artist=some_artist(language, due["artist"]),
        penalty=penalty,
        **parts,
    )


def _last_round(language: Language, seen: Seen) -> list[str]:
    """What would count against the viewer at the end, if nothing is done about it."""
    if seen["round"] < seen["rounds"]:
        return []
    found: list[str] = []
    by_location: dict[str, list[dict[str, Any]]] = {"palazzo": [], "chiesa": []}
    for work in family(seen, mine(seen))["artworks"]:
        by_location[work["location"]].append(work)
    values = box()
    if not any(_is_taken(work) for work in by_location["palazzo"]):
        found.append(
            language.say(
                "Last round: a Palazzo without any artwork costs {points} points.",
                points=-values["end.no_palazzo"],
            )
        )
    if not any(_is_taken(work) for work in by_location["chiesa"]):
        found.append(
            language.say(
                "Last round: a Chiesa without any artwork costs {points} points.",
                points=-values["end.no_chiesa"],
            )
        )
    return found


def _is_taken(work: Mapping[str, Any]) -> bool:
    return work["crest"] is not None or work["kinsman"] is not None


def short_of(seen: Seen, cost: Mapping[str, int]) -> dict[str, int]:
    """What the viewer lacks in hand for a cost."""
    return lacking(purse(seen, mine(seen)), cost)
