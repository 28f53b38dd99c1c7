"""Rules of Medici: The Dice Game, changed on purpose, and what must be said then."""

from __future__ import annotations

from tests.games.medici_dice.rules.positions import (
    A_TURN,
    ADAM,
    ADAMS_ROLL,
    ALONE,
    BEA,
    FULL,
    THEN,
    position,
    worth,
)
from tests.mutating import Mutation

FIRST_TURN = str(position(4, dice=ADAMS_ROLL, next=A_TURN))
LAST_TURN = str(
    position(
        2,
        dice=ADAMS_ROLL,
        ships={ADAM: "fur1 fur1 fur1 fur1 fur1", BEA: FULL},
        crosses={ADAM: [0, 8, 0, 0, 0]},
        next=f"FillShip, {THEN}",
    )
)
ALONE_IN_DANGER = str(
    position(1, dice=ADAMS_ROLL, circles=[0, 5, 8, 0, 0], ships={0: worth(26, 6)}, next=ALONE)
)

MUTATIONS = [
    Mutation(  # what a die is worth in a ship: consequence and gain
        "board.py",
        "value += number",
        "value += number + 1",
        said="ship 0 → 9",
        says="ship 0 → 12",
        moves=["take 1 2 5"],
        position=FIRST_TURN,
    ),
    Mutation(
        "board.py",
        "value += number",
        "value += 2 * number",
        said="+9",
        says="+18",
        moves=["take 2 5"],
        position=FIRST_TURN,
    ),
    Mutation(  # the crosses of a 0
        "board.py",
        "min(table[column] + MARKS_OF[face], COLUMN)",
        "min(table[column] + 2 * MARKS_OF[face], COLUMN)",
        said="3 crosses in dye",
        says="6 crosses in dye",
        moves=["take 1 2 5"],
        position=FIRST_TURN,
    ),
    Mutation(  # how many dice may be chosen: the reason
        "choose_dice.py",
        "min(MOST_DICE, state.free(state.roller))",
        "min(MOST_DICE - 1, state.free(state.roller))",
        said="you can take 3 dice at most",
        says="you can take 2 dice at most",
        moves=["take 1 2 3 4"],
        position=FIRST_TURN,
    ),
    Mutation(  # how many the last player must take
        "choose_dice.py",
        "return state.free(state.roller)",
        "return state.free(state.roller) + 1",
        said="you must take 2 dice",
        says="you must take 3 dice",
        moves=["take 1"],
        position=LAST_TURN,
    ),
    Mutation(  # the order of ships: the scoring in the log and in the consequence
        "board.py",
        "if table[other * SHEET + VALUE] > mine:",
        "if table[other * SHEET + VALUE] < mine:",
        said="your ship scores 20",
        says="your ship scores 0",
        moves=["take 2 5"],
        position=LAST_TURN,
    ),
    Mutation(  # the bonus for a long column
        "scoring.py",
        "return majority + COLUMN_BONUS[crosses]",
        "return majority + 3 * COLUMN_BONUS[crosses]",
        said="scores 20, the monopolies 20; total 40",
        says="scores 20, the monopolies 40; total 60",
        moves=["take 2 5"],
        position=LAST_TURN,
    ),
    Mutation(  # who chooses from the rest
        "choose_dice.py",
        "state.left &= ~action.what\n        enter(state, state.roller, action.what, False)",
        "state.left &= action.what\n        enter(state, state.roller, action.what, False)",
        said="choose from the other 2 dice",
        says="choose from the other 3 dice",
        moves=["take 1 2 5"],
        position=FIRST_TURN,
    ),
    Mutation(  # alone: the bonus for much value
        "scoring_alone.py",
        "return value + SHIP_BONUS",
        "return value + SHIP_BONUS // 2",
        said="is worth 31 and scores 41",
        says="is worth 31 and scores 36",
        moves=["take 5"],
        position=ALONE_IN_DANGER,
    ),
    Mutation(  # alone: the dice that the enemy gets
        "solitaire.py",
        "for die in DICE_IN[state.left]:",
        "for die in DICE_IN[state.rolled]:",
        said="The enemy marked dye +1,",
        says="The enemy marked dye +3,",
        moves=["take 1"],
        position=ALONE_IN_DANGER,
    ),
    Mutation(  # alone: the limit of a breakthrough
        "scoring_alone.py",
        "if state.circles(good) >= BREAKTHROUGH_FROM:",
        "if state.circles(good) > BREAKTHROUGH_FROM - 3:",
        said="in grain",
        says="The enemy has broken through in grain (8 circles)",
        moves=["take 1"],
        position=ALONE_IN_DANGER,
    ),
    Mutation(  # … and how near it is: the warning
        "scoring_alone.py",
        "return BREAKTHROUGH_FROM - state.circles(good)",
        "return BREAKTHROUGH_FROM + 1 - state.circles(good)",
        said="1 more circle in grain",
        says="2 more circles in grain",
        moves=["take 1"],
        position=ALONE_IN_DANGER,
    ),
]
