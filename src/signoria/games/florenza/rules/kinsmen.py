"""Phase 4: kinsmen, one at a time in turn order, until all have been placed."""

from __future__ import annotations

from typing import ClassVar, Final

from signoria._compat import i64
from signoria.games.florenza.news.kinsmen import (
    Operated,
)
from signoria.games.florenza.news.reasons import (
    KinsmanThere,
    NoFreeSpace,
    NoTileLeft,
)
from signoria.games.florenza.news.rounds import AllPlaced
from signoria.games.florenza.rules.amounts import gives, takes, told
from signoria.games.florenza.rules.barriers import why_not_art, why_not_captain, why_not_operate
from signoria.games.florenza.rules.board import Board
from signoria.games.florenza.rules.box import (
    ARTWORKS,
    CAPTAINS,
    FOREIGN_WORKSHOP,
    IN_DISTRICT,
    KINDS,
    KINSMEN,
    LOWEST_PRESTIGE,
    MOST_SEATS,
    SPACES,
    SPECIAL_CRESTS,
)
from signoria.games.florenza.rules.charity import add_charity, give_charity, why_not_charity
from signoria.games.florenza.rules.hire_artist import HIRE_ARTIST
from signoria.games.florenza.rules.layout import (
    AT_BUSINESS,
    AT_MARKET,
    BOX_CREST,
    BOX_KINSMAN,
    BOX_SIZE,
    BOXES,
    CITY_BOXES,
    FAMILY,
    FORTUNE_AT,
    FREE,
    SUPPLY,
)
from signoria.games.florenza.rules.monuments import BIT
from signoria.games.florenza.rules.placements import tell_placement
from signoria.games.florenza.rules.words import (
    ART_OF,
    BUILD_OF,
    BYTE,
    FORTUNE_OF,
    ONLY_BUSINESS,
    ONLY_MARKET,
    OPERATE_IN,
    some_of,
)
from signoria.games.florenza.rules.workshops import WORKSHOP_NAMES
from signoria.kernel.actions import Action
from signoria.kernel.menu import Menu
from signoria.kernel.news import Reason
from signoria.kernel.steps import DONE, Lists, Step, Steps, in_order

FIRST_SUPPLY: Final[i64] = SUPPLY + 1  # of the first kind


class Kinsmen(Step[Board]):
    """Phase 4. Kinsmen: in turn order, one at a time, until nobody has any left to place."""

    fields: ClassVar[dict[str, range]] = {"place": range(MOST_SEATS)}

    def __init__(self, place: i64) -> None:
        self.place: Final[i64] = place

    def run(self, state: Board) -> Steps:
        place = next_to_place(state, self.place)
        if place < 0:
            if state.news is not None:
                state.news.append(AllPlaced())
            return DONE
        return TURNS[state.families * MOST_SEATS + place]


def next_to_place(state: Board, place: i64) -> i64:
    """The next place on the track, from this one on, whose family has a kinsman; -1 if none."""
    for _other in range(state.families):
        if state.to_place(state.family(place)) > 0:
            return place
        place += 1
        if place == state.families:
            place = 0
    return -1


