"""Names of what stands on the boards: goods, people, works, tracks, phases and offices.

Workshops, artworks and characters keep their Italian names in every language.
"""

from __future__ import annotations

from signoria.faces.phrases.kinds import Names
from signoria.faces.phrases.language import Language, Term, mark, term
from signoria.games.florenza.phrases.in_use import box
from signoria.games.florenza.sights import Sight

UNNAMED = "unnamed"
TOKENS_LINE = "prestige tokens"  # of the score sheet

_SKILLS: dict[str, tuple[Term, Term]] = {
    "architect": (term("florenza skill", "architect"), term("letter of architect", "A")),
    "sculptor": (term("florenza skill", "sculptor"), term("letter of sculptor", "S")),
    "painter": (term("florenza skill", "painter"), term("letter of painter", "P")),
}

_CRESTS: dict[str, Term] = {
    "normal": term("florenza crest", "plain crest"),
    "prestige": term("florenza crest", "crest with prestige"),
    "church": term("florenza crest", "crest with church influence"),
    "kinsman": term("florenza crest", "crest with a kinsman"),
}

_TRACKS: dict[str, Term] = {
    "prestige": term("florenza track", "Prestige"),
    "church": term("florenza track", "Church influence"),
    "order": term("florenza track", "Turn order"),
    "round": term("florenza track", "Rounds"),
}

_PHASES: list[Term] = [
    term("florenza phase", "Setup"),
    term("florenza phase", "Income"),
    term("florenza phase", "Captain"),
    term("florenza phase", "Bishop"),
    term("florenza phase", "Kinsmen"),
    term("florenza phase", "Economy"),
    term("florenza phase", "Artworks"),
    term("florenza phase", "Turn order"),
    term("florenza phase", "End of the round"),
]

_OFFICES: dict[str, Term] = {
    "captain": term("florenza office", "Captain of the People"),
    "bishop": term("florenza office", "Bishop"),
    "cardinal": term("florenza office", "Cardinal"),
}

_PLACES: dict[str, Term] = {
    "market": term("florenza place", "market"),
    "business": term("florenza place", "family business"),
    "predicatore": term("florenza place", "Predicatore"),
    "fortune": term("florenza place", "Captain of Fortune"),
    "muse": term("florenza place", "Muse"),
}

_GHOST_ACTIONS: dict[str, Term] = {
    "operate": term("florenza ghost", "operate a workshop"),
    "build": term("florenza ghost", "build a workshop"),
    "chiesa": term("florenza ghost", "artwork in its Chiesa"),
    "palazzo": term("florenza ghost", "artwork in its Palazzo"),
    "fortune": term("florenza ghost", "Captain of Fortune"),
    "influence": term("florenza ghost", "church influence"),
    "city": term("florenza ghost", "artwork in the city"),
}

_DIFFICULTIES: dict[str, Term] = {
    "easy": term("florenza difficulty", "easy"),
    "medium": term("florenza difficulty", "medium"),
    "hard": term("florenza difficulty", "hard"),
    "masterpiece": term("florenza difficulty", "masterpiece"),
}

_UNNAMED: dict[str, Term] = {
    "artist": term("florenza unnamed", "unnamed artist"),
    "preacher": term("florenza unnamed", "unnamed preacher"),
}

_ANY = term("florenza unnamed", "any")
_SOME: dict[str, Term] = {
    "artist": term("florenza unnamed", "an unnamed artist"),
    "preacher": term("florenza unnamed", "an unnamed preacher"),
}

_LINES: dict[str, str] = {
    "prestige": mark("Prestige on the track"),
    "church influence": mark("Church influence at the end"),
    "fiorini and resources": mark("Fiorini and resources"),
    "captain of the people": mark("Captain of the People at the end"),
    "bishop": mark("Bishop at the end"),
    "empty workshop spaces": mark("Empty workshop spaces"),
    "unfinished artworks": mark("Artworks missing in the district"),
    "no artwork in the palazzo": mark("No artwork in the Palazzo"),
    "no artwork in the chiesa": mark("No artwork in the Chiesa"),
    TOKENS_LINE: mark("Prestige tokens"),
}


def _said(language: Language, words: dict[str, Term], name: str) -> str:
    return language.term(words[name]) if name in words else name.replace("_", " ")


def skill_name(language: Language, skill: str) -> str:
    return language.term(_SKILLS[skill][0]) if skill in _SKILLS else skill


def skill_letter(language: Language, skill: str) -> str:
    return language.term(_SKILLS[skill][1]) if skill in _SKILLS else skill[:1].upper()


def crest_name(language: Language, kind: str) -> str:
    return _said(language, _CRESTS, kind)


