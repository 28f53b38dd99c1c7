"""Phase 4 in facts: what a kinsman was sent for, what it will cost, how the family stands."""

from __future__ import annotations

from signoria.games.florenza.news.kinsmen import (
    ArtworkBegun,
    BuildingBegun,
    CaptainHired,
    SentToBusiness,
    SentToMarket,
)
from signoria.games.florenza.rules.amounts import building_cost, points, reward, told
from signoria.games.florenza.rules.artwork_costs import artwork_cost
from signoria.games.florenza.rules.board import Board
from signoria.games.florenza.rules.box import (
    BUY,
    FLAG_INCOME,
    SELL,
    SPACES,
)
from signoria.games.florenza.rules.fortune import CAPTAIN_NAMES
from signoria.games.florenza.rules.income import INCOME_GOODS
from signoria.games.florenza.rules.monuments import ARTWORK_NAMES, ARTWORK_POINTS, FLAG_OF
from signoria.games.florenza.rules.other_activities import business_income
from signoria.games.florenza.rules.outlook import lacking_artwork, lacking_workshop, tell_outlook
from signoria.games.florenza.rules.workshops import WORKSHOP_NAMES
from signoria.kernel.actions import Action


def tell_placement(state: Board, family: int, action: Action) -> None:
    """What was begun, with what it will cost or bring; then how the family stands."""
    if state.news is not None:
        what = int(action.what)
        verb = action.verb
        if verb == "build":
            cost, gains = told(building_cost(what)), told(reward(what))
            space = space_under_construction(state, family, what)
            lack = lacking_workshop(state, family, space)
            name = WORKSHOP_NAMES[what]
            state.news.append(BuildingBegun(family, space + 1, name, cost, gains, lack))
        elif verb == "art":
            state.news.append(begun(state, family, what))
        elif verb == "market":
            state.news.append(SentToMarket(family, int(SELL), int(BUY)))
        elif verb == "business":
            state.news.append(SentToBusiness(family, int(business_income(1))))
        elif verb == "fortune":
            state.news.append(CaptainHired(family, CAPTAIN_NAMES[what]))
        tell_outlook(state, family)


def space_under_construction(state: Board, family: int, kind: int) -> int:
    """The last space with a tile of that kind and a kinsman of the family."""
    for back in range(SPACES):
        space = SPACES - 1 - back
        if state.kind(family, space) == kind and not state.is_built(family, space):
            return int(space)
    return -1


def begun(state: Board, family: int, artwork: int) -> ArtworkBegun:
    """An artwork whose artist is not chosen yet."""
    flag = FLAG_OF[artwork]
    income: dict[str, int] = {}
    if flag >= 0:
        income[INCOME_GOODS[flag]] = int(FLAG_INCOME)
    return ArtworkBegun(
        family,
        ARTWORK_NAMES[artwork],
        told(artwork_cost(artwork, 0)),
        points(ARTWORK_POINTS[artwork * 2], ARTWORK_POINTS[artwork * 2 + 1]),
        told(income),
        lacking_artwork(state, family, artwork),
    )
