"""Phase 5: economic activities. Space by space, in turn order, workshops produce or are built."""

from __future__ import annotations

from typing import ClassVar, Final

from signoria._compat import i64
from signoria.games.florenza.news.economy import BuildingFailed, Built, Produced, Sold, SoldNothing
from signoria.games.florenza.news.reasons import CannotPay
from signoria.games.florenza.news.rounds import PhaseBegins
from signoria.games.florenza.rules.amounts import (
    building_cost,
    gained,
    hand,
    lacking,
    reward,
    takes,
    told,
)
from signoria.games.florenza.rules.board import Board
from signoria.games.florenza.rules.box import COST, FAILED_WORKSHOP, MOST_SEATS, RESOURCES, SPACES
from signoria.games.florenza.rules.income import before_gains, benefit
from signoria.games.florenza.rules.other_activities import (
    OtherActivities,
    add_activities,
    and_then,
    can_fall_before,
    do_activity,
    has_activities,
    is_activity,
    why_not_activity,
)
from signoria.games.florenza.rules.words import PASS, PROCEED
from signoria.games.florenza.rules.workshops import TAKES, WORKSHOP_COST, WORKSHOP_NAMES, is_sale
from signoria.kernel.actions import Action, Options
from signoria.kernel.news import Reason
from signoria.kernel.steps import AUTOMATIC, DONE, Step, Steps, in_order

WORKSHOPS: Final[i64] = SPACES * MOST_SEATS  # space by space, places in turn order


class EconomicActivities(Step[Board]):
    """Phase 5. Economic activities: the districts in order, the others at any time."""

    def run(self, state: Board) -> Steps:
        if state.news is not None:
            state.news.append(PhaseBegins("economic activities"))
        return ACTIVITIES[state.families]


class DistrictActivities(Step[Board]):
    """District activities: all workshops on the "1" spaces in turn order, then "2", and so on."""

    fields: ClassVar[dict[str, range]] = {"at": range(WORKSHOPS)}

    def __init__(self, at: i64) -> None:
        self.at: Final[i64] = at

    def run(self, state: Board) -> Steps:
        at = self.at
        space = at // MOST_SEATS
        place = at - space * MOST_SEATS
        while space < SPACES:
            if place < state.families:
                owner = state.family(place)
                if state.worker(owner, space) >= 0:
                    if not state.is_built(owner, space):
                        return CONSTRUCTION[at]
                    kind = state.kind(owner, space)
                    if is_sale(kind):
                        return SALE[at]
                    if can_fall_before(state, state.worker(owner, space), kind):
                        return PRODUCTION[at]
                    produce(state, owner, space)
            at += 1
            place += 1
            if place == MOST_SEATS:
                place = 0
                space += 1
        return DONE


def produce(state: Board, owner: i64, space: i64) -> None:
    """Workshop production: the kinsman's family receives what is shown; he goes home."""
    family = state.worker(owner, space)
    kind = state.kind(owner, space)
    before = before_gains(state, family)
    benefit(state, family, kind)
    state.recall_worker(owner, space)
    if state.news is not None:
        name, gains = WORKSHOP_NAMES[kind], told(gained(state, int(family), before))
        state.news.append(Produced(int(family), int(owner), int(space) + 1, name, gains))


class Construction(Step[Board]):
    """Workshop construction: pay for it and turn it over; if you cannot, it is lost."""

    fields: ClassVar[dict[str, range]] = {"at": range(WORKSHOPS)}

    def __init__(self, at: i64) -> None:
        self.at: Final[i64] = at
        self.place: Final[i64] = at % MOST_SEATS
        self.space: Final[i64] = at // MOST_SEATS

    def owner(self, state: Board) -> i64:
        """Whose district it is."""
        return state.family(self.place)

    def worker(self, state: Board) -> i64:
        """Whose kinsman it is."""
        return state.worker(state.family(self.place), self.space)

    def actor(self, state: Board) -> i64:
        family = self.worker(state)
        if has_activities(state, family):
            return family
        return AUTOMATIC

    def options(self, state: Board) -> Options:
        found: list[Action] = []
        add_activities(state, self.worker(state), found)
        found.append(PROCEED)
        return tuple(found)

    def why_not(self, state: Board, action: Action) -> Reason | None:
        return why_not_activity(state, self.worker(state), action)

    def take(self, state: Board, action: Action) -> Steps:
        if action is PROCEED:
            return self.run(state)
        return and_then(do_activity(state, self.worker(state), action), CONSTRUCT_NOW[self.at])

    def run(self, state: Board) -> Steps:
        """Whoever can pay must; otherwise the tile goes back, and prestige is lost."""
        family = self.owner(state)
        kind = state.kind(family, self.space)
        state.recall_worker(family, self.space)
        if state.can_pay(family, WORKSHOP_COST, kind * COST, 0):
            state.pay(family, WORKSHOP_COST, kind * COST)
            state.finish_workshop(family, self.space)
            if state.news is not None:
                tell_built(state, int(family), int(self.space), int(kind))
        else:
            state.give_up_workshop(family, self.space)
            lost = -state.gain_prestige(family, -FAILED_WORKSHOP)
            if state.news is not None:
                tell_failed(state, int(family), int(self.space), int(kind), int(lost))
        return DONE


