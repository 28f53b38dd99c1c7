"""What can happen in Medici: The Dice Game. All sheets are open, so nothing is secret.

Rounds, ships, spaces and places are counted from 1, seats from 0.
"""

from __future__ import annotations

from signoria.kernel.news import ROUND, SCORING, TURN, Chose, Dealt, Fact, NotAsked, Reason

# Parts of facts


class Die(Fact):
    """What a die shows; gold is no good."""

    face: str
    good: str | None
    number: int


class Growth(Fact):
    """A column with so many new marks, and its marks now."""

    good: str
    added: int
    marks: int


# Playing the game


class StarterDrawn(Fact):
    """Chance gave the start player marker to a seat."""

    seat: int


class RoundBegins(Fact, begins=ROUND):
    """Everybody has a new ship with so many spaces."""

    number: int
    spaces: int


class TurnBegins(Fact, begins=TURN):
    """A seat has the marker; the last one must fill the ship, for all others are full."""

    seat: int
    is_last: bool


class Rolled(Fact):
    """All five dice lie in the middle."""

    seat: int
    dice: tuple[Die, ...]


class Took(Fact):
    """Somebody chose dice of a roll; so many stay in the middle."""

    seat: int
    roller: int
    dice: tuple[Die, ...]
    left: int
    must_fill: bool


# Entering your dice


class Loaded(Fact):
    """Dice stand in a ship, from a space on, over running totals: its value grew."""

    seat: int
    ship: int
    space: int
    dice: tuple[Die, ...]
    totals: tuple[int, ...]
    before: int
    added: int
    value: int


class Crossed(Fact):
    """The columns that the dice made longer; for gold none."""

    seat: int
    columns: tuple[Growth, ...]


class Stands(Fact):
    """A column's place changed, or what it would pay if the round were scored now.

    Without a cross, and alone, there is no place.
    """

    seat: int
    good: str
    place: int | None
    is_tied: bool
    points: int


class WouldScore(Fact):
    """What the round would bring if it were scored now, by ship and by all columns: told of
    whoever has loaded dice, and of others when it changed.

    The place is the ship's. Without a die in it, and alone, there is none.
    """

    seat: int
    place: int | None
    is_tied: bool
    ship: int
    monopolies: int


# The solitaire game


class EnemyMarked(Fact):
    """The enemy got the dice that were left, and circles for them; for gold none."""

    dice: tuple[Die, ...]
    columns: tuple[Growth, ...]


class BrokeThrough(Fact):
    """The enemy has so many circles in one column that no column scores any more."""

    good: str
    circles: int


# Scoring at the end of a round


class ScoringBegins(Fact, begins=SCORING):
    """All ships are full."""

    number: int


class ShipScored(Fact):
    """A ship with its cargo was paid, by its place or alone by its value; the points include the
    bonus.
    """

    seat: int
    number: int
    cargo: tuple[Die, ...]
    value: int
    place: int | None
    points: int
    bonus: int


class ColumnScored(Fact):
    """A column was judged, by its place or alone against circles, and perhaps paid; the points
    include the bonus. Without a cross, and alone, there is no place.
    """

    seat: int
    good: str
    crosses: int
    circles: int | None
    place: int | None
    points: int
    bonus: int


class RoundScored(Fact):
    """What a seat wrote down for a round, and its points so far."""

    seat: int
    number: int
    value: int
    ship: int
    monopolies: int
    points: int
    total: int


class ScoredAlone(Fact):
    """Alone: the title for the points so far, and the next one with what it lacks; whether the
    columns brought nothing because the enemy has broken through.
    """

    rank: str
    next_rank: str | None
    missing: int
    is_broken: bool


News = (
    Chose
    | Dealt
    | StarterDrawn
    | RoundBegins
    | TurnBegins
    | Rolled
    | Took
    | Loaded
    | Crossed
    | Stands
    | WouldScore
    | EnemyMarked
    | BrokeThrough
    | ScoringBegins
    | ShipScored
    | ColumnScored
    | RoundScored
    | ScoredAlone
)


# What should not be overlooked: this, and that the enemy broke through


class BreakthroughNear(Fact):
    """So many circles more in one column, and the enemy breaks through."""

    good: str
    missing: int


Warnings = BreakthroughNear | BrokeThrough


# Why something is not possible


class NoSuchSeat(Reason):
    """There are not so many."""

    seat: int


class StillRolling(Reason):
    """Nobody chooses before all dice lie in the middle."""

    seat: int


class NotOnDie(Reason):
    """Every die has its own faces."""

    place: int
    die: Die


class DieTaken(Reason):
    """The roller has that die."""

    place: int
    seat: int


class TooManyDice(Reason):
    """More than the rules allow now, or more than fit into the ship."""

    most: int


class TooFewDice(Reason):
    """The last ship must be filled."""

    least: int


class GoldsAlike(Reason):
    """Of several golds the first ones are taken: this one first."""

    place: int


Reasons = (
    NotAsked
    | NoSuchSeat
    | StillRolling
    | NotOnDie
    | DieTaken
    | TooManyDice
    | TooFewDice
    | GoldsAlike
)
