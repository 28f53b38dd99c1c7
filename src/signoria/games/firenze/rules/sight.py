"""What a seat sees: everything on the table, its own hand, and how many cards others hold."""

from __future__ import annotations

from typing import Any

from signoria.games.firenze.rules import scoring
from signoria.games.firenze.rules.board import Board, height_of
from signoria.games.firenze.rules.box import (
    BALCONY_SPACE,
    BALCONY_TOTAL,
    CARD_LIMIT,
    CARD_NAMES,
    CARDS,
    CHURCH_SPACES,
    COLOUR_NAMES,
    COLOURS,
    COSTS,
    DISCARDABLE,
    EVENTS_END,
    HEIGHTS,
    HELD,
    HIGHEST,
    LEVEL_POINTS,
    MAJORITY,
    MOST_BUILT,
    NUMERAL_NAMES,
    NUMERALS,
    PERSONNEL,
    PERSONNEL_NAMES,
    POINTS,
    ROW,
    SEAL_COLOURS,
    STOREYS,
    TRACK,
)
from signoria.games.firenze.rules.buildings import (
    construction_cost,
    exchange_price,
    storehouse_limit,
)
from signoria.games.firenze.rules.commissions import next_balcony
from signoria.games.firenze.rules.description import card_name
from signoria.games.firenze.rules.fulfil import fulfillable
from signoria.games.firenze.rules.kinds import PRINCESS
from signoria.games.firenze.rules.layout import (
    DECK,
    DISCARDS,
    NO_CARD,
    NO_TILE,
    PILE_WORKED,
    SEAT,
    START_DECK,
    TOWER_COLOUR,
    TOWER_HEIGHT,
)
from signoria.games.firenze.rules.phases import phase
from signoria.games.firenze.rules.towers import pile_colour, pile_height, tower, towers
from signoria.games.firenze.rules.words import BIT
from signoria.kernel.steps import NOBODY
from signoria.kernel.supply import left

PERSONNEL_CARD, BUILDING, CELEBRATION = "personnel", "building", "celebration"
EVENT, CHURCH = "event", "church"


def observe(state: Board, seat: int | None) -> dict[str, Any]:
    """The table as plain JSON; options only for the seat that is asked."""
    return {
        "game": "firenze",
        "seats": int(state.seats),
        "seat": seat,
        "actor": int(state.who),
        "step": str(state.step),
        "options": [action.text for action in state.options()] if seat == state.who else [],
        "turn": int(state.turn),
        "starter": int(state.starter),
        "phase": phase(state),
        "over": state.who == NOBODY,
        "end": _end(state),
        "now": _now(state),
        "bag": _by_colour([int(state.bag(colour)) for colour in range(COLOURS)]),
        "deck": {
            "start_cards": int(left(state.table, START_DECK, CARDS)),
            "cards": int(left(state.table, DECK, CARDS)),
            "reshuffles": int(state.reshuffles),
            "most_reshuffles": int(state.most_reshuffles),
        },
        "discards": _cards([int(state.table[DISCARDS + kind]) for kind in range(CARDS)]),
        "row": [_place(state, place) for place in range(ROW)],
        "event": card_name(state.event - 1) if state.event else None,
        "churches": [_church(state, space) for space in range(CHURCH_SPACES)],
        "towers": [_commissions(state, colour) for colour in range(COLOURS)],
        "balconies": [_balcony(state, numeral) for numeral in range(NUMERALS)],
        "next_balcony": _next_balcony(state),
        "level_tiles": [_level_tile(state, height) for height in HEIGHTS if LEVEL_POINTS[height]],
        "construction_costs": [int(cost) for cost in COSTS],
        "card_limit": int(CARD_LIMIT),
        "track": int(TRACK),
        "players": [_player(state, other, seat) for other in range(state.seats)],
    }


def _end(state: Board) -> dict[str, Any]:
    """Who has the end of game tile, and whether the last round runs without it."""
    finisher = None if state.finisher < 0 else int(state.finisher)
    return {"finisher": finisher, "last_round": bool(state.closing)}


