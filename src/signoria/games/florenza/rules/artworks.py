"""Phase 6: artwork. Each player in turn completes artworks, or fails."""

from __future__ import annotations

from typing import ClassVar, Final

from signoria._compat import i64
from signoria.games.florenza.rules.artist_prestige import (
    ChooseResult,
    FavorOfTheMuse,
    RollForPrestige,
)
from signoria.games.florenza.rules.board import Board
from signoria.games.florenza.rules.box import (
    CHIESA,
    CHIESA_COMPLETE,
    COST,
    FAILED_ARTWORK,
    FAILED_NAMED,
    IN_DISTRICT,
    MOST_SEATS,
    NOTHING,
    PALAZZO,
    PALAZZO_COMPLETE,
    SKILLS,
    SPECIAL_CRESTS,
)
from signoria.games.florenza.rules.characters import PRICES
from signoria.games.florenza.rules.layout import CRESTS, FAMILY
from signoria.games.florenza.rules.monuments import (
    AREA_OF,
    ARTWORK_COST,
    ARTWORK_POINTS,
    BIT,
    SKILLS_OF,
)
from signoria.games.florenza.rules.no_die import PayIncentive
from signoria.games.florenza.rules.words import AS_OF, COMPLETE_OF, CREST, some_of
from signoria.kernel.actions import Action, Options
from signoria.kernel.steps import AUTOMATIC, DONE, Step, Steps, in_order


class Artworks(Step[Board]):
    """Phase 6. Artwork: in turn order, all artworks with a kinsman are completed, or fail."""

    def run(self, state: Board) -> Steps:
        return ARTWORKS[state.families]


class CompleteArtworks(Step[Board]):
    """Phase 6. Artwork: choose the next of your artworks to complete."""

    fields: ClassVar[dict[str, range]] = {"place": range(MOST_SEATS)}

    def __init__(self, place: i64) -> None:
        self.place: Final[i64] = place

    def actor(self, state: Board) -> i64:
        family = state.family(self.place)
        if state.works(family):
            return family
        return AUTOMATIC

    def run(self, state: Board) -> Steps:
        """No artwork is left."""
        return DONE

    def options(self, state: Board) -> Options:
        found: list[Action] = []
        some_of(COMPLETE_OF, state.works(state.family(self.place)), found)
        return tuple(found)

    def take(self, state: Board, action: Action) -> Steps:
        family = state.family(self.place)
        if payable_skills(state, family, action.what) == 0:
            fail(state, family, action.what)
            return AGAIN[self.place]
        state.work = action.what
        if state.no_die:
            return COMPLETE_WITHOUT_DIE[self.place]
        return COMPLETE_ONE[self.place]


def payable_skills(state: Board, family: i64, artwork: i64) -> i64:
    """The set of skills with which artist and artwork can be paid together."""
    cost = artwork * COST
    wanted = SKILLS_OF[artwork]
    artist = state.artist(family, artwork)
    if artist < 0:
        if state.can_pay(family, ARTWORK_COST, cost, 0):
            return wanted
        return 0
    found: i64 = 0
    for skill in range(SKILLS):
        price = PRICES[artist * SKILLS + skill]
        if wanted & BIT[skill] and price and state.can_pay(family, ARTWORK_COST, cost, price):
            found |= BIT[skill]
    return found


def fail(state: Board, family: i64, artwork: i64) -> None:
    """Failure: prestige is lost, more for a named artist; nothing is paid."""
    penalty = FAILED_ARTWORK[AREA_OF[artwork]]
    if state.artist(family, artwork) >= 0:
        penalty += FAILED_NAMED
    state.gain_prestige(family, -penalty)
    state.end_artwork(family, artwork)
    state.recall_kinsmen(family, 1)


