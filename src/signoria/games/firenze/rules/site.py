"""Taking the top brick off a tower: the words for it, and the deed."""

from __future__ import annotations

from signoria._compat import i64
from signoria.games.firenze.news.cards import TopBrickLost
from signoria.games.firenze.news.reasons import NoTower, NotTallest, TheyHaveNoTower
from signoria.games.firenze.rules.asking import asked_elsewhere
from signoria.games.firenze.rules.board import Board
from signoria.games.firenze.rules.box import CARD_NAMES, COLOUR_NAMES, HIGHEST
from signoria.games.firenze.rules.kinds import SABOTEUR
from signoria.games.firenze.rules.layout import TOWER_COLOUR, TOWER_HEIGHT
from signoria.games.firenze.rules.towers import cut_pile, cut_tower, pile_height, tower, towers
from signoria.games.firenze.rules.words import CUT, CUT_CAMPANILE
from signoria.kernel.actions import Action, Options
from signoria.kernel.news import Reason


def cuttable(state: Board, seat: i64, least: i64) -> Options:
    """A player's towers of that height or more; equal ones are one choice."""
    found: list[Action] = []
    before: i64 = -1
    for index in range(towers(state, seat)):
        number = tower(state, seat, index)
        if number != before and TOWER_HEIGHT[number] >= least:
            found.append(CUT[TOWER_COLOUR[number] * HIGHEST + TOWER_HEIGHT[number] - 1])
        before = number
    if pile_height(state, seat) >= least:
        found.append(CUT_CAMPANILE)
    return tuple(found)


def why_not_cut(state: Board, seat: i64, action: Action) -> Reason | None:
    """It does not stand there, or it is not among the tallest."""
    if action.verb != CUT_CAMPANILE.verb:
        return asked_elsewhere(state, action)
    if action in cuttable(state, seat, 1):
        return NotTallest()
    colour = None if action is CUT_CAMPANILE else COLOUR_NAMES[action.what // HIGHEST]
    height = 0 if action is CUT_CAMPANILE else action.what % HIGHEST + 1
    if seat != state.who:
        return TheyHaveNoTower(seat, colour, height)
    return NoTower(colour, height)


def cut(state: Board, seat: i64, action: Action, card: i64) -> None:
    """The top brick of the tower that *action* names goes into the pouch, by some card."""
    if action is CUT_CAMPANILE:
        cut_pile(state, seat)
        if state.news is not None:
            tell_cut(state, seat, -1, pile_height(state, seat), card)
    else:
        colour = action.what // HIGHEST
        height = action.what % HIGHEST + 1
        cut_tower(state, seat, colour, height)
        if state.news is not None:
            tell_cut(state, seat, colour, height - 1, card)


def tell_cut(state: Board, seat: i64, colour: i64, left: i64, card: i64) -> None:
    """Whose card it was belongs to the news; a Campanile has no colour."""
    if state.news is not None:
        name = COLOUR_NAMES[colour] if colour >= 0 else None
        by = state.turn if card == SABOTEUR else None
        state.news.append(TopBrickLost(seat, name, left + 1, left, CARD_NAMES[card], by))
