"""The others' sheets, small but whole."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any

from signoria.faces.web.scene import Scene
from signoria.games.florenza_dice.sights import Sight
from signoria.games.florenza_dice.web import artworks, rione, tracks
from signoria.games.florenza_dice.web.marks import Marks
from signoria.games.florenza_dice.web.wording import counts_of, words

PITCH = 10
SUPPLY_ICONS = {"fiorini": "fiorini", "spares": "spare", "stars": "star"}


def rivals(scene: Scene[Sight], seat: int, marks: Marks) -> list[dict[str, Any]]:
    """The others in turn order, from the large sheet's seat on."""
    order = scene.seen["order"]
    mine = order.index(seat)
    return [_rival(scene, other, marks) for other in (*order[mine + 1 :], *order[:mine])]


def _rival(scene: Scene[Sight], seat: int, marks: Marks) -> dict[str, Any]:
    seen = scene.seen["sheets"][seat]
    return {
        "seat": seat,
        "is_acting": scene.seen["actor"] == seat,
        "total": seen["total"],
        "brief": _brief(scene, seat, marks),
        "tracks": [_track(scene, seat, name, marks) for name in seen["tracks"]],
        "palazzo": artworks.palazzo(scene, seat, marks),
        "prize": seen["palazzo_prize"],
        "chiesa": artworks.chiesa(scene, seat, marks),
        "rione": rione.small_spaces(scene, seat, marks),
        "supply": [
            {
                "icon": SUPPLY_ICONS[what],
                "count": count,
                "label": f"{words(scene).line(what)}: {count}",
                "is_fresh": (seat, what) in marks.fresh.supply,
            }
            for what, count in counts_of(seen["supply"]).items()
        ],
    }


def _brief(scene: Scene[Sight], seat: int, marks: Marks) -> list[dict[str, Any]]:
    """A sheet in nine numbers: tracks, artworks and buildings, supply."""
    seen, say = scene.seen["sheets"][seat], scene.language.say
    fresh = marks.fresh
    found: list[dict[str, Any]] = [
        {
            "what": name,
            "icon": name,
            "text": str(track["marked"]),
            "label": tracks.label(scene, seat, name),
            "is_fresh": any(fact[:2] == (seat, name) for fact in fresh.steps),
        }
        for name, track in seen["tracks"].items()
    ]
    for zone, title in (("palazzo", say("Palazzo")), ("chiesa", say("Chiesa"))):
        works = seen["palazzo"] if zone == "palazzo" else seen["chiesa"]
        done = sum(work["completed"] for work in works)
        found.append(
            _parts(scene, zone, title, done, len(works))
            | {"is_fresh": any((seat, work["name"]) in fresh.works for work in works)}
        )
    built = sum(space["building"] is not None for space in seen["rione"])
    found.append(
        _parts(scene, "rione", say("Rione"), built, len(seen["rione"]))
        | {"is_fresh": any(owner == seat for owner, _ in fresh.spaces)}
    )
    for what, count in counts_of(seen["supply"]).items():
        found.append(
            {
                "what": what,
                "icon": SUPPLY_ICONS[what],
                "text": str(count),
                "label": f"{words(scene).line(what)}: {count}",
                "is_fresh": (seat, what) in fresh.supply,
            }
        )
    return found


def _parts(scene: Scene[Sight], what: str, title: str, done: int, most: int) -> dict[str, Any]:
    """How much of a zone is complete."""
    said = scene.language.say("{zone}: {done} of {most}", zone=title, done=done, most=most)
    return {
        "what": what,
        "icon": "",
        "letter": title[0],
        "text": f"{done}/{most}",
        "label": said,
    }


def _track(scene: Scene[Sight], seat: int, name: str, marks: Marks) -> dict[str, Any]:
    track = scene.seen["sheets"][seat]["tracks"][name]
    marked, length = track["marked"], track["length"]
    return {
        "name": name,
        "marked": marked,
        "full": _pips(range(marked)),
        "empty": _pips(range(marked, length)),
        "fresh": _pips(at for at in range(marked) if (seat, name, at + 1) in marks.fresh.steps),
        "label": tracks.label(scene, seat, name),
    }


def _pips(spaces: Iterable[int]) -> str:
    """Small squares side by side, as one path."""
    return "".join(f"M{PITCH * space + 1} 1h8v10h-8z" for space in spaces)
