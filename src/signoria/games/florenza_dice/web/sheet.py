"""One large District sheet: whose it is, its parts, its supply and its points."""

from __future__ import annotations

from typing import Any

from signoria.faces.web.paint import capital
from signoria.faces.web.scene import Scene
from signoria.faces.web.words import roman
from signoria.games.florenza_dice.sights import Sight
from signoria.games.florenza_dice.web import artworks, rione, tracks
from signoria.games.florenza_dice.web.marks import Marks
from signoria.games.florenza_dice.web.previews import SUPPLY, points_previews, supply_previews
from signoria.games.florenza_dice.web.wording import counts_of, words


def sheet(scene: Scene[Sight], seat: int, marks: Marks) -> dict[str, Any]:
    """Everything on a sheet."""
    seen = scene.seen["sheets"][seat]
    return {
        "seat": seat,
        "total": seen["total"],
        "total_previews": points_previews(marks.previews) if seat == scene.seat else [],
        "tracks": tracks.tracks(scene, seat, marks),
        "palazzo": artworks.palazzo(scene, seat, marks),
        "palazzo_note": _palazzo_note(scene, seat),
        "palazzo_mark": artworks.doubts(scene, artworks.PALAZZO).heading,
        "chiesa": artworks.chiesa(scene, seat, marks),
        "chiesa_mark": artworks.doubts(scene, artworks.CHIESA).heading,
        "rione": rione.spaces(scene, seat, marks),
        "supply": [_supply(scene, seat, what, marks) for what in SUPPLY],
        "scores": [
            {
                "title": words(scene).line(name),
                "brief": words(scene).line_brief(name),
                "points": points,
            }
            for name, points in seen["scores"].items()
        ],
        "is_offered": any(
            action.startswith(("place ", "pay ", "advance ")) for action in scene.seen["options"]
        ),
    }


def rounds(scene: Scene[Sight]) -> list[dict[str, str]]:
    now = scene.seen["rounds"] + 1 if scene.is_over else scene.seen["round"]
    return [
        {
            "number": str(number),
            "state": "done" if number < now else "now" if number == now else "",
            "label": scene.language.say("Round {number}", number=roman(number)),
        }
        for number in range(1, scene.seen["rounds"] + 1)
    ]


def _palazzo_note(scene: Scene[Sight], seat: int) -> str:
    """What completing the whole Palazzo brings."""
    say = scene.language.say
    prize = scene.seen["sheets"][seat]["palazzo_prize"]
    if prize:
        return say("all four: {points} more", points=prize)
    if not scene.seen["round"] or scene.is_over:
        return ""
    return say("all four now: {points} more", points=scene.seen["prize"])


def _supply(scene: Scene[Sight], seat: int, what: str, marks: Marks) -> dict[str, Any]:
    count = counts_of(scene.seen["sheets"][seat]["supply"])[what]
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
        "reason": _why_not_spent(scene, seat, what, action) if not is_offered else "",
        "is_fresh": (seat, what) in marks.fresh.supply,
        "previews": supply_previews(marks.previews, what) if seat == scene.seat else [],
    }


def _why_not_spent(scene: Scene[Sight], seat: int, what: str, action: str) -> str:
    """Why something cannot be spent just now."""
    if what == "stars":
        return scene.language.say("A star is spent when an artist completes a work.")
    if seat != scene.seat or not scene.is_asked:
        return ""
    return capital(scene.why_not(action)) + "."
