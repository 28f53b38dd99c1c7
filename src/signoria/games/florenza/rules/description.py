"""A table as text: all that a position must say. ``positions.py`` reads it back."""

from __future__ import annotations

from signoria._compat import i64
from signoria.games.florenza.rules.box import (
    ARTWORKS,
    CAPTAINS,
    CHARACTERS,
    COST,
    DIFFICULTIES,
    FACES,
    GHOST_SPACES,
    IN_DISTRICT,
    KINDS,
    SKILL_NAMES,
    SPACES,
    SPECIAL_CRESTS,
)
from signoria.games.florenza.rules.box import RESOURCE_NAMES as RESOURCES_BY_NAME
from signoria.games.florenza.rules.characters import CHARACTER_NAMES
from signoria.games.florenza.rules.district import Districts
from signoria.games.florenza.rules.fortune import CAPTAIN_NAMES
from signoria.games.florenza.rules.layout import (
    ACTIONS,
    AT_BUSINESS,
    AT_MARKET,
    AWAY,
    BAG,
    CHARITY,
    CLOSED,
    COMPLETED,
    CRESTS,
    DIFFICULTY,
    EXPELLED,
    FAMILY,
    FREE,
    GHOST_TABLE,
    GOODS,
    INCOME,
    NAMED_PREACHER,
    NO_CHARITY,
    NOT_IN_GAME,
    POOL,
    SUPPLY,
    TOKEN_COUNT,
    TOKEN_VALUE,
    TURNED,
    UNNAMED_PREACHER,
    WHERE,
)
from signoria.games.florenza.rules.monuments import artwork_key
from signoria.games.florenza.rules.words import UNNAMED
from signoria.games.florenza.rules.workshops import WORKSHOP_NAMES
from signoria.kernel.actions import Action

NONE = "-"
BUILT = "built"
OPEN = "open"  # under construction, or turned by a Ghost


def description(state: Districts) -> list[tuple[str, list[str]]]:
    """The city, what is under way, then each family."""
    found = [
        ("seats", [str(state.seats)]),
        ("ghosts", [_difficulty(state, ghost) for ghost in _ghosts(state)]),
        ("no_die", [str(state.no_die)]),
        ("round", [str(state.round)]),
        ("order", [str(state.family(place)) for place in range(state.families)]),
        ("captain", [_number(state.captain)]),
        ("bishop", [_number(state.bishop)]),
        ("muse", [str(state.muse)]),
        ("supply", [str(state.table[SUPPLY + kind]) for kind in range(1, KINDS + 1)]),
        ("characters", [_character(state, at) for at in range(state.in_play)]),
        ("gone", [CHARACTER_NAMES[who] for who in range(CHARACTERS) if _is_gone(state, who)]),
        ("detained", [_name(state.detained)]),
        ("masterpieces", _those(state, COMPLETED, 1)),
        ("turned", _those(state, WHERE, TURNED)),
        ("fortune", _fortune(state)),
        ("duomo", _duomo_charity(state)),
        ("city_crests", _crests(state, 0, IN_DISTRICT, ARTWORKS)),
        ("city_works", _works(state, NONE, 0, IN_DISTRICT, ARTWORKS)),
        ("work", [NONE if state.work < 0 else artwork_key(state.work)]),
        ("skill", [NONE if state.skill < 0 else SKILL_NAMES[state.skill]]),
        ("rolled", [str(face + 1) for face in range(FACES) if state.rolled >> face & 1]),
        ("given", [NONE if state.given < 0 else RESOURCES_BY_NAME[state.given]]),
    ]
    for family in range(state.families):
        found += _family(state, family)
    return found


def _family(state: Districts, family: int) -> list[tuple[str, list[str]]]:
    first = family * FAMILY
    table = state.table
    found = [
        ("prestige", [str(state.prestige(family))]),
        ("church", [str(state.church(family))]),
        ("tokens", [str(table[first + TOKEN_VALUE]), str(table[first + TOKEN_COUNT])]),
        (
            "kinsmen",
            [str(table[first + at]) for at in (POOL, INCOME, AT_MARKET, AT_BUSINESS, EXPELLED)],
        ),
        ("crests", [str(table[first + CRESTS + at]) for at in range(SPECIAL_CRESTS + 1)]),
        ("charity", [preacher_name(table[first + CHARITY])]),
        ("workshops", [_workshop(state, family, space) for space in range(SPACES)]),
        ("district", _crests(state, family, 0, IN_DISTRICT)),
        ("works", _works(state, str(family), family, 0, IN_DISTRICT)),
    ]
    if family < state.seats:
        found.append(("goods", [str(table[first + GOODS + at]) for at in range(COST)]))
    else:
        spaces = [str(table[first + GHOST_TABLE + at]) for at in range(GHOST_SPACES)]
        found.append(("actions", [str(table[first + ACTIONS]), *spaces]))
    return [(f"{name}:{family}", words) for name, words in found]


