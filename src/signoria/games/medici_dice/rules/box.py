"""What is in the box, read from ``box.toml``: constants for the rules."""

from __future__ import annotations

from pathlib import Path
from typing import Any, Final

from signoria._compat import i64, vec
from signoria.games.medici_dice.rules.final_player import most_left
from signoria.kernel.box import Box, open_box

BOX: Final[Box] = open_box(Path(__file__).parent.with_name("box.toml"))

# The structure that the rules are written for.
GOODS: Final[i64] = 5
DICE: Final[i64] = 5
GOLD: Final[i64] = 5  # the number on every die's golden face
FACES: Final[i64] = 6
SHIPS: Final[i64] = 3
MOST_POINTS: Final = 999
MANY_POINTS: Final = 200.0  # a lead that is as clear as can be

LEAST_SEATS: Final[i64] = BOX.integer("players.least", 1, 1)
MOST_SEATS: Final[i64] = BOX.integer("players.most", 2, 4)
GOOD_NAMES: Final[list[str]] = BOX.names("goods.names", GOODS)
MOST_DICE: Final[i64] = BOX.integer("choice.most_dice", 1, DICE - 1)
COLUMN: Final[i64] = BOX.integer("columns.spaces", 1, 99)

SHIP_COUNTS_FROM: Final[i64] = BOX.integer("solitaire.ship_counts_from", 0, MOST_POINTS)
SHIP_BONUS_FROM: Final[i64] = BOX.integer("solitaire.ship_bonus_from", 0, MOST_POINTS)
SHIP_BONUS: Final[i64] = BOX.integer("solitaire.ship_bonus", 0, MOST_POINTS)
ALONE_MAJORITY: Final[i64] = BOX.integer("solitaire.majority", 0, MOST_POINTS)
BREAKTHROUGH_FROM: Final[i64] = BOX.integer("solitaire.breakthrough_from", 1, 99)

# A face is a number: five goods with a 0, five with a 1, … and last the golden 5.
GOLD_FACE: Final[i64] = GOLD * GOODS
ALL_FACES: Final[i64] = GOLD_FACE + 1


def _face_names() -> list[str]:
    coloured = [f"{good}{number}" for number in range(GOLD) for good in GOOD_NAMES]
    return [*coloured, f"gold{GOLD}"]


def _faces_of_each_die() -> list[int]:
    rows = BOX["dice.faces"]
    if not isinstance(rows, list) or len(rows) != DICE:
        raise BOX.refuse("dice.faces", f"must have {DICE} rows, one a die")
    faces: list[int] = []
    for die, row in enumerate(rows, 1):
        if not isinstance(row, list) or sorted([str(name) for name in row]) != sorted(GOOD_NAMES):
            raise BOX.refuse("dice.faces", f"must show each good once; die {die} shows {row}")
        faces += [number * GOODS + GOOD_NAMES.index(name) for number, name in enumerate(row)]
        faces.append(GOLD_FACE)
    for number in range(GOLD):
        if len({row[number] for row in rows}) != DICE:
            raise BOX.refuse(
                "dice.faces",
                f"must show the {number} in another good on every die: only golds are alike",
            )
    return faces


def _marks_of_each_face() -> list[int]:
    gold = BOX.integer("crosses.gold", 0, 0)  # a golden face has no column
    zero = BOX.integer("crosses.zero", 0, 99)
    other = BOX.integer("crosses.other", 0, 99)
    return [zero] * GOODS + [other] * (GOLD_FACE - GOODS) + [gold]


def _by_seats(path: str, places: list[int]) -> list[int]:
    """Points by rank, MOST_SEATS ranks for each number of seats; nothing beyond the last."""
    points: list[int] = [0] * (2 * MOST_SEATS)
    for seats in range(2, MOST_SEATS + 1):
        row = BOX.integers(f"{path}.{seats}", places[seats], 0, MOST_POINTS)
        if row != sorted(row, reverse=True):
            raise BOX.refuse(f"{path}.{seats}", f"must fall from rank to rank, not {row}")
        points += row + [0] * (MOST_SEATS - len(row))
    return points


def _bonus_by_crosses() -> list[int]:
    bonus = [0] * (COLUMN + 1)
    for name in BOX.table("columns.bonus"):
        reached = int(name) if name.isascii() and name.isdecimal() else 0
        points = BOX.integer(f"columns.bonus.{name}", 0, MOST_POINTS)
        if not 1 <= reached <= COLUMN:
            raise BOX.refuse(f"columns.bonus.{name}", f"must be for 1 to {COLUMN} crosses")
        for crosses in range(reached, COLUMN + 1):
            bonus[crosses] = max(bonus[crosses], points)
    return bonus


def _ranks() -> list[tuple[int, str]]:
    """Points to reach and the title, from low to high."""
    ranks: list[tuple[int, str]] = []
    for title in BOX.table("solitaire.ranks"):
        reached = BOX.integer(f"solitaire.ranks.{title}", 0, MOST_POINTS)
        lowest = 0 if not ranks else ranks[-1][0] + 1
        if reached < lowest or (not ranks and reached != 0):
            raise BOX.refuse(f"solitaire.ranks.{title}", "must rise from rank to rank, from 0")
        ranks.append((reached, title))
    return ranks


def _spaces_of_each_ship() -> list[int]:
    """The final player has to fill the ship from one roll, so that it must suffice."""
    ships = BOX.integers("ships.spaces", SHIPS, 1, 20)
    for spaces in ships:
        for seats in range(2, MOST_SEATS + 1):
            left = most_left([spaces] * seats, 0, 0, MOST_DICE)
            if left > DICE:
                raise BOX.refuse(
                    "ships.spaces",
                    f"must leave at most {DICE} spaces to the final player, who has one roll; "
                    f"with {seats} players and choice.most_dice = {MOST_DICE}, "
                    f"a ship of {spaces} may leave {left}",
                )
    return ships


FACE_NAMES: Final[list[str]] = _face_names()
FACE_OF: Final[vec[i64]] = vec[i64](_faces_of_each_die())  # [die * FACES + number]
GOOD_OF: Final[vec[i64]] = vec[i64]([face % GOODS for face in range(ALL_FACES)])
NUMBER_OF: Final[vec[i64]] = vec[i64]([face // GOODS for face in range(ALL_FACES)])
MARKS_OF: Final[vec[i64]] = vec[i64](_marks_of_each_face())
SPACES: Final[vec[i64]] = vec[i64](_spaces_of_each_ship())
SHIP_POINTS: Final[vec[i64]] = vec[i64](_by_seats("ships.points", [0, 1, 2, 3, 4]))
MAJORITY_POINTS: Final[vec[i64]] = vec[i64](_by_seats("columns.majority", [0, 1, 1, 2, 2]))
COLUMN_BONUS: Final[vec[i64]] = vec[i64](_bonus_by_crosses())
RANKS: Final[list[tuple[int, str]]] = _ranks()


def colour(good: str) -> Any:
    """The colour printed for a good."""
    return BOX[f"goods.colours.{good}"]
