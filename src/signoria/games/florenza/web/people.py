"""Artists and preachers under their Life cards."""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache
from typing import Any, Literal

from signoria.faces.web.paint import capital
from signoria.faces.web.words import Language, roman, signed, term
from signoria.games.florenza.news.kinsmen import Outlook
from signoria.games.florenza.phrases.table import row_of
from signoria.games.florenza.sights import Character, Offer
from signoria.games.florenza.web import doubts, works
from signoria.games.florenza.web.tags import FIORINI, MOST_REMEMBERED, tags
from signoria.games.florenza.web.view import View
from signoria.games.florenza.web.works import UNNAMED

ON_CARD, DETAINED = "card", "detained"
FREE = term("price", "free")


def life(view: View) -> list[dict[str, Any]]:
    """The Life cards from I on, with those who stand under them."""
    cards = view.box["life_cards.cards"]
    return [
        {
            "card": roman(card),
            "label": view.language.plural("{number} round left", "{number} rounds left", card),
            "people": [person(view, one) for one in view.seen["characters"] if one["life"] == card],
        }
        for card in range(1, cards + 1)
    ]


def free_places(view: View) -> int:
    """How many more could stand under the Life cards: the list keeps its length."""
    most = int(view.box["start.characters"]) + len(view.seen["families"])
    return most - len(view.seen["characters"])


def person(view: View, seen: Character) -> dict[str, Any]:
    """A line of the list: name, skills and prices; who is away is struck through."""
    key = seen["key"]
    action = view.act(f"hire {key}") or view.act(f"detain {key}")
    return {
        **card(view, seen),
        "id": f"person-{key}",
        "action": action,
        "reason": view.reason(f"hire {key}") if seen["artist"] else "",
        "is_fresh": key in view.fresh.people,
        "is_away": seen["where"] != ON_CARD and not _is_mine(view, seen),
        "status": status(view, seen),
        "is_artist": seen["artist"],
        "piece": works.people_piece(key) if seen["where"] in (ON_CARD, DETAINED) else f"line-{key}",
    }


def _is_mine(view: View, seen: Character) -> bool:
    """Whether the viewer, as Captain, holds somebody who is for nobody else to hire."""
    is_captain = view.scene.seat is not None and view.seen["captain"] == view.scene.seat
    return bool(is_captain and seen["where"] == DETAINED)


def status(view: View, seen: Character) -> str:
    """Where somebody is who cannot be hired by all."""
    say = view.language.say
    if seen["where"] == DETAINED:
        captain = view.seen["captain"]
        return say("held by {name}", name=view.name(captain)) if captain is not None else ""
    if seen["where"] in ("hired", "turned"):
        return say("at work") if seen["artist"] else say("has been given charity")
    return say("Masterpiece completed") if seen["masterpiece"] else ""


def card(view: View, seen: Character) -> dict[str, Any]:
    """A character's card with everything that is printed on it."""
    key = seen["key"]
    return view.cards.get(key) or view.cards.setdefault(key, _card(view, seen))


def _card(view: View, seen: Character) -> dict[str, Any]:
    say, phrases = view.language.say, view.phrases
    key = seen["key"]
    found: dict[str, Any] = {"key": key, "name": seen["name"], "skills": [], "note": ""}
    if seen["artist"]:
        wanted = _wanted_skills(view)
        found["skills"] = [
            {
                "skill": skill,
                "label": phrases.skill(skill),
                "price": facts["price"],
                "price_words": str(facts["price"]),
                "price_label": view.amount(FIORINI, facts["price"]),
                "fits": wanted is None or skill in wanted,
                "row": row(view, row_of(seen, skill)),
                **doubts.artist(view, key, skill),
            }
            for skill, facts in seen["skills"].items()
        ]
        if seen["masterpiece"]:
            found["note"] = say("Masterpiece completed")
        said = [seen["name"], phrases.artist_text(key)]
        said += [one["row"]["label"] for one in found["skills"]]
    else:
        gains = {"kinsmen": seen["kinsmen"], **seen["gains"]}
        found["price"] = tags(phrases, {FIORINI: seen["price"]})
        found["brings"] = tags(phrases, gains)
        found |= doubts.preacher(view, key)
        found["note"] = capital(phrases.preacher_text(key))
        said = [
            seen["name"],
            say("charity of {price}", price=view.amount(FIORINI, seen["price"])),
            view.amounts(gains),
        ]
    where = status(view, seen)
    found["label"] = ", ".join([*said, where] if where else said)
    return found


