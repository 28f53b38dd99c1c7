"""What lies on the table: the dice board, the offices, and everybody's District sheet."""

from __future__ import annotations

from typing import Final

from signoria._compat import i32, i64, vec
from signoria.games.florenza_dice.rules import description, encoding
from signoria.games.florenza_dice.rules.box import (
    BIT,
    DICE,
    FACES,
    FEE_FOR,
    LOWEST_FEE,
    POPE,
    SPACES,
    TICKINGS,
)
from signoria.games.florenza_dice.rules.building_table import CHOOSE_VALUE, FITTING
from signoria.games.florenza_dice.rules.sheets import (
    BUILT,
    OWNED,
    PALAZZO_POINTS,
    PRIZE,
    SHEET,
    TICKED,
    Sheets,
)
from signoria.games.florenza_dice.rules.words import WORDS
from signoria.kernel.actions import Action, Vocabulary

NONE: Final[i64] = -1  # nobody holds the office
GHOST: Final[i64] = -2  # Pope Sisto IV does, or is the Active Player

# What stands in the way of an effect that works once a turn
NO_OBSTACLE: Final[i64] = 0
NOT_OWNED: Final[i64] = 1
USED_ALREADY: Final[i64] = 2  # in this turn
NO_TURN: Final[i64] = 3  # before the turns

MANY_POINTS: Final = 120.0  # more than anybody scores
EVEN: Final = 0.5  # neither won nor lost
MANY_PROJECTS: Final[i64] = 32  # more than anybody can complete


def holder(seat: i64) -> int | str | None:
    """Who holds an office, or the dice: a seat, the Ghost, or nobody."""
    if seat >= 0:
        return int(seat)
    return "ghost" if seat == GHOST else None


