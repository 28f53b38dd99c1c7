"""What a seat sees of the players: their places, and of their hands what is open."""

from __future__ import annotations

from signoria._compat import i64
from signoria.games.firenze.rules import scoring
from signoria.games.firenze.rules.board import Board
from signoria.games.firenze.rules.box import (
    CARD_NAMES,
    COLOUR_NAMES,
    COLOURS,
    DISCARDABLE,
    HELD,
    HIGHEST,
    PERSONNEL,
    SEAL_COLOURS,
)
from signoria.games.firenze.rules.build_towers import can_pile, laid_by
from signoria.games.firenze.rules.buildings import (
    exchange_price,
    storehouse_limit,
)
from signoria.games.firenze.rules.fulfil import fulfillable
from signoria.games.firenze.rules.layout import (
    PILE_WORKED,
    SEAT,
    TOWER_COLOUR,
    TOWER_HEIGHT,
)
from signoria.games.firenze.rules.phases import BUILDING_TOWERS, EXCHANGING, FULFILLING
from signoria.games.firenze.rules.towers import pile_colour, pile_height, tower, towers
from signoria.games.firenze.sights import (
    Bricks,
    Cards,
    Player,
    SiteTower,
)
from signoria.kernel.steps import NOBODY


def player(state: Board, seat: int, eye: int | None, now: int) -> Player:
    """A player's place; hands are open to their owner, and to all when the game is over."""
    hand = [int(state.held(seat, kind)) for kind in range(HELD)]
    in_play = [count if PERSONNEL <= kind < DISCARDABLE else 0 for kind, count in enumerate(hand)]
    kept = [0 if PERSONNEL <= kind < DISCARDABLE else count for kind, count in enumerate(hand)]
    shown = seat == eye or state.who == NOBODY
    worked = state.table[seat * SEAT + PILE_WORKED]
    return {
        "seat": seat,
        "seal_colour": SEAL_COLOURS[seat],
        "prestige": int(state.prestige(seat)),
        "lines": {
            name: int(state.points(seat, line)) for line, name in enumerate(scoring.LINE_NAMES)
        },
        "seals_left": int(state.seals_left(seat)),
        "storehouse": by_colour([int(state.bricks(seat, colour)) for colour in range(COLOURS)]),
        "stored": int(state.stored(seat)),
        "storehouse_limit": int(storehouse_limit(state, seat)),
        "exchange_price": int(exchange_price(state, seat)),
        "towers": [_tower(state, seat, index, now) for index in range(towers(state, seat))],
        "campanile": {
            "bricks": [
                COLOUR_NAMES[pile_colour(state, seat, level)]
                for level in range(pile_height(state, seat))
            ],
            "worked_on": worked != 0,
            "in_danger": bool(pile_height(state, seat)) and _in_danger(state, seat, worked, now),
            "complete": bool(pile_height(state, seat) == COLOURS),
            "can_grow": can_pile(state, seat),
        },
        "buildings": cards_of(in_play),
        "cards_in_hand": sum(kept),
        "cards": int(state.cards_of(seat)),
        "hand": cards_of(kept) if shown else None,
    }


def _tower(state: Board, seat: int, index: int, now: int) -> SiteTower:
    number = tower(state, seat, index)
    colour, height, worked = TOWER_COLOUR[number], TOWER_HEIGHT[number], number & 1
    fits = bool(fulfillable(state, seat, number) >= 0)
    is_standing = worked != 0 or now == FULFILLING
    return {
        "colour": COLOUR_NAMES[colour],
        "height": int(height),
        "worked_on": worked != 0,
        "fits": fits,
        "full": bool(height == HIGHEST),
        "ready": fits and is_standing and seat == state.turn,
        "in_danger": _in_danger(state, seat, worked, now),
        "grows_by": None
        if height == HIGHEST
        else laid_by(TOWER_COLOUR[number], height + 1, worked),
    }


def _in_danger(state: Board, seat: int, worked: i64, now: int) -> bool:
    """While one exchanges and builds: what was not worked on yet."""
    return worked == 0 and seat == state.turn and now in (EXCHANGING, BUILDING_TOWERS)


def by_colour(counts: list[int]) -> Bricks:
    """Counts by the names of the colours."""
    return dict(zip(COLOUR_NAMES, counts, strict=True))


def cards_of(counts: list[int]) -> Cards:
    """Counts by the names of the cards, only those that there are."""
    return {CARD_NAMES[kind]: count for kind, count in enumerate(counts) if count}
