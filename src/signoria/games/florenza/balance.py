"""The parts of Florenza: places, workshops, characters, artworks and Captains of Fortune.

What was begun and what was finished are counted apart: who cannot pay has used nothing.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from signoria.balance.part import Look, Part, names
from signoria.games.florenza.news import artworks, economy, kinsmen, rounds
from signoria.games.florenza.rules.workshops import PURPLE
from signoria.kernel.box import Box
from signoria.kernel.news import Fact

PLACE = "place in the first turn order"
STARTED = "workshop to begin with"
BEGUN = "workshop begun"
BUILT = "workshop built"
OPERATED = "workshop operated"
ARTIST = "artist hired"
PREACHER = "preacher visited"
ARTWORK_BEGUN = "artwork begun"
ARTWORK = "artwork completed"
CAPTAIN = "captain of fortune"


def parts(box: Box) -> list[Part]:
    """Every tile, character, artwork and captain."""
    workshops = names(box, "workshops")
    works = [
        f"{place} {name}"
        for place in names(box, "artworks")
        for name in names(box, f"artworks.{place}")
    ]
    return [
        *(_of(kind, "workshops", name) for kind in (BEGUN, BUILT) for name in workshops),
        *(_of(OPERATED, "workshops", name) for name in workshops if not _is_purple(box, name)),
        *(_of(ARTIST, "artists", name) for name in names(box, "artists")),
        *(_of(PREACHER, "preachers", name) for name in names(box, "preachers")),
        *(_of(kind, "artworks", name) for kind in (ARTWORK_BEGUN, ARTWORK) for name in works),
        *(_of(CAPTAIN, "captains", name) for name in names(box, "captains")),
    ]


def used(look: Look, action: str) -> Part | None:
    """Whoever builds the first workshop of all tells the place at which the game was begun."""
    if action.startswith("build "):
        seen = look()
        if seen["phase"] == 0 and seen["families"][seen["actor"]]["next_space"] == 1:
            return Part(PLACE, str(seen["order"].index(seen["actor"]) + 1))
    return None


def told(facts: Sequence[Fact]) -> Iterator[tuple[int, Part]]:
    """What families began and finished; Ghosts tell facts of their own."""
    for fact in facts:
        match fact:
            case rounds.Started() if fact.cost:
                yield fact.family, _of(STARTED, "workshops", fact.workshop)
                yield fact.family, _of(BUILT, "workshops", fact.workshop)
            case kinsmen.BuildingBegun():
                yield fact.family, _of(BEGUN, "workshops", fact.workshop)
            case economy.Built():
                yield fact.family, _of(BUILT, "workshops", fact.workshop)
            case kinsmen.Operated():
                yield fact.family, _of(OPERATED, "workshops", fact.workshop)
            case kinsmen.ArtistHired(artist=str(artist)):
                yield fact.family, _of(ARTIST, "artists", artist)
            case kinsmen.CharityGiven(preacher=str(preacher)):
                yield fact.family, _of(PREACHER, "preachers", preacher)
            case kinsmen.ArtworkBegun():
                yield fact.family, _of(ARTWORK_BEGUN, "artworks", fact.artwork)
            case artworks.ArtworkCompleted():
                yield fact.family, _of(ARTWORK, "artworks", fact.artwork)
            case kinsmen.CaptainHired():
                yield fact.family, _of(CAPTAIN, "captains", fact.captain)


def _is_purple(box: Box, workshop: str) -> bool:
    kind = box["categories.kinds"][box[f"workshops.{workshop}.category"] - 1]
    return kind in PURPLE


def _of(kind: str, table: str, name: str) -> Part:
    return Part(kind, name.replace(".", " "), f"{table}.{name.replace(' ', '.')}")
