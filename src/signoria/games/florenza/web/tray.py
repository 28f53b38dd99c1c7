"""The tray under the question: what is chosen among, where the board has no place for it."""

from __future__ import annotations

from typing import Any

from signoria.faces.web.paint import capital
from signoria.faces.web.words import signed
from signoria.games.florenza.web import people, shops
from signoria.games.florenza.web.tags import FIORINI, RESOURCES, tags
from signoria.games.florenza.web.view import View
from signoria.games.florenza.web.works import FLAG_GOODS

GOOD_VERBS = ("resource", "sell", "buy", "give")
CRESTS = ("normal", "prestige", "church", "kinsman")
FACES = 6


def tray(view: View) -> dict[str, Any]:
    """Goods, people, starting workshops, skills, dice, incentives or crests; mostly nothing."""
    found: dict[str, Any] = {
        "goods": goods(view),
        "people": people.to_hire(view),
        "tiles": start(view),
        "skills": as_skills(view),
        "dice": dice(view),
        "incentives": incentives(view),
        "crests": crests(view),
        "work": under_way(view),
    }
    return {**found, "is_empty": not any(found[part] for part in found if part != "work")}


def under_way(view: View) -> dict[str, Any] | None:
    """The artwork that is decided about."""
    key = view.seen["under_way"]["artwork"]
    if key is None or not view.legal:
        return None
    seen = people.artwork(view, key)
    return {
        "name": view.phrases.artwork_in(key),
        "cost": tags(view.phrases, seen["cost"]),
        "points": tags(view.phrases, seen["points"]),
    }


def goods(view: View) -> list[dict[str, Any]]:
    """Six resources, for the market, the Captain's choice and exchanges."""
    verb = next((v for v in GOOD_VERBS for r in RESOURCES if f"{v} {r}" in view.legal), "")
    if not verb or view.scene.seat is None:
        return []
    hand = view.family(view.scene.seat)["resources"]
    prices = {"sell": view.box["market.sell"], "buy": -view.box["market.buy"]}
    say, phrases = view.language.say, view.phrases
    return [
        {
            "good": resource,
            "id": f"good-{resource}",
            "name": capital(phrases.good(resource)),
            "action": view.act(f"{verb} {resource}"),
            "reason": view.reason(f"{verb} {resource}"),
            "is_fresh": False,
            "have": say("you have {number}", number=hand[resource]),
            "price": tags(phrases, {FIORINI: prices[verb]}) if verb in prices else [],
            "label": f"{capital(phrases.good(resource))}, "
            + say("you have {number}", number=hand[resource]),
        }
        for resource in RESOURCES
    ]


def start(view: View) -> list[dict[str, Any]]:
    """Workshops to begin with."""
    if view.step != shops.START or not view.legal:
        return []
    return [
        shops.for_sale(view, tile, "start")
        for tile in view.seen["workshops"]
        if f"build {tile['key']}" in view.legal
    ]


def as_skills(view: View) -> list[dict[str, Any]]:
    """The skills with which the artist may be paid."""
    found = []
    for skill in ("architect", "sculptor", "painter"):
        if action := view.act(f"as {skill}"):
            facts = _artist(view)["skills"][skill]
            row = people.row(view, _row(view, skill))
            found.append(
                {
                    "skill": skill,
                    "id": f"as-{skill}",
                    "name": capital(view.phrases.skill(skill)),
                    "action": action,
                    "reason": "",
                    "is_fresh": False,
                    "price": tags(view.phrases, {FIORINI: facts["price"]}),
                    "row": row,
                    "label": ", ".join(
                        [
                            capital(view.phrases.skill(skill)),
                            view.amount(FIORINI, facts["price"]),
                            row["label"],
                        ]
                    ),
                }
            )
    return found