def _number(family: int) -> str:
    return NONE if family < 0 else str(family)


def _name(character: int) -> str:
    return NONE if character < 0 else CHARACTER_NAMES[character]


def _ghosts(state: Districts) -> list[int]:
    return list(range(state.seats, state.families))


def _difficulty(state: Districts, ghost: int) -> str:
    return DIFFICULTIES[state.table[ghost * FAMILY + DIFFICULTY]]


def _character(state: Districts, at: int) -> str:
    """``giotto:4``: who is in play, and under which Life card."""
    character = state.character(at)
    return f"{CHARACTER_NAMES[character]}:{state.life(character)}"


def _is_gone(state: Districts, character: int) -> bool:
    return state.table[BAG + character] == 0 and state.where(character) == AWAY


def _those(state: Districts, first: int, what: int) -> list[str]:
    return [CHARACTER_NAMES[who] for who in range(CHARACTERS) if state.table[first + who] == what]


def _fortune(state: Districts) -> list[str]:
    """``duca_d_alba:2``: the Captains in the game, and whose kinsman is there."""
    found: list[str] = []
    for captain in range(CAPTAINS):
        there = state.on_captain(captain)
        if there == FREE:
            found.append(f"{CAPTAIN_NAMES[captain]}:{NONE}")
        elif there == CLOSED:
            found.append(f"{CAPTAIN_NAMES[captain]}:closed")
        elif there != NOT_IN_GAME:
            found.append(f"{CAPTAIN_NAMES[captain]}:{there}")
    return found


def preacher_name(there: i64) -> str:
    """Who receives charity on a Predicatore space."""
    if there == NO_CHARITY:
        return NONE
    if there == UNNAMED_PREACHER:
        return UNNAMED
    return CHARACTER_NAMES[there - NAMED_PREACHER]


def _duomo_charity(state: Districts) -> list[str]:
    if state.duomo_family < 0:
        return [NONE]
    return [str(state.duomo_family), preacher_name(state.duomo_preacher)]


def _crests(state: Districts, family: int, first: int, end: int) -> list[str]:
    """``duomo.cupola:2:1``: whose crest, and which; in a district all crests are normal."""
    found: list[str] = []
    for artwork in range(first, end):
        owner = state.crest(family, artwork)
        if owner >= 0 and artwork < IN_DISTRICT:
            found.append(artwork_key(artwork))
        elif owner >= 0:
            found.append(f"{artwork_key(artwork)}:{owner}:{state.crest_kind(family, artwork)}")
    return found


def _works(state: Districts, owner: str, family: int, first: int, end: int) -> list[str]:
    """``duomo.cupola:2:giotto``: whose kinsman, with which artist."""
    found: list[str] = []
    for artwork in range(first, end):
        patron = state.patron(family, artwork)
        if patron >= 0:
            artist = state.artist(family, artwork)
            name = UNNAMED if artist < 0 else CHARACTER_NAMES[artist]
            place = f"{artwork_key(artwork)}:"
            found.append(place + (name if owner != NONE else f"{patron}:{name}"))
    return found


def _workshop(state: Districts, family: int, space: int) -> str:
    """``picconiere:built:2``: the tile, its side, whose kinsman; - for an empty space."""
    kind = state.kind(family, space)
    if kind == 0:
        return NONE
    side = BUILT if state.is_built(family, space) else OPEN
    return f"{WORKSHOP_NAMES[kind]}:{side}:{_number(state.worker(family, space))}"


def contents(state: Districts, action: Action) -> str:
    """What lies at the places that an action names, for the comments of a record."""
    if action.verb != "operate":
        return ""
    return WORKSHOP_NAMES[state.kind(action.what // SPACES, action.what % SPACES)]
