"""Phase 4, D: give to charity, in the family's own Chiesa or in the Duomo."""

from __future__ import annotations

from typing import ClassVar, Final

from signoria._compat import i64
from signoria.games.florenza.news.goods import Goods
from signoria.games.florenza.news.kinsmen import CharityGiven, Exchanged
from signoria.games.florenza.news.reasons import (
    CharityThisRound,
    HeldBy,
    NoResource,
    NothingToLose,
    NotInFlorenza,
    Occupied,
    OfAnotherKind,
    TakenThisRound,
    TooDear,
)
from signoria.games.florenza.rules.amounts import gained, goods, told, with_points
from signoria.games.florenza.rules.board import Board
from signoria.games.florenza.rules.box import (
    CHARITY_DUOMO,
    CHARITY_DUOMO_KINSMEN,
    CHARITY_UNNAMED,
    CHARITY_UNNAMED_KINSMEN,
    KINSMEN,
    LOWEST_CHURCH,
    LOWEST_PRESTIGE,
    MOST_SEATS,
    NOTHING,
    RESOURCE_NAMES,
    RESOURCES,
)
from signoria.games.florenza.rules.characters import (
    AT_ONCE,
    CHARACTER_NAMES,
    GAINS,
    GAINS_CHURCH,
    GAINS_PRESTIGE,
    PREACHER_GAINS,
    PREACHER_KINSMEN,
    PREACHER_PRICE,
    SWAPS,
)
from signoria.games.florenza.rules.income import before_gains
from signoria.games.florenza.rules.layout import (
    AWAY,
    DETAINED,
    FAMILY,
    NAMED_PREACHER,
    NO_CHARITY,
    UNNAMED_PREACHER,
)
from signoria.games.florenza.rules.layout import (
    CHARITY as OWN_CHARITY,
)
from signoria.games.florenza.rules.monuments import BIT
from signoria.games.florenza.rules.words import (
    CHIESA_CHARITY,
    CHIESA_OF,
    DUOMO_CHARITY,
    DUOMO_OF,
    GIVE_OF,
    PASS,
    PREACHERS_TO_CHOOSE,
    PREDICATORI,
    RESOURCE_OF,
    preacher_of,
    some_of,
)
from signoria.kernel.actions import Action, Options
from signoria.kernel.menu import Menu
from signoria.kernel.news import Reason
from signoria.kernel.steps import AUTOMATIC, DONE, Step, Steps, in_order

ALL_RESOURCES: Final[i64] = 2**RESOURCES - 1


def add_charity(state: Board, family: i64, menu: Menu) -> None:
    """Free Predicatore spaces, with every preacher who is there and can be paid."""
    purse: i64 = state.fiorini(family)
    for_duomo: i64 = purse - extra_in(DUOMO_CHARITY)
    in_chiesa = state.table[family * FAMILY + OWN_CHARITY] == NO_CHARITY
    in_duomo = state.duomo_family < 0 and for_duomo >= 0
    if not in_chiesa and not in_duomo:
        return
    here: i64 = 0
    there: i64 = 0
    for choice in range(PREACHERS_TO_CHOOSE):
        preacher = preacher_of(choice)
        cost = price(preacher)
        if cost <= purse and is_welcome(state, family, preacher):
            here |= BIT[choice]
            if cost <= for_duomo:
                there |= BIT[choice]
    if in_chiesa:
        some_of(CHIESA_OF, here, menu)
    if in_duomo:
        some_of(DUOMO_OF, there, menu)


def why_not_charity(state: Board, family: i64, what: i64) -> Reason:
    """The space, the preacher, his price, or what he would take."""
    space = what // PREACHERS_TO_CHOOSE
    preacher = preacher_of(what % PREACHERS_TO_CHOOSE)
    if space == DUOMO_CHARITY and state.duomo_family >= 0:
        return Occupied(int(state.duomo_family))
    if space == CHIESA_CHARITY and state.table[family * FAMILY + OWN_CHARITY] != NO_CHARITY:
        return CharityThisRound()
    if preacher >= 0 and not state.can_be_hired(preacher, family):
        return why_absent(state, preacher)
    if price_in(space, preacher) > state.fiorini(family):
        return TooDear(int(price_in(space, preacher)), int(state.fiorini(family)))
    return NothingToLose()


def why_absent(state: Board, character: i64) -> Reason:
    """Where a character's tile is, if he cannot be hired."""
    where = state.where(character)
    if where == AWAY:
        return NotInFlorenza(CHARACTER_NAMES[character])
    if where == DETAINED:
        return HeldBy(int(state.captain))
    return TakenThisRound(CHARACTER_NAMES[character])


def price_in(space: i64, preacher: i64) -> i64:
    """What charity costs in all."""
    return price(preacher) + extra_in(space)


def extra_in(space: i64) -> i64:
    """The Duomo takes more."""
    if space == DUOMO_CHARITY:
        return CHARITY_DUOMO
    return 0


def kinsmen_in(space: i64, preacher: i64) -> i64:
    """How many kinsmen charity calls."""
    if space == DUOMO_CHARITY:
        return kinsmen_of(preacher) + CHARITY_DUOMO_KINSMEN
    return kinsmen_of(preacher)


def price(preacher: i64) -> i64:
    """What a preacher receives."""
    if preacher < 0:
        return CHARITY_UNNAMED
    return PREACHER_PRICE[preacher]


def kinsmen_of(preacher: i64) -> i64:
    """The kinsmen at the bottom of a preacher's card."""
    if preacher < 0:
        return CHARITY_UNNAMED_KINSMEN
    return PREACHER_KINSMEN[preacher]


