"""Names of resources, dice, personalities, artworks and score lines."""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache

from signoria.faces.phrases.language import Language, Term, mark, term
from signoria.kernel.box import Box

MOST_REMEMBERED = 1024  # clauses and lists, in all languages and boxes

_RESOURCES: dict[str, Term] = {
    "marble": term("resource", "marble"),
    "wood": term("resource", "wood"),
    "metal": term("resource", "metal"),
    "spice": term("resource", "spice"),
    "textile": term("resource", "textile"),
    "gold": term("resource", "gold"),
    "fiorini": term("resource", "100 Fiorini"),
}

_LETTERS: dict[str, Term] = {
    "marble": term("letter of marble", "M"),
    "wood": term("letter of wood", "W"),
    "metal": term("letter of metal", "E"),
    "spice": term("letter of spice", "S"),
    "textile": term("letter of textile", "T"),
    "gold": term("letter of gold", "G"),
    "fiorini": term("letter of Fiorini", "F"),
}

_COLOURS: dict[str, tuple[Term, str]] = {
    "white": (term("colour", "white"), mark("the white die")),
    "brown": (term("colour", "brown"), mark("the brown die")),
    "grey": (term("colour", "grey"), mark("the grey die")),
    "green": (term("colour", "green"), mark("the green die")),
    "red": (term("colour", "red"), mark("the red die")),
    "yellow": (term("colour", "yellow"), mark("the yellow die")),
}

_PERSONALITIES: dict[str, Term] = {
    "captain": term("personality", "Captain"),
    "bishop": term("personality", "Bishop"),
    "preacher": term("personality", "Preacher"),
    "architect": term("personality", "architect"),
    "sculptor": term("personality", "sculptor"),
    "painter": term("personality", "painter"),
    "anonymous": term("personality", "anonymous artist"),
}

_INITIALS: dict[str, Term] = {
    "captain": term("initial of the Captain", "C"),
    "bishop": term("initial of the Bishop", "B"),
    "preacher": term("initial of the Preacher", "P"),
    "architect": term("initial of the architect", "A"),
    "sculptor": term("initial of the sculptor", "S"),
    "painter": term("initial of the painter", "P"),
}

_SOMEBODY: dict[str, str] = {
    "architect": mark("an architect"),
    "sculptor": mark("a sculptor"),
    "painter": mark("a painter"),
    "anonymous": mark("an anonymous artist"),
}

_OFFICES: dict[str, str] = {
    "captain": mark("Captain of the People"),
    "bishop": mark("Bishop"),
}

# A name by itself, after "for", and as a place.
_ARTWORKS: dict[str, tuple[str, str, str]] = {
    "ritratto": (mark("Ritratto"), mark("the Ritratto"), mark("in the Ritratto")),
    "camera_nuziale": (
        mark("Camera Nuziale"),
        mark("the Camera Nuziale"),
        mark("in the Camera Nuziale"),
    ),
    "giardino": (mark("Giardino"), mark("the Giardino"), mark("in the Giardino")),
    "palazzo_facciata": (
        mark("Facciata of the Palazzo"),
        mark("the Facciata of the Palazzo"),
        mark("in the Facciata of the Palazzo"),
    ),
    "chiesa_facciata": (
        mark("Facciata of the Chiesa"),
        mark("the Facciata of the Chiesa"),
        mark("in the Facciata of the Chiesa"),
    ),
    "cupola": (mark("Cupola"), mark("the Cupola"), mark("in the Cupola")),
    "cappella": (mark("Cappella"), mark("the Cappella"), mark("in the Cappella")),
    "pulpito": (mark("Pulpito"), mark("the Pulpito"), mark("in the Pulpito")),
}

_LINES: dict[str, str] = {
    "palazzo": mark("Palazzo"),
    "chiesa": mark("Chiesa"),
    "rione": mark("Rione"),
    "captain": mark("Captain track"),
    "stars": mark("Stars left"),
    "spares": mark("Spares left"),
    "fiorini": mark("Fiorini left"),
}

_BRIEF_LINES: dict[str, Term] = {
    "captain": term("points for", "Captain"),
    "stars": term("points for", "Stars"),
    "spares": term("points for", "Spares"),
    "fiorini": term("points for", "Fiorini"),
}


