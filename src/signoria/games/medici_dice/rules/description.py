"""A table in words: positions, and what a record says beside a move."""

from __future__ import annotations

from typing import TYPE_CHECKING

from signoria._compat import i64
from signoria.games.medici_dice.rules.box import DICE, FACE_NAMES, GOODS
from signoria.games.medici_dice.rules.words import BIT, DICE_IN, TAKE, dice_names

if TYPE_CHECKING:
    from signoria.games.medici_dice.rules.board import Board
    from signoria.kernel.actions import Action


def description(state: Board) -> list[tuple[str, list[str]]]:
    """All that a position must say beside the agenda."""
    found = [
        ("seats", [str(state.seats)]),
        ("round", [str(state.round)]),
        ("roller", [str(state.roller)]),
        ("dice", [state.face_name(die) for die in range(DICE)]),
        ("left", dice_names(state.left).split()),
    ]
    if state.seats == 1:
        found.append(("circles", [str(state.circles(good)) for good in range(GOODS)]))
        found.append(("bonus_when_behind", [str(state.bonus_when_behind)]))
    for seat in range(state.seats):
        for ship in range(1, state.round + 1):
            names = [FACE_NAMES[face] for face in state.cargo(seat, ship)]
            found.append((f"ship{ship}:{seat}", names))
        crosses = [str(state.crosses(seat, good)) for good in range(GOODS)]
        found.append((f"crosses:{seat}", crosses))
        points = [str(points) for points in state.lines(seat)]
        found.append((f"points:{seat}", points))
    return found


def contents(state: Board, action: Action) -> str:
    """What the dice of a legal action show."""
    if action.verb != TAKE:
        return ""
    return " ".join([state.face_name(die) for die in DICE_IN[action.what]])


def spelled(state: Board, text: str) -> str:
    """``take 2 5`` for ``take gold5 dye4``: the dice that show them."""
    verb, *names = text.lower().split() or [""]
    if verb != TAKE:
        return text.lower()
    taken: i64 = 0
    for name in names:
        for die in DICE_IN[state.left & ~taken]:
            if name in (str(die + 1), state.face_name(die)):
                taken |= BIT[die]
                break
        else:
            return text.lower()
    return f"{TAKE} {dice_names(taken)}"