def is_welcome(state: Board, family: i64, preacher: i64) -> bool:
    """He has received no charity this round, and what he takes can still be lost."""
    if preacher < 0:
        return True
    if not state.can_be_hired(preacher, family):
        return False
    first = preacher * GAINS
    if PREACHER_GAINS[first + GAINS_CHURCH] < 0 and state.church(family) <= LOWEST_CHURCH:
        return False
    return PREACHER_GAINS[first + GAINS_PRESTIGE] >= 0 or state.prestige(family) > LOWEST_PRESTIGE


def give_charity(state: Board, family: i64, place: i64, what: i64, at_once: list[Steps]) -> Steps:
    """Place him, pay, take the kinsmen, then the preacher's effect."""
    space = what // PREACHERS_TO_CHOOSE
    preacher = preacher_of(what % PREACHERS_TO_CHOOSE)
    here: i64 = UNNAMED_PREACHER
    if preacher >= 0:
        state.take_tile(preacher)
        here = NAMED_PREACHER + preacher
    state.earn(family, -price_in(space, preacher))
    came = state.call_kinsmen(family, kinsmen_of(preacher))
    more: i64 = 0
    if space == DUOMO_CHARITY:
        state.duomo_family = family
        state.duomo_preacher = here
        more = state.call_kinsmen(family, CHARITY_DUOMO_KINSMEN)
    else:
        state.table[family * FAMILY + OWN_CHARITY] = here
    before = before_gains(state, family)
    if preacher >= 0:
        receive_gains(state, family, preacher)
    if state.news is not None:
        gains = told(gained(state, int(family), before))
        tell_charity(state, int(family), int(space), int(preacher), int(came + more), gains)
    if preacher < 0:
        return DONE
    if SWAPS[preacher]:
        return SWAP[place]
    if AT_ONCE[preacher]:
        return at_once[place * (KINSMEN + 1) + came]
    return DONE


def receive_gains(state: Board, family: i64, preacher: i64) -> None:
    """The effect at the bottom of a preacher's card."""
    first = preacher * GAINS
    for resource in range(RESOURCES):
        state.receive(family, resource, PREACHER_GAINS[first + resource])
    state.gain_prestige(family, PREACHER_GAINS[first + GAINS_PRESTIGE])
    state.gain_church(family, PREACHER_GAINS[first + GAINS_CHURCH])


def tell_charity(
    state: Board, family: int, space: int, preacher: int, came: int, gains: Goods
) -> None:
    """To whom, where, for how much; how many kinsmen came, and what the preacher brought."""
    if state.news is not None:
        place, paid = PREDICATORI[space], int(price_in(space, preacher))
        name = None if preacher < 0 else CHARACTER_NAMES[preacher]
        state.news.append(CharityGiven(family, place, name, paid, came, gains))


def gains_of(preacher: int) -> dict[str, int]:
    """What a preacher's card shows beside kinsmen; below 0: what he takes."""
    if preacher < 0:
        return {}
    first = preacher * GAINS
    prestige = PREACHER_GAINS[first + GAINS_PRESTIGE]
    return with_points(goods(PREACHER_GAINS, first), prestige, PREACHER_GAINS[first + GAINS_CHURCH])


class ExchangeResource(Step[Board]):
    """D. Give to charity, Bernardo di Chiaravalle: you may exchange a resource for another."""

    gathers: ClassVar[bool] = True
    fields: ClassVar[dict[str, range]] = {"place": range(MOST_SEATS)}

    def __init__(self, place: i64) -> None:
        self.place: Final[i64] = place

    def actor(self, state: Board) -> i64:
        family = state.family(self.place)
        if state.kinds_held(family) == 0:
            return AUTOMATIC
        return family

    def run(self, state: Board) -> Steps:
        """There is nothing to exchange."""
        return DONE

    def options(self, state: Board) -> Options:
        return (*GIVE_OF[state.kinds_held(state.family(self.place))], PASS)

    def why_not(self, state: Board, action: Action) -> Reason | None:
        return NoResource(RESOURCE_NAMES[action.what]) if action.verb == "give" else None

    def take(self, state: Board, action: Action) -> Steps:
        if action is PASS:
            return DONE
        state.receive(state.family(self.place), action.what, -1)
        state.given = action.what
        return FOR_ANOTHER[self.place]


class TakeInExchange(Step[Board]):
    """D. Give to charity, Bernardo di Chiaravalle: the resource of another kind that you take."""

    completes: ClassVar[bool] = True
    fields: ClassVar[dict[str, range]] = {"place": range(MOST_SEATS)}

    def __init__(self, place: i64) -> None:
        self.place: Final[i64] = place

    def actor(self, state: Board) -> i64:
        return state.family(self.place)

    def options(self, state: Board) -> Options:
        return RESOURCE_OF[ALL_RESOURCES & ~BIT[state.given]]

    def why_not(self, state: Board, action: Action) -> Reason | None:
        return OfAnotherKind() if action.verb == "resource" else None

    def take(self, state: Board, action: Action) -> Steps:
        family = state.family(self.place)
        state.receive(family, action.what, 1)
        if state.news is not None:
            given, taken = RESOURCE_NAMES[state.given], RESOURCE_NAMES[action.what]
            state.news.append(Exchanged(int(family), given, taken))
        state.given = NOTHING
        return DONE


SWAP: Final = [in_order(ExchangeResource(place)) for place in range(MOST_SEATS)]
FOR_ANOTHER: Final = [in_order(TakeInExchange(place)) for place in range(MOST_SEATS)]
