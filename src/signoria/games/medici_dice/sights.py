"""What a seat sees in Medici: The Dice Game: everything, for all score sheets are open."""

from __future__ import annotations

from typing import NotRequired, TypedDict


class Face(TypedDict):
    """What a die shows."""

    face: str  # "dye4"
    number: int
    good: str | None  # None: gold
    marks: int  # crosses that it adds to the column of its good


class Die(Face):
    """A die that was rolled."""

    left: bool  # it lies in the middle


class Ship(TypedDict):
    """A ship of one round."""

    spaces: int
    free: int  # spaces without a die
    cargo: list[Face]  # from left to right
    totals: list[int]  # running, below the cargo
    value: int
    is_scored: bool
    place: int | None  # by value, of the ships that were scored; alone there is none
    ship_points: int
    monopoly_points: int
    points: int  # both


class Place(TypedDict):
    """A column among the same columns of all seats."""

    place: int | None  # 1 has the most crosses; without a cross, and alone, there is none
    is_tied: bool  # somebody else has as many


class WouldScore(TypedDict):
    """What the round would bring if it were scored now."""

    place: int | None  # of the ship; without a die in it, and alone, there is none
    is_tied: bool  # somebody else's ship is worth as much
    ship: int
    monopolies: int
    points: int  # both


class Sheet(TypedDict):
    """A score sheet. Columns go by their goods, in the order of the box."""

    ships: list[Ship]
    columns: dict[str, int]  # crosses
    column_places: dict[str, Place]
    column_points: dict[str, int]  # what they would pay if the round were scored now
    column_spaces: int
    would_score: WouldScore
    total: int  # points written down so far


class Rank(TypedDict):
    """A title of the solitaire game that is not reached yet."""

    rank: str
    points: int  # it needs so many
    missing: int  # and so many more than there are


class Sight(TypedDict):
    """The table; options only for the seat that is asked."""

    game: str
    seats: int
    seat: int | None  # the viewer's; None: a spectator
    actor: int  # a seat, CHANCE or NOBODY
    step: str  # that asks, as in a position
    options: list[str]
    round: int  # 1 to 3; 0 before the first
    roller: int  # has the start player marker
    dice: list[Die | None]  # in their places; None: not rolled
    sheets: list[Sheet]  # one a seat
    column_bonus: list[list[int]]  # crosses to reach, and what they bring from then on
    # The solitaire game
    circles: NotRequired[dict[str, int]]  # the enemy's
    breakthrough_from: NotRequired[int]  # circles in any one column
    breakthrough: NotRequired[bool]  # the enemy has so many: no column scores
    near_breakthrough: NotRequired[list[str]]  # columns that have, or soon may
    ship_counts_from: NotRequired[int]
    ship_bonus_from: NotRequired[int]
    ship_bonus: NotRequired[int]
    bonus_when_behind: NotRequired[bool]  # the option
    rank: NotRequired[str]  # the title for the points so far
    next_rank: NotRequired[Rank | None]
