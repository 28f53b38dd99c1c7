"""Rules for solitaire play, phase 4: what a Ghost does on each space of its Action Table."""

from __future__ import annotations

from typing import ClassVar, Final

from signoria._compat import i64
from signoria.games.florenza.news.ghosts import (
    GhostBuilt,
    GhostGained,
    GhostHired,
    GhostIdle,
    GhostOperated,
)
from signoria.games.florenza.rules.amounts import points
from signoria.games.florenza.rules.board import Board
from signoria.games.florenza.rules.box import (
    CAPTAINS,
    FACES,
    FOREIGN_WORKSHOP,
    GHOST_INFLUENCE,
    LINES,
    LOWEST_PRESTIGE,
    MOST_SEATS,
    NOBODY_THERE,
    SPACES,
)
from signoria.games.florenza.rules.fortune import (
    BOTTOM,
    CAPTAIN_NAMES,
    FORTUNE,
    LINE,
    LINE_CHURCH,
    LINE_PRESTIGE,
)
from signoria.games.florenza.rules.ghost_artworks import GhostCityArtwork, GhostDistrictArtwork
from signoria.games.florenza.rules.layout import BUILT, CLOSED, FAMILY, FREE
from signoria.games.florenza.rules.monuments import (
    BIT,
    CHIESA_AT,
    PALAZZO_AT,
)
from signoria.games.florenza.rules.words import ROLL
from signoria.games.florenza.rules.workshops import (
    BY_DICE,
    GIVES,
    GIVES_CHURCH,
    GIVES_PRESTIGE,
    REWARD,
    WORKSHOP_GIVES,
    WORKSHOP_NAMES,
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
        if state.news is not None:
            ghost = int(state.family(self.place))
            state.news.append(GhostIdle(ghost, "operate", "workshop", None))
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
    price: i64 = 0
    if owner != ghost:
        price = -state.gain_prestige(ghost, -FOREIGN_WORKSHOP)
        state.gain_prestige(owner, FOREIGN_WORKSHOP)
    state.table[owner * FAMILY + BUILT + space] = 0
    kind = state.kind(owner, space)
    prestige = state.gain_prestige(ghost, WORKSHOP_GIVES[kind * GIVES + GIVES_PRESTIGE])
    church = state.gain_church(ghost, WORKSHOP_GIVES[kind * GIVES + GIVES_CHURCH])
    if state.news is not None:
        number, name = int(space) + 1, WORKSHOP_NAMES[kind]
        gains = points(prestige, church)
        state.news.append(GhostOperated(int(ghost), int(owner), number, name, int(price), gains))


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
        space = state.free_space(ghost)
        if state.supply(kind) and space >= 0:
            state.begin_workshop(ghost, kind, NOBODY_THERE)
            prestige = state.gain_prestige(ghost, REWARD[kind * 2])
            church = state.gain_church(ghost, REWARD[kind * 2 + 1])
            if state.news is not None:
                gains = points(prestige, church)
                name = WORKSHOP_NAMES[kind]
                state.news.append(GhostBuilt(int(ghost), int(space) + 1, name, gains))
        elif state.news is not None:
            why = "tile" if space >= 0 else "space"
            state.news.append(GhostIdle(int(ghost), "build", why, WORKSHOP_NAMES[kind]))
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
                prestige = state.gain_prestige(ghost, FORTUNE[line + LINE_PRESTIGE])
                church = state.gain_church(ghost, FORTUNE[line + LINE_CHURCH])
                state.put_on_captain(captain, CLOSED)
                if state.news is not None:
                    gains = points(prestige, church)
                    state.news.append(GhostHired(int(ghost), CAPTAIN_NAMES[captain], gains))
                return DONE
        if state.news is not None:
            state.news.append(GhostIdle(int(ghost), "fortune", "captain", None))
        return DONE


class GhostGainsInfluence(Step[Board]):
    """Solitaire, gain 1 Church Point: the Bishop marker advances."""

    fields: ClassVar[dict[str, range]] = {"place": range(MOST_SEATS)}

    def __init__(self, place: i64) -> None:
        self.place: Final[i64] = place

    def run(self, state: Board) -> Steps:
        ghost = state.family(self.place)
        church = state.gain_church(ghost, GHOST_INFLUENCE)
        if state.news is not None:
            state.news.append(GhostGained(int(ghost), points(0, church)))
        return DONE


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
