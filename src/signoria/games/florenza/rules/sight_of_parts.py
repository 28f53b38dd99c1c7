"""What is printed on tiles, cards and boxes, as plain JSON beside what lies on them."""

from __future__ import annotations

from typing import Final

from signoria.games.florenza.rules.amounts import (
    building_cost,
    cost,
    gives,
    goods,
    reward,
    takes,
    with_points,
)
from signoria.games.florenza.rules.box import (
    ARTWORKS,
    BOX,
    CAPTAINS,
    CHARACTERS,
    CHARITY_UNNAMED,
    CHARITY_UNNAMED_KINSMEN,
    CHURCH_TRACK,
    COST,
    CREST_NAMES,
    FACES,
    KINDS,
    LINES,
    LOWEST_CHURCH,
    LOWEST_PRESTIGE,
    PRESTIGE_TRACK,
    SKILL_NAMES,
    SKILLS,
    UNNAMED_ROW,
)
from signoria.games.florenza.rules.characters import (
    AT_ONCE,
    CHARACTER_NAMES,
    GAINS,
    GAINS_CHURCH,
    GAINS_PRESTIGE,
    PREACHER_GAINS,
    PREACHER_KINSMEN,
    PREACHER_PRICE,
    PRICES,
    ROW,
    ROWS,
    SWAPS,
    is_artist,
)
from signoria.games.florenza.rules.fortune import (
    CAPTAIN_NAMES,
    FORTUNE,
    LINE,
    LINE_CHOICE,
    LINE_CHURCH,
    LINE_PRESTIGE,
    LINE_RESOURCES,
)
from signoria.games.florenza.rules.monuments import (
    ARTWORK_COST,
    ARTWORK_NAMES,
    ARTWORK_POINTS,
    FLAG_OF,
    LOCATION_NAMES,
    LOCATION_OF,
    SKILLS_OF,
    artwork_key,
)
from signoria.games.florenza.rules.workshops import (
    CATEGORY,
    WORKSHOP_NAMES,
    is_purple,
)
from signoria.games.florenza.sights import (
    ArtworkPrinted,
    CaptainPrinted,
    CharacterPrinted,
    Line,
    Skill,
    TilePrinted,
    Tracks,
    Unnamed,
)


def _workshop(kind: int) -> TilePrinted:
    return {
        "key": WORKSHOP_NAMES[kind],
        "number": kind,
        "name": str(BOX[f"workshops.{WORKSHOP_NAMES[kind]}.name"]),
        "category": int(CATEGORY[kind]),
        "purple": is_purple(kind),
        "cost": building_cost(kind),
        "takes": takes(kind),
        "gives": gives(kind),
        "reward": reward(kind),
    }


def _artwork(number: int) -> ArtworkPrinted:
    flag = FLAG_OF[number]
    location = LOCATION_NAMES[LOCATION_OF[number]]
    return {
        "key": ARTWORK_NAMES[number],
        "location": location,
        "location_name": str(BOX[f"artworks.{location}.name"]),
        "name": str(BOX[f"artworks.{artwork_key(number)}.name"]),
        "skills": [SKILL_NAMES[at] for at in range(SKILLS) if SKILLS_OF[number] >> at & 1],
        "cost": cost(ARTWORK_COST, number * COST),
        "points": with_points({}, ARTWORK_POINTS[number * 2], ARTWORK_POINTS[number * 2 + 1]),
        "flag": None if flag < 0 else CREST_NAMES[flag],
    }


def _character(number: int) -> CharacterPrinted:
    key = CHARACTER_NAMES[number]
    kind = "artists" if is_artist(number) else "preachers"
    found: CharacterPrinted = {
        "key": key,
        "number": number + 1,
        "name": str(BOX[f"{kind}.{key}.name"]),
        "artist": is_artist(number),
    }
    if is_artist(number):
        found["skills"] = {
            SKILL_NAMES[at]: _skill(number * SKILLS + at)
            for at in range(SKILLS)
            if PRICES[number * SKILLS + at]
        }
    else:
        first = number * GAINS
        gains = goods(PREACHER_GAINS, first)
        found["price"] = int(PREACHER_PRICE[number])
        found["kinsmen"] = int(PREACHER_KINSMEN[number])
        found["gains"] = with_points(
            gains, PREACHER_GAINS[first + GAINS_PRESTIGE], PREACHER_GAINS[first + GAINS_CHURCH]
        )
        found["at_once"] = bool(AT_ONCE[number])
        found["swaps"] = bool(SWAPS[number])
    return found


def _skill(at: int) -> Skill:
    """Price, prestige by die, and the same on the side with the Masterpiece completed."""
    row = [int(ROWS[at * ROW + die]) for die in range(ROW)]
    return {"price": int(PRICES[at]), "row": row[:FACES], "completed_row": row[FACES:]}


def _captain(captain: int) -> CaptainPrinted:
    key = CAPTAIN_NAMES[captain]
    return {
        "key": key,
        "letter": str(BOX[f"captains.{key}.letter"]),
        "name": str(BOX[f"captains.{key}.name"]),
        "lines": [_line((captain * LINES + line) * LINE) for line in range(LINES)],
    }


def _line(first: int) -> Line:
    found = goods(FORTUNE, first + LINE_RESOURCES)
    gains = with_points(found, FORTUNE[first + LINE_PRESTIGE], FORTUNE[first + LINE_CHURCH])
    if FORTUNE[first + LINE_CHOICE]:
        gains["choice"] = int(FORTUNE[first + LINE_CHOICE])
    return {"fiorini": int(FORTUNE[first]), "gains": gains}


_WORKSHOPS: Final = [_workshop(kind) for kind in range(1, KINDS + 1)]
_ARTWORKS: Final = [_artwork(number) for number in range(ARTWORKS)]
_CHARACTERS: Final = [_character(number) for number in range(CHARACTERS)]
_CAPTAINS: Final = [_captain(captain) for captain in range(CAPTAINS)]

_UNNAMED: Final[Unnamed] = {
    "artist_row": [int(UNNAMED_ROW[die]) for die in range(FACES)],
    "preacher_price": int(CHARITY_UNNAMED),
    "preacher_kinsmen": int(CHARITY_UNNAMED_KINSMEN),
}
_TRACKS: Final[Tracks] = {
    "prestige": [int(LOWEST_PRESTIGE), int(PRESTIGE_TRACK)],
    "church": [int(LOWEST_CHURCH), int(CHURCH_TRACK)],
    "church_values": list(BOX["tracks.church_values"]),
}


def workshop_parts(kind: int) -> TilePrinted:
    """A workshop tile."""
    return _WORKSHOPS[kind - 1]


def artwork_parts(number: int) -> ArtworkPrinted:
    """An artwork's box."""
    return _ARTWORKS[number]


def character_parts(number: int) -> CharacterPrinted:
    """A character's card."""
    return _CHARACTERS[number]


def captain_parts(captain: int) -> CaptainPrinted:
    """A Captain of Fortune's card."""
    return _CAPTAINS[captain]


def unnamed_parts() -> Unnamed:
    """Artists and preachers without a name: always there."""
    return _UNNAMED


def track_parts() -> Tracks:
    """Where the tracks begin and end, and what church influence is worth."""
    return _TRACKS
