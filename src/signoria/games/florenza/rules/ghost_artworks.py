"""Rules for solitaire play, phase 4: a Ghost creates an artwork."""

from __future__ import annotations

from typing import ClassVar, Final

from signoria._compat import i64
from signoria.games.florenza.news.ghosts import (
    GhostCreated,
    GhostIdle,
)
from signoria.games.florenza.rules.amounts import points
from signoria.games.florenza.rules.artist_prestige import is_masterpiece, prestige_of
from signoria.games.florenza.rules.artworks import completion_bonus
from signoria.games.florenza.rules.board import Board
from signoria.games.florenza.rules.box import (
    GHOST_DEAREST,
    GHOST_DIE,
    IN_DISTRICT,
    MOST_SEATS,
    SKILL_NAMES,
    SKILLS,
    SPECIAL_CRESTS,
)
from signoria.games.florenza.rules.characters import (
    CHARACTER_NAMES,
    PRICES,
    cheapest_skill,
    dearest_skill,
    is_artist,
)
from signoria.games.florenza.rules.layout import CRESTS, DIFFICULTY, FAMILY
from signoria.games.florenza.rules.monuments import (
    ARTWORK_NAMES,
    ARTWORK_POINTS,
    BIT,
    CHIESA_AT,
    FIRST_AT,
    GHOST_LOCATIONS,
    LOCATION_NAMES,
    PALAZZO_AT,
    SKILLS_OF,
)
from signoria.games.florenza.rules.words import ROLL
from signoria.kernel.actions import Action, Options
from signoria.kernel.steps import DONE, Roll, Step, Steps


class GhostDistrictArtwork(Step[Board]):
    """Solitaire, create an artwork in the Ghost's district: in its Church or in its Palace."""

    fields: ClassVar[dict[str, range]] = {
        "place": range(MOST_SEATS),
        "location": range(PALAZZO_AT, CHIESA_AT + 1),
    }

    def __init__(self, place: i64, location: i64) -> None:
        self.place: Final[i64] = place
        self.location: Final[i64] = location

    def run(self, state: Board) -> Steps:
        create_artwork(state, state.family(self.place), self.location)
        return DONE


class GhostCityArtwork(Roll[Board]):
    """Solitaire, create an artwork on the main board: the die chooses the location."""

    fields: ClassVar[dict[str, range]] = {"place": range(MOST_SEATS)}

    def __init__(self, place: i64) -> None:
        self.place: Final[i64] = place

    def options(self, state: Board) -> Options:
        return ROLL

    def take(self, state: Board, action: Action) -> Steps:
        create_artwork(state, state.family(self.place), GHOST_LOCATIONS[action.what - 1])
        return DONE


def choose_artist(state: Board, ghost: i64, dearest: i64) -> i64:
    """The cheapest or dearest artist; ties: the lowest Life card, then on top; -1 for nobody."""
    best: i64 = -1
    best_price: i64 = 0
    for at in range(state.in_play):
        artist = state.character(at)
        if is_artist(artist) and state.can_be_hired(artist, ghost):
            price = PRICES[artist * SKILLS + skill_of(artist, dearest)]
            if dearest:
                price = -price
            earlier = best >= 0 and state.life(artist) < state.life(best)
            if best < 0 or price < best_price or (price == best_price and earlier):
                best = artist
                best_price = price
    return best


def skill_of(artist: i64, dearest: i64) -> i64:
    """Only the skill with the highest or lowest cost counts."""
    if dearest:
        return dearest_skill(artist)
    return cheapest_skill(artist)


def create_artwork(state: Board, ghost: i64, location: i64) -> None:
    """The artist first, then the first artwork that suits his skill; or no action."""
    difficulty = state.table[ghost * FAMILY + DIFFICULTY]
    artist = choose_artist(state, ghost, GHOST_DEAREST[difficulty])
    crest = next_crest(state, ghost, location)
    if artist < 0 or crest < 0:
        if state.news is not None:
            why = "artist" if artist < 0 else "crest"
            state.news.append(GhostIdle(int(ghost), LOCATION_NAMES[location], why, None))
        return
    skill = skill_of(artist, GHOST_DEAREST[difficulty])
    for artwork in range(FIRST_AT[location], FIRST_AT[location + 1]):
        if SKILLS_OF[artwork] & BIT[skill] and state.is_open(ghost, artwork):
            prestige = state.gain_prestige(ghost, ARTWORK_POINTS[artwork * 2])
            church = state.gain_church(ghost, ARTWORK_POINTS[artwork * 2 + 1])
            state.turn_tile(artist)
            die = GHOST_DIE[difficulty]
            masterpiece = is_masterpiece(state, artist, die)
            prestige += state.gain_prestige(ghost, prestige_of(state, artist, skill, die))
            if masterpiece:
                state.complete_masterpiece(artist)
            state.table[ghost * FAMILY + CRESTS + crest] -= 1
            state.mark_artwork(ghost, artwork, crest)
            if state.news is not None:
                state.news.append(
                    GhostCreated(
                        int(ghost),
                        ARTWORK_NAMES[artwork],
                        CHARACTER_NAMES[artist],
                        SKILL_NAMES[skill],
                        bool(GHOST_DEAREST[difficulty]),
                        int(die),
                        points(prestige, church),
                        masterpiece,
                    )
                )
            completion_bonus(state, ghost, artwork)
            return
    if state.news is not None:
        place, name = LOCATION_NAMES[location], CHARACTER_NAMES[artist]
        state.news.append(GhostIdle(int(ghost), place, "artwork", name))


def next_crest(state: Board, ghost: i64, location: i64) -> i64:
    """In its district a normal crest, in the city special ones first; -1 if none is left."""
    if FIRST_AT[location] >= IN_DISTRICT:
        for special in range(1, SPECIAL_CRESTS + 1):
            if state.special_crest(ghost, special):
                return special
    if state.normal_crests(ghost):
        return 0
    return -1
