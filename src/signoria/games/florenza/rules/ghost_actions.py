"""Rules for solitaire play, phase 4: what a Ghost does on each space of its Action Table."""

from __future__ import annotations

from typing import ClassVar, Final

from signoria._compat import i64
from signoria.games.florenza.rules.artworks import completion_bonus
from signoria.games.florenza.rules.board import Board
from signoria.games.florenza.rules.box import (
    CAPTAINS,
    FACES,
    FOREIGN_WORKSHOP,
    GHOST_DEAREST,
    GHOST_DIE,
    GHOST_INFLUENCE,
    IN_DISTRICT,
    LINES,
    LOWEST_PRESTIGE,
    MOST_SEATS,
    NOBODY_THERE,
    SKILLS,
    SPACES,
    SPECIAL_CRESTS,
)
from signoria.games.florenza.rules.characters import (
    PRICES,
    artist_prestige,
    cheapest_skill,
    dearest_skill,
    is_artist,
)
from signoria.games.florenza.rules.fortune import BOTTOM, FORTUNE, LINE, LINE_CHURCH, LINE_PRESTIGE
from signoria.games.florenza.rules.layout import BUILT, CLOSED, CRESTS, DIFFICULTY, FAMILY, FREE
from signoria.games.florenza.rules.monuments import (
    ARTWORK_POINTS,
    BIT,
    CHIESA_AT,
    FIRST_AT,
    GHOST_LOCATIONS,
    PALAZZO_AT,
    SKILLS_OF,
)
from signoria.games.florenza.rules.words import ROLL
from signoria.games.florenza.rules.workshops import (
    BY_DICE,
    GIVES,
    GIVES_CHURCH,
    GIVES_PRESTIGE,
    REWARD,
    WORKSHOP_GIVES,
)
from signoria.kernel.actions import Action, Options
from signoria.kernel.steps import AUTOMATIC, CHANCE, DONE, Roll, Step, Steps, in_order


class GhostOperates(Roll[Board]):
    """Solitaire, operate a workshop: roll, and count from the first player's "1" space."""

    fields: ClassVar[dict[str, range]] = {"place": range(MOST_SEATS)}

    def __init__(self, place: i64) -> None:
        self.place: Final[i64] = place

    def actor(self, state: Board) -> i64:
        if workshops_in_reach(state, state.family(self.place)):
            return CHANCE
        return AUTOMATIC

    def run(self, state: Board) -> Steps:
        """No workshop can be activated: no action."""
        return DONE

    def options(self, state: Board) -> Options:
        return ROLL

    def take(self, state: Board, action: Action) -> Steps:
        ghost = state.family(self.place)
        wanted = (action.what - 1) % workshops_in_reach(state, ghost)
        for place in range(state.families):
            owner = state.family(place)
            if can_reach(state, ghost, owner):
                spaces = state.operable(owner)
                for space in range(SPACES):
                    if spaces & BIT[space]:
                        if wanted == 0:
                            use_workshop(state, ghost, owner, space)
                            return DONE
                        wanted -= 1
        return DONE


def can_reach(state: Board, ghost: i64, owner: i64) -> bool:
    """Its own district, or others' if the prestige can be paid."""
    return owner == ghost or state.prestige(ghost) - FOREIGN_WORKSHOP >= LOWEST_PRESTIGE


def workshops_in_reach(state: Board, ghost: i64) -> i64:
    """How many workshops a Ghost can activate."""
    found: i64 = 0
    for owner in range(state.families):
        if can_reach(state, ghost, owner):
            spaces = state.operable(owner)
            for space in range(SPACES):
                if spaces & BIT[space]:
                    found += 1
    return found


def use_workshop(state: Board, ghost: i64, owner: i64, space: i64) -> None:
    """Pay the owner, turn the tile, receive points; never resources or fiorini."""
    if owner != ghost:
        state.gain_prestige(ghost, -FOREIGN_WORKSHOP)
        state.gain_prestige(owner, FOREIGN_WORKSHOP)
    state.table[owner * FAMILY + BUILT + space] = 0
    gives = state.kind(owner, space) * GIVES
    state.gain_prestige(ghost, WORKSHOP_GIVES[gives + GIVES_PRESTIGE])
    state.gain_church(ghost, WORKSHOP_GIVES[gives + GIVES_CHURCH])


