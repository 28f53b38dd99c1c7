"""Phase 6: artwork. Each player in turn completes artworks, or fails."""

from __future__ import annotations

from typing import ClassVar, Final

from signoria._compat import i64
from signoria.games.florenza.news.artworks import (
    ArtworkCompleted,
    ArtworkFailed,
    BuildingWhole,
    CompletionBegins,
    CrestPlaced,
)
from signoria.games.florenza.news.reasons import (
    CannotPay,
    NoKinsmanThere,
    NoneLeft,
    SkillMissing,
    SkillNotWanted,
)
from signoria.games.florenza.news.rounds import PhaseBegins
from signoria.games.florenza.rules.amounts import hand, lacking, points, told
from signoria.games.florenza.rules.artist_prestige import (
    ChooseResult,
    FavorOfTheMuse,
    RollForPrestige,
)
from signoria.games.florenza.rules.artwork_costs import (
    artwork_cost,
    artwork_penalty,
    lowest_price,
    payable_skills,
)
from signoria.games.florenza.rules.board import Board
from signoria.games.florenza.rules.box import (
    CHIESA,
    CHIESA_COMPLETE,
    COST,
    CREST_NAMES,
    IN_DISTRICT,
    MOST_SEATS,
    NOTHING,
    PALAZZO,
    PALAZZO_COMPLETE,
    SKILL_NAMES,
    SKILLS,
    SPECIAL_CRESTS,
)
from signoria.games.florenza.rules.characters import CHARACTER_NAMES, PRICES
from signoria.games.florenza.rules.layout import CRESTS, FAMILY
from signoria.games.florenza.rules.monuments import (
    ARTWORK_COST,
    ARTWORK_NAMES,
    ARTWORK_POINTS,
    BIT,
    SKILLS_OF,
)
from signoria.games.florenza.rules.no_die import PayIncentive
from signoria.games.florenza.rules.words import AS_OF, COMPLETE_OF, CREST, some_of
from signoria.kernel.actions import Action, Options
from signoria.kernel.menu import borrow, words_of
from signoria.kernel.news import Reason
from signoria.kernel.steps import AUTOMATIC, DONE, Step, Steps, in_order


class Artworks(Step[Board]):
    """Phase 6. Artwork: in turn order, all artworks with a kinsman are completed, or fail."""

    def run(self, state: Board) -> Steps:
        if state.news is not None:
            state.news.append(PhaseBegins("artwork"))
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
        menu = borrow()
        some_of(COMPLETE_OF, state.works(state.family(self.place)), menu)
        return words_of(menu)

    def why_not(self, state: Board, action: Action) -> Reason | None:
        return NoKinsmanThere() if action.verb == "complete" else None

    def take(self, state: Board, action: Action) -> Steps:
        family = state.family(self.place)
        if payable_skills(state, family, action.what) == 0:
            fail(state, family, action.what)
            return AGAIN[self.place]
        state.work = action.what
        if state.news is not None:
            tell_begins(state, int(family), int(action.what))
        if state.no_die:
            return COMPLETE_WITHOUT_DIE[self.place]
        return COMPLETE_ONE[self.place]


def fail(state: Board, family: i64, artwork: i64) -> None:
    """Failure: prestige is lost, more for a named artist; nothing is paid."""
    artist = state.artist(family, artwork)
    lost = -state.gain_prestige(family, -artwork_penalty(artist, artwork))
    state.end_artwork(family, artwork)
    state.recall_kinsmen(family, 1)
    if state.news is not None:
        tell_failed(state, int(family), int(artwork), int(artist), int(lost))


def tell_begins(state: Board, family: int, artwork: int) -> None:
    """It can be paid: what that costs at least, and its points."""
    if state.news is not None:
        artist = int(state.artist(family, artwork))
        state.news.append(
            CompletionBegins(
                family,
                ARTWORK_NAMES[artwork],
                None if artist < 0 else CHARACTER_NAMES[artist],
                told(artwork_cost(artwork, lowest_price(artist, artwork))),
                points(ARTWORK_POINTS[artwork * 2], ARTWORK_POINTS[artwork * 2 + 1]),
            )
        )