def _now(state: Board) -> dict[str, Any]:
    """What is going on in this turn."""
    return {
        "played": [PERSONNEL_NAMES[kind] for kind in range(PERSONNEL) if state.played & BIT[kind]],
        "built": int(state.built),
        "most_built": int(MOST_BUILT),
        "construction_cost": int(construction_cost(state, state.built)),
        "costs": [int(construction_cost(state, bricks)) for bricks in range(MOST_BUILT + 1)],
        "fulfilled": int(state.fulfilled),
        "due": int(state.due),
        "place": int(state.place) or None,
        "wanted": COLOUR_NAMES[state.wanted - 1] if state.wanted else None,
        "playing": PERSONNEL_NAMES[state.playing - 1] if state.playing else None,
        "target": int(state.target) if state.playing else None,
        "cards_are_free": bool(state.played & BIT[PRINCESS]),
        "shielded": bool(state.shielded),
        "discards": "cheapest" if state.cheapest else "chosen",
    }


def _by_colour(counts: list[int]) -> dict[str, int]:
    return dict(zip(COLOUR_NAMES, counts, strict=True))


def _cards(counts: list[int]) -> dict[str, int]:
    return {CARD_NAMES[kind]: count for kind, count in enumerate(counts) if count}


def kind_name(kind: int) -> str:
    """Personnel, building, celebration, event or church."""
    if kind < PERSONNEL:
        return PERSONNEL_CARD
    if kind < DISCARDABLE:
        return BUILDING
    if kind < HELD:
        return CELEBRATION
    return EVENT if kind < EVENTS_END else CHURCH


def _place(state: Board, place: int) -> dict[str, Any] | None:
    """A card of the row with its bricks and its cost; ``None`` for a hole."""
    kind = state.card(place)
    if kind == NO_CARD:
        return None
    return {
        "place": place + 1,
        "card": card_name(kind),
        "kind": kind_name(kind),
        "cost": 0 if state.played & BIT[PRINCESS] else place,
        "bricks": _by_colour([int(state.bricks_on(place, colour)) for colour in range(COLOURS)]),
    }


def _church(state: Board, space: int) -> str | None:
    kind = state.church(space)
    return None if kind == NO_CARD else card_name(kind)


def _commissions(state: Board, colour: int) -> dict[str, Any]:
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


def _commission(state: Board, space: int) -> dict[str, Any]:
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


def _balcony(state: Board, numeral: int) -> dict[str, Any] | None:
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


def _level_tile(state: Board, height: int) -> dict[str, Any]:
    return {
        "height": height,
        "points": int(LEVEL_POINTS[height]),
        "there": bool(state.has_level_tile(height)),
    }


def _player(state: Board, seat: int, eye: int | None) -> dict[str, Any]:
    """A player's place; hands are open to their owner, and to all when the game is over."""
    hand = [int(state.held(seat, kind)) for kind in range(HELD)]
    in_play = [count if PERSONNEL <= kind < DISCARDABLE else 0 for kind, count in enumerate(hand)]
    kept = [0 if PERSONNEL <= kind < DISCARDABLE else count for kind, count in enumerate(hand)]
    shown = seat == eye or state.who == NOBODY
    return {
        "seat": seat,
        "seal_colour": SEAL_COLOURS[seat],
        "prestige": int(state.prestige(seat)),
        "lines": {
            name: int(state.points(seat, line)) for line, name in enumerate(scoring.LINE_NAMES)
        },
        "seals_left": int(state.seals_left(seat)),
        "storehouse": _by_colour([int(state.bricks(seat, colour)) for colour in range(COLOURS)]),
        "stored": int(state.stored(seat)),
        "storehouse_limit": int(storehouse_limit(state, seat)),
        "exchange_price": int(exchange_price(state, seat)),
        "towers": [_tower(state, seat, index) for index in range(towers(state, seat))],
        "campanile": {
            "bricks": [
                COLOUR_NAMES[pile_colour(state, seat, level)]
                for level in range(pile_height(state, seat))
            ],
            "worked_on": bool(state.table[seat * SEAT + PILE_WORKED]),
        },
        "buildings": _cards(in_play),
        "cards_in_hand": sum(kept),
        "hand": _cards(kept) if shown else None,
    }


def _tower(state: Board, seat: int, index: int) -> dict[str, Any]:
    number = tower(state, seat, index)
    return {
        "colour": COLOUR_NAMES[TOWER_COLOUR[number]],
        "height": int(TOWER_HEIGHT[number]),
        "worked_on": bool(number % 2),
        "fits": bool(fulfillable(state, seat, number) >= 0),
        "full": bool(TOWER_HEIGHT[number] == HIGHEST),
    }
