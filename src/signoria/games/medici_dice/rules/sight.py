"""What a seat sees: everything, for all score sheets are open."""

from __future__ import annotations

from typing import Any

from signoria.games.medici_dice.rules import scoring_alone
from signoria.games.medici_dice.rules.board import LINES_A_ROUND, Board
from signoria.games.medici_dice.rules.box import (
    BREAKTHROUGH_FROM,
    COLUMN,
    COLUMN_BONUS,
    DICE,
    FACE_NAMES,
    GOLD_FACE,
    GOOD_NAMES,
    GOODS,
    MARKS_OF,
    NUMBER_OF,
    SHIP_BONUS,
    SHIP_BONUS_FROM,
    SHIP_COUNTS_FROM,
    SHIPS,
    SPACES,
)
from signoria.games.medici_dice.rules.standing import standing
from signoria.kernel.steps import NOBODY


def observe(state: Board, seat: int | None) -> dict[str, Any]:
    """The table as plain JSON; options only for the seat that is asked."""
    seen: dict[str, Any] = {
        "game": "medici_dice",
        "seats": int(state.seats),
        "seat": seat,
        "actor": int(state.who),
        "step": str(state.step),
        "options": [action.text for action in state.options()] if seat == state.who else [],
        "round": int(state.round),
        "roller": int(state.roller),
        "dice": [_die(state, die) for die in range(DICE)],
        "sheets": [_sheet(state, other) for other in range(state.seats)],
        "column_bonus": _column_bonus(),
    }
    if state.seats == 1:
        seen["breakthrough_from"] = int(BREAKTHROUGH_FROM)
        seen["breakthrough"] = bool(scoring_alone.is_broken_through(state))
        seen["ship_counts_from"] = int(SHIP_COUNTS_FROM)
        seen["ship_bonus_from"] = int(SHIP_BONUS_FROM)
        seen["ship_bonus"] = int(SHIP_BONUS)
        seen["circles"] = {name: int(state.circles(good)) for good, name in enumerate(GOOD_NAMES)}
        seen["bonus_when_behind"] = bool(state.bonus_when_behind)
        seen["rank"] = scoring_alone.rank(state.total(0))
    return seen


def _column_bonus() -> list[list[int]]:
    """Crosses to reach, and what they bring from then on."""
    steps = range(1, COLUMN + 1)
    return [
        [crosses, int(COLUMN_BONUS[crosses])]
        for crosses in steps
        if COLUMN_BONUS[crosses] > COLUMN_BONUS[crosses - 1]
    ]


def _die(state: Board, die: int) -> dict[str, Any] | None:
    """A die that was rolled; ``left`` while it lies in the middle."""
    if not state.rolled >> die & 1:
        return None
    return {**_face(state.face(die)), "left": bool(state.left >> die & 1)}


def _face(face: int) -> dict[str, Any]:
    return {
        "face": FACE_NAMES[face],
        "number": int(NUMBER_OF[face]),
        "good": None if face == GOLD_FACE else GOOD_NAMES[face % GOODS],
        "marks": int(MARKS_OF[face]),
    }


def _sheet(state: Board, seat: int) -> dict[str, Any]:
    return {
        "ships": [_ship(state, seat, ship) for ship in range(1, SHIPS + 1)],
        "columns": {name: int(state.crosses(seat, good)) for good, name in enumerate(GOOD_NAMES)},
        "column_points": {
            name: standing(state, seat, good).points for good, name in enumerate(GOOD_NAMES)
        },
        "column_spaces": int(COLUMN),
        "total": int(state.total(seat)),
    }


def _ship(state: Board, seat: int, ship: int) -> dict[str, Any]:
    cargo = [_face(face) for face in state.cargo(seat, ship)]
    totals: list[int] = []
    for face in cargo:
        totals.append((totals[-1] if totals else 0) + face["number"])
    line = (ship - 1) * LINES_A_ROUND
    return {
        "spaces": int(SPACES[ship - 1]),
        "cargo": cargo,
        "totals": totals,
        "value": totals[-1] if totals else 0,
        "is_scored": ship < state.round or state.who == NOBODY,
        "ship_points": int(state.points(seat, line)),
        "monopoly_points": int(state.points(seat, line + 1)),
    }