def tell_failed(state: Board, family: int, artwork: int, artist: int, lost: int) -> None:
    """What it would have cost at least, what was missing, and the prestige that it took."""
    if state.news is not None:
        wanted = artwork_cost(artwork, lowest_price(artist, artwork))
        name = None if artist < 0 else CHARACTER_NAMES[artist]
        lack = told(lacking(hand(state, family), wanted))
        work = ARTWORK_NAMES[artwork]
        state.news.append(ArtworkFailed(family, work, name, told(wanted), lack, lost))


class ChooseSkill(CompleteArtworks):
    """Artist prestige: choose the skill before the roll, and pay artist and artwork for it."""

    def actor(self, state: Board) -> i64:
        family = state.family(self.place)
        if state.artist(family, state.work) < 0:
            return AUTOMATIC
        return family

    def run(self, state: Board) -> Steps:
        """Unnamed artists are alike and work for nothing."""
        self.complete(state, state.family(self.place), 0)
        return DONE

    def options(self, state: Board) -> Options:
        return AS_OF[payable_skills(state, state.family(self.place), state.work)]

    def why_not(self, state: Board, action: Action) -> Reason | None:
        if action.verb != "as":
            return None
        family, artwork, skill = state.family(self.place), state.work, action.what
        artist = state.artist(family, artwork)
        if not SKILLS_OF[artwork] & BIT[skill]:
            return SkillNotWanted(ARTWORK_NAMES[artwork], None)
        price = PRICES[artist * SKILLS + skill]
        if price == 0:
            return SkillMissing(CHARACTER_NAMES[artist])
        wanted = artwork_cost(int(artwork), int(price))
        return CannotPay(told(wanted), told(lacking(hand(state, int(family)), wanted)))

    def take(self, state: Board, action: Action) -> Steps:
        family = state.family(self.place)
        state.skill = action.what
        price = PRICES[state.artist(family, state.work) * SKILLS + action.what]
        state.earn(family, -price)
        self.complete(state, family, price)
        return DONE

    def complete(self, state: Board, family: i64, price: i64) -> None:
        """Pay what the artwork's box shows, and receive its points."""
        artwork = state.work
        state.pay(family, ARTWORK_COST, artwork * COST)
        prestige = state.gain_prestige(family, ARTWORK_POINTS[artwork * 2])
        church = state.gain_church(family, ARTWORK_POINTS[artwork * 2 + 1])
        if state.news is not None:
            artist = state.artist(family, artwork)
            state.news.append(
                ArtworkCompleted(
                    int(family),
                    ARTWORK_NAMES[artwork],
                    None if artist < 0 else CHARACTER_NAMES[artist],
                    None if artist < 0 else SKILL_NAMES[state.skill],
                    int(price),
                    told(artwork_cost(int(artwork), 0)),
                    points(prestige, church),
                )
            )


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

    def why_not(self, state: Board, action: Action) -> Reason | None:
        return NoneLeft() if action.verb == "crest" else None

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
    if state.news is not None:
        crest = ["normal", *CREST_NAMES][kind]
        state.news.append(CrestPlaced(int(family), ARTWORK_NAMES[artwork], crest))
    completion_bonus(state, family, artwork)
    state.work = NOTHING
    state.skill = NOTHING


def completion_bonus(state: Board, family: i64, artwork: i64) -> None:
    """Benefit for completion of the Palace or Church, with its fourth artwork."""
    if artwork < PALAZZO:
        if state.crests_in(family, 0, PALAZZO) == PALAZZO:
            prestige = state.gain_prestige(family, PALAZZO_COMPLETE)
            if state.news is not None:
                state.news.append(BuildingWhole(int(family), "palazzo", points(prestige, 0)))
    elif artwork < IN_DISTRICT and state.crests_in(family, PALAZZO, IN_DISTRICT) == CHIESA:
        church = state.gain_church(family, CHIESA_COMPLETE)
        if state.news is not None:
            state.news.append(BuildingWhole(int(family), "chiesa", points(0, church)))


def is_paid(state: Board, family: int, artwork: int) -> bool:
    """Whether it is being completed, and only its result and its crest are still to come."""
    if state.work != artwork or state.actor() != family:
        return False
    return isinstance(state.step, (FavorOfTheMuse, ChooseResult, PayIncentive, PlaceCrest))


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
