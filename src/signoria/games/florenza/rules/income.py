"""Phase 1: collect income."""

from __future__ import annotations

from typing import Final

from signoria._compat import i64
from signoria.games.florenza.news.income import Income, KinsmenReady, ResourceChosen, ResourceRolled
from signoria.games.florenza.news.rounds import PhaseBegins
from signoria.games.florenza.rules.amounts import gained, holdings, told
from signoria.games.florenza.rules.board import Board
from signoria.games.florenza.rules.box import (
    ARTWORKS,
    CHIESA,
    CHIESA_COMPLETE,
    CREST_INCOME,
    FLAG_INCOME,
    IN_DISTRICT,
    INCOME_FIORINI,
    INCOME_KINSMEN,
    INCOME_RESOURCES,
    PALAZZO,
    PALAZZO_COMPLETE,
    RESOURCE_NAMES,
    RESOURCES,
    SPACES,
    THIRD_RESOURCE,
)
from signoria.games.florenza.rules.monuments import ARTWORK_NAMES, FLAG_OF
from signoria.games.florenza.rules.words import RESOURCE, ROLL
from signoria.games.florenza.rules.workshops import (
    GIVES,
    GIVES_CHURCH,
    GIVES_FIORINI,
    GIVES_KINSMEN,
    GIVES_PRESTIGE,
    WORKSHOP_GIVES,
    WORKSHOP_NAMES,
    is_purple,
)
from signoria.kernel.actions import Action, Options
from signoria.kernel.steps import AUTOMATIC, DONE, Roll, Step, Steps, in_order

PRESTIGE_INCOME: Final[i64] = 0  # as flags and special crests are numbered
CHURCH_INCOME: Final[i64] = 1
NOT_HEARD: Final[dict[str, int]] = {}
INCOME_GOODS: Final[list[str]] = ["prestige", "church", "kinsmen"]  # as facts call them


class CollectIncome(Step[Board]):
    """Phase 1. Collect income: the base income, then what holdings and artworks bring."""

    def run(self, state: Board) -> Steps:
        if state.news is not None:
            state.news.append(PhaseBegins("collect income"))
        return INCOME


class ThirdResource(Step[Board]):
    """Phase 1. Collect income: the Captain chooses the third resource, for everybody."""

    def actor(self, state: Board) -> i64:
        if state.is_captain_seat():
            return state.captain
        return AUTOMATIC

    def run(self, state: Board) -> Steps:
        """Without a Captain at the table the die decides."""
        return BY_THE_DIE

    def options(self, state: Board) -> Options:
        return RESOURCE

    def take(self, state: Board, action: Action) -> Steps:
        if state.news is not None:
            state.news.append(ResourceChosen(int(state.captain), RESOURCE_NAMES[action.what]))
        give_to_all(state, action.what)
        return DONE


class RollThirdResource(Roll[Board]):
    """Phase 1. Collect income: without a Captain the first player rolls for the third resource."""

    def options(self, state: Board) -> Options:
        return ROLL

    def take(self, state: Board, action: Action) -> Steps:
        resource = action.what - 1
        if state.news is not None:
            name = RESOURCE_NAMES[resource]
            state.news.append(ResourceRolled(int(action.what), name, int(THIRD_RESOURCE)))
        give_to_all(state, resource)
        return DONE


class HoldingsIncome(Step[Board]):
    """Phase 1. Collect income: kinsmen, fiorini, resources and points of family holdings."""

    def run(self, state: Board) -> Steps:
        for seat in range(state.seats):
            base_income(state, seat)
            workshop_income(state, seat)
            artwork_income(state, seat)
            if state.news is not None:
                state.news.append(KinsmenReady(seat, int(state.to_place(seat))))
        if state.families == state.seats and state.news is not None:
            state.news.append(PhaseBegins("captain of the people"))
        return DONE


def tell_income(state: Board, seat: int, source: str, key: str, gains: dict[str, int]) -> None:
    """One source of income."""
    if state.news is not None:
        state.news.append(Income(seat, source, key or None, told(gains)))


