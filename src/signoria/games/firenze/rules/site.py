"""Taking the top brick off a tower: the words for it, and the deed."""

from __future__ import annotations

from signoria._compat import i64
from signoria.games.firenze.rules.board import Board
from signoria.games.firenze.rules.box import HIGHEST
from signoria.games.firenze.rules.layout import TOWER_COLOUR, TOWER_HEIGHT
from signoria.games.firenze.rules.towers import cut_pile, cut_tower, pile_height, tower, towers
from signoria.games.firenze.rules.words import CUT, CUT_CAMPANILE
from signoria.kernel.actions import Action, Options


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


def cut(state: Board, seat: i64, action: Action) -> None:
    """The top brick of the tower that *action* names goes into the pouch."""
    if action is CUT_CAMPANILE:
        cut_pile(state, seat)
    else:
        cut_tower(state, seat, action.what // HIGHEST, action.what % HIGHEST + 1)
