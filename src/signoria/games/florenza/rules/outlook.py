"""What lies ahead of a family in phases 5 and 6: what comes without fail, what is due, what fails.

Sums say what is coming and due. Whether it comes in time is found by playing: the steps themselves
run on a copy, where nobody places another kinsman, trades, sells, or pays a captain anything.
"""

from __future__ import annotations

from signoria.games.florenza.news.artworks import ArtworkFailed
from signoria.games.florenza.news.economy import BuildingFailed
from signoria.games.florenza.news.goods import Goods
from signoria.games.florenza.news.kinsmen import Outlook
from signoria.games.florenza.news.rounds import BuildingEmpty
from signoria.games.florenza.rules.amounts import building_cost, gives, hand, lacking, told
from signoria.games.florenza.rules.artwork_costs import artwork_cost, artwork_penalty, lowest_price
from signoria.games.florenza.rules.artworks import Artworks, is_paid
from signoria.games.florenza.rules.board import Board
from signoria.games.florenza.rules.box import (
    ARTWORKS,
    FAILED_WORKSHOP,
    IN_DISTRICT,
    LOWEST_PRESTIGE,
    NO_CHIESA,
    NO_PALAZZO,
    PALAZZO,
    ROUNDS,
    SKILL_NAMES,
    SKILLS,
    SPACES,
)
from signoria.games.florenza.rules.characters import CHARACTER_NAMES, PRICES
from signoria.games.florenza.rules.economy import EconomicActivities
from signoria.games.florenza.rules.monuments import ARTWORK_NAMES, BIT, SKILLS_OF
from signoria.games.florenza.rules.other_activities import business_income
from signoria.games.florenza.rules.phases import ARTWORK, ECONOMY, KINSMEN, phase
from signoria.games.florenza.rules.words import COLLECT, PASS, PROCEED
from signoria.games.florenza.rules.workshops import WORKSHOP_NAMES, is_sale
from signoria.games.florenza.sights import Due, Ledger
from signoria.kernel.actions import Action
from signoria.kernel.news import Fact
from signoria.kernel.steps import CHANCE


def is_paying(state: Board) -> bool:
    """Whether phase 5 or 6 is under way."""
    return phase(state) in (ECONOMY, ARTWORK)


# In sums


def due(state: Board, family: int) -> list[Due]:
    """What this family's kinsmen must pay in phases 5 and 6; artists' prices by skill."""
    purse = hand(state, family)
    found: list[Due] = []
    for space in range(SPACES):
        kind = int(state.kind(family, space))
        if kind and state.worker(family, space) == family and not state.is_built(family, space):
            found.append(
                {
                    "phase": "economic activities",
                    "workshop": WORKSHOP_NAMES[kind],
                    "cost": building_cost(kind),
                    "lack": lacking(purse, building_cost(kind)),
                    "penalty": real_loss(state, family, int(FAILED_WORKSHOP)),
                }
            )
    for artwork in range(ARTWORKS):
        if state.patron(family, artwork) == family and not is_paid(state, family, artwork):
            artist = int(state.artist(family, artwork))
            wanted = artwork_cost(artwork, lowest_price(artist, artwork))
            found.append(
                {
                    "phase": "artwork",
                    "artwork": ARTWORK_NAMES[artwork],
                    "artist": None if artist < 0 else CHARACTER_NAMES[artist],
                    "cost": artwork_cost(artwork, 0),
                    "prices": fitting_prices(artist, artwork),
                    "lack": lacking(purse, wanted),
                    "penalty": real_loss(state, family, int(artwork_penalty(artist, artwork))),
                }
            )
    return found


def real_loss(state: Board, family: int, penalty: int) -> int:
    """What a penalty takes where the marker stands: it stops at the lowest space."""
    return min(penalty, int(state.prestige(family) - LOWEST_PRESTIGE))


def fitting_prices(artist: int, artwork: int) -> dict[str, int]:
    """What an artist asks for each skill that the artwork takes."""
    return {
        SKILL_NAMES[skill]: int(PRICES[artist * SKILLS + skill])
        for skill in range(SKILLS)
        if artist >= 0 and SKILLS_OF[artwork] & BIT[skill] and PRICES[artist * SKILLS + skill]
    }


def coming(state: Board, family: int) -> dict[str, int]:
    """Goods that kinsmen will bring without fail: production and business."""
    found = {"fiorini": int(business_income(state.at_business(family)))}
    for owner in range(state.families):
        for space in range(SPACES):
            kind = int(state.kind(owner, space))
            here = state.worker(owner, space) == family and state.is_built(owner, space)
            if kind and here and not is_sale(kind):
                for name, number in gives(kind).items():
                    found[name] = found.get(name, 0) + number
    return found


def expected(ledger: Ledger) -> dict[str, int]:
    """Goods in hand, and what is coming."""
    more = ledger["coming"]
    return {name: number + more.get(name, 0) for name, number in ledger["hand"].items()}


def outlook(state: Board, family: int, owed: list[Due]) -> Ledger:
    """The goods of a round: in hand, coming, *owed* in all, left, and what is not there in time."""
    have, more, costs = hand(state, family), coming(state, family), in_all(owed)
    left = _left_over(have, more, costs)
    return {
        "hand": have,
        "coming": {name: more[name] for name in have if more.get(name, 0)},
        "due": {name: costs[name] for name in have if costs.get(name, 0)},
        "left": left,
        "lack": _lacking_in_time(state, family, left),
    }


