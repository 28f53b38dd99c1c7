"""The parts of Florenza: workshops, characters, artworks and Captains of Fortune."""

from __future__ import annotations

from signoria.balance.part import Look, Part, names
from signoria.games.florenza.rules.workshops import PURPLE
from signoria.kernel.box import Box

BUILT = "workshop built"
OPERATED = "workshop operated"
ARTIST = "artist hired"
PREACHER = "preacher visited"
ARTWORK = "artwork completed"
CAPTAIN = "captain of fortune"
UNNAMED = "unnamed"


def parts(box: Box) -> list[Part]:
    """Every tile, character, artwork and captain."""
    workshops, artworks = names(box, "workshops"), names(box, "artworks")
    return [
        *(_of(BUILT, "workshops", name) for name in workshops),
        *(_of(OPERATED, "workshops", name) for name in workshops if not _is_purple(box, name)),
        *(_of(ARTIST, "artists", name) for name in names(box, "artists")),
        *(_of(PREACHER, "preachers", name) for name in names(box, "preachers")),
        *(
            _of(ARTWORK, "artworks", f"{place} {name}")
            for place in artworks
            for name in names(box, f"artworks.{place}")
        ),
        *(_of(CAPTAIN, "captains", name) for name in names(box, "captains")),
    ]


def used(look: Look, action: str) -> Part | None:
    """The part that an action uses."""
    match action.split():
        case ["build", workshop]:
            return _of(BUILT, "workshops", workshop)
        case ["operate", family, space]:
            tile = look()["families"][int(family)]["spaces"][int(space) - 1]
            return _of(OPERATED, "workshops", tile["workshop"])
        case ["hire", artist] if artist != UNNAMED:
            return _of(ARTIST, "artists", artist)
        case ["charity", _, preacher] if preacher != UNNAMED:
            return _of(PREACHER, "preachers", preacher)
        case ["complete", place, artwork]:
            return _of(ARTWORK, "artworks", f"{place} {artwork}")
        case ["fortune", captain]:
            return _of(CAPTAIN, "captains", captain)
    return None


def _is_purple(box: Box, workshop: str) -> bool:
    kind = box["categories.kinds"][box[f"workshops.{workshop}.category"] - 1]
    return kind in PURPLE


def _of(kind: str, table: str, name: str) -> Part:
    return Part(kind, name, f"{table}.{name.replace(' ', '.')}")
