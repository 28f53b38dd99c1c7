"""What lies on the table: the dice, the start player marker and the score sheets."""

from __future__ import annotations

from typing import Final

from signoria._compat import i32, i64, vec
from signoria.games.medici_dice.rules import description as written
from signoria.games.medici_dice.rules import encoding, winning
from signoria.games.medici_dice.rules.box import (
    COLUMN,
    DICE,
    FACE_NAMES,
    FACE_OF,
    FACES,
    GOLD_FACE,
    GOOD_OF,
    GOODS,
    MARKS_OF,
    NUMBER_OF,
    SHIPS,
    SPACES,
)
from signoria.games.medici_dice.rules.words import BIT, DICE_FROM, FIRST_IN, WORDS
from signoria.kernel.actions import Action, Vocabulary
from signoria.kernel.chance import Rng
from signoria.kernel.state import State

# The table is one row of numbers: the dice, the enemy's circles, then a sheet for each seat.
CIRCLES: Final[i64] = DICE
SHEETS: Final[i64] = CIRCLES + GOODS
# On a sheet: the current ship, the columns, the points of all rounds, the cargo of all ships.
FREE: Final[i64] = SHEETS
VALUE: Final[i64] = FREE + 1
CROSSES: Final[i64] = VALUE + 1
POINTS: Final[i64] = CROSSES + GOODS
LINES_A_ROUND: Final[i64] = 2  # ship, monopolies
CARGO: Final[i64] = POINTS + SHIPS * LINES_A_ROUND


def _ends_of_ships() -> list[int]:
    """For each round, counted from 1: where on the first sheet the current ship ends."""
    ends: list[int] = [CARGO]
    for spaces in SPACES:
        ends.append(ends[-1] + spaces)
    return ends


SHIP_END: Final[vec[i64]] = vec[i64](_ends_of_ships())
SHEET: Final[i64] = SHIP_END[SHIPS] - SHEETS


def mark(table: vec[i64], columns: i64, face: i64) -> None:
    """Monopolies: mark one space, for a 0 two, for gold none; never beyond the last."""
    if face != GOLD_FACE:
        column = columns + GOOD_OF[face]
        table[column] = min(table[column] + MARKS_OF[face], COLUMN)


