"""The tray: what is chosen among where the board has no place for it; it opens at the thing that
it is about.
"""

from __future__ import annotations

from typing import Any

from signoria.faces.web.paint import capital
from signoria.faces.web.words import signed
from signoria.games.florenza.phrases.printed import crest_income
from signoria.games.florenza.phrases.table import row_of
from signoria.games.florenza.sights import Character, Sight
from signoria.games.florenza.web import doubts, people, shops, works
from signoria.games.florenza.web.tags import FIORINI, RESOURCES, tags
from signoria.games.florenza.web.view import View
from signoria.games.florenza.web.works import FLAG_GOODS

AT_MARKET = ("SellAtMarket", "BuyAtMarket", "TradeAtMarket", "GiveAnother", "TakeAtMarket")
GOOD_VERBS = ("resource", "sell", "buy", "give")
CRESTS = ("normal", "prestige", "church", "kinsman")


def tray(view: View) -> dict[str, Any]:
    """Goods, people, starting workshops, skills, dice, incentives or crests; mostly nothing."""
    found: dict[str, Any] = {
        "goods": goods(view),
        "trade": view.trade,
        "people": people.to_hire(view),
        "tiles": start(view),
        "skills": as_skills(view),
        "dice": dice(view),
        "incentives": incentives(view),
        "crests": crests(view),
        "work": under_way(view),
    }
    is_empty = not any(found[part] for part in found if part != "work")
    return {
        **found,
        "is_empty": is_empty,
        "at": "" if is_empty else place(view),
        "title": "" if is_empty else _title(view),
    }


def place(view: View) -> str:
    """The id of the thing that the question is about."""
    under_way = view.seen["under_way"]
    if key := under_way["artwork"]:
        is_own = key.partition(" ")[0] in (works.PALAZZO, works.CHIESA)
        return works.element_id(key, view.large if is_own else None)
    if under_way["space"] is not None:
        return f"space-{under_way['owner']}-{under_way['space']}"
    if view.step in AT_MARKET:
        return "market"
    return ""


def under_way(view: View) -> dict[str, Any] | None:
    """The artwork that is decided about."""
    key = view.seen["under_way"]["artwork"]
    if key is None or not view.legal:
        return None
    seen = view.artwork(key)
    return {
        "name": view.phrases.artwork_in(key),
        "cost": tags(view.phrases, seen["cost"]),
        "points": tags(view.phrases, seen["points"]),
        **doubts.artwork(view, key, is_alone=True),
    }


def goods(view: View) -> list[dict[str, Any]]:
    """Six resources a line, for the market, the Captain's choice and exchanges."""
    if view.scene.seat is None:
        return []
    verbs = [v for v in GOOD_VERBS if any(f"{v} {r}" in view.legal for r in RESOURCES)]
    titles = {"sell": view.language.say("Sell one"), "buy": view.language.say("Buy one")}
    return [
        {
            "title": titles.get(verb, "") if len(verbs) > 1 or view.trade else "",
            "price": tags(view.phrases, {FIORINI: _price(view, verb)}),
            "goods": [_good(view, verb, resource) for resource in RESOURCES],
        }
        for verb in verbs
    ]


def _price(view: View, verb: str) -> int:
    prices = {"sell": view.box["market.sell"], "buy": -view.box["market.buy"]}
    return int(prices.get(verb, 0))


def _good(view: View, verb: str, resource: str) -> dict[str, Any]:
    assert view.scene.seat is not None
    have = view.family(view.scene.seat)["resources"][resource]
    words = view.language.say("you have {number}", number=have)
    name = capital(view.phrases.good(resource))
    return {
        "good": resource,
        "id": f"{verb}-{resource}",
        "name": name,
        "action": view.act(f"{verb} {resource}"),
        "reason": view.reason(f"{verb} {resource}"),
        "is_fresh": False,
        "have": words,
        "label": f"{name}, {words}",
    }


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
            artist = _artist(view)
            price = artist["skills"][skill]["price"]
            row = people.row(view, row_of(artist, skill))
            found.append(
                {
                    "skill": skill,
                    "id": f"as-{skill}",
                    "name": capital(view.phrases.skill(skill)),
                    "action": action,
                    "reason": "",
                    "is_fresh": False,
                    "price": tags(view.phrases, {FIORINI: price}),
                    "row": row,
                    **doubts.artist(view, artist["key"], skill),
                    "label": ", ".join(
                        [
                            capital(view.phrases.skill(skill)),
                            view.amount(FIORINI, price),
                            row["label"],
                        ]
                    ),
                }
            )
    return found


def dice(view: View) -> list[dict[str, Any]]:
    """The results rolled, with the prestige each would bring."""
    under_way = view.seen["under_way"]
    if not under_way["rolled"] or not view.legal:
        return []
    row = under_way["row"]
    return [
        {
            "number": face,
            "id": f"result-{face}",
            "piece": f"result-{face}",
            "arrives": "roll",
            "action": view.act(f"result {face}"),
            "reason": "",
            "is_fresh": False,
            "points": signed(row[face - 1]),
            "is_masterpiece": face == under_way["masterpiece"],
            "label": view.language.say(
                "A {face} brings {gains}",
                face=face,
                gains=view.amount("prestige", row[face - 1]),
            ),
        }
        for face in under_way["rolled"]
    ]


def incentives(view: View) -> list[dict[str, Any]]:
    """No Die variant: values that can be bought."""
    return [
        {
            "number": one["value"],
            "id": f"incentive-{steps}",
            "action": f"incentive {steps}",
            "reason": "",
            "is_fresh": False,
            "price": tags(view.phrases, {FIORINI: one["fiorini"]}),
            "free": view.language.term(people.FREE) if not one["fiorini"] else "",
            "points": signed(one["prestige"]),
            "is_masterpiece": one["masterpiece"],
            "label": view.language.say(
                "Value {value} for {price}: {gains}",
                value=one["value"],
                price=view.amounts({FIORINI: one["fiorini"]}),
                gains=view.amount("prestige", one["prestige"]),
            ),
        }
        for steps, one in enumerate(view.seen["under_way"]["values"])
        if f"incentive {steps}" in view.legal
    ]


def crests(view: View) -> list[dict[str, Any]]:
    """Plain and special crests for the main board."""
    if not any(option.startswith("crest ") for option in view.legal) or view.scene.seat is None:
        return []
    say = view.language.say
    left = view.family(view.scene.seat)["crests"]
    found = []
    for kind in CRESTS:
        if action := view.act(f"crest {kind}"):
            income = crest_income(kind)
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


def _artist(view: View) -> Character:
    """Who is at work."""
    key = view.seen["under_way"]["artist"]
    return next(one for one in view.seen["characters"] if one["key"] == key)


def _title(view: View) -> str:
    """The question, which tells of answers to passed questions, too."""
    given = view.trade["give"] if view.trade else []
    options = [*view.legal, *(f"give {good['good']}" for good in given)]
    seen: Sight = {**view.seen, "options": options}
    return view.phrases.question(seen, view.scene.names).sentence