class Board(Sheets):
    """One table."""

    round: i64  # from 1; 0 before the first
    first: i64  # the First Player
    active: i64  # the Active Player, or GHOST
    player: i64  # whose step it is
    own_turn: i64  # 1 in a player's turn; 0 in the phases before the turns
    used: i64  # the set of dice on USED spaces
    spent: i64  # the set of Buildings whose once-a-turn effect the player has used
    captain: i64  # a seat, NONE or GHOST
    bishop: i64
    prize: i64  # for a Palazzo that is completed now
    monotone: i64  # 1 if high values are strong throughout
    italian: i64  # 1 if the Carpentiere costs what the Italian edition says
    pope: i64  # which of his scores Pope Sisto IV has

    def __init__(self, seats: i64, table: vec[i64]) -> None:
        super().__init__(seats, table)
        self.round = 0
        self.first = 0
        self.active = 0
        self.player = 0
        self.own_turn = 0
        self.used = 0
        self.spent = 0
        self.captain = NONE
        self.bishop = NONE
        self.prize = 0
        self.monotone = 0
        self.italian = 0
        self.pope = 0

    def copy(self) -> Board:
        twin = Board(self.seats, self.table[:])
        twin.round = self.round
        twin.first = self.first
        twin.active = self.active
        twin.player = self.player
        twin.own_turn = self.own_turn
        twin.used = self.used
        twin.spent = self.spent
        twin.captain = self.captain
        twin.bishop = self.bishop
        twin.prize = self.prize
        twin.monotone = self.monotone
        twin.italian = self.italian
        twin.pope = self.pope
        twin.copy_agenda(self)
        return twin

    def words(self) -> Vocabulary:
        return WORDS

    # The dice board

    def value(self, die: i64) -> i64:
        """What a die shows; 0 before the first roll."""
        return self.table[die]

    def show(self, die: i64, value: i64) -> None:
        """Lay a rolled die on its UNUSED space."""
        self.table[die] = value

    def take_up_dice(self) -> None:
        """For the next roll."""
        self.used = 0
        for die in range(DICE):
            self.table[die] = 0

    def row(self, die: i64) -> i64:
        """Where the dice board says what the die's value brings."""
        return self.monotone * FACES + self.table[die] - 1

    def fee(self, seat: i64, die: i64) -> i64:
        """What the artist of a die costs; whoever may choose the value chooses well."""
        if self.has(seat, CHOOSE_VALUE[die]):
            return LOWEST_FEE[self.monotone]
        return FEE_FOR[self.row(die)]

    # Turns

    def clockwise(self, seat: i64, places: i64) -> i64:
        """The seat so many places further on."""
        seat += places
        if seat >= self.seats:
            seat -= self.seats
        return seat

    def begin_phase(self, seat: i64) -> None:
        """Before the turns: what a player gets, outside of any turn."""
        self.player = seat
        self.own_turn = 0
        self.spent = 0

    def begin_step(self, seat: i64) -> None:
        """A player's part of a turn: effects that work once a turn are free again."""
        self.player = seat
        self.own_turn = 1
        self.spent = 0

    # Effects and prizes

    def may_use_once(self, building: i64) -> bool:
        """Whether the player's Building has its once-a-turn effect left."""
        return self.once_obstacle(building) == NO_OBSTACLE

    def once_obstacle(self, building: i64) -> i64:
        """What stands in the way of the once-a-turn effect of a Building."""
        if not self.table[self.player * SHEET + OWNED] & BIT[building]:
            return NOT_OWNED
        if self.spent & BIT[building]:
            return USED_ALREADY
        if self.own_turn == 0:
            return NO_TURN
        return NO_OBSTACLE

    def use_once(self, building: i64) -> None:
        """Not again in this turn."""
        self.spent |= BIT[building]

    def buildable(self, seat: i64) -> i64:
        """The set of Buildings for which the next space has all that is required."""
        sheet = seat * SHEET
        space = self.table[sheet + BUILT]
        if space == SPACES:
            return 0
        ticked = self.table[sheet + TICKED + space - 1]
        return FITTING[self.italian * TICKINGS + ticked] & ~self.table[sheet + OWNED]

    def mark_prize(self, seat: i64) -> None:
        """The prize of this turn for a Palazzo."""
        self.table[seat * SHEET + PRIZE] = self.prize
        self.table[seat * SHEET + PALAZZO_POINTS] += self.prize

    # The end

    def beats(self, points: i64) -> bool:
        """Alone: as many points as the Pope are enough, for he completes no project."""
        return self.total(0) >= points

    def beats_the_pope(self) -> bool:
        """The score of Pope Sisto IV."""
        return self.beats(POPE[self.pope])

    def reward(self, seat: i64) -> float:
        """Win or lose for one half, how clearly for the other; alone, against the Pope."""
        if self.seats == 1:
            beaten: float = 1.0 if self.beats_the_pope() else 0.0
            return (beaten + min(float(self.total(seat)) / MANY_POINTS, 1.0)) / 2.0
        standing = self.total(seat) * MANY_PROJECTS + self.projects(seat)
        best: i64 = 0
        equal: float = 1.0
        for other in range(self.seats):
            theirs = self.total(other) * MANY_PROJECTS + self.projects(other)
            if other != seat and theirs >= best:
                if theirs == standing and theirs == best:
                    equal += 1.0
                else:
                    equal = 2.0 if theirs == standing else 1.0
                best = theirs
        won: float = 0.0
        if standing >= best:
            won = 1.0 / equal
        lead = (float(standing - best) / float(MANY_PROJECTS)) / MANY_POINTS
        return min(1.0, max(0.0, (won + EVEN + lead / 2.0) / 2.0))

    def encode(self, seat: i64, out: vec[i32], at: i64) -> None:
        encoding.encode(self, seat, out, at)

    # Text

    def description(self) -> list[tuple[str, list[str]]]:
        return description.description(self)

    def contents(self, action: Action) -> str:
        return description.contents(self, action)

    def spelled(self, text: str) -> str:
        return description.spelled(text)
