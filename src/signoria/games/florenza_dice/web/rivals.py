"""The others' sheets, small but whole."""

from __future__ import annotations

from typing import Any

from signoria.faces.web.scene import Scene
from signoria.games.florenza_dice.web import artworks, rione, sheet, tracks
from signoria.games.florenza_dice.web.wording import words

PITCH = 10


def rivals(scene: Scene[Any], seat: int) -> list[dict[str, Any]]:
    """The others in turn order, from the large sheet's seat on."""
    count = len(scene.seats)
    return [_rival(scene, (seat + step) % count) for step in range(1, count)]


def _rival(scene: Scene[Any], seat: int) -> dict[str, Any]:
    seen = scene.seen["sheets"][seat]
    return {
        "seat": seat,
        "status": sheet.status(scene, seat),
        "titles": sheet.titles(scene, seat),
        "is_acting": scene.seen["actor"] == seat,
        "total": seen["total"],
        "tracks": [_track(scene, seat, name) for name in seen["tracks"]],
        "palazzo": artworks.works(scene, seat, "palazzo", {}),
        "prize": seen["palazzo_prize"],
        "chiesa": artworks.works(scene, seat, "chiesa", {}),
        "rione": rione.small_spaces(scene, seat),
        "supply": [
            {
                "icon": {"fiorini": "fiorini", "spares": "spare", "stars": "star"}[what],
                "count": count,
                "label": f"{words(scene).line(what)}: {count}",
                "is_fresh": count != scene.before["sheets"][seat]["supply"][what],
            }
            for what, count in seen["supply"].items()
        ],
    }


def _track(scene: Scene[Any], seat: int, name: str) -> dict[str, Any]:
    track = scene.seen["sheets"][seat]["tracks"][name]
    old = scene.before["sheets"][seat]["tracks"][name]["marked"]
    marked, length = track["marked"], track["length"]
    return {
        "name": name,
        "marked": marked,
        "full": _pips(range(marked)),
        "empty": _pips(range(marked, length)),
        "fresh": _pips(range(old, marked)),
        "label": tracks.label(scene, seat, name),
    }


def _pips(spaces: range) -> str:
    """Small squares side by side, as one path."""
    return "".join(f"M{PITCH * space + 1} 1h8v10h-8z" for space in spaces)
