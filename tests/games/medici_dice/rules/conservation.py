"""What must stay true of a table of Medici: The Dice Game, counted from its text alone.

Five dice, crosses as the cargo says, spaces as the box says, points only after a scoring.
"""

from __future__ import annotations

from typing import Any

from tests.games.medici_dice.rules.positions import BOX, COLUMN, GOODS, SPACES

DICE = BOX["dice.faces"]
MARKS = {"0": BOX["crosses.zero"]} | dict.fromkeys("1234", BOX["crosses.other"])


def check(state: Any) -> None:
    """Count everything."""
    facts = dict(state.description())
    seats, round = int(facts["seats"][0]), int(facts["round"][0])
    _check_dice(facts)
    for seat in range(seats):
        ships = [facts[f"ship{ship}:{seat}"] for ship in range(1, round + 1)]
        for ship, cargo in enumerate(ships, 1):
            if ship < round:
                assert len(cargo) == SPACES[ship - 1]
            assert len(cargo) <= SPACES[ship - 1]
        crosses = marks([face for cargo in ships for face in cargo])
        assert crosses == [int(number) for number in facts[f"crosses:{seat}"]]
        points = [int(number) for number in facts[f"points:{seat}"]]
        over = state.actor() == -2
        unscored = points[2 * (round - (0 if over else 1)) :] if round else points
        assert not any(unscored)
    if seats == 1:
        assert max(int(number) for number in facts["circles"]) <= COLUMN


def _check_dice(facts: dict[str, list[str]]) -> None:
    dice = facts["dice"]
    assert len(dice) == len(DICE)
    for die, face in enumerate(dice):
        printed = [f"{good}{number}" for number, good in enumerate(DICE[die])]
        assert face in ["-", "gold5", *printed]
    for word in facts["left"]:
        assert dice[int(word) - 1] != "-"


def marks(faces: list[str]) -> list[int]:
    """The crosses that dice make, column by column; those beyond the last are ignored."""
    found = dict.fromkeys(GOODS, 0)
    for face in faces:
        if face != "gold5":
            good, number = face[:-1], face[-1]
            found[good] = min(COLUMN, found[good] + MARKS[number])
    return list(found.values())
