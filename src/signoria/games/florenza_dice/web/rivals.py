"""The others' sheets, small but whole."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any

from signoria.faces.web.scene import Scene
from signoria.games.florenza_dice.sights import Sight
from signoria.games.florenza_dice.web import artworks, rione, sheet, tracks
from signoria.games.florenza_dice.web.marks import Marks
from signoria.games.florenza_dice.web.wording import counts_of, words

PITCH = 10


def rivals(scene: Scene[Sight], seat: int, marks: Marks) -> list[dict[str, Any]]:
    """The others in turn order, from the large sheet's seat on."""
    order = scene.seen["order"]
    mine = order.index(seat)
    return [_rival(scene, other, marks) for other in (*order[mine + 1 :], *order[:mine])]


def _rival(scene: Scene[Sight], seat: int, marks: Marks) -> dict[str, Any]:
    seen = scene.seen["sheets"][seat]
    return {
        "seat": seat,
        "status": sheet.status(scene, seat),
        "titles": sheet.titles(scene, seat),
        "is_acting": scene.seen["actor"] == seat,
        "total": seen["total"],
        "tracks": [_track(scene, seat, name, marks) for name in seen["tracks"]],
        "palazzo": artworks.palazzo(scene, seat, marks),
        "prize": seen["palazzo_prize"],
        "chiesa": artworks.chiesa(scene, seat, marks),
        "rione": rione.small_spaces(scene, seat, marks),
        "supply": [
            {
                "icon": {"fiorini": "fiorini", "spares": "spare", "stars": "star"}[what],
                "count": count,
                "label": f"{words(scene).line(what)}: {count}",
                "is_fresh": (seat, what) in marks.fresh.supply,
            }
            for what, count in counts_of(seen["supply"]).items()
        ],
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