class PlaceKinsman(Lists[Board]):
    """Kinsmen assignments: place one on a workshop, an artwork, a preacher, or elsewhere."""

    fields: ClassVar[dict[str, range]] = {"place": range(MOST_SEATS)}

    def __init__(self, place: i64) -> None:
        self.place: Final[i64] = place

    def actor(self, state: Board) -> i64:
        return state.family(self.place)

    def gather(self, state: Board, menu: Menu) -> None:
        family = state.family(self.place)
        add_operate(state, family, menu)
        if state.free_space(family) >= 0:
            some_of(BUILD_OF, tiles_left(state), menu)
        some_of(ART_OF, open_artworks(state, family), menu)
        add_charity(state, family, menu)
        if state.at_market(family) == 0:
            menu.add(ONLY_MARKET)
        menu.add(ONLY_BUSINESS)
        menu.add(FORTUNE_OF[free_captains(state)])

    def why_not(self, state: Board, action: Action) -> Reason | None:
        family = state.family(self.place)
        verb = action.verb
        what = action.what
        if verb == "operate":
            return why_not_operate(state, what // SPACES, what % SPACES, family)
        if verb == "build":
            return NoTileLeft() if not tiles_left(state) & BIT[what - 1] else NoFreeSpace()
        if verb == "art":
            return why_not_art(state, family, what)
        if verb == "charity":
            return why_not_charity(state, family, what)
        if verb == "market":
            return KinsmanThere()
        if verb == "fortune":
            return why_not_captain(state, what)
        return None

    def take(self, state: Board, action: Action) -> Steps:
        family = state.family(self.place)
        state.send_kinsman(family)
        what = action.what
        verb = action.verb
        following: Steps = DONE
        if verb == "operate":
            operate(state, family, what // SPACES, what % SPACES)
        elif verb == "build":
            state.begin_workshop(family, what, family)
        elif verb == "art":
            state.begin_artwork(family, what)
            state.work = what
            following = HIRE_ARTIST[self.place]
        elif verb == "charity":
            following = give_charity(state, family, self.place, what, PLACE_AT_ONCE)
        elif verb == "market":
            state.table[family * FAMILY + AT_MARKET] = 1
        elif verb == "business":
            state.table[family * FAMILY + AT_BUSINESS] += 1
        else:
            state.put_on_captain(what, family)
        if state.news is not None:
            tell_placement(state, int(family), action)
        return following


# A. Operate a workshop


def add_operate(state: Board, family: i64, menu: Menu) -> None:
    """Any built workshop without a kinsman; others' only if the prestige can be paid."""
    can_visit = state.prestige(family) - FOREIGN_WORKSHOP >= LOWEST_PRESTIGE
    for owner in range(state.families):
        if owner == family or can_visit:
            spaces = state.operable(owner)
            if spaces:
                menu.add(OPERATE_IN[owner * BYTE + spaces])


def operate(state: Board, family: i64, owner: i64, space: i64) -> None:
    """Place a kinsman on a workshop; in another's district pay the owner at once."""
    state.put_worker(owner, space, family)
    price: i64 = 0
    if owner != family:
        price = -state.gain_prestige(family, -FOREIGN_WORKSHOP)
        state.gain_prestige(owner, FOREIGN_WORKSHOP)
    if state.news is not None:
        kind = int(state.kind(owner, space))
        state.news.append(
            Operated(
                int(family),
                int(owner),
                int(space) + 1,
                WORKSHOP_NAMES[kind],
                int(price),
                told(takes(kind)),
                told(gives(kind)),
            )
        )


# B. Build a workshop


def tiles_left(state: Board) -> i64:
    """The set of kinds in the supply, the first kind the lowest bit."""
    table = state.table
    found: i64 = 0
    bit: i64 = 1
    for kind in range(KINDS):
        if table[FIRST_SUPPLY + kind]:
            found |= bit
        bit += bit
    return found


# C. Hire an artist


def open_artworks(state: Board, family: i64) -> i64:
    """The set of artworks without crest and kinsman, for which a crest will be left."""
    table = state.table
    found: i64 = 0
    under_way: i64 = 0
    in_district: i64 = 0
    bit: i64 = 1
    box = BOXES + family * FAMILY
    for artwork in range(ARTWORKS):
        if artwork == IN_DISTRICT:
            in_district = under_way
            box = CITY_BOXES
        patron = table[box + BOX_KINSMAN]
        if patron == family:
            under_way += 1
        elif patron < 0 and table[box + BOX_CREST] < 0:
            found |= bit
        bit += bit
        box += BOX_SIZE
    normal = state.normal_crests(family)
    crests = normal
    for special in range(1, SPECIAL_CRESTS + 1):
        crests += state.special_crest(family, special)
    if under_way >= crests:
        return 0
    if in_district >= normal:
        return found & ~(BIT[IN_DISTRICT] - 1)
    return found


# G. Hire a Captain of Fortune


def free_captains(state: Board) -> i64:
    """The set of Captains of Fortune in the game without a kinsman."""
    table = state.table
    found: i64 = 0
    for captain in range(CAPTAINS):
        if table[FORTUNE_AT + captain] == FREE:
            found |= BIT[captain]
    return found


def _turns() -> list[Steps]:
    """One kinsman, then the next place: [families * MOST_SEATS + place]."""
    found: list[Steps] = []
    for families in range(MOST_SEATS + 1):
        for place in range(MOST_SEATS):
            following = place + 1 if place + 1 < families else 0
            found.append(in_order(PlaceKinsman(place), Kinsmen(following)))
    return found


def _at_once() -> list[Steps]:
    """So many kinsmen without waiting: [place * MOST_AT_ONCE + count]."""
    found: list[Steps] = []
    for place in range(MOST_SEATS):
        for count in range(MOST_AT_ONCE):
            found.append(in_order(*[PlaceKinsman(place) for _ in range(count)]))
    return found


MOST_AT_ONCE: Final[i64] = KINSMEN + 1
TURNS: Final = _turns()
PLACE_AT_ONCE: Final = _at_once()
