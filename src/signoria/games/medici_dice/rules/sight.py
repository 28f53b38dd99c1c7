"""What a seat sees: everything, for all score sheets are open.

What is printed is the same object in every observation: it is to be looked at.
"""

from __future__ import annotations

from typing import Final

from signoria.games.medici_dice.rules import scoring_alone
from signoria.games.medici_dice.rules.board import LINES_A_ROUND, Board
from signoria.games.medici_dice.rules.box import (
    ALL_FACES,
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
from signoria.games.medici_dice.rules.standing import standing, would_score
from signoria.games.medici_dice.sights import Die, Face, Place, Sheet, Ship, Sight
from signoria.kernel.steps import NOBODY


def observe(state: Board, seat: int | None) -> Sight:
    """The table as plain JSON; options only for the seat that is asked."""
    seen: Sight = {
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
        "column_bonus": _COLUMN_BONUS,
    }
    if state.seats == 1:
        _observe_alone(state, seen)
    return seen


def _observe_alone(state: Board, seen: Sight) -> None:
    seen["breakthrough_from"] = int(BREAKTHROUGH_FROM)
    seen["breakthrough"] = bool(scoring_alone.is_broken_through(state))
    seen["near_breakthrough"] = [
        name for good, name in enumerate(GOOD_NAMES) if scoring_alone.is_near(state, good)
    ]
    seen["ship_counts_from"] = int(SHIP_COUNTS_FROM)
    seen["ship_bonus_from"] = int(SHIP_BONUS_FROM)
    seen["ship_bonus"] = int(SHIP_BONUS)
    seen["circles"] = {name: int(state.circles(good)) for good, name in enumerate(GOOD_NAMES)}
    seen["bonus_when_behind"] = bool(state.bonus_when_behind)
    seen["rank"] = scoring_alone.rank(state.total(0))
    seen["next_rank"] = scoring_alone.next_rank(state.total(0))


def all_faces() -> list[Face]:
    """Every face that a die can show."""
    return [_face(face) for face in range(ALL_FACES)]


def _column_bonus() -> list[list[int]]:
    steps = range(1, COLUMN + 1)
    return [
        [crosses, int(COLUMN_BONUS[crosses])]
        for crosses in steps
        if COLUMN_BONUS[crosses] > COLUMN_BONUS[crosses - 1]
    ]


def _die(state: Board, die: int) -> Die | None:
    if not state.rolled >> die & 1:
        return None
    return {**_FACES[state.face(die)], "left": bool(state.left >> die & 1)}


def _face(face: int) -> Face:
    return {
        "face": FACE_NAMES[face],
        "number": int(NUMBER_OF[face]),
        "good": None if face == GOLD_FACE else GOOD_NAMES[face % GOODS],
        "marks": int(MARKS_OF[face]),
    }


def _sheet(state: Board, seat: int) -> Sheet:
    columns: dict[str, int] = {}
    places: dict[str, Place] = {}
    points: dict[str, int] = {}
    for good, name in enumerate(GOOD_NAMES):
        stands = standing(state, seat, good)
        columns[name] = int(state.crosses(seat, good))
        places[name] = {"place": stands.place, "is_tied": stands.is_tied}
        points[name] = stands.points
    then = would_score(state, seat)
    return {
        "ships": [_ship(state, seat, ship) for ship in range(1, SHIPS + 1)],
        "columns": columns,
        "column_places": places,
        "column_points": points,
        "column_spaces": int(COLUMN),
        "would_score": {
            "place": then.place,
            "is_tied": then.is_tied,
            "ship": int(then.ship),
            "monopolies": int(then.monopolies),
            "points": int(then.ship + then.monopolies),
        },
        "total": int(state.total(seat)),
    }


def _ship(state: Board, seat: int, ship: int) -> Ship:
    cargo = [_FACES[face] for face in state.cargo(seat, ship)]
    totals: list[int] = []
    for face in cargo:
        totals.append((totals[-1] if totals else 0) + face["number"])
    is_scored = ship < state.round or state.who == NOBODY
    line = (ship - 1) * LINES_A_ROUND
    of_ship, of_columns = int(state.points(seat, line)), int(state.points(seat, line + 1))
    return {
        "spaces": int(SPACES[ship - 1]),
        "free": int(SPACES[ship - 1]) - len(cargo),
        "cargo": cargo,
        "totals": totals,
        "value": totals[-1] if totals else 0,
        "is_scored": is_scored,
        "place": _place(state, seat, ship) if is_scored and state.seats > 1 else None,
        "ship_points": of_ship,
        "monopoly_points": of_columns,
        "points": of_ship + of_columns,
    }


def _place(state: Board, seat: int, ship: int) -> int:
    """Of a ship, perhaps of an earlier round; equals share the better one."""
    mine = state.worth(seat, ship)
    return 1 + sum([state.worth(other, ship) > mine for other in range(state.seats)])


_FACES: Final[list[Face]] = all_faces()
_COLUMN_BONUS: Final[list[list[int]]] = _column_bonus()
