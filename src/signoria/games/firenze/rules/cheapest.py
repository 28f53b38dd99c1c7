"""An option: what events take from everybody are the cheapest bricks that are not in use."""

from __future__ import annotations

from signoria._compat import i64
from signoria.games.firenze.news.cards import BricksLost
from signoria.games.firenze.rules.board import Board
from signoria.games.firenze.rules.box import CARD_NAMES, COLOURS
from signoria.games.firenze.rules.layout import TOWER_COLOUR
from signoria.games.firenze.rules.naming import stored_bricks
from signoria.games.firenze.rules.towers import pile_has, tower, towers


def return_cheapest(state: Board, seat: i64) -> None:
    """First the colours that a player is not building in, then the others, cheapest first."""
    before = stored_bricks(state, seat) if state.news is not None else ()
    for building in range(2):
        for colour in range(COLOURS):
            if builds_in(state, seat, colour) == (building == 1):
                count = min(state.due, state.bricks(seat, colour))
                state.store(seat, colour, -count)
                state.drop(colour, count)
                state.due -= count
    if state.news is not None:
        tell_lost(state, seat, before)


def builds_in(state: Board, seat: i64, colour: i64) -> bool:
    """Whether a player has a tower of that colour; a Campanile counts for those it has."""
    for index in range(towers(state, seat)):
        if TOWER_COLOUR[tower(state, seat, index)] == colour:
            return True
    return pile_has(state, seat, colour)


def tell_lost(state: Board, seat: i64, before: tuple[str, ...]) -> None:
    """What an event took of the bricks that were there before."""
    if state.news is not None:
        lost = list(before)
        for name in stored_bricks(state, seat):
            lost.remove(name)
        if lost:
            state.news.append(BricksLost(seat, tuple(lost), CARD_NAMES[state.event - 1]))