def row(view: View, numbers: Sequence[int]) -> dict[str, Any]:
    """Prestige by die; the six is the gold box of the Masterpiece."""
    return _row(view.language, tuple(numbers))


@lru_cache(MOST_REMEMBERED)
def _row(language: Language, numbers: tuple[int, ...]) -> dict[str, Any]:
    best = len(numbers) - 1
    listed = ", ".join(signed(number) for number in numbers)
    return {
        "cells": [
            {"points": number, "is_gold": at == best and number > numbers[best - 1]}
            for at, number in enumerate(numbers)
        ],
        "label": language.say("prestige by die, 1 to 6: {row}", row=listed),
        "odds": language.say(
            "{low} to {high}, on average {average}",
            low=signed(min(numbers)),
            high=signed(max(numbers)),
            average=language.decimal(sum(numbers) / len(numbers), 1),
        ),
    }


def unnamed_artist(view: View) -> dict[str, Any]:
    """An artist without a name: any skill, for nothing."""
    say, phrases = view.language.say, view.phrases
    numbers = view.seen["unnamed"]["artist_row"]
    shown = row(view, numbers)
    prestige = {**shown, "cells": [{**cell, "is_gold": False} for cell in shown["cells"]]}
    name = capital(phrases.artist(UNNAMED))
    return {
        "key": UNNAMED,
        "id": "person-unnamed-artist",
        "name": name,
        "action": view.act(f"hire {UNNAMED}"),
        "reason": "",
        "is_fresh": False,
        "row": prestige,
        "row_mark": doubts.unnamed_artist(view),
        "price_words": view.language.term(FREE),
        "note": say("any skill"),
        "label": ", ".join([name, say("any skill"), view.language.term(FREE), prestige["label"]]),
    }


def unnamed_preacher(view: View) -> dict[str, Any]:
    """A preacher without a name."""
    phrases = view.phrases
    unnamed = view.seen["unnamed"]
    name = capital(phrases.preacher(UNNAMED))
    price = {FIORINI: unnamed["preacher_price"]}
    brings = {"kinsmen": unnamed["preacher_kinsmen"]}
    return {
        "name": name,
        "price": tags(phrases, price),
        "brings": tags(phrases, brings),
        **doubts.unnamed_preacher(view),
        "label": f"{name}, {view.amounts(price)}, {view.amounts(brings)}",
    }


def _wanted_skills(view: View) -> list[str] | None:
    """The skills of the artwork that somebody is hired for."""
    key = view.seen["under_way"]["artwork"]
    if key is None or view.scene.seat is None:
        return None
    return view.artwork(key)["skills"]


# Hiring and detaining, as cards in the tray


def to_hire(view: View) -> list[dict[str, Any]]:
    """Everybody who can be hired for the artwork, or detained; then who cannot, and why."""
    found: list[dict[str, Any]] = []
    shut: list[dict[str, Any]] = []
    verb = next((v for v in ("hire", "detain") if any(o.startswith(v) for o in view.legal)), "")
    if not verb:
        return []
    for seen in view.seen["characters"]:
        action = f"{verb} {seen['key']}"
        if view.act(action):
            one = {**card(view, seen), "action": action, "reason": "", "is_fresh": False}
            found.append(_with_verdict(view, one) if verb == "hire" else one)
        elif verb == "hire" and seen["artist"]:
            reason = view.reason(action)
            shut.append({**card(view, seen), "action": "", "reason": reason, "is_fresh": False})
    if unnamed := view.act(f"hire {UNNAMED}"):
        found.append(_with_verdict(view, {**unnamed_artist(view), "action": unnamed}))
    return [{**one, "id": f"choose-{one['key']}"} for one in [*found, *shut]]


