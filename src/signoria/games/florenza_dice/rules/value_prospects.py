"""What a sheet may still bring, for bots.

What is left of the game is a budget of units, and a list of projects that want units and bring
points. At a price a unit, a project is worth its points less what it costs; the right price is
the one at which budget and projects together are worth least.
"""

from __future__ import annotations

from signoria._compat import i64
from signoria.games.florenza_dice.rules.any_time import SpendFiorini, SpendSpare
from signoria.games.florenza_dice.rules.artworks import ChooseTrack
from signoria.games.florenza_dice.rules.board import Board
from signoria.games.florenza_dice.rules.box import (
    BIT,
    BUILDINGS,
    FIORINI,
    IN_PALAZZO,
    KINDS,
    RESOURCE_OF,
    ROUNDS,
    SPACE_POINTS,
    SPACE_SPARES,
    SPACES,
    TICKINGS,
    WORK_POINTS,
    WORK_SPARES,
    WORKS,
)
from signoria.games.florenza_dice.rules.district import (
    ObtainAnyResource,
    ObtainIdenticalResources,
    ObtainResources,
)
from signoria.games.florenza_dice.rules.printed_sheet import ticks_of
from signoria.games.florenza_dice.rules.tracks import UseAnyDie
from signoria.games.florenza_dice.rules.value_weights import (
    ALL_ICONS,
    ANY_DIE,
    ANY_STEPS,
    ARTIST_LACKS,
    ARTIST_POINTS,
    ARTIST_UNITS,
    CHEST,
    CHEST_POINTS,
    CHIESA_SHARE,
    COIN_UNITS,
    DEAR,
    DECAY,
    DIE_UNITS,
    FAIR,
    FOCUS,
    HIGH,
    INCOME_POINTS,
    LACKING,
    LOW,
    MOST_DICE,
    NEEDS,
    NO_MONEY,
    PALAZZO_SHARE,
    PLAIN_PRICE,
    POINT,
    PURSE,
    PURSE_UNITS,
    RANKED,
    SLACK,
    SPARE_POINTS,
    SPARE_UNITS,
    SPUR,
    UNIT,
    UNWANTED,
    WANTED,
    WORTH,
    WORTHLESS,
)