def give_to_all(state: Board, resource: i64) -> None:
    """All players receive the same third resource."""
    for seat in range(state.seats):
        state.receive(seat, resource, THIRD_RESOURCE)
        if state.news is not None:
            gains = {RESOURCE_NAMES[resource]: int(THIRD_RESOURCE)}
            tell_income(state, seat, "third", "", gains)


def base_income(state: Board, seat: i64) -> None:
    """The same for all families."""
    before = before_gains(state, seat)
    state.call_kinsmen(seat, INCOME_KINSMEN)
    state.earn(seat, INCOME_FIORINI)
    for resource in range(RESOURCES):
        state.receive(seat, resource, INCOME_RESOURCES[resource])
    if state.news is not None:
        tell_income(state, int(seat), "base", "", gained(state, int(seat), before))


def workshop_income(state: Board, seat: i64) -> None:
    """The purple workshops, 22 to 30."""
    for space in range(SPACES):
        kind = state.kind(seat, space)
        if kind and is_purple(kind) and state.is_built(seat, space):
            before = before_gains(state, seat)
            benefit(state, seat, kind)
            if state.news is not None:
                gains = gained(state, int(seat), before)
                tell_income(state, int(seat), "workshop", WORKSHOP_NAMES[kind], gains)


def before_gains(state: Board, family: i64) -> dict[str, int]:
    """What a family has, while somebody listens: to tell what it gains."""
    if state.news is None:
        return NOT_HEARD
    return holdings(state, int(family))


def benefit(state: Board, family: i64, kind: i64) -> None:
    """What a workshop gives, from the supply."""
    first = kind * GIVES
    for resource in range(RESOURCES):
        state.receive(family, resource, WORKSHOP_GIVES[first + resource])
    state.earn(family, WORKSHOP_GIVES[first + GIVES_FIORINI])
    state.gain_prestige(family, WORKSHOP_GIVES[first + GIVES_PRESTIGE])
    state.gain_church(family, WORKSHOP_GIVES[first + GIVES_CHURCH])
    state.call_kinsmen(family, WORKSHOP_GIVES[first + GIVES_KINSMEN])


def artwork_income(state: Board, seat: i64) -> None:
    """Flags and special crests on the main board, a whole Palazzo, a whole Chiesa."""
    for artwork in range(IN_DISTRICT, ARTWORKS):
        if state.crest(seat, artwork) == seat:
            points_or_kinsman(state, seat, artwork, "flag", FLAG_OF[artwork], FLAG_INCOME)
            special = state.crest_kind(seat, artwork) - 1
            if special >= 0:
                points_or_kinsman(state, seat, artwork, "crest", special, CREST_INCOME[special])
    if state.crests_in(seat, 0, PALAZZO) == PALAZZO:
        state.gain_prestige(seat, PALAZZO_COMPLETE)
        if state.news is not None:
            tell_income(state, int(seat), "palazzo", "", {"prestige": int(PALAZZO_COMPLETE)})
    if state.crests_in(seat, PALAZZO, IN_DISTRICT) == CHIESA:
        state.gain_church(seat, CHIESA_COMPLETE)
        if state.news is not None:
            tell_income(state, int(seat), "chiesa", "", {"church": int(CHIESA_COMPLETE)})


def points_or_kinsman(
    state: Board, seat: i64, artwork: i64, source: str, what: i64, count: i64
) -> None:
    """What the flag of an artwork, or the special crest on it, shows."""
    if what == PRESTIGE_INCOME:
        came = state.gain_prestige(seat, count)
    elif what == CHURCH_INCOME:
        came = state.gain_church(seat, count)
    else:
        came = state.call_kinsmen(seat, count)
    if state.news is not None:
        gains = {INCOME_GOODS[what]: int(came)}
        tell_income(state, int(seat), source, ARTWORK_NAMES[artwork], gains)


INCOME: Final = in_order(ThirdResource(), HoldingsIncome())
BY_THE_DIE: Final = in_order(RollThirdResource())
