"""Artworks: boxes in the city and in a district."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from signoria.faces.web.paint import capital
from signoria.games.florenza.sights import Artwork
from signoria.games.florenza.web import doubts
from signoria.games.florenza.web.tags import skills, tags
from signoria.games.florenza.web.view import View

DUOMO = "duomo"
UNNAMED = "unnamed"
PALAZZO, CHIESA = "palazzo", "chiesa"
PICTURES = {
    DUOMO: "dome",
    "battistero": "battistero",
    "palazzo_della_signoria": PALAZZO,
    "palazzo_vescovile": PALAZZO,
}
FLAG_GOODS = {"prestige": "prestige", "church": "church", "kinsman": "kinsmen"}


def city(view: View) -> list[dict[str, Any]]:
    """The Cathedral and the civic buildings, each with its artworks."""
    found: dict[str, dict[str, Any]] = {}
    for seen in view.seen["artworks"]:
        building = found.setdefault(
            seen["location"],
            {
                "key": seen["location"],
                "name": seen["location_name"],
                "picture": PICTURES.get(seen["location"], CHIESA),
                "grade": doubts.artworks(view, seen["location"]).heading,
                "works": [],
            },
        )
        building["works"].append(work(view, seen, None))
    return list(found.values())


def district(view: View, family: int, location: str) -> list[dict[str, Any]]:
    """The artworks of a family's own Palazzo or Chiesa."""
    return [
        work(view, seen, family)
        for seen in view.family(family)["artworks"]
        if seen["location"] == location
    ]


def work(view: View, seen: Artwork, family: int | None) -> dict[str, Any]:
    """One box. *family* is the district's; None on the main board."""
    key = seen["key"]
    is_mine = family is None or family == view.scene.seat
    art, complete = f"art {key}", f"complete {key}"
    action = (view.act(art) or view.act(complete)) if is_mine else ""
    state = state_of(seen)
    lacks = view.lacking(action)
    patron = seen["crest"] if seen["crest"] is not None else seen["kinsman"]
    return {
        "key": key,
        "id": element_id(key, family),
        "name": seen["name"],
        "action": action,
        "reason": view.reason(art) if is_mine and state == "open" else "",
        "state": state,
        "skills": skills(view.phrases, seen["skills"]),
        "cost": tags(view.phrases, seen["cost"], lacks),
        "points": tags(view.phrases, seen["points"]),
        **doubts.artwork(view, key),
        "flag": tags(view.phrases, flag_income(view, seen["flag"])),
        "crest": _crest(seen),
        "shield": view.shield(patron) if patron is not None and state == "done" else "",
        "owner": view.language.who(view.name(patron)) if patron is not None else "",
        "kinsman": view.kinsman(seen["kinsman"]),
        "artist": capital(view.phrases.artist(seen["artist"])) if seen["artist"] else "",
        "artist_piece": people_piece(seen["artist"]),
        "mark": ("short" if lacks else "fine") if action else "",
        "mark_words": payable(view, lacks),
        "is_fresh": (family, key) in view.fresh.works,
        "label": label(view, seen, lacks, action),
    }


def people_piece(key: str | None) -> str:
    """The name under which somebody travels from the list to the work, and back."""
    return f"person-{key}" if key and key != UNNAMED else ""


def element_id(key: str, family: int | None) -> str:
    """The name of a box in the page; *family* as above."""
    return f"work-{key.replace(' ', '-')}" + ("" if family is None else f"-{family}")


def state_of(seen: Artwork) -> str:
    """Whether a crest lies on it, somebody works on it, or it is open."""
    if seen["crest"] is not None:
        return "done"
    return "taken" if seen["kinsman"] is not None else "open"


def flag_income(view: View, flag: str | None) -> dict[str, int]:
    """What an artwork's flag brings each round."""
    return {FLAG_GOODS[flag]: view.box["income.flag"]} if flag else {}


def _crest(seen: Artwork) -> str:
    return FLAG_GOODS.get(seen["crest_kind"] or "", "")


def label(view: View, seen: Artwork, lacks: Mapping[str, int], action: str) -> str:
    """A box for those who listen."""
    said = view.once(("work", id(seen)), lambda: _described(view, seen))
    return f"{said}, {payable(view, lacks)}" if action else said


def _described(view: View, seen: Artwork) -> str:
    say, phrases = view.language.say, view.phrases
    said = [phrases.artwork_in(seen["key"])]
    if seen["crest"] is not None:
        said.append(say("crest of {name}", name=view.name(seen["crest"])))
    elif seen["kinsman"] is not None:
        said.append(
            say(
                "{name} with {artist}",
                name=view.name(seen["kinsman"]),
                artist=phrases.artist(seen["artist"]),
            )
        )
    if seen["crest"] is None:
        said += [
            view.language.listed([phrases.skill(skill) for skill in seen["skills"]]),
            say("costs {cost}", cost=view.amounts(seen["cost"])),
            say("brings {gains}", gains=view.amounts(seen["points"])),
        ]
    if seen["flag"]:
        income = view.amounts(flag_income(view, seen["flag"]))
        said.append(say("each round {gains}", gains=income))
    return ", ".join(said)


def payable(view: View, lacks: Mapping[str, int]) -> str:
    """Whether something can be paid, for what is pressed."""
    say = view.language.say
    if lacks:
        return say("you lack {goods}", goods=view.amounts(lacks))
    return say("you can pay for it as things stand")