def tell_built(state: Board, family: int, space: int, kind: int) -> None:
    """What was paid, and what the tile's reward brought."""
    if state.news is not None:
        cost, gains = told(building_cost(kind)), told(reward(kind))
        state.news.append(Built(family, space + 1, WORKSHOP_NAMES[kind], cost, gains))


def tell_failed(state: Board, family: int, space: int, kind: int, lost: int) -> None:
    """What it cost, what was missing, and the prestige that it took."""
    if state.news is not None:
        cost = building_cost(kind)
        lack = told(lacking(hand(state, family), cost))
        name = WORKSHOP_NAMES[kind]
        state.news.append(BuildingFailed(family, space + 1, name, told(cost), lack, lost))


class Sale(Construction):
    """Workshop production: you may pay what is shown for the benefit behind the arrow."""

    def actor(self, state: Board) -> i64:
        family = self.worker(state)
        if self.can_sell(state) or has_activities(state, family):
            return family
        return AUTOMATIC

    def can_sell(self, state: Board) -> bool:
        """Whether the kinsman's family has what the workshop takes."""
        family = self.worker(state)
        first = state.kind(self.owner(state), self.space) * RESOURCES
        for resource in range(RESOURCES):
            if state.has(family, resource) < TAKES[first + resource]:
                return False
        return True

    def lack(self, state: Board) -> dict[str, int]:
        """What the kinsman's family does not have of it."""
        kind = int(state.kind(self.owner(state), self.space))
        return lacking(hand(state, int(self.worker(state))), takes(kind))

    def options(self, state: Board) -> Options:
        found: list[Action] = []
        add_activities(state, self.worker(state), found)
        if self.can_sell(state):
            found.append(PROCEED)
        found.append(PASS)
        return tuple(found)

    def why_not(self, state: Board, action: Action) -> Reason | None:
        if action is PROCEED:
            kind = int(state.kind(self.owner(state), self.space))
            return CannotPay(told(takes(kind)), told(self.lack(state)))
        return super().why_not(state, action)

    def take(self, state: Board, action: Action) -> Steps:
        if is_activity(action):
            return and_then(do_activity(state, self.worker(state), action), SELL_NOW[self.at])
        if action is not PROCEED:
            return self.run(state)
        family = self.worker(state)
        owner = self.owner(state)
        kind = state.kind(owner, self.space)
        for resource in range(RESOURCES):
            state.receive(family, resource, -TAKES[kind * RESOURCES + resource])
        before = before_gains(state, family)
        benefit(state, family, kind)
        state.recall_worker(owner, self.space)
        if state.news is not None:
            space, name = int(self.space) + 1, WORKSHOP_NAMES[kind]
            sold, gains = told(takes(int(kind))), told(gained(state, int(family), before))
            state.news.append(Sold(int(family), int(owner), space, name, sold, gains))
        return DONE

    def run(self, state: Board) -> Steps:
        """The kinsman returns without a sale."""
        if state.news is not None:
            family, owner = int(self.worker(state)), int(self.owner(state))
            name = WORKSHOP_NAMES[state.kind(owner, self.space)]
            lack = told(self.lack(state))
            state.news.append(SoldNothing(family, owner, int(self.space) + 1, name, lack))
        state.recall_worker(self.owner(state), self.space)
        return DONE


class Production(Construction):
    """Workshop production: points from the end of a track, where a captain takes nothing yet."""

    def actor(self, state: Board) -> i64:
        family = self.worker(state)
        kind = state.kind(self.owner(state), self.space)
        if family >= 0 and can_fall_before(state, family, kind):
            return family
        return AUTOMATIC

    def take(self, state: Board, action: Action) -> Steps:
        if action is PROCEED:
            return self.run(state)
        return and_then(do_activity(state, self.worker(state), action), PRODUCE_NOW[self.at])

    def run(self, state: Board) -> Steps:
        """The workshop gives what it shows."""
        if self.worker(state) >= 0:
            produce(state, self.owner(state), self.space)
        return DONE


def _next(at: int) -> list[Step[Board]]:
    return [DistrictActivities(at + 1)] if at + 1 < WORKSHOPS else []


def _activities(families: int) -> Steps:
    others = [OtherActivities(place) for place in range(families)]
    return in_order(DistrictActivities(0), *others)


ACTIVITIES: Final = [_activities(families) for families in range(MOST_SEATS + 1)]
CONSTRUCTION: Final = [in_order(Construction(at), *_next(at)) for at in range(WORKSHOPS)]
SALE: Final = [in_order(Sale(at), *_next(at)) for at in range(WORKSHOPS)]
PRODUCTION: Final = [in_order(Production(at), *_next(at)) for at in range(WORKSHOPS)]
CONSTRUCT_NOW: Final = [in_order(Construction(at)) for at in range(WORKSHOPS)]
SELL_NOW: Final = [in_order(Sale(at)) for at in range(WORKSHOPS)]
PRODUCE_NOW: Final = [in_order(Production(at)) for at in range(WORKSHOPS)]
