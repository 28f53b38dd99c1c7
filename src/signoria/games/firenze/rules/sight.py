"""What a seat sees: everything on the table, its own hand, and how many cards others hold."""

from __future__ import annotations

from signoria.games.firenze.rules import scoring
from signoria.games.firenze.rules.board import Board, height_of, space_of
from signoria.games.firenze.rules.box import (
    BALCONY_SPACE,
    BALCONY_TOTAL,
    CARD_LIMIT,
    CARDS,
    CHURCH_SPACES,
    COLOUR_NAMES,
    COLOURS,
    COSTS,
    DISCARDABLE,
    EVENTS_END,
    HEIGHTS,
    HELD,
    LEVEL_POINTS,
    MAJORITY,
    MOST_BUILT,
    NUMERAL_NAMES,
    NUMERALS,
    PERSONNEL,
    PERSONNEL_NAMES,
    POINTS,
    ROW,
    STOREYS,
    TRACK,
)
from signoria.games.firenze.rules.buildings import (
    construction_cost,
)
from signoria.games.firenze.rules.choose_card import PayCardCosts, card_cost, next_to_pay
from signoria.games.firenze.rules.commissions import next_balcony
from signoria.games.firenze.rules.description import card_name
from signoria.games.firenze.rules.events import strikes_all
from signoria.games.firenze.rules.giving import GiveBricks
from signoria.games.firenze.rules.kinds import PRINCESS
from signoria.games.firenze.rules.layout import (
    DECK,
    DISCARDS,
    NO_CARD,
    NO_TILE,
    START_DECK,
)
from signoria.games.firenze.rules.phases import phase
from signoria.games.firenze.rules.sight_of_seats import by_colour, cards_of, player
from signoria.games.firenze.rules.turn import next_turn
from signoria.games.firenze.rules.words import BIT
from signoria.games.firenze.sights import (
    Balcony,
    Commission,
    End,
    LevelTile,
    Now,
    Place,
    Sight,
    Tower,
)
from signoria.kernel.steps import NOBODY
from signoria.kernel.supply import left

PERSONNEL_CARD, BUILDING, CELEBRATION = "personnel", "building", "celebration"
EVENT, CHURCH = "event", "church"


def observe(state: Board, seat: int | None) -> Sight:
    """The table as plain JSON; options only for the seat that is asked."""
    now = phase(state)
    return {
        "game": "firenze",
        "seats": int(state.seats),
        "seat": seat,
        "actor": int(state.who),
        "step": str(state.step),
        "options": [action.text for action in state.options()] if seat == state.who else [],
        "turn": int(state.turn),
        "next": _next(state),
        "starter": int(state.starter),
        "phase": now,
        "over": state.who == NOBODY,
        "end": _end(state),
        "now": _now(state),
        "bag": by_colour([int(state.bag(colour)) for colour in range(COLOURS)]),
        "deck": {
            "start_cards": int(left(state.table, START_DECK, CARDS)),
            "cards": int(left(state.table, DECK, CARDS)),
            "reshuffles": int(state.reshuffles),
            "most_reshuffles": int(state.most_reshuffles),
        },
        "discards": cards_of([int(state.table[DISCARDS + kind]) for kind in range(CARDS)]),
        "row": [_place(state, place) for place in range(ROW)],
        "event": card_name(state.event - 1) if state.event else None,
        "strikes_all": bool(state.event and strikes_all(state.event - 1)),
        "churches": [_church(state, space) for space in range(CHURCH_SPACES)],
        "towers": [_commissions(state, colour) for colour in range(COLOURS)],
        "balconies": [_balcony(state, numeral) for numeral in range(NUMERALS)],
        "next_balcony": _next_balcony(state),
        "level_tiles": [_level_tile(state, height) for height in HEIGHTS if LEVEL_POINTS[height]],
        "construction_costs": [int(cost) for cost in COSTS],
        "free_bricks": max([bricks for bricks, cost in enumerate(COSTS) if cost == 0]),
        "card_limit": int(CARD_LIMIT),
        "track": int(TRACK),
        "players": [player(state, other, seat, now) for other in range(state.seats)],
    }


def _end(state: Board) -> End:
    """Who has the end of game tile, and whether the last round runs without it."""
    finisher = None if state.finisher < 0 else int(state.finisher)
    return {"finisher": finisher, "last_round": bool(state.closing)}


