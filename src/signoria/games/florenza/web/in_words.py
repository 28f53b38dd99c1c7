"""The board in sentences, for those who listen to it."""

from __future__ import annotations

from typing import Any, Literal

from signoria.faces.web.paint import capital
from signoria.faces.web.words import signed
from signoria.games.florenza.sights import Space
from signoria.games.florenza.web import works
from signoria.games.florenza.web.districts import token_words
from signoria.games.florenza.web.people import card
from signoria.games.florenza.web.tags import hand_of
from signoria.games.florenza.web.view import View


def board(view: View) -> list[dict[str, Any]]:
    """A heading and its sentences: the round, every family, the city, its people."""
    say = view.language.say
    parts = [{"title": say("The round"), "sentences": _round(view)}]
    parts += [
        {"title": view.name(one["family"]), "sentences": _family(view, one["family"])}
        for one in view.seen["families"]
    ]
    parts += [
        {"title": say("The city"), "sentences": _city(view)},
        {"title": say("Life in Florenza"), "sentences": _people(view)},
    ]
    return [
        {"title": part["title"], "sentences": [capital(one) for one in part["sentences"]]}
        for part in parts
    ]


def _round(view: View) -> list[str]:
    say, seen = view.language.say, view.seen
    order = [view.name(family) for family in seen["order"] if family >= 0]
    said = [
        say(
            "Round {number} of {last}, phase: {phase}.",
            number=seen["round"],
            last=seen["rounds"],
            phase=view.phrases.phase(seen["phase"]),
        )
    ]
    if order:
        said.append(say("Turn order: {names}.", names=", ".join(order)))
    for office, holder in (("captain", seen["captain"]), ("bishop", seen["bishop"])):
        if holder is not None:
            title = view.phrases.office(office)
            said.append(say("{office}: {name}.", office=title, name=view.name(holder)))
    return said


def _family(view: View, family: int) -> list[str]:
    say = view.language.say
    seen = view.family(family)
    kinsmen = seen["kinsmen"]
    said = [
        say(
            "Prestige {prestige}, church influence {church}, {tokens}.",
            prestige=signed(seen["prestige"]),
            church=signed(seen["church"]),
            tokens=token_words(view, family),
        ),
        say("Goods: {goods}.", goods=view.amounts(hand_of(seen))),
        say(
            "Kinsmen: {income} to place, {pool} in the pool.",
            income=kinsmen["income"],
            pool=kinsmen["pool"],
        ),
    ]
    tiles = {tile["key"]: tile["name"] for tile in view.seen["workshops"]}
    for at, space in enumerate(seen["spaces"], 1):
        if space is not None:
            said.append(_space(view, at, tiles[space["workshop"]], space))
    for one in seen["artworks"]:
        if works.state_of(one) != "open":
            said.append(works.label(view, one, {}, "") + ".")
    return said


def _space(view: View, at: int, name: str, space: Space) -> str:
    say = view.language.say
    if not space["built"]:
        return say("Space {number}: {workshop}, under construction.", number=at, workshop=name)
    if space["kinsman"] is not None:
        return say(
            "Space {number}: {workshop}, with a kinsman of {name}.",
            number=at,
            workshop=name,
            name=view.name(space["kinsman"]),
        )
    return say("Space {number}: {workshop}.", number=at, workshop=name)


def _city(view: View) -> list[str]:
    say, phrases = view.language.say, view.phrases
    said = [works.label(view, one, {}, "") + "." for one in view.seen["artworks"]]
    for captain in view.seen["fortune"]:
        lines = [view.captain_line(one["fiorini"], one["gains"]) for one in captain["lines"]]
        who = captain["kinsman"]
        there = (
            say("kinsman of {name}", name=view.name(who)) if who is not None else say("unoccupied")
        )
        said.append(f"{captain['name']}: {'; '.join(lines)}. {capital(there)}.")
    places: tuple[Literal["market", "business"], ...] = ("market", "business")
    for place in places:
        names = [
            view.name(one["family"])
            for one in view.seen["families"]
            for _ in range(one["kinsmen"][place])
        ]
        if names:
            title = capital(phrases.place(place))
            said.append(f"{title}: {view.language.listed(names)}.")
    said.append(
        say("The Muse can still be asked this round.")
        if view.seen["muse"]
        else say("The Muse has given her favour this round.")
    )
    return said


def _people(view: View) -> list[str]:
    return [
        view.language.plural(
            "{person}; {number} round left.",
            "{person}; {number} rounds left.",
            one["life"],
            person=card(view, one)["label"],
        )
        for one in view.seen["characters"]
    ]
