"""Reads a table that ``description.py`` wrote down; what can be derived is derived again."""

from __future__ import annotations

from typing import Final

from signoria.games.florenza.rules.board import Board
from signoria.games.florenza.rules.box import (
    COST,
    DIFFICULTIES,
    FACES,
    GHOST_SPACES,
    KINDS,
    KINSMEN,
    LIVES,
    LOWEST_CHURCH,
    LOWEST_PRESTIGE,
    MOST_COINS,
    MOST_GHOSTS,
    MOST_PIECES,
    MOST_SEATS,
    NORMAL_CRESTS,
    RESOURCE_NAMES,
    ROUNDS,
    SKILL_NAMES,
    SPACES,
    SPECIAL_CRESTS,
)
from signoria.games.florenza.rules.characters import CHARACTER_NAMES
from signoria.games.florenza.rules.description import BUILT as BUILT_SIDE
from signoria.games.florenza.rules.description import NONE, OPEN
from signoria.games.florenza.rules.fortune import CAPTAIN_NAMES
from signoria.games.florenza.rules.layout import (
    ACTIONS,
    AT_BUSINESS,
    AT_MARKET,
    BAG,
    BUILT,
    CHARITY,
    CHURCH,
    CLOSED,
    CRESTS,
    EXPELLED,
    FAMILY,
    FREE,
    GHOST_TABLE,
    GOODS,
    INCOME,
    KIND,
    LIVING,
    LYING,
    MOST_IN_PLAY,
    NAMED_PREACHER,
    NO_CHARITY,
    ORDER,
    POOL,
    PRESTIGE,
    SUPPLY,
    TOKEN_COUNT,
    TOKEN_VALUE,
    UNNAMED_PREACHER,
    WORKER,
)
from signoria.games.florenza.rules.monuments import artwork_numbered
from signoria.games.florenza.rules.setup import empty_table
from signoria.games.florenza.rules.words import UNNAMED
from signoria.games.florenza.rules.workshops import WORKSHOP_NAMES
from signoria.kernel.position import Description, PositionError

THREE_PARTS: Final = len(["where", "whose", "what"])


def read_board(described: Description) -> Board:
    """A table as :meth:`Board.description` wrote it down."""
    seats = described.integer("seats", 1, MOST_SEATS)
    ghosts = [_one_of("ghosts", word, DIFFICULTIES) for word in described.words("ghosts")]
    if (seats == 1) != bool(ghosts) or len(ghosts) > MOST_GHOSTS:
        raise PositionError(f"'ghosts' are 1 to {MOST_GHOSTS}, for one seat and no other")
    state = empty_table(seats, ghosts)
    families = int(state.families)
    state.no_die = described.integer("no_die", 0, 1)
    state.round = described.integer("round", 1, ROUNDS + 1)
    for place, family in enumerate(described.integers("order", families, -1, families - 1)):
        state.table[ORDER + place] = family
    state.captain = _family("captain", _one("captain", described), families)
    state.bishop = _family("bishop", _one("bishop", described), families)
    state.muse = described.integer("muse", 0, 1)
    for kind, count in enumerate(described.integers("supply", KINDS, 0, MOST_PIECES), 1):
        state.table[SUPPLY + kind] = count
    _read_characters(state, described)
    _read_fortune(state, described)
    _read_city(state, described)
    _read_work(state, described)
    for family in range(families):
        _read_family(state, family, described)
    return state


def _one(name: str, described: Description) -> str:
    words = described.words(name)
    if len(words) != 1:
        raise PositionError(f"{name!r} must be one word, not {' '.join(words)!r}")
    return words[0]


def _one_of(name: str, word: str, known: list[str]) -> int:
    if word not in known:
        raise PositionError(f"{name!r}: {word!r} is none of {', '.join(known)}")
    return known.index(word)


def _family(name: str, word: str, families: int) -> int:
    if word == NONE:
        return -1
    if not word.isdigit() or int(word) >= families:
        raise PositionError(
            f"{name!r} must be - or a family from 0 to {families - 1}, not {word!r}"
        )
    return int(word)


def _parts(name: str, word: str, count: int) -> list[str]:
    parts = word.split(":")
    if len(parts) != count:
        raise PositionError(f"{name!r}: {word!r} must have {count} parts with : between")
    return parts


def _number(name: str, word: str, low: int, high: int) -> int:
    if not word.isdigit() or not low <= int(word) <= high:
        raise PositionError(f"{name!r}: {word!r} must be a number from {low} to {high}")
    return int(word)


def _artwork(name: str, word: str) -> int:
    found = artwork_numbered(word)
    if found < 0:
        raise PositionError(f"{name!r}: {word!r} is no artwork")
    return found


def _read_characters(state: Board, described: Description) -> None:
    words = described.words("characters")
    if len(words) > MOST_IN_PLAY:
        raise PositionError(f"'characters' must be at most {MOST_IN_PLAY}")
    for word in words:
        name, life = _parts("characters", word, 2)
        character = _one_of("characters", name, CHARACTER_NAMES)
        if state.table[BAG + character] == 0:
            raise PositionError(f"'characters' has {name!r} twice")
        state.enter_city(character)
        state.table[LIVING + character] = _number("characters", life, 1, LIVES)
    for name in described.words("gone"):
        character = _one_of("gone", name, CHARACTER_NAMES)
        if state.table[BAG + character] == 0:
            raise PositionError(f"'gone' has {name!r}, who is in play")
        state.table[BAG + character] = 0
    detained = _one("detained", described)
    if detained != NONE:
        state.detain(_one_of("detained", detained, CHARACTER_NAMES))
    for name in described.words("masterpieces"):
        state.complete_masterpiece(_one_of("masterpieces", name, CHARACTER_NAMES))
    for name in described.words("turned"):
        state.turn_tile(_one_of("turned", name, CHARACTER_NAMES))