def left_over(state: Board, family: int) -> dict[str, int]:
    """What is left when all has come and all is paid; below 0: missing."""
    costs = in_all(due(state, family))
    return _left_over(hand(state, family), coming(state, family), costs)


def _left_over(have: dict[str, int], more: dict[str, int], costs: dict[str, int]) -> dict[str, int]:
    return {name: number + more.get(name, 0) - costs.get(name, 0) for name, number in have.items()}


def in_all(owed: list[Due]) -> dict[str, int]:
    """All that is due, with every artist's lowest price."""
    found: dict[str, int] = {}
    for entry in owed:
        for name, number in entry["cost"].items():
            found[name] = found.get(name, 0) + number
        prices = entry.get("prices", {})
        if prices:
            found["fiorini"] = found.get("fiorini", 0) + min(prices.values())
    return found


def tell_outlook(state: Board, family: int) -> None:
    """How a family stands after a placement."""
    if state.news is not None:
        found = outlook(state, family, due(state, family))
        state.news.append(
            Outlook(
                family,
                told(found["hand"]),
                told(found["coming"]),
                told(found["due"]),
                told(found["left"]),
                told(found["lack"]),
            )
        )


# By playing


def lacking_workshop(state: Board, family: int, space: int) -> Goods:
    """What will be missing for a construction: when it is resolved, or for all that is due."""
    wanted = building_cost(int(state.kind(family, space)))
    found = shortage(state, family, wanted)
    for fact in failures(state, family):
        if isinstance(fact, BuildingFailed) and fact.space == space + 1:
            for name, number in fact.lack:
                found[name] = max(found.get(name, 0), number)
    return told({name: found.get(name, 0) for name in wanted})


def _lacking_in_time(state: Board, family: int, left: dict[str, int]) -> dict[str, int]:
    """What is missing in all, or comes only after a construction that needs it."""
    late: dict[str, int] = {}
    if is_building(state, family):
        for fact in failures(state, family):
            if isinstance(fact, BuildingFailed):
                for name, number in fact.lack:
                    late[name] = late.get(name, 0) + number
    found = {name: max(-number, late.get(name, 0)) for name, number in left.items()}
    return {name: number for name, number in found.items() if number > 0}


def is_building(state: Board, family: int) -> bool:
    """Whether a construction of this family is still to be paid."""
    for space in range(SPACES):
        if state.worker(family, space) == family and not state.is_built(family, space):
            return True
    return False


def lacking_artwork(state: Board, family: int, artwork: int) -> Goods:
    """What will be missing for an artwork, beside all that is due."""
    price = lowest_price(int(state.artist(family, artwork)), artwork)
    return told(shortage(state, family, artwork_cost(artwork, price)))


def shortage(state: Board, family: int, wanted: dict[str, int]) -> dict[str, int]:
    """What is missing of a cost that is due, if it is paid last of all."""
    left = left_over(state, family)
    return {name: min(number, -left[name]) for name, number in wanted.items() if left[name] < 0}


def failures(state: Board, family: int) -> list[Fact]:
    """What this family will not be able to pay in phases 5 and 6, as things stand.

    While it must name resources, the worst choice counts.
    """
    if state.actor() == family and is_paying(state):
        options = state.options()
        if options[-1].verb in ("give", "resource"):
            worst: list[Fact] = []
            for option in options:
                twin = state.copy()
                twin.apply(option)
                found = failures(twin, family)
                if missing(found) > missing(worst):
                    worst = found
            return worst
    return failures_by_habit(state, family)


def missing(found: list[Fact]) -> int:
    """How much all that fails lacks."""
    return sum(
        [
            number
            for fact in found
            if isinstance(fact, (BuildingFailed, ArtworkFailed))
            for _, number in fact.lack
        ]
    )


def failures_by_habit(state: Board, family: int) -> list[Fact]:
    """The same, if everybody goes on without a thought."""
    copy = state.copy()
    heard: list[Fact] = []
    copy.news = heard
    if not is_paying(copy):
        copy.resume([EconomicActivities(), Artworks()])
    while is_paying(copy):
        copy.apply(habit(copy))
    return [
        fact
        for fact in heard
        if isinstance(fact, (BuildingFailed, ArtworkFailed)) and fact.family == family
    ]


def habit(state: Board) -> Action:
    """Collect what is sure, decline what is not, pay the least; dice are kind."""
    options = state.options()
    for action in (COLLECT, PASS, PROCEED):
        if action in options:
            return action
    if options[0].verb == "as":
        family = int(state.actor())
        artist = int(state.artist(family, state.work))
        best = options[0]
        for option in options:
            if PRICES[artist * SKILLS + option.what] < PRICES[artist * SKILLS + best.what]:
                best = option
        return best
    return options[-1] if state.actor() == CHANCE else options[0]


def warnings(state: Board, seat: int) -> list[Fact]:
    """What fails as things stand; in the last round, what will cost points."""
    if phase(state) != KINSMEN and not is_paying(state):
        return []
    found = failures(state, seat)
    if state.round >= ROUNDS:
        if is_empty(state, seat, 0, int(PALAZZO)):
            found.append(BuildingEmpty(seat, "palazzo", int(-NO_PALAZZO)))
        if is_empty(state, seat, int(PALAZZO), int(IN_DISTRICT)):
            found.append(BuildingEmpty(seat, "chiesa", int(-NO_CHIESA)))
    return found


def is_empty(state: Board, family: int, first: int, end: int) -> bool:
    """Whether no artwork of a building is completed or under way."""
    for artwork in range(first, end):
        if not state.is_open(family, artwork):
            return False
    return True