def _with_verdict(view: View, one: dict[str, Any]) -> dict[str, Any]:
    """With what the viewer will lack to pay artist and artwork, or will have left."""
    lacks = view.lacking(one["action"])
    say = view.language.say
    left = _fiorini_left(view, one["action"])
    if lacks:
        words = say("you lack {goods}", goods=view.amounts(lacks))
    elif left is None:
        words = say("you can pay for it as things stand")
    else:
        words = say("{fiorini} left", fiorini=view.amount(FIORINI, left))
    return {
        **one,
        "mark": "short" if lacks else "fine",
        "verdict": words,
        "label": f"{one['label']}, {words}",
    }


def _fiorini_left(view: View, action: str) -> int | None:
    """After everything that is due, with this."""
    for fact in view.preview(action).facts:
        if isinstance(fact, Outlook) and fact.family == view.large:
            return dict(fact.left).get(FIORINI, 0)
    return None


# Charity


def charity(view: View, space: Literal["chiesa", "duomo"]) -> dict[str, Any]:
    """A Predicatore space with all who may preach there."""
    say, phrases = view.language.say, view.phrases
    in_duomo = space == "duomo"
    if in_duomo:
        seen = view.seen["predicatore"]
        here = None if seen is None else (seen["family"], seen["preacher"])
        is_fresh = space in view.fresh.places
        name = say("Predicatore in the Duomo")
    else:
        preacher = view.family(view.large)["predicatore"]
        here = None if preacher is None else (view.large, preacher)
        is_fresh = view.large in view.fresh.chiese
        name = phrases.place("predicatore")
    extra = {FIORINI: view.box["charity.duomo_fiorini"]} if in_duomo else {}
    more = {"kinsmen": view.box["charity.duomo_kinsmen"]} if in_duomo else {}
    offers = [] if here else [_offer(view, space, one) for one in view.seen["charity"][space]]
    return {
        "space": space,
        "id": f"predicatore-{space}",
        "name": name,
        "kinsman": view.kinsman(here[0]) if here else None,
        "preacher": capital(phrases.preacher(here[1])) if here else "",
        "preacher_piece": works.people_piece(here[1]) if here else "",
        "extra": tags(phrases, extra),
        "more": tags(phrases, more),
        "offers": offers,
        "is_alive": any(offer["action"] for offer in offers),
        "reason": view.reason(f"charity {space} {UNNAMED}") if not here else "",
        "is_fresh": is_fresh,
        "title": say("Charity in the Duomo") if in_duomo else say("Charity in your Chiesa"),
    }


def _offer(view: View, space: str, offer: Offer) -> dict[str, Any]:
    """A preacher, what charity to him costs there and brings."""
    phrases = view.phrases
    key = offer["preacher"]
    costs = {FIORINI: offer["price"]}
    brings = {"kinsmen": offer["kinsmen"], **offer["gains"]}
    note = "" if key == UNNAMED else capital(phrases.preacher_text(key))
    action = f"charity {space} {key}"
    return {
        "id": f"charity-{space}-{key}",
        "name": capital(phrases.preacher(key)),
        "action": view.act(action),
        "reason": view.reason(action),
        "is_fresh": False,
        "price": tags(phrases, costs),
        "brings": tags(phrases, brings),
        **(doubts.unnamed_preacher(view) if key == UNNAMED else doubts.preacher(view, key)),
        "note": note,
        "label": ", ".join(
            [capital(phrases.preacher(key)), view.amounts(costs), view.amounts(brings)]
            + ([note] if note else [])
        ),
    }
