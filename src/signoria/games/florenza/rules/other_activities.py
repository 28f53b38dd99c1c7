"""Phase 5, other economic activities: market, family business and captains, at any time.

No player's activities touch another's, so it is enough to ask before each of one's own decisions
on a workshop, before a production that lifts a marker from where it cannot fall any further, and
once more at the end of the phase.
"""

from __future__ import annotations

from typing import ClassVar, Final

from signoria._compat import i64, vec
from signoria.games.florenza.news.economy import BusinessCollected, CaptainPaid, ResourceGranted
from signoria.games.florenza.news.reasons import NoKinsmanThere, TooDear
from signoria.games.florenza.rules.amounts import goods, told, with_points
from signoria.games.florenza.rules.board import Board
from signoria.games.florenza.rules.box import (
    BUSINESS,
    CAPTAINS,
    LINES,
    LOWEST_CHURCH,
    LOWEST_PRESTIGE,
    MOST_SEATS,
    RESOURCE_NAMES,
    RESOURCES,
)
from signoria.games.florenza.rules.fortune import (
    CAPTAIN_NAMES,
    CHURCH_LOSS,
    FORTUNE,
    LINE,
    LINE_CHOICE,
    LINE_CHURCH,
    LINE_PRESTIGE,
    LINE_RESOURCES,
    PRESTIGE_LOSS,
)
from signoria.games.florenza.rules.layout import AT_BUSINESS, AT_MARKET, FAMILY, FREE
from signoria.games.florenza.rules.market import VISIT_MARKET
from signoria.games.florenza.rules.words import COLLECT, PAY, RESOURCE, VISIT
from signoria.games.florenza.rules.workshops import (
    GIVES,
    GIVES_CHURCH,
    GIVES_PRESTIGE,
    WORKSHOP_GIVES,
)
from signoria.kernel.actions import Action, Options
from signoria.kernel.news import Reason
from signoria.kernel.steps import AUTOMATIC, DONE, Step, Steps, in_order


def has_activities(state: Board, family: i64) -> bool:
    """Whether a kinsman is still at the market, in the business or with a captain."""
    if state.at_market(family) or state.at_business(family):
        return True
    for captain in range(CAPTAINS):
        if state.on_captain(captain) == family:
            return True
    return False


def can_fall_before(state: Board, family: i64, kind: i64) -> bool:
    """Whether losses that a track's lowest space would stop now count in full after this workshop.

    Only captains take points, only points lift a marker: without both the order means nothing.
    """
    if WORKSHOP_GIVES[kind * GIVES + GIVES_PRESTIGE] > 0:
        losses = losses_ahead(state, family, PRESTIGE_LOSS)
        if losses > 0 and state.prestige(family) - losses < LOWEST_PRESTIGE:
            return True
    if WORKSHOP_GIVES[kind * GIVES + GIVES_CHURCH] > 0:
        losses = losses_ahead(state, family, CHURCH_LOSS)
        if losses > 0 and state.church(family) - losses < LOWEST_CHURCH:
            return True
    return False


def losses_ahead(state: Board, family: i64, losses: vec[i64]) -> i64:
    """What the captains with this family's kinsmen may take from a track."""
    found: i64 = 0
    for captain in range(CAPTAINS):
        if state.on_captain(captain) == family:
            found += losses[captain]
    return found


def add_activities(state: Board, family: i64, found: list[Action]) -> None:
    """The words for them, in every decision of one's own in this phase."""
    if state.at_market(family):
        found.append(VISIT)
    if state.at_business(family):
        found.append(COLLECT)
    purse = state.fiorini(family)
    for captain in range(CAPTAINS):
        if state.on_captain(captain) == family:
            for line in range(LINES):
                if FORTUNE[(captain * LINES + line) * LINE] <= purse:
                    found.append(PAY[captain * LINES + line])


def is_activity(action: Action) -> bool:
    """Whether a word is one of them."""
    return action.verb in ("visit", "collect", "pay")


