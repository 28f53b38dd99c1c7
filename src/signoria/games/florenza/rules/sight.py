"""What a seat sees: everything but the values of the others' prestige tokens."""

from __future__ import annotations

from typing import Final

from signoria._compat import i64
from signoria.games.florenza.rules import scoring
from signoria.games.florenza.rules.board import Board
from signoria.games.florenza.rules.box import (
    ARTWORKS,
    CAPTAINS,
    CREST_NAMES,
    DIFFICULTIES,
    IN_DISTRICT,
    KINDS,
    ROUNDS,
)
from signoria.games.florenza.rules.characters import CHARACTER_NAMES, is_artist
from signoria.games.florenza.rules.charity import gains_of, kinsmen_in, price_in
from signoria.games.florenza.rules.description import preacher_name
from signoria.games.florenza.rules.layout import (
    CLOSED,
    DETAINED,
    DIFFICULTY,
    FAMILY,
    HIRED,
    NOT_IN_GAME,
    TURNED,
)
from signoria.games.florenza.rules.phases import PHASES, phase
from signoria.games.florenza.rules.sight_of_district import see_family
from signoria.games.florenza.rules.sight_of_parts import (
    artwork_parts,
    captain_parts,
    character_parts,
    track_parts,
    unnamed_parts,
    workshop_parts,
)
from signoria.games.florenza.rules.sight_of_step import see_under_way
from signoria.games.florenza.rules.words import CHIESA_CHARITY, DUOMO_CHARITY, UNNAMED
from signoria.games.florenza.sights import (
    Artwork,
    Captain,
    Character,
    Offer,
    Predicatore,
    Result,
    Sight,
    Tile,
)
from signoria.kernel.position import MOST_REMEMBERED
from signoria.kernel.steps import NOBODY


def observe(state: Board, seat: int | None) -> Sight:
    """The table as plain JSON; options only for the seat that is asked."""
    over = state.who == NOBODY
    families = range(state.families)
    return {
        "game": "florenza",
        "seats": int(state.seats),
        "seat": seat,
        "actor": int(state.who),
        "step": str(state.step),
        "options": [action.text for action in state.options()] if seat == state.who else [],
        "round": int(min(state.round, ROUNDS)),
        "rounds": int(ROUNDS),
        "phase": phase(state),
        "phases": PHASES,
        "no_die": bool(state.no_die),
        "ghosts": [
            DIFFICULTIES[state.table[ghost * FAMILY + DIFFICULTY]]
            for ghost in range(state.seats, state.families)
        ],
        "order": [int(state.family(place)) for place in families],
        "captain": _family(state.captain),
        "bishop": _family(state.bishop),
        "muse": bool(state.muse),
        "detained": _character(state.detained),
        "characters": [_see_character(state, at) for at in range(state.in_play)],
        "fortune": [
            _see_captain(state, captain)
            for captain in range(CAPTAINS)
            if state.on_captain(captain) != NOT_IN_GAME
        ],
        "artworks": [see_artwork(state, 0, number) for number in range(IN_DISTRICT, ARTWORKS)],
        "predicatore": _see_duomo(state),
        "charity": {
            "chiesa": _offers(state, CHIESA_CHARITY),
            "duomo": _offers(state, DUOMO_CHARITY),
        },
        "unnamed": unnamed_parts(),
        "tracks": track_parts(),
        "workshops": [_see_tile(kind, int(state.supply(kind))) for kind in range(1, KINDS + 1)],
        "families": [
            see_family(state, family, over or family == seat, _own(state, family))
            for family in families
        ],
        "under_way": see_under_way(state),
        "results": _results(state) if over else None,
    }


def _family(family: i64) -> int | None:
    return None if family < 0 else int(family)


def _character(character: i64) -> str | None:
    return None if character < 0 else CHARACTER_NAMES[character]


def _see_tile(kind: int, left: int) -> Tile:
    which = (kind, left)
    found = _TILES.get(which)
    if found is None:
        found = _TILES[which] = {**workshop_parts(kind), "left": left}
    return found


def _see_character(state: Board, at: int) -> Character:
    character = int(state.character(at))
    where, life = int(state.where(character)), int(state.life(character))
    which = (character, where, life, bool(state.completed(character)))
    found = _CHARACTERS.get(which)
    if found is None:
        found = _CHARACTERS[which] = _character_card(*which)
    return found


