"""Phase 5: economic activities. Space by space, in turn order, workshops produce or are built."""

from __future__ import annotations

from typing import ClassVar, Final

from signoria._compat import i64
from signoria.games.florenza.rules.board import Board
from signoria.games.florenza.rules.box import COST, FAILED_WORKSHOP, MOST_SEATS, RESOURCES, SPACES
from signoria.games.florenza.rules.income import benefit
from signoria.games.florenza.rules.other_activities import (
    OtherActivities,
    add_activities,
    and_then,
    do_activity,
    has_activities,
    is_activity,
)
from signoria.games.florenza.rules.words import PASS, PROCEED
from signoria.games.florenza.rules.workshops import TAKES, WORKSHOP_COST, is_sale
from signoria.kernel.actions import Action, Options
from signoria.kernel.steps import AUTOMATIC, DONE, Step, Steps, in_order

WORKSHOPS: Final[i64] = SPACES * MOST_SEATS  # space by space, places in turn order


class EconomicActivities(Step[Board]):
    """Phase 5. Economic activities: the districts in order, the others at any time."""

    def run(self, state: Board) -> Steps:
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
                    if is_sale(state.kind(owner, space)):
                        return SALE[at]
                    produce(state, owner, space)
            at += 1
            place += 1
            if place == MOST_SEATS:
                place = 0
                space += 1
        return DONE


def produce(state: Board, owner: i64, space: i64) -> None:
    """Workshop production: the kinsman's family receives what is shown; he goes home."""
    benefit(state, state.worker(owner, space), state.kind(owner, space))
    state.recall_worker(owner, space)


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

    def take(self, state: Board, action: Action) -> Steps:
        if action is PROCEED:
            return self.run(state)
        return and_then(do_activity(state, self.worker(state), action), CONSTRUCT_NOW[self.at])

    def run(self, state: Board) -> Steps:
        """Whoever can pay must; otherwise the tile goes back, and prestige is lost."""
        family = self.owner(state)
        cost = state.kind(family, self.space) * COST
        state.recall_worker(family, self.space)
        if state.can_pay(family, WORKSHOP_COST, cost, 0):
            state.pay(family, WORKSHOP_COST, cost)
            state.finish_workshop(family, self.space)
        else:
            state.give_up_workshop(family, self.space)
            state.gain_prestige(family, -FAILED_WORKSHOP)
        return DONE


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

    def options(self, state: Board) -> Options:
        found: list[Action] = []
        add_activities(state, self.worker(state), found)
        if self.can_sell(state):
            found.append(PROCEED)
        found.append(PASS)
        return tuple(found)

    def take(self, state: Board, action: Action) -> Steps:
        if is_activity(action):
            return and_then(do_activity(state, self.worker(state), action), SELL_NOW[self.at])
        if action is PROCEED:
            family = self.worker(state)
            owner = self.owner(state)
            first = state.kind(owner, self.space) * RESOURCES
            for resource in range(RESOURCES):
                state.receive(family, resource, -TAKES[first + resource])
            benefit(state, family, state.kind(owner, self.space))
        return self.run(state)

    def run(self, state: Board) -> Steps:
        """The kinsman returns, with or without a sale."""
        state.recall_worker(self.owner(state), self.space)
        return DONE


def _next(at: int) -> list[Step[Board]]:
    return [DistrictActivities(at + 1)] if at + 1 < WORKSHOPS else []


def _activities(families: int) -> Steps:
    others = [OtherActivities(place) for place in range(families)]
    return in_order(DistrictActivities(0), *others)


ACTIVITIES: Final = [_activities(families) for families in range(MOST_SEATS + 1)]
CONSTRUCTION: Final = [in_order(Construction(at), *_next(at)) for at in range(WORKSHOPS)]
SALE: Final = [in_order(Sale(at), *_next(at)) for at in range(WORKSHOPS)]
CONSTRUCT_NOW: Final = [in_order(Construction(at)) for at in range(WORKSHOPS)]
SELL_NOW: Final = [in_order(Sale(at)) for at in range(WORKSHOPS)]