class GhostBuilds(Roll[Board]):
    """Solitaire, build a workshop: a die for the category, then one for the workshop."""

    fields: ClassVar[dict[str, range]] = {"place": range(MOST_SEATS), "category": range(FACES + 1)}

    def __init__(self, place: i64, category: i64) -> None:
        self.place: Final[i64] = place
        self.category: Final[i64] = category  # 0 until it is rolled

    def options(self, state: Board) -> Options:
        return ROLL

    def take(self, state: Board, action: Action) -> Steps:
        if self.category == 0:
            return SECOND_DIE[self.place * FACES + action.what - 1]
        ghost = state.family(self.place)
        kind = BY_DICE[(self.category - 1) * FACES + action.what - 1]
        if state.supply(kind) and state.free_space(ghost) >= 0:
            state.begin_workshop(ghost, kind, NOBODY_THERE)
            state.gain_prestige(ghost, REWARD[kind * 2])
            state.gain_church(ghost, REWARD[kind * 2 + 1])
        return DONE


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


class GhostHiresCaptain(Step[Board]):
    """Solitaire, hire a Captain of Fortune: points of the bottom line of the first one free."""

    fields: ClassVar[dict[str, range]] = {"place": range(MOST_SEATS)}

    def __init__(self, place: i64) -> None:
        self.place: Final[i64] = place

    def run(self, state: Board) -> Steps:
        ghost = state.family(self.place)
        for captain in range(CAPTAINS):
            if state.on_captain(captain) == FREE:
                line = (captain * LINES + BOTTOM) * LINE
                state.gain_prestige(ghost, FORTUNE[line + LINE_PRESTIGE])
                state.gain_church(ghost, FORTUNE[line + LINE_CHURCH])
                state.put_on_captain(captain, CLOSED)
                return DONE
        return DONE


class GhostGainsInfluence(Step[Board]):
    """Solitaire, gain 1 Church Point: the Bishop marker advances."""

    fields: ClassVar[dict[str, range]] = {"place": range(MOST_SEATS)}

    def __init__(self, place: i64) -> None:
        self.place: Final[i64] = place

    def run(self, state: Board) -> Steps:
        state.gain_church(state.family(self.place), GHOST_INFLUENCE)
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
        return
    skill = skill_of(artist, GHOST_DEAREST[difficulty])
    for artwork in range(FIRST_AT[location], FIRST_AT[location + 1]):
        if SKILLS_OF[artwork] & BIT[skill] and state.is_open(ghost, artwork):
            state.gain_prestige(ghost, ARTWORK_POINTS[artwork * 2])
            state.gain_church(ghost, ARTWORK_POINTS[artwork * 2 + 1])
            state.turn_tile(artist)
            die = GHOST_DIE[difficulty]
            state.gain_prestige(ghost, artist_prestige(artist, skill, die, state.completed(artist)))
            if die == FACES:
                state.complete_masterpiece(artist)
            state.table[ghost * FAMILY + CRESTS + crest] -= 1
            state.mark_artwork(ghost, artwork, crest)
            completion_bonus(state, ghost, artwork)
            return


def next_crest(state: Board, ghost: i64, location: i64) -> i64:
    """In its district a normal crest, in the city special ones first; -1 if none is left."""
    if FIRST_AT[location] >= IN_DISTRICT:
        for special in range(1, SPECIAL_CRESTS + 1):
            if state.special_crest(ghost, special):
                return special
    if state.normal_crests(ghost):
        return 0
    return -1


def _actions() -> list[Steps]:
    """By what a space of the Action Table shows: [action * MOST_SEATS + place]."""
    places = range(MOST_SEATS)
    return [
        *[in_order(GhostOperates(place)) for place in places],
        *[in_order(GhostBuilds(place, 0)) for place in places],
        *[in_order(GhostDistrictArtwork(place, CHIESA_AT)) for place in places],
        *[in_order(GhostDistrictArtwork(place, PALAZZO_AT)) for place in places],
        *[in_order(GhostHiresCaptain(place)) for place in places],
        *[in_order(GhostGainsInfluence(place)) for place in places],
        *[in_order(GhostCityArtwork(place)) for place in places],
    ]


GHOST_ACTION: Final = _actions()
SECOND_DIE: Final = [
    in_order(GhostBuilds(place, category))
    for place in range(MOST_SEATS)
    for category in range(1, FACES + 1)
]