def _character_card(character: int, where: int, life: int, completed: bool) -> Character:
    place = "card"
    if where == DETAINED:
        place = "detained"
    elif where == HIRED:
        place = "hired"
    elif where == TURNED:
        place = "turned"
    return {
        **character_parts(character),
        "life": life,
        "where": place,
        "masterpiece": completed,
    }


def _see_captain(state: Board, captain: int) -> Captain:
    there = int(state.on_captain(captain))
    which = (captain, there)
    found = _CAPTAINS.get(which)
    if found is None:
        found = _CAPTAINS[which] = {
            **captain_parts(captain),
            "kinsman": _family(there),
            "closed": there == CLOSED,
        }
    return found


def see_artwork(state: Board, family: int, artwork: int) -> Artwork:
    """A box: its crest or its kinsman and artist, beside what is printed."""
    crest = state.crest(family, artwork)
    kind = state.crest_kind(family, artwork)
    patron = state.patron(family, artwork)
    artist = state.artist(family, artwork)
    which = (artwork, int(crest), int(kind), int(patron), int(artist))
    found = _ARTWORKS.get(which)
    if found is None:
        if len(_ARTWORKS) >= MOST_REMEMBERED:
            _ARTWORKS.clear()
        found = _ARTWORKS[which] = _artwork(artwork, crest, kind, patron, artist)
    return found


def _artwork(artwork: int, crest: i64, kind: i64, patron: i64, artist: i64) -> Artwork:
    name = None
    if patron >= 0:
        name = "unnamed" if artist < 0 else CHARACTER_NAMES[artist]
    crest_name = None
    if crest >= 0:
        crest_name = "normal" if kind == 0 else CREST_NAMES[kind - 1]
    return {
        **artwork_parts(artwork),
        "crest": _family(crest),
        "crest_kind": crest_name,
        "kinsman": _family(patron),
        "artist": name,
    }


def _own(state: Board, family: int) -> list[Artwork]:
    return [see_artwork(state, family, number) for number in range(IN_DISTRICT)]


def _see_duomo(state: Board) -> Predicatore | None:
    if state.duomo_family < 0:
        return None
    return {
        "family": int(state.duomo_family),
        "preacher": preacher_name(state.duomo_preacher),
    }


def _offers(state: Board, space: i64) -> list[Offer]:
    """Preachers in play, after those without a name; who is away is offered too."""
    preachers = [-1]
    for at in range(state.in_play):
        character = int(state.character(at))
        if not is_artist(character):
            preachers.append(character)
    which = (int(space), tuple(preachers))
    if which not in _OFFERS:
        if len(_OFFERS) >= MOST_REMEMBERED:
            _OFFERS.clear()
        _OFFERS[which] = _offers_of(space, preachers)
    return _OFFERS[which]


def _offers_of(space: i64, preachers: list[int]) -> list[Offer]:
    return [
        {
            "preacher": UNNAMED if preacher < 0 else CHARACTER_NAMES[preacher],
            "price": int(price_in(space, preacher)),
            "kinsmen": int(kinsmen_in(space, preacher)),
            "gains": gains_of(preacher),
        }
        for preacher in preachers
    ]


def _results(state: Board) -> list[Result]:
    """At the end: every family's score sheet, Ghosts included, and how it did."""
    found: list[Result] = []
    for family in range(state.families):
        sheet = scoring.score_sheet(state, family)
        found.append(
            {
                "lines": [[what, points] for what, points in sheet.lines],
                "total": sheet.total,
                "result": scoring.result(state, family),
            }
        )
    return found


# What was shown before, the same object in every observation: it is to be looked at.
_ARTWORKS: Final[dict[tuple[int, int, int, int, int], Artwork]] = {}
_OFFERS: Final[dict[tuple[int, tuple[int, ...]], list[Offer]]] = {}
_TILES: Final[dict[tuple[int, int], Tile]] = {}
_CHARACTERS: Final[dict[tuple[int, int, int, bool], Character]] = {}
_CAPTAINS: Final[dict[tuple[int, int], Captain]] = {}