def _read_fortune(state: Board, described: Description) -> None:
    for word in described.words("fortune"):
        name, there = _parts("fortune", word, 2)
        captain = _one_of("fortune", name, CAPTAIN_NAMES)
        if there == "closed":
            state.put_on_captain(captain, CLOSED)
        elif there == NONE:
            state.put_on_captain(captain, FREE)
        else:
            state.put_on_captain(captain, _family("fortune", there, int(state.families)))


def _preacher(state: Board, name: str, word: str) -> int:
    """Who stands on a Predicatore space; his tile is there."""
    if word == NONE:
        return NO_CHARITY
    if word == UNNAMED:
        return UNNAMED_PREACHER
    preacher = _one_of(name, word, CHARACTER_NAMES)
    state.take_tile(preacher)
    return NAMED_PREACHER + preacher


def _read_city(state: Board, described: Description) -> None:
    families = int(state.families)
    there = described.words("duomo")
    if there != [NONE]:
        if len(there) != 2:
            raise PositionError("'duomo' must be -, or a family and a preacher")
        state.duomo_family = _family("duomo", there[0], families)
        state.duomo_preacher = _preacher(state, "duomo", there[1])
    for word in described.words("city_crests"):
        name, family, kind = _parts("city_crests", word, THREE_PARTS)
        state.mark_artwork(
            _family("city_crests", family, families),
            _artwork("city_crests", name),
            _number("city_crests", kind, 0, SPECIAL_CRESTS),
        )
    for word in described.words("city_works"):
        name, family, artist = _parts("city_works", word, THREE_PARTS)
        _read_artist(state, _family("city_works", family, families), name, artist)


def _read_artist(state: Board, family: int, name: str, artist: str) -> None:
    artwork = _artwork("works", name)
    state.begin_artwork(family, artwork)
    if artist != UNNAMED:
        state.hire_artist(family, artwork, _one_of("works", artist, CHARACTER_NAMES))


def _read_work(state: Board, described: Description) -> None:
    work, skill = _one("work", described), _one("skill", described)
    if work != NONE:
        state.work = _artwork("work", work)
    if skill != NONE:
        state.skill = _one_of("skill", skill, SKILL_NAMES)
    for word in described.words("rolled"):
        state.rolled |= 2 ** (_number("rolled", word, 1, FACES) - 1)
    given = _one("given", described)
    if given != NONE:
        state.given = _one_of("given", given, RESOURCE_NAMES)


def _read_family(state: Board, family: int, described: Description) -> None:
    first = family * FAMILY
    table = state.table
    table[first + PRESTIGE] = described.integer(f"prestige:{family}", LOWEST_PRESTIGE, MOST_COINS)
    table[first + CHURCH] = described.integer(f"church:{family}", LOWEST_CHURCH, MOST_COINS)
    tokens = described.integers(f"tokens:{family}", 2, 0, MOST_COINS)
    table[first + TOKEN_VALUE], table[first + TOKEN_COUNT] = tokens[0], tokens[1]
    places = (POOL, INCOME, AT_MARKET, AT_BUSINESS, EXPELLED)
    kinsmen = described.integers(f"kinsmen:{family}", len(places), 0, KINSMEN)
    for at, count in zip(places, kinsmen, strict=True):
        table[first + at] = count
    crests = described.integers(f"crests:{family}", SPECIAL_CRESTS + 1, 0, NORMAL_CRESTS)
    for kind, count in enumerate(crests):
        table[first + CRESTS + kind] = count
    charity = f"charity:{family}"
    table[first + CHARITY] = _preacher(state, charity, _one(charity, described))
    _read_workshops(state, family, described)
    for name in described.words(f"district:{family}"):
        state.mark_artwork(family, _artwork("district", name), 0)
    for word in described.words(f"works:{family}"):
        name, artist = _parts("works", word, 2)
        _read_artist(state, family, name, artist)
    if family < state.seats:
        for at, count in enumerate(described.integers(f"goods:{family}", COST, 0, MOST_COINS)):
            table[first + GOODS + at] = count
    else:
        numbers = described.integers(f"actions:{family}", GHOST_SPACES + 1, 0, KINSMEN)
        table[first + ACTIONS] = numbers[0]
        for space, there in enumerate(numbers[1:]):
            if there > LYING:
                raise PositionError(f"'actions:{family}' has spaces of 0, 1 or 2, not {there}")
            table[first + GHOST_TABLE + space] = there


def _read_workshops(state: Board, family: int, described: Description) -> None:
    name = f"workshops:{family}"
    words = described.words(name)
    if len(words) != SPACES:
        raise PositionError(f"{name!r} must be {SPACES} spaces, - for an empty one")
    for space, word in enumerate(words):
        if word == NONE:
            continue
        kind, side, worker = _parts(name, word, THREE_PARTS)
        at = family * FAMILY + space
        state.table[at + KIND] = 1 + _one_of(name, kind, WORKSHOP_NAMES[1:])
        state.table[at + BUILT] = 1 - _one_of(name, side, [BUILT_SIDE, OPEN])
        state.table[at + WORKER] = _family(name, worker, int(state.families))