class ChooseSkill(CompleteArtworks):
    """Artist prestige: choose the skill before the roll, and pay artist and artwork for it."""

    def actor(self, state: Board) -> i64:
        family = state.family(self.place)
        if state.artist(family, state.work) < 0:
            return AUTOMATIC
        return family

    def run(self, state: Board) -> Steps:
        """Unnamed artists are alike and work for nothing."""
        self.complete(state, state.family(self.place))
        return DONE

    def options(self, state: Board) -> Options:
        return AS_OF[payable_skills(state, state.family(self.place), state.work)]

    def take(self, state: Board, action: Action) -> Steps:
        family = state.family(self.place)
        state.skill = action.what
        state.earn(family, -PRICES[state.artist(family, state.work) * SKILLS + action.what])
        self.complete(state, family)
        return DONE

    def complete(self, state: Board, family: i64) -> None:
        """Pay what the artwork's box shows, and receive its points."""
        artwork = state.work
        state.pay(family, ARTWORK_COST, artwork * COST)
        state.gain_prestige(family, ARTWORK_POINTS[artwork * 2])
        state.gain_church(family, ARTWORK_POINTS[artwork * 2 + 1])


class PlaceCrest(CompleteArtworks):
    """Phase 6. Artwork: a crest on the box; on the main board it may be a special one."""

    def actor(self, state: Board) -> i64:
        if state.work < IN_DISTRICT:
            return AUTOMATIC
        return state.family(self.place)

    def run(self, state: Board) -> Steps:
        """In the district it is always a normal one."""
        place_crest(state, state.family(self.place), 0)
        return DONE

    def options(self, state: Board) -> Options:
        family = state.family(self.place)
        found: list[Action] = []
        if state.normal_crests(family) > state.district_works(family):
            found.append(CREST[0])
        for special in range(1, SPECIAL_CRESTS + 1):
            if state.special_crest(family, special):
                found.append(CREST[special])
        return tuple(found)

    def take(self, state: Board, action: Action) -> Steps:
        place_crest(state, state.family(self.place), action.what)
        return DONE


def place_crest(state: Board, family: i64, kind: i64) -> None:
    """Crest on the box; artist and kinsman go home; perhaps a whole Palazzo or Chiesa."""
    artwork = state.work
    state.table[family * FAMILY + CRESTS + kind] -= 1
    state.end_artwork(family, artwork)
    state.recall_kinsmen(family, 1)
    state.mark_artwork(family, artwork, kind)
    completion_bonus(state, family, artwork)
    state.work = NOTHING
    state.skill = NOTHING


def completion_bonus(state: Board, family: i64, artwork: i64) -> None:
    """Benefit for completion of the Palace or Church, with its fourth artwork."""
    if artwork < PALAZZO:
        if state.crests_in(family, 0, PALAZZO) == PALAZZO:
            state.gain_prestige(family, PALAZZO_COMPLETE)
    elif artwork < IN_DISTRICT and state.crests_in(family, PALAZZO, IN_DISTRICT) == CHIESA:
        state.gain_church(family, CHIESA_COMPLETE)


def _one(place: int) -> Steps:
    return in_order(
        ChooseSkill(place),
        RollForPrestige(place, 0),
        RollForPrestige(place, 1),
        FavorOfTheMuse(place),
        ChooseResult(place),
        PlaceCrest(place),
        CompleteArtworks(place),
    )


def _one_without_die(place: int) -> Steps:
    return in_order(
        ChooseSkill(place), PayIncentive(place), PlaceCrest(place), CompleteArtworks(place)
    )


ARTWORKS: Final = [
    in_order(*[CompleteArtworks(place) for place in range(families)])
    for families in range(MOST_SEATS + 1)
]
AGAIN: Final = [in_order(CompleteArtworks(place)) for place in range(MOST_SEATS)]
COMPLETE_ONE: Final = [_one(place) for place in range(MOST_SEATS)]
COMPLETE_WITHOUT_DIE: Final = [_one_without_die(place) for place in range(MOST_SEATS)]