def prospects(state: Board, seat: i64, dice: i64) -> i64:
    """Budget and projects at the price at which they are worth least, and what is pending."""
    coins = state.fiorini(seat)
    budget = dice * DIE_UNITS + state.spares(seat) * SPARE_UNITS
    budget += min(coins, CHEST) * COIN_UNITS + min(coins, PURSE) * PURSE_UNITS
    kind, pending = _pending(state, seat)
    wanted: i64 = 0
    spending = _spending(state, seat)
    near = False
    low = budget * LOW // UNIT
    fair = budget * FAIR // UNIT
    high = budget * HIGH // UNIT
    dear = budget * DEAR // UNIT
    rounds = ROUNDS[state.seats] - state.round

    # Artworks
    completed = state.completed(seat)
    palazzo: i64 = PALAZZO_SHARE
    chiesa: i64 = CHIESA_SHARE
    for work in range(WORKS):
        if completed & BIT[work]:
            if work < IN_PALAZZO:
                palazzo += PALAZZO_SHARE
            else:
                chiesa += CHIESA_SHARE
    open_kind: i64 = 0
    if kind >= 0:
        open_kind = state.open(seat, kind)
    focus: i64 = 0
    for work in range(WORKS):
        icons = ALL_ICONS[work]
        if completed & BIT[work]:
            focus += FOCUS * (icons + 1)
            continue
        worth = WORK_POINTS[work] * POINT + ARTIST_POINTS + WORK_SPARES[work] * SPARE_POINTS
        if work < IN_PALAZZO:
            worth += palazzo
        else:
            worth += chiesa + (rounds + 1) * INCOME_POINTS
        lacks = state.lacks(seat, work)
        cost = lacks * UNIT + ARTIST_UNITS
        focus += FOCUS * (icons - lacks) * (icons - lacks) // icons
        worth = _likely(worth, cost, lacks + ARTIST_LACKS, budget)
        low += max(0, worth - cost * LOW // UNIT)
        fair += max(0, worth - cost * FAIR // UNIT)
        high += max(0, worth - cost * HIGH // UNIT)
        dear += max(0, worth - cost * DEAR // UNIT)
        if worth > cost * FAIR // UNIT:
            if open_kind & BIT[work]:
                wanted += state.left(seat, work, kind)
            if spending and lacks > 0:
                money = state.left(seat, work, FIORINI)
                near |= _is_near(spending, lacks - money, money, state.spares(seat), coins)

    # The Rione: a later space counts only with those before it
    owned = state.owned(seat)
    low_sum: i64 = 0
    fair_sum: i64 = 0
    high_sum: i64 = 0
    dear_sum: i64 = 0
    low_best: i64 = 0
    fair_best: i64 = 0
    high_best: i64 = 0
    dear_best: i64 = 0
    all_cost: i64 = 0
    at = min(dice, MOST_DICE) * (BUILDINGS + 1)
    row = state.italian * TICKINGS * (BUILDINGS + 1)
    for space in range(1, state.built(seat)):
        focus += FOCUS * (LACKING[row + state.building(seat, space)] + 1)
    for space in range(state.built(seat), SPACES):
        ticked = state.ticked(seat, space)
        building = _best_building(owned, ticked, at, state.italian)
        if spending and all_cost == 0:
            money = max(NEEDS[building * KINDS + FIORINI] - ticks_of(ticked, FIORINI), 0)
            others = LACKING[(state.italian * TICKINGS + ticked) * (BUILDINGS + 1) + building]
            near |= _is_near(spending, others - money, money, state.spares(seat), coins)
        owned |= BIT[building]
        lacks = LACKING[(state.italian * TICKINGS + ticked) * (BUILDINGS + 1) + building]
        icons = LACKING[row + building]
        focus += FOCUS * (icons - lacks) * (icons - lacks) // icons
        cost = lacks * UNIT
        all_cost += cost
        worth = (
            WORTH[at + building] + SPACE_POINTS[space] * POINT + SPACE_SPARES[space] * SPARE_POINTS
        )
        worth = _likely(worth, all_cost, all_cost // UNIT, budget)
        low_sum += worth - cost * LOW // UNIT
        fair_sum += worth - cost * FAIR // UNIT
        high_sum += worth - cost * HIGH // UNIT
        dear_sum += worth - cost * DEAR // UNIT
        low_best = max(low_best, low_sum)
        fair_best = max(fair_best, fair_sum)
        high_best = max(high_best, high_sum)
        dear_best = max(dear_best, dear_sum)
        if (
            kind >= 0
            and worth > cost * FAIR // UNIT - UNIT
            and NEEDS[building * KINDS + kind] > ticks_of(ticked, kind)
        ):
            wanted += 1
    found = low + low_best
    price = LOW
    if fair + fair_best < found:
        found = fair + fair_best
        price = FAIR
    if high + high_best < found:
        found = high + high_best
        price = HIGH
    if dear + dear_best < found:
        found = dear + dear_best
        price = DEAR
    found += focus + max(coins - CHEST, 0) * CHEST_POINTS
    if coins == 0 and state.ready(seat):
        found -= NO_MONEY

    # What is about to be spent or placed
    if spending:
        found += SPUR if near else -SPUR
    if kind >= 0:
        placed = min(pending, wanted)
        return found + (placed * WANTED + (pending - placed) * UNWANTED) * price // UNIT
    return found + pending * price // UNIT


def _spending(state: Board, seat: i64) -> i64:
    """1 while a Spare is being spent, 2 while Fiorini are."""
    if state.who == seat:
        if isinstance(state.step, SpendSpare):
            return 1
        if isinstance(state.step, SpendFiorini):
            return 2
    return 0


def _is_near(spending: i64, resources: i64, money: i64, spares: i64, coins: i64) -> bool:
    """Whether what is being spent completes what a project lacks, with the rest of the Supply."""
    if spending == 1:
        return 0 < resources <= spares and money <= coins
    return resources == 0 and 0 < money <= coins


def _likely(worth: i64, cost: i64, lacks: i64, budget: i64) -> i64:
    """A project's worth: the less sure the more it lacks, and nothing beyond the budget."""
    worth = worth * DECAY[lacks] // POINT
    beyond = cost - budget
    if beyond >= SLACK:
        return 0
    if beyond > -SLACK:
        worth = worth * (SLACK - beyond) // (2 * SLACK)
    return worth


def _best_building(owned: i64, ticked: i64, at: i64, italian: i64) -> i64:
    """The Building that a space should become."""
    if ticked == 0:
        for place in range(BUILDINGS):
            building = RANKED[at + place]
            if not owned & BIT[building]:
                return building
    best: i64 = 0
    best_worth = WORTHLESS
    row = (italian * TICKINGS + ticked) * (BUILDINGS + 1)
    for building in range(1, BUILDINGS + 1):
        if not owned & BIT[building]:
            worth = WORTH[at + building] - LACKING[row + building] * PLAIN_PRICE
            if worth > best_worth:
                best_worth = worth
                best = building
    return best


def _pending(state: Board, seat: i64) -> tuple[i64, i64]:
    """A kind of Resource and how many are about to be placed; or -1 and what else is pending."""
    if state.who != seat:
        return -1, 0
    step = state.step
    if isinstance(step, ObtainResources):
        return RESOURCE_OF[step.die], step.left
    if isinstance(step, ObtainIdenticalResources):
        return step.kind, step.left
    if isinstance(step, ObtainAnyResource):
        return -1, WANTED
    if isinstance(step, UseAnyDie):
        return -1, ANY_DIE
    if isinstance(step, ChooseTrack):
        return -1, ANY_STEPS
    return -1, 0