def dice(view: View) -> list[dict[str, Any]]:
    """The results rolled, with the prestige each would bring."""
    rolled = view.seen["under_way"]["rolled"]
    if not rolled or not view.legal:
        return []
    row = _row(view, view.seen["under_way"]["skill"])
    return [
        {
            "number": face,
            "id": f"result-{face}",
            "action": view.act(f"result {face}"),
            "reason": "",
            "is_fresh": False,
            "points": signed(row[face - 1]),
            "is_masterpiece": _is_masterpiece(view, face),
            "label": view.language.say(
                "A {face} brings {gains}",
                face=face,
                gains=view.amount("prestige", row[face - 1]),
            ),
        }
        for face in rolled
    ]


def incentives(view: View) -> list[dict[str, Any]]:
    """No Die variant: values that can be bought."""
    steps = [step for step in range(FACES) if f"incentive {step}" in view.legal]
    if not steps:
        return []
    row = _row(view, view.seen["under_way"]["skill"])
    seen = people.artwork(view, view.seen["under_way"]["artwork"])
    base = view.box["no_die.base"][_area(seen["location"])]
    found = []
    for step in steps:
        price = {FIORINI: view.box["no_die.step"] * step}
        gain = view.amount("prestige", row[base + step - 1])
        found.append(
            {
                "number": base + step,
                "id": f"incentive-{step}",
                "action": f"incentive {step}",
                "reason": "",
                "is_fresh": False,
                "price": tags(view.phrases, price),
                "free": view.language.term(people.FREE) if not step else "",
                "points": signed(row[base + step - 1]),
                "is_masterpiece": _is_masterpiece(view, base + step),
                "label": view.language.say(
                    "Value {value} for {price}: {gains}",
                    value=base + step,
                    price=view.amounts(price),
                    gains=gain,
                ),
            }
        )
    return found


def _area(location: str) -> int:
    """District, civic building or Cathedral, as the box counts them."""
    return 2 if location == "duomo" else 0 if location in ("palazzo", "chiesa") else 1


def crests(view: View) -> list[dict[str, Any]]:
    """Plain and special crests for the main board."""
    if not any(option.startswith("crest ") for option in view.legal) or view.scene.seat is None:
        return []
    say = view.language.say
    left = view.family(view.scene.seat)["crests"]
    found = []
    for at, kind in enumerate(CRESTS):
        if action := view.act(f"crest {kind}"):
            income = {FLAG_GOODS[kind]: view.box["district.special_income"][at - 1]} if at else {}
            name = capital(view.phrases.crest(kind))
            what = (
                say("each round {gains}", gains=view.amounts(income))
                if income
                else view.language.plural("{number} left", "{number} left", left[kind])
            )
            found.append(
                {
                    "kind": kind,
                    "icon": FLAG_GOODS.get(kind, ""),
                    "id": f"crest-{kind}",
                    "shield": view.shield(view.scene.seat),
                    "name": name,
                    "what": what,
                    "action": action,
                    "reason": "",
                    "is_fresh": False,
                    "label": f"{name}, {what}",
                }
            )
    return found


# The artist at work


def _artist(view: View) -> dict[str, Any]:
    seen = people.artwork(view, view.seen["under_way"]["artwork"])
    found: dict[str, Any] = next(
        one for one in view.seen["characters"] if one["key"] == seen["artist"]
    )
    return found


def _is_named(view: View) -> bool:
    seen = people.artwork(view, view.seen["under_way"]["artwork"])
    return any(one["key"] == seen["artist"] for one in view.seen["characters"])


def _row(view: View, skill: str | None) -> list[int]:
    """Prestige by die of the artist at work."""
    if skill is None or not _is_named(view):
        return list(view.seen["unnamed"]["artist_row"])
    artist = _artist(view)
    side = "completed_row" if artist["masterpiece"] else "row"
    return list(artist["skills"][skill][side])


def _is_masterpiece(view: View, face: int) -> bool:
    return face == FACES and _is_named(view) and not _artist(view)["masterpiece"]
