"""Positions of Medici: The Dice Game as text, so that a test names only what it is about.

Columns are written as in the box: spices, dye, grain, fur, cloth.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

import signoria

GAME = signoria.load("medici_dice")
BOX = GAME.box
GOODS = BOX["goods.names"]
SPACES = BOX["ships.spaces"]
COLUMN = BOX["columns.spaces"]
NOTHING = [0] * len(GOODS)
NO_DICE = "- - - - -"
ADAMS_ROLL = "dye0 dye4 grain2 fur3 gold5"
ADAM, BEA, CARLO, DORA = range(4)

FULL = "fur1 fur1 fur1 fur1 fur1 fur1 fur1"
OTHERS = "ChooseOneDie 1, ChooseOneDie 2, ChooseOneDie 3"
THEN = "PassTheMarker, ScoreRound, Round"
A_TURN = f"ChooseDice, {OTHERS}, {THEN}"
ALONE = "ChooseDice, RecordEnemyMonopolies, SolitaireTurn, ScoreAlone, SolitaireRound"


def position(
    seats: int,
    *,
    round: int = 1,
    roller: int = 0,
    dice: str = NO_DICE,
    left: str | None = None,
    ships: Mapping[int, str] | None = None,
    crosses: Mapping[int, Sequence[int]] | None = None,
    points: Mapping[int, Sequence[int]] | None = None,
    circles: Sequence[int] = NOTHING,
    bonus_when_behind: int = 1,
    next: str,
) -> Any:
    """A table by its text; what a test does not name is empty, and earlier ships are full."""
    shown = dice.split()
    if left is None:
        left = " ".join(str(die) for die, face in enumerate(shown, 1) if face != "-")
    lines = [f"seats {seats}", f"round {round}", f"roller {roller}", f"dice {dice}", f"left {left}"]
    if seats == 1:
        lines.append(f"circles {words(circles)}")
        lines.append(f"bonus_when_behind {bonus_when_behind}")
    for seat in range(seats):
        for earlier in range(1, round):
            lines.append(f"ship{earlier}:{seat} {words(['fur1'] * SPACES[earlier - 1])}")
        if round:
            lines.append(f"ship{round}:{seat} {(ships or {}).get(seat, '')}")
        lines.append(f"crosses:{seat} {words((crosses or {}).get(seat, NOTHING))}")
        lines.append(f"points:{seat} {words((points or {}).get(seat, [0] * 2 * len(SPACES)))}")
    return GAME.position("; ".join([*lines, f"next {next}"]))


def words(numbers: Sequence[object]) -> str:
    """``0 3 0 0 0``."""
    return " ".join(map(str, numbers))


def worth(value: int, spaces: int) -> str:
    """A whole ship of that value."""
    numbers = [min(5, max(0, value - 5 * space)) for space in range(spaces)]
    assert sum(numbers) == value, f"{spaces} dice cannot be worth {value}"
    return words([f"gold{number}" if number == 5 else f"fur{number}" for number in numbers])


def scored(
    values: Sequence[int] | None = None,
    columns: Sequence[Sequence[int]] | None = None,
    round: int = 1,
) -> Any:
    """A table right after a round was scored: ships of those values, columns of that length."""
    seats = len(values or columns or ())
    spaces = SPACES[round - 1]
    return position(
        seats,
        round=round,
        ships={seat: worth((values or [0] * seats)[seat], spaces) for seat in range(seats)},
        crosses=dict(enumerate(columns or [NOTHING] * seats)),
        next="ScoreRound, Round",
    )


def scored_alone(value: int = 0, crosses=NOTHING, circles=NOTHING, round: int = 1, **more) -> Any:
    """The solitaire table right after a round was scored."""
    return position(
        1,
        round=round,
        ships={0: worth(value, SPACES[round - 1])},
        crosses={0: crosses},
        circles=circles,
        next="ScoreAlone, SolitaireRound",
        **more,
    )


def ship_points(state: Any, round: int = 1) -> list[int]:
    """What each seat wrote down for its ship."""
    return [dict(sheet.lines)[f"ship {round}"] for sheet in GAME.scores(state)]


def monopoly_points(state: Any, round: int = 1) -> list[int]:
    """What each seat wrote down for its monopolies."""
    return [dict(sheet.lines)[f"monopolies {round}"] for sheet in GAME.scores(state)]


def column(good: str, *crosses: int) -> list[list[int]]:
    """Sheets that differ in one column only, one number a seat."""
    return [[length if name == good else 0 for name in GOODS] for length in crosses]


def sheet(state: Any, seat: int) -> dict[str, Any]:
    """A seat's sheet as everybody sees it."""
    return GAME.observe(state, None)["sheets"][seat]


def columns(state: Any, seat: int) -> list[int]:
    """A seat's crosses, in the box's order."""
    return list(sheet(state, seat)["columns"].values())


def circles(state: Any) -> list[int]:
    """The enemy's circles, in the box's order."""
    return list(GAME.observe(state, 0)["circles"].values())


def ship(state: Any, seat: int, round: int = 1) -> list[str]:
    """The faces in a ship, from left to right."""
    return [die["face"] for die in sheet(state, seat)["ships"][round - 1]["cargo"]]


def free(state: Any, seat: int, round: int = 1) -> int:
    """Empty spaces in a ship."""
    return SPACES[round - 1] - len(ship(state, seat, round))


def texts(state: Any) -> list[str]:
    """The options in words."""
    return [action.text for action in state.options()]


def faces(state: Any) -> list[str]:
    """The options by what the dice show."""
    return [state.contents(action) for action in state.options()]


def play(state: Any, *lines: str) -> Any:
    """Say all that, in order."""
    for line in lines:
        state.play(line)
    return state


def roll(state: Any, dice: str = ADAMS_ROLL) -> Any:
    """All five dice, in their order."""
    return play(state, *(f"roll {face}" for face in dice.split()))


def step(state: Any) -> str:
    """The step that asks."""
    return str(state).rpartition("next ")[2].split(",")[0]


def sizes(state):
    """How many dice each option takes."""
    return {len(option.split()) - 1 for option in texts(state)}


def roller(state):
    """Who has the start player marker."""
    return GAME.observe(state, None)["roller"]


def winners(crosses, totals):
    """Who wins with those columns and points."""
    seats = len(totals)
    state = position(
        seats,
        round=3,
        ships=dict.fromkeys(range(seats), worth(9, SPACES[2])),
        crosses=dict(enumerate(crosses)),
        points={seat: [total, 0, 0, 0, 0, 0] for seat, total in enumerate(totals)},
        next="Round",
    )
    return GAME.winners(state)