def why_not_activity(state: Board, family: i64, action: Action) -> Reason | None:
    """Nobody is there, or the line is too dear."""
    if not is_activity(action):
        return None
    if action.verb == "pay" and state.on_captain(action.what // LINES) == family:
        return TooDear(int(FORTUNE[action.what * LINE]), int(state.fiorini(family)))
    return NoKinsmanThere()


def do_activity(state: Board, family: i64, action: Action) -> Steps:
    """Remove the kinsman and do what he was sent for."""
    if action is VISIT:
        state.table[family * FAMILY + AT_MARKET] = 0
        state.recall_kinsmen(family, 1)
        return VISIT_MARKET[family]
    if action is COLLECT:
        collect_business(state, family)
        return DONE
    return pay_captain(state, family, action.what)


def and_then(first: Steps, following: Steps) -> Steps:
    """Both lists, one after the other."""
    if first is DONE:
        return following
    return Steps(first.step, and_then(first.rest, following))


def collect_business(state: Board, family: i64) -> None:
    """Run the family business: fiorini for each kinsman who did."""
    kinsmen = state.at_business(family)
    state.table[family * FAMILY + AT_BUSINESS] = 0
    state.recall_kinsmen(family, kinsmen)
    fiorini = business_income(kinsmen)
    state.earn(family, fiorini)
    if state.news is not None:
        state.news.append(BusinessCollected(int(family), int(kinsmen), int(fiorini)))


def business_income(kinsmen: i64) -> i64:
    """What so many kinsmen bring from the family business."""
    return BUSINESS * kinsmen


def pay_captain(state: Board, family: i64, what: i64) -> Steps:
    """Hire a Captain of Fortune: pay one line of the card, and get what it shows."""
    line = what * LINE
    state.put_on_captain(what // LINES, FREE)
    state.recall_kinsmen(family, 1)
    state.earn(family, -FORTUNE[line])
    prestige = state.gain_prestige(family, FORTUNE[line + LINE_PRESTIGE])
    church = state.gain_church(family, FORTUNE[line + LINE_CHURCH])
    for resource in range(RESOURCES):
        state.receive(family, resource, FORTUNE[line + LINE_RESOURCES + resource])
    if state.news is not None:
        gains = with_points({}, prestige, church)
        gains.update(goods(FORTUNE, int(line + LINE_RESOURCES)))
        gains["choice"] = int(FORTUNE[line + LINE_CHOICE])
        name, number = CAPTAIN_NAMES[what // LINES], int(what % LINES) + 1
        paid = int(FORTUNE[line])
        state.news.append(CaptainPaid(int(family), name, number, paid, told(gains)))
    if FORTUNE[line + LINE_CHOICE]:
        return OF_YOUR_CHOICE[family]
    return DONE


class ResourceOfYourChoice(Step[Board]):
    """Hire a Captain of Fortune: a resource of your choice."""

    fields: ClassVar[dict[str, range]] = {"family": range(MOST_SEATS)}

    def __init__(self, family: i64) -> None:
        self.family: Final[i64] = family

    def actor(self, state: Board) -> i64:
        return self.family

    def options(self, state: Board) -> Options:
        return RESOURCE

    def take(self, state: Board, action: Action) -> Steps:
        state.receive(self.family, action.what, 1)
        if state.news is not None:
            name = RESOURCE_NAMES[action.what]
            state.news.append(ResourceGranted(int(self.family), name))
        return DONE


class OtherActivities(Step[Board]):
    """Other economic activities: at the end of the phase, all that are left, in any order."""

    fields: ClassVar[dict[str, range]] = {"place": range(MOST_SEATS)}

    def __init__(self, place: i64) -> None:
        self.place: Final[i64] = place

    def actor(self, state: Board) -> i64:
        family = state.family(self.place)
        if state.at_business(family) or not has_activities(state, family):
            return AUTOMATIC
        return family

    def run(self, state: Board) -> Steps:
        """The family business comes first: nothing can be gained by waiting any longer."""
        family = state.family(self.place)
        if state.at_business(family):
            collect_business(state, family)
            return AGAIN[self.place]
        return DONE

    def options(self, state: Board) -> Options:
        found: list[Action] = []
        add_activities(state, state.family(self.place), found)
        return tuple(found)

    def why_not(self, state: Board, action: Action) -> Reason | None:
        return why_not_activity(state, state.family(self.place), action)

    def take(self, state: Board, action: Action) -> Steps:
        return and_then(do_activity(state, state.family(self.place), action), AGAIN[self.place])


AGAIN: Final = [in_order(OtherActivities(place)) for place in range(MOST_SEATS)]
OF_YOUR_CHOICE: Final = [in_order(ResourceOfYourChoice(family)) for family in range(MOST_SEATS)]