def track_name(language: Language, name: str) -> str:
    return _said(language, _TRACKS, name)


def phase_name(language: Language, number: int) -> str:
    """One word or two for the bar; 0 is the setup."""
    return language.term(_PHASES[number])


def office_name(language: Language, name: str) -> str:
    return _said(language, _OFFICES, name)


def place_name(language: Language, name: str) -> str:
    return _said(language, _PLACES, name)


def ghost_action_name(language: Language, action: str) -> str:
    return _said(language, _GHOST_ACTIONS, action)


def difficulty_name(language: Language, name: str) -> str:
    return _said(language, _DIFFICULTIES, name)


def line_name(language: Language, name: str) -> str:
    """A line of the score sheet."""
    return language.say(_LINES[name]) if name in _LINES else name


# Printed names, as in the box


def workshop_name(key: str | int) -> str:
    """By its key or its number."""
    return str(box()[f"workshops.{workshop_key(key)}.name"])


def workshop_key(key: str | int) -> str:
    if isinstance(key, str):
        return key
    numbers = box().table("workshops")
    return next(
        name.removesuffix(".number")
        for name, number in numbers.items()
        if name.endswith(".number") and number == key
    )


def artist_name(language: Language, name: str | None) -> str:
    """An artist in full; None and ``unnamed`` are artists without a name."""
    if name in (None, UNNAMED):
        return language.term(_UNNAMED["artist"])
    return str(box()[f"artists.{name}.name"])


def preacher_name(language: Language, name: str | None) -> str:
    """A preacher in full; None and ``unnamed`` are preachers without a name."""
    if name in (None, UNNAMED):
        return language.term(_UNNAMED["preacher"])
    return str(box()[f"preachers.{name}.name"])


def some_artist(language: Language, name: str | None) -> str:
    """The same inside a sentence: ``an unnamed artist``."""
    is_unnamed = name in (None, UNNAMED)
    return language.term(_SOME["artist"]) if is_unnamed else artist_name(language, name)


def some_preacher(language: Language, name: str | None) -> str:
    """The same inside a sentence: ``an unnamed preacher``."""
    is_unnamed = name in (None, UNNAMED)
    return language.term(_SOME["preacher"]) if is_unnamed else preacher_name(language, name)


def character_name(language: Language, name: str) -> str:
    """An artist or a preacher with a name."""
    is_artist = f"artists.{name}.name" in box().values
    return artist_name(language, name) if is_artist else preacher_name(language, name)


def captain_name(name: str) -> str:
    """A Captain of Fortune."""
    return str(box()[f"captains.{name}.name"])


def location_name(name: str) -> str:
    """A building with artworks: ``duomo``, ``palazzo`` …"""
    return str(box()[f"artworks.{name}.name"])


def artwork_name(key: str) -> str:
    """``Salone`` of ``palazzo_vescovile salone``."""
    location, _, work = key.partition(" ")
    return str(box()[f"artworks.{location}.{work}.name"])


def artwork_full_name(key: str) -> str:
    """``Salone (Palazzo Vescovile)``."""
    return f"{artwork_name(key)} ({location_name(key.partition(' ')[0])})"


# As short as they can be told apart.
_SHORT_LOCATIONS = {
    "palazzo_della_signoria": "Signoria",
    "palazzo_vescovile": "Vescovile",
    "san_lorenzo": "Lorenzo",
    "santa_maria_novella": "Novella",
}
_SHORT_PREACHERS = {
    "antonio_da_padova": "Antonio",
    "bernardo_di_chiaravalle": "Bernardo",
    "francesco_d_assisi": "Francesco",
    "giordano_bruno": "Bruno",
    "girolamo_savonarola": "Savonarola",
    "tommaso_d_aquino": "Tommaso",
}


def artwork_short_name(key: str) -> str:
    """``Vescovile Salone``."""
    location = key.partition(" ")[0]
    return f"{_SHORT_LOCATIONS.get(location, location_name(location))} {artwork_name(key)}"


def preacher_short_name(language: Language, name: str) -> str:
    """One word for a preacher."""
    if name == UNNAMED:
        return language.term(_ANY)
    return _SHORT_PREACHERS.get(name, preacher_name(language, name))


def family_name(language: Language, seen: Sight, family: int, names: Names) -> str:
    """Whoever leads a family: a person's or bot's name, or the Ghost's."""
    return whose(language, family, names[: seen["seats"]])


def whose(language: Language, family: int, names: Names) -> str:
    """The same where everybody at the table has a name: the other families are Ghosts."""
    if family < len(names):
        return names[family]
    house = str(box()["players.families"][family]).capitalize()
    return language.say("{house} Ghost", house=house)