def resource_name(language: Language, kind: str) -> str:
    """``marble``; of the kind ``fiorini``: ``100 Fiorini``."""
    return language.term(_RESOURCES[kind]) if kind in _RESOURCES else kind


def resource_letter(language: Language, kind: str) -> str:
    """The letter beside a resource's colour."""
    return language.term(_LETTERS[kind]) if kind in _LETTERS else kind[:1].upper()


def amount(language: Language, kind: str, number: int) -> str:
    """``2 marble``."""
    plural = language.plural
    if kind == "marble":
        return plural("{number} marble", "{number} marble", number)
    if kind == "wood":
        return plural("{number} wood", "{number} wood", number)
    if kind == "metal":
        return plural("{number} metal", "{number} metal", number)
    if kind == "spice":
        return plural("{number} spice", "{number} spice", number)
    if kind == "textile":
        return plural("{number} textile", "{number} textile", number)
    if kind == "gold":
        return plural("{number} gold", "{number} gold", number)
    return f"{number} {kind}"


def several(language: Language, box: Box, kinds: Sequence[str]) -> str:
    """``2 marble, gold and 100 Fiorini``."""
    return _several(language, box, tuple(kinds))


@lru_cache(MOST_REMEMBERED)
def _several(language: Language, box: Box, kinds: tuple[str, ...]) -> str:
    found = []
    for kind in dict.fromkeys(kinds):
        number = kinds.count(kind)
        if kind == "fiorini":
            found.append(language.say("{amount} Fiorini", amount=number * box["money.icon"]))
        else:
            found.append(
                resource_name(language, kind) if number == 1 else amount(language, kind, number)
            )
    return language.listed(found)


def colour_name(language: Language, colour: str) -> str:
    """``white``."""
    return language.term(_COLOURS[colour][0]) if colour in _COLOURS else colour


def die_name(language: Language, colour: str) -> str:
    """``the white die``."""
    return language.say(_COLOURS[colour][1]) if colour in _COLOURS else colour


def personality_name(language: Language, name: str) -> str:
    """A track's or an artist's name: ``Captain``, ``painter``."""
    return language.term(_PERSONALITIES[name]) if name in _PERSONALITIES else name


def personality_initial(language: Language, name: str) -> str:
    """One letter for a track or an artist."""
    return language.term(_INITIALS[name]) if name in _INITIALS else name[:1].upper()


def somebody(language: Language, artist: str) -> str:
    """``a painter``."""
    return language.say(_SOMEBODY[artist]) if artist in _SOMEBODY else artist


def office_name(language: Language, office: str) -> str:
    """``Captain of the People``."""
    return language.say(_OFFICES[office]) if office in _OFFICES else office


def artwork_title(box: Box, work: str) -> str:
    """What is printed at a work: ``Facciata``; it names two of them."""
    for area in ("palazzo", "chiesa"):
        if work in box[f"{area}.works"]:
            return str(box[f"{area}.{work}.title"])
    return work


def artwork_name(language: Language, work: str) -> str:
    """A work by a name that no other has: ``Facciata of the Palazzo``."""
    return language.say(_ARTWORKS[work][0]) if work in _ARTWORKS else work


def the_artwork(language: Language, work: str) -> str:
    """The same with its article: ``the Cupola``."""
    return language.say(_ARTWORKS[work][1]) if work in _ARTWORKS else work


def project_name(language: Language, project: str) -> str:
    """An artwork, or ``space 3`` of the Rione."""
    if project.isdecimal():
        return language.say("space {number}", number=project)
    return artwork_name(language, project)


def in_project(language: Language, project: str) -> str:
    """``in the Cupola``, ``in space 3``."""
    if project.isdecimal():
        return language.say("in space {number}", number=project)
    return language.say(_ARTWORKS[project][2]) if project in _ARTWORKS else project


def line_name(language: Language, name: str) -> str:
    """A line of the score sheet."""
    return language.say(_LINES[name]) if name in _LINES else name


def line_brief(language: Language, name: str) -> str:
    """The same in one word, where many stand in a row."""
    return language.term(_BRIEF_LINES[name]) if name in _BRIEF_LINES else line_name(language, name)


def capital(text: str) -> str:
    """With a capital first letter."""
    return text[:1].upper() + text[1:]
