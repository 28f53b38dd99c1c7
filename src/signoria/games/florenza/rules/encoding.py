"""What a seat sees, as numbers: the city, then the families, the own one first.

What others' tokens are worth stays theirs. Alone, all Ghosts that may play have their place in the
row; those that do not play are nothing but zeros.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from signoria._compat import i32, i64, vec
from signoria.games.florenza.rules.box import (
    BOX,
    CAPTAINS,
    CHARACTERS,
    CHURCH_TRACK,
    CREST_NAMES,
    DIFFICULTIES,
    FACES,
    GHOST_SPACES,
    IN_CITY,
    IN_DISTRICT,
    KINDS,
    KINSMEN,
    LIVES,
    LOWEST_CHURCH,
    LOWEST_PRESTIGE,
    MOST_FIORINI,
    MOST_GHOSTS,
    MOST_PIECES,
    MOST_PRESTIGE,
    NORMAL_CRESTS,
    RESOURCE_NAMES,
    RESOURCES,
    ROUNDS,
    SKILL_NAMES,
    SPACES,
    SPECIAL_CRESTS,
)
from signoria.games.florenza.rules.characters import CHARACTER_NAMES
from signoria.games.florenza.rules.fortune import CAPTAIN_NAMES
from signoria.games.florenza.rules.layout import (
    ACTIONS,
    AWAY,
    BOX_ARTIST,
    BOX_CREST,
    BOX_CREST_KIND,
    BOX_KINSMAN,
    BOX_SIZE,
    BOXES,
    BUILT,
    CHARITY,
    CHURCH,
    CITY_BOXES,
    CLOSED,
    COMPLETED,
    CRESTS,
    DIFFICULTY,
    EXPELLED,
    FAMILY,
    FORTUNE_AT,
    FREE,
    GHOST_TABLE,
    GOODS,
    KIND,
    LIVING,
    POOL,
    PRESTIGE,
    SUPPLY,
    TOKEN_COUNT,
    TOKEN_VALUE,
    WHERE,
    WORKER,
)
from signoria.games.florenza.rules.monuments import ARTWORK_NAMES
from signoria.games.florenza.rules.workshops import WORKSHOP_NAMES
from signoria.kernel.encoding import put, seats_from_mine
from signoria.kernel.fields import Field, category, count, flag

if TYPE_CHECKING:
    from signoria.games.florenza.rules.board import Board

PLACES_OF_KINSMEN: Final[list[str]] = ["pool", "income", "market", "business", "expelled"]
PREACHERS: Final[list[str]] = ["none", "unnamed", *CHARACTER_NAMES]
CREST_KINDS: Final[list[str]] = ["normal", *CREST_NAMES]


def families_in_row(seats: int) -> int:
    """How many families have a place in the row."""
    return int(1 + MOST_GHOSTS) if seats == 1 else seats


def fields(seats: int) -> list[Field]:
    """What :func:`encode` writes."""
    names = seats_from_mine(families_in_row(seats))
    found = [
        count("round", ROUNDS + 1),
        flag("no die"),
        category(
            "in turn order", [*names, "nobody"], [f"place {at + 1}" for at in range(len(names))]
        ),
        category("captain of the people", [*names, "nobody"]),
        category("bishop", [*names, "nobody"]),
        flag("muse"),
        category("artwork under way", ["none", *ARTWORK_NAMES]),
        category("skill under way", ["none", *SKILL_NAMES]),
        flag("rolled", [str(face + 1) for face in range(FACES)]),
        category("given", ["none", *RESOURCE_NAMES]),
        category("charity in the Duomo", [*names, "nobody"]),
        category("preacher in the Duomo", PREACHERS),
        count("workshops left", MOST_PIECES, WORKSHOP_NAMES[1:]),
        category("tile of", ["away", "card", "detained", "hired", "turned"], CHARACTER_NAMES),
        count("life of", LIVES, CHARACTER_NAMES),
        flag("masterpiece of", CHARACTER_NAMES),
        category("captain of fortune", ["free", "not in game", "closed", *names], CAPTAIN_NAMES),
        *_fields_of_boxes("", ARTWORK_NAMES[IN_DISTRICT:], names),
    ]
    for name in names:
        found += _fields_of_family(f"{name}:", names)
    return found


def _fields_of_family(mine: str, names: list[str]) -> list[Field]:
    spaces = [f"space {space}" for space in range(1, SPACES + 1)]
    return [
        flag(f"{mine} plays"),
        count(f"{mine} has", MOST_PIECES, RESOURCE_NAMES),
        count(f"{mine} fiorini", MOST_FIORINI),
        count(f"{mine} prestige", MOST_PRESTIGE, low=LOWEST_PRESTIGE),
        count(f"{mine} church", CHURCH_TRACK, low=LOWEST_CHURCH),
        count(f"{mine} tokens", MOST_PRESTIGE),
        count(f"{mine} tokens are worth", MOST_PRESTIGE),
        count(f"{mine} kinsmen", KINSMEN, PLACES_OF_KINSMEN),
        count(f"{mine} crests", max(NORMAL_CRESTS, MOST_PIECES), CREST_KINDS),
        category(f"{mine} preacher", PREACHERS),
        category(f"{mine} workshop", ["none", *WORKSHOP_NAMES[1:]], spaces),
        flag(f"{mine} built", spaces),
        category(f"{mine} kinsman on", ["nobody", *names], spaces),
        *_fields_of_boxes(f"{mine} ", ARTWORK_NAMES[:IN_DISTRICT], names),
        category(
            f"{mine} action",
            ["empty", "standing", "lying"],
            [f"{at + 1} {name}" for at, name in enumerate(BOX["ghosts.actions"])],
        ),
        count(f"{mine} actions left", MOST_PIECES),
        category(f"{mine} difficulty", DIFFICULTIES),
    ]


def _fields_of_boxes(whose: str, artworks: list[str], names: list[str]) -> list[Field]:
    return [
        category(f"{whose}crest on", ["nobody", *names], artworks),
        category(f"{whose}kind of crest on", CREST_KINDS, artworks),
        category(f"{whose}kinsman at", ["nobody", *names], artworks),
        category(f"{whose}artist at", ["none or unnamed", *CHARACTER_NAMES], artworks),
    ]


def encode(state: Board, seat: i64, out: vec[i32], at: i64) -> None:
    """Write what :func:`fields` says."""
    families: i64 = state.seats
    if families == 1:
        families = 1 + MOST_GHOSTS
    at = _encode_round(state, seat, families, out, at)
    at = _encode_city(state, seat, families, out, at)
    family: i64 = seat
    for _seat in range(families):
        at = _encode_family(state, seat, family, families, out, at)
        family += 1
        if family == families:
            family = 0


def _encode_round(state: Board, seat: i64, families: i64, out: vec[i32], at: i64) -> i64:
    at = put(out, at, state.round)
    at = put(out, at, state.no_die)
    for place in range(families):
        out[at] = i32(families)
        if place < state.families:
            out[at] = i32(_from(seat, state.family(place), families))
        at += 1
    at = put(out, at, _from(seat, state.captain, families))
    at = put(out, at, _from(seat, state.bishop, families))
    at = put(out, at, state.muse)
    at = put(out, at, state.work + 1)
    at = put(out, at, state.skill + 1)
    for face in range(FACES):
        out[at] = i32(state.rolled >> face & 1)
        at += 1
    at = put(out, at, state.given + 1)
    at = put(out, at, _from(seat, state.duomo_family, families))
    return put(out, at, state.duomo_preacher if state.duomo_family >= 0 else 0)


def _encode_city(state: Board, seat: i64, families: i64, out: vec[i32], at: i64) -> i64:
    table = state.table
    for kind in range(1, KINDS + 1):
        out[at] = i32(table[SUPPLY + kind])
        at += 1
    characters = CHARACTERS
    lives = at + characters
    masterpieces = lives + characters
    for character in range(characters):
        where = table[WHERE + character]
        out[at + character] = i32(where)
        out[lives + character] = 0
        out[masterpieces + character] = 0
        if where != AWAY:
            out[lives + character] = i32(table[LIVING + character])
            out[masterpieces + character] = i32(table[COMPLETED + character])
    at = masterpieces + characters
    for captain in range(CAPTAINS):
        there = table[FORTUNE_AT + captain]
        out[at] = i32(
            FREE - there if there < 0 else FREE - CLOSED + 1 + _from(seat, there, families)
        )
        at += 1
    return _encode_boxes(state, CITY_BOXES, IN_CITY, seat, families, out, at)


def _encode_family(
    state: Board, seat: i64, family: i64, families: i64, out: vec[i32], at: i64
) -> i64:
    if family >= state.families:
        return _encode_nobody(out, at)
    table = state.table
    first = family * FAMILY
    out[at] = 1
    at += 1
    for resource in range(RESOURCES):
        out[at] = i32(min(table[first + GOODS + resource], MOST_PIECES))
        at += 1
    at = put(out, at, min(state.fiorini(family), MOST_FIORINI))
    at = put(out, at, table[first + PRESTIGE])
    at = put(out, at, table[first + CHURCH])
    at = put(out, at, table[first + TOKEN_COUNT])
    at = put(out, at, table[first + TOKEN_VALUE] if family == seat else 0)
    for place in range(first + POOL, first + EXPELLED + 1):
        out[at] = i32(table[place])
        at += 1
    for crest in range(SPECIAL_CRESTS + 1):
        out[at] = i32(table[first + CRESTS + crest])
        at += 1
    out[at] = i32(table[first + CHARITY])
    at += 1
    for space in range(SPACES):
        out[at] = i32(table[first + KIND + space])
        out[at + SPACES] = i32(table[first + BUILT + space])
        worker = table[first + WORKER + space]
        put(out, at + 2 * SPACES, 0 if worker < 0 else 1 + _from(seat, worker, families))
        at += 1
    at += 2 * SPACES
    at = _encode_boxes(state, first + BOXES, IN_DISTRICT, seat, families, out, at)
    for space in range(GHOST_SPACES):
        out[at] = i32(table[first + GHOST_TABLE + space])
        at += 1
    at = put(out, at, table[first + ACTIONS])
    return put(out, at, table[first + DIFFICULTY])


def _encode_boxes(
    state: Board, box: i64, boxes: i64, seat: i64, families: i64, out: vec[i32], at: i64
) -> i64:
    """Whose crest, which crest, whose kinsman, which artist: one stretch each."""
    table = state.table
    kinds = at + boxes
    kinsmen = kinds + boxes
    artists = kinsmen + boxes
    for number in range(boxes):
        crest = table[box + BOX_CREST]
        out[at + number] = 0
        out[kinds + number] = 0
        if crest >= 0:
            out[at + number] = i32(1 + _from(seat, crest, families))
            out[kinds + number] = i32(table[box + BOX_CREST_KIND])
        kinsman = table[box + BOX_KINSMAN]
        out[kinsmen + number] = 0
        out[artists + number] = 0
        if kinsman >= 0:
            out[kinsmen + number] = i32(1 + _from(seat, kinsman, families))
            out[artists + number] = i32(table[box + BOX_ARTIST] + 1)
        box += BOX_SIZE
    return artists + boxes


def _encode_nobody(out: vec[i32], at: i64) -> i64:
    for index in range(at, at + FAMILY_WIDTH):
        out[index] = 0
    return at + FAMILY_WIDTH


def _from(seat: i64, family: i64, families: i64) -> i64:
    """A family counted from the own one; nobody comes last."""
    if family < 0:
        return families
    family -= seat
    return family + families if family < 0 else family


FAMILY_WIDTH: Final[i64] = sum([field.width for field in _fields_of_family("", ["me"])])
