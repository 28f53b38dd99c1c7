"""One large District sheet: whose it is, its parts, its supply and its points."""

from __future__ import annotations

from typing import Any

from signoria.faces.web.paint import capital
from signoria.faces.web.scene import Scene
from signoria.faces.web.words import roman
from signoria.games.florenza_dice.web import artworks, rione, tracks
from signoria.games.florenza_dice.web.consequences import (
    SUPPLY,
    Consequence,
    points_previews,
    supply_previews,
)
from signoria.games.florenza_dice.web.wording import words


def sheet(scene: Scene[Any], seat: int, found: dict[str, Consequence]) -> dict[str, Any]:
    """Everything on a sheet."""
    seen = scene.seen["sheets"][seat]
    return {
        "seat": seat,
        "titles": titles(scene, seat),
        "status": status(scene, seat),
        "rounds": _rounds(scene),
        "total": seen["total"],
        "total_previews": points_previews(found) if seat == scene.seat else [],
        "tracks": tracks.tracks(scene, seat, found if seat == scene.seat else {}),
        "palazzo": artworks.works(scene, seat, "palazzo", found),
        "palazzo_note": _palazzo_note(scene, seat),
        "chiesa": artworks.works(scene, seat, "chiesa", found),
        "rione": rione.spaces(scene, seat),
        "supply": [_supply(scene, seat, what, found) for what in SUPPLY],
        "scores": [
            {"title": words(scene).line(name), "points": points}
            for name, points in seen["scores"].items()
        ],
        "is_offered": any(
            action.startswith(("place ", "pay ", "advance ")) for action in scene.seen["options"]
        ),
    }


def titles(scene: Scene[Any], seat: int) -> list[str]:
    """Who begins each round, and the offices."""
    say, seen = scene.language.say, scene.seen
    found = []
    if seen["first"] == seat and seen["seats"] > 1 and seen["round"]:
        found.append(say("First Player"))
    found += [
        capital(words(scene).office(office))
        for office in ("captain", "bishop")
        if seen[office] == seat
    ]
    return found


def status(scene: Scene[Any], seat: int) -> str:
    """What a player is doing."""
    say, seen = scene.language.say, scene.seen
    if scene.is_over:
        return ""
    if seen["actor"] == seat:
        return say("choosing")
    if seen["active"] == seat and seen["own_turn"]:
        return say("Active Player")
    return ""


def _rounds(scene: Scene[Any]) -> list[dict[str, str]]:
    now = scene.seen["rounds"] + 1 if scene.is_over else scene.seen["round"]
    return [
        {
            "number": str(number),
            "state": "done" if number < now else "now" if number == now else "",
            "label": scene.language.say("Round {number}", number=roman(number)),
        }
        for number in range(1, scene.seen["rounds"] + 1)
    ]


def _palazzo_note(scene: Scene[Any], seat: int) -> str:
    """What completing the whole Palazzo brings."""
    say = scene.language.say
    prize = scene.seen["sheets"][seat]["palazzo_prize"]
    if prize:
        return say("all four: {points} more", points=prize)
    if not scene.seen["round"] or scene.is_over:
        return ""
    return say("all four now: {points} more", points=scene.seen["prize"])


def _supply(
    scene: Scene[Any], seat: int, what: str, found: dict[str, Consequence]
) -> dict[str, Any]:
    count = scene.seen["sheets"][seat]["supply"][what]
    action = {"fiorini": "spend fiorini", "spares": "spend spare"}.get(what, "")
    is_offered = seat == scene.seat and action in scene.seen["options"]
    plural = scene.language.plural
    texts = {
        "fiorini": scene.language.say("Fiorini"),
        "spares": plural("spare", "spares", count),
        "stars": plural("star", "stars", count),
    }
    return {
        "id": f"supply-{what}",
        "what": what,
        "icon": {"fiorini": "fiorini", "spares": "spare", "stars": "star"}[what],
        "count": count,
        "text": texts[what],
        "action": action if is_offered else "",
        "action_label": f"{count} {texts[what]}: "
        + capital(scene.phrases.label(scene.seen, action))
        if is_offered
        else "",
        "reason": _why_not_spent(scene, seat, what, count),
        "is_fresh": count != scene.before["sheets"][seat]["supply"][what],
        "previews": supply_previews(found, what) if seat == scene.seat else [],
    }


def _why_not_spent(scene: Scene[Any], seat: int, what: str, count: int) -> str:
    """Why something cannot be spent just now."""
    say = scene.language.say
    if what == "stars":
        return say("A star is spent when an artist completes a work.")
    if seat != scene.seat or not scene.is_asked:
        return ""
    if not count:
        return say("There is none to spend.")
    if not scene.seen["own_turn"]:
        return say("Nothing is spent before the turns begin.")
    return say("First place what you have just got.")