class Board(State):
    """One table."""

    round: i64  # 1 to 3; 0 before the first
    roller: i64  # has the start player marker
    loading: i64  # how many ships still have an empty space
    rolled: i64  # the set of dice on the table
    left: i64  # the set of dice still in the middle
    golds: i64  # the set of dice that show gold
    bonus_when_behind: i64  # solitaire option: 1 if a long column pays even without the majority
    table: vec[i64]

    def __init__(
        self,
        seats: i64,
        round: i64,
        roller: i64,
        loading: i64,
        rolled: i64,
        left: i64,
        golds: i64,
        bonus_when_behind: i64,
        table: vec[i64],
    ) -> None:
        super().__init__(seats)
        self.round = round
        self.roller = roller
        self.loading = loading
        self.rolled = rolled
        self.left = left
        self.golds = golds
        self.bonus_when_behind = bonus_when_behind
        self.table = table

    def copy(self) -> Board:
        twin = Board(
            self.seats,
            self.round,
            self.roller,
            self.loading,
            self.rolled,
            self.left,
            self.golds,
            self.bonus_when_behind,
            self.table[:],
        )
        twin.copy_agenda(self)
        return twin

    def words(self) -> Vocabulary:
        return WORDS

    def clockwise(self, places: i64) -> i64:
        """The seat so many places after the roller."""
        seat = self.roller + places
        if seat >= self.seats:
            seat -= self.seats
        return seat

    # The dice

    def face(self, die: i64) -> i64:
        """What a die shows, if it was rolled."""
        return self.table[die]

    def face_name(self, die: i64) -> str:
        """The same in words; - for a die that was not rolled."""
        if not self.rolled & BIT[die]:
            return "-"
        return FACE_NAMES[self.table[die]]

    def show(self, die: i64, face: i64) -> None:
        """Lay a die in the middle."""
        self.table[die] = face
        self.rolled |= BIT[die]
        self.left |= BIT[die]
        if face == GOLD_FACE:
            self.golds |= BIT[die]

    def roll_from(self, first: i64, rng: Rng) -> None:
        """Lay this die and all after it in the middle."""
        table = self.table
        golds: i64 = 0
        for die in range(first, DICE):
            face = FACE_OF[die * FACES + rng.below(FACES)]
            table[die] = face
            if face == GOLD_FACE:
                golds |= BIT[die]
        self.rolled |= DICE_FROM[first]
        self.left |= DICE_FROM[first]
        self.golds |= golds

    def clear(self) -> None:
        """Take up all the dice."""
        self.left = 0
        self.golds = 0
        self.rolled = 0

    # The sheets

    def free(self, seat: i64) -> i64:
        """Empty spaces in the current ship."""
        return self.table[seat * SHEET + FREE]

    def value(self, seat: i64) -> i64:
        """Total of the current ship."""
        return self.table[seat * SHEET + VALUE]

    def crosses(self, seat: i64, good: i64) -> i64:
        """How long a column is."""
        return self.table[seat * SHEET + CROSSES + good]

    def better_ships(self, seat: i64) -> i64:
        """How many current ships are worth more than this one."""
        table = self.table
        mine = table[seat * SHEET + VALUE]
        better: i64 = 0
        for other in range(self.seats):
            if table[other * SHEET + VALUE] > mine:
                better += 1
        return better

    def longer_columns(self, seat: i64, good: i64) -> i64:
        """How many seats have more crosses in a column than this one."""
        table = self.table
        column = CROSSES + good
        mine = table[seat * SHEET + column]
        longer: i64 = 0
        for _other in range(self.seats):
            if table[column] > mine:
                longer += 1
            column += SHEET
        return longer

    def circles(self, good: i64) -> i64:
        """Solitaire: the enemy's marks in a column."""
        return self.table[CIRCLES + good]

    def enter(self, seat: i64, taken: i64) -> None:
        """Entering your dice: into the ship by falling number, and into the columns."""
        table = self.table
        sheet = seat * SHEET
        free = table[sheet + FREE]
        value = table[sheet + VALUE]
        first = sheet + SHIP_END[self.round] - free
        space = first
        while taken:
            face = table[FIRST_IN[taken]]
            taken &= taken - 1
            number = NUMBER_OF[face]
            value += number
            # Ships: the leftmost empty space, after what is worth as much or more.
            at = space
            while at > first and NUMBER_OF[table[at - 1]] < number:
                table[at] = table[at - 1]
                at -= 1
            table[at] = face
            space += 1
            mark(table, sheet + CROSSES, face)
        free -= space - first
        table[sheet + FREE] = free
        table[sheet + VALUE] = value
        if free == 0:
            self.loading -= 1

    def circle(self, die: i64) -> None:
        """Solitaire: mark an enemy monopoly."""
        mark(self.table, CIRCLES, self.table[die])

    def launch(self) -> None:
        """Begin the next ship; the crosses stay."""
        self.round += 1
        self.loading = self.seats
        for seat in range(self.seats):
            self.table[seat * SHEET + FREE] = SPACES[self.round - 1]
            self.table[seat * SHEET + VALUE] = 0

    def score(self, seat: i64, ship: i64, monopolies: i64) -> None:
        """Write down the round's points."""
        line = seat * SHEET + POINTS + (self.round - 1) * LINES_A_ROUND
        self.table[line] = ship
        self.table[line + 1] = monopolies

    def points(self, seat: i64, line: i64) -> i64:
        """One line of points: ship and monopolies of each round in turn."""
        return self.table[seat * SHEET + POINTS + line]

    def lines(self, seat: i64) -> list[int]:
        """All of them."""
        return [self.points(seat, line) for line in range(SHIPS * LINES_A_ROUND)]

    def total(self, seat: i64) -> i64:
        """All points written on a sheet."""
        points: i64 = 0
        for line in range(SHIPS * LINES_A_ROUND):
            points += self.points(seat, line)
        return points

    def cargo(self, seat: i64, ship: i64) -> list[int]:
        """The faces in a ship, counted from 1, from left to right."""
        end = seat * SHEET + SHIP_END[ship]
        filled: i64 = 0
        if ship < self.round:
            filled = SPACES[ship - 1]
        elif ship == self.round:
            filled = SPACES[ship - 1] - self.free(seat)
        start = end - SPACES[ship - 1]
        return [self.table[start + space] for space in range(filled)]

    def worth(self, seat: i64, ship: i64) -> i64:
        """The value of a ship, counted from 1: of an earlier one too."""
        value: i64 = 0
        for face in self.cargo(seat, ship):
            value += NUMBER_OF[face]
        return value

    def reward(self, seat: i64) -> float:
        return winning.reward(self, seat)

    def encode(self, seat: i64, out: vec[i32], at: i64) -> None:
        encoding.encode(self, seat, out, at)

    # Text

    def description(self) -> list[tuple[str, list[str]]]:
        return written.description(self)

    def contents(self, action: Action) -> str:
        return written.contents(self, action)

    def spelled(self, text: str) -> str:
        return written.spelled(self, text)