def _now(state: Board) -> Now:
    """What is going on in this turn."""
    costs = [int(construction_cost(state, bricks)) for bricks in range(MOST_BUILT + 1)]
    may_build = int(MOST_BUILT - state.built)
    return {
        "played": [PERSONNEL_NAMES[kind] for kind in range(PERSONNEL) if state.played & BIT[kind]],
        "built": int(state.built),
        "most_built": int(MOST_BUILT),
        "may_build": may_build,
        "free": max([bricks for bricks, cost in enumerate(costs) if cost == 0]),
        "construction_cost": costs[state.built],
        "next_cost": costs[state.built + 1] if may_build else None,
        "costs": costs,
        "fulfilled": int(state.fulfilled),
        "due": int(state.due),
        "receiver": _receiver(state),
        "place": int(state.place) or None,
        "pays_on": int(next_to_pay(state)) + 1 if isinstance(state.step, PayCardCosts) else None,
        "wanted": COLOUR_NAMES[state.wanted - 1] if state.wanted else None,
        "playing": PERSONNEL_NAMES[state.playing - 1] if state.playing else None,
        "target": int(state.target) if state.playing else None,
        "cards_are_free": bool(state.played & BIT[PRINCESS]),
        "shielded": bool(state.shielded),
        "discards": "cheapest" if state.cheapest else "chosen",
    }


def _next(state: Board) -> int | None:
    seat = int(next_turn(state))
    return None if seat < 0 or state.who == NOBODY else seat


def _receiver(state: Board) -> int | None:
    if not isinstance(state.step, GiveBricks):
        return None
    seat = int(state.step.receiver(state))
    return None if seat < 0 else seat


def kind_name(kind: int) -> str:
    """Personnel, building, celebration, event or church."""
    if kind < PERSONNEL:
        return PERSONNEL_CARD
    if kind < DISCARDABLE:
        return BUILDING
    if kind < HELD:
        return CELEBRATION
    return EVENT if kind < EVENTS_END else CHURCH


def _place(state: Board, place: int) -> Place | None:
    """A card of the row with its bricks and its cost; ``None`` for a hole."""
    kind = state.card(place)
    if kind == NO_CARD:
        return None
    return {
        "place": place + 1,
        "card": card_name(kind),
        "kind": kind_name(kind),
        "cost": int(card_cost(state, place)),
        "bricks": by_colour([int(state.bricks_on(place, colour)) for colour in range(COLOURS)]),
    }


def _church(state: Board, space: int) -> str | None:
    kind = state.church(space)
    return None if kind == NO_CARD else card_name(kind)


def _commissions(state: Board, colour: int) -> Tower:
    """A tower of the board: its flag, and its commissions from the lowest up."""
    ahead = int(scoring.majority(state, colour))
    return {
        "colour": COLOUR_NAMES[colour],
        "majority": int(MAJORITY[colour]),
        "ahead": None if ahead < 0 else ahead,
        "commissions": [
            _commission(state, space) for space in range(colour * STOREYS, (colour + 1) * STOREYS)
        ],
    }


def _commission(state: Board, space: int) -> Commission:
    numeral = int(state.numeral_on(space))
    is_open = bool(state.is_open(space))
    seal = None if is_open else int(state.covered_by(space))
    return {
        "height": int(height_of(space)),
        "printed": int(POINTS[space]),
        "points": int(state.worth(space)),
        "balcony": None if numeral < 0 else NUMERAL_NAMES[numeral],
        "neutral": seal is not None and seal < 0,
        "seal": seal if seal is not None and seal >= 0 else None,
        "open": is_open and (numeral < 0 or numeral == int(next_balcony(state))),
    }


def _balcony(state: Board, numeral: int) -> Balcony | None:
    tile = state.tile(numeral)
    if tile == NO_TILE:
        return None
    space = BALCONY_SPACE[tile]
    seal = int(state.covered_by(space))
    return {
        "numeral": NUMERAL_NAMES[numeral],
        "colour": COLOUR_NAMES[space // STOREYS],
        "height": int(height_of(space)),
        "points": int(BALCONY_TOTAL[tile]),
        "seal": seal if seal >= 0 else None,
    }


def _next_balcony(state: Board) -> str | None:
    numeral = int(next_balcony(state))
    return None if numeral == NUMERALS else NUMERAL_NAMES[numeral]


def _level_tile(state: Board, height: int) -> LevelTile:
    return {
        "height": height,
        "points": int(LEVEL_POINTS[height]),
        "there": bool(state.has_level_tile(height)),
        "taker": _taker(state, height),
    }


def _taker(state: Board, height: int) -> int | None:
    """Who took a level tile, where all seals of that height are one player's."""
    if state.has_level_tile(height):
        return None
    spaces = [space_of(colour, height) for colour in range(COLOURS)]
    owners = {int(state.covered_by(space)) for space in spaces if state.covered_by(space) >= 0}
    return owners.pop() if len(owners) == 1 else None
