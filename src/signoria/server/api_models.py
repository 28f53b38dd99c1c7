"""What programs send and get, in JSON."""

from __future__ import annotations

from datetime import datetime
from typing import Annotated, Any, Literal

from pydantic import BaseModel, ConfigDict, Field

from signoria.server.absence import LEAST as LEAST_PACE
from signoria.server.absence import MOST as MOST_PACE
from signoria.server.seating import LONGEST_NAME

MOST = 2**31 - 1
LONGEST_ACTION = 2000
Name = Annotated[str, Field(max_length=LONGEST_NAME, description="One line of printable letters.")]
Version = Annotated[int, Field(ge=0, le=MOST, description="The version that you have seen.")]
Key = Annotated[
    str | None,
    Field(
        min_length=1,
        max_length=64,
        description="A new one for each request. Repeated with the same key, a request is "
        "answered in the same way and done only once.",
    ),
]


class Body(BaseModel):
    """Says exactly what is meant, and refuses what is not."""

    model_config = ConfigDict(extra="forbid", strict=True)


# Sent


class SeatBody(Body):
    """A seat of a new table."""

    player: Annotated[
        str,
        Field(
            max_length=32,
            description="`me` (you get the secret), `friend` (you get an invitation), `open` "
            "(anybody may join), or a bot: `apprentice`, `journeyman`, `master`, `greedy`, `flat 500` …",
        ),
    ]
    name: Name = ""


class TableBody(Body):
    """A new table."""

    game: Annotated[str, Field(max_length=64)]
    box: Annotated[
        str, Field(max_length=64, description="Its fingerprint; empty: the one that is shipped.")
    ] = ""
    seats: Annotated[list[SeatBody], Field(min_length=1, max_length=12)]
    variants: dict[str, str] = Field(default_factory=dict)
    is_listed: bool = False
    with_confirmation: bool = False
    pace: Annotated[
        int,
        Field(
            ge=0,
            le=MOST_PACE,
            description=f"Seconds a move, from {LEAST_PACE}; 0: as long as one likes.",
        ),
    ] = 0


class JoinBody(Body):
    """Sitting down: in an open seat, or where an invitation leads."""

    name: Name = ""
    seat: Annotated[int | None, Field(ge=0, le=11)] = None
    invitation: Annotated[str | None, Field(max_length=128)] = None


class WishBody(Body):
    """What you want of the game."""

    version: Version
    key: Key = None


class ActionBody(WishBody):
    """A move, or several in one go."""

    action: Annotated[
        str,
        Field(
            max_length=LONGEST_ACTION,
            description="One of the options, as text; or a bundle, `first | second`: moves that "
            "are made in this order, all or none, and taken back as one.",
        ),
    ]


class UndoAnswerBody(WishBody):
    """Whether the table may go back."""

    agree: bool


# Got


class GameAnswer(BaseModel):
    """A game on the shelf."""

    game: str
    title: str
    rules: int
    box: Annotated[str, Field(description="The fingerprint of its values.")]
    box_title: Annotated[
        str, Field(description="What the host calls this box; empty: the one that is shipped.")
    ]
    seats: list[int]
    variants: dict[str, list[str]]
    bots: list[str]


class NewSeatAnswer(BaseModel):
    """A seat with its secrets, which are shown this once."""

    seat: int
    player: str
    name: str
    secret: str | None = None
    invitation: str | None = None


class NewTableAnswer(BaseModel):
    """A table that was opened."""

    table: str
    version: int
    commitment: str
    seats: list[NewSeatAnswer]


class JoinAnswer(BaseModel):
    """A seat of yours, with its secret, which is shown this once."""

    table: str
    seat: int
    secret: str
    version: int


class FactAnswer(BaseModel):
    """Something that happened: its kind, and the fields that this kind has in the game's news."""

    model_config = ConfigDict(extra="allow")

    fact: Annotated[str, Field(description="`Chose`, `Dealt`, or a fact of the game.")]


class DoneAnswer(BaseModel):
    """What a request has done: one entry of the table's log, and the news of the moves that were
    made, as your seat may know it.
    """

    table: str
    version: int
    kind: str
    seat: int
    text: str
    events: list[FactAnswer]


class NewsAnswer(BaseModel):
    """What happened since a version, as your seat may know it."""

    table: str
    version: Annotated[int, Field(description="Ask for what came after it next time.")]
    seat: int | None
    known: Annotated[
        int,
        Field(
            description="How many moves were made before these: if you had seen more, the others "
            "were taken back."
        ),
    ]
    moves: Annotated[int, Field(description="How many moves there are now.")]
    is_all: Annotated[
        bool, Field(description="False: there is more, since the version of this answer.")
    ]
    events: list[FactAnswer]


class SeatAnswer(BaseModel):
    """A seat as everybody sees it."""

    seat: int
    name: str
    player: str
    has_resigned: bool
    is_away: Annotated[bool, Field(description="A bot plays on until they come back.")]
    is_yours: bool


class ScoreAnswer(BaseModel):
    """A score sheet; its lines add up."""

    total: int
    lines: list[tuple[str, int]]


class DealAnswer(BaseModel):
    """Who deals from a move on: the seed's hash, and when the game is over the seed."""

    first: Annotated[int, Field(description="How many moves were made before.")]
    commitment: str
    seed: str | None
    is_practice: bool


Status = Literal["waiting", "playing", "held", "over", "archive"]


class TableAnswer(BaseModel):
    """A table as one seat sees it."""

    table: str
    game: str
    rules: int
    box: str
    box_title: str
    version: int
    status: Status
    seat: int | None
    actor: int | None
    options: list[str]
    observation: dict[str, Any]
    moves: int
    seats: list[SeatAnswer]
    variants: dict[str, str]
    scores: list[ScoreAnswer]
    winners: list[int]
    can_undo: bool
    undo_asked_by: int | None
    undo_unanswered: list[int]
    undo_makes_practice: Annotated[
        bool,
        Field(
            description="Going back, as somebody asks now or as you could ask, passes what chance "
            "or a bot has shown: the game would be practice from there on, dealt anew."
        ),
    ]
    is_practice: Annotated[bool, Field(description="Somebody has gone back so: it counts no more.")]
    with_confirmation: bool
    pace: Annotated[int, Field(description="Seconds a move; 0: as long as one likes.")]
    deadline: Annotated[
        datetime | None,
        Field(description="When the time of `actor` is over; null where nobody else waits."),
    ]
    commitment: Annotated[str, Field(description="Of the seed that deals now.")]
    seed: str | None
    deals: list[DealAnswer]
    rematch: str | None


class OptionsAnswer(BaseModel):
    """What a seat may do."""

    table: str
    version: int
    seat: int | None
    actor: int | None
    options: list[str]


class TableLineAnswer(BaseModel):
    """A table in the list of open tables."""

    table: str
    game: str
    names: list[str]
    free_seats: int


class StoppedAnswer(BaseModel):
    """A table that stands still, because this program cannot go on with it."""

    table: str
    game: str
    rules: Annotated[int, Field(description="Those that it was begun with.")]
    box: str
    reason: Annotated[
        Literal["game", "box", "rules", "illegal"],
        Field(
            description="`game`: it is not here any more. `box`: its values cannot be played here. "
            "`rules`: the same moves may have led elsewhere. `illegal`: a move is not legal now."
        ),
    ]
    changes: Annotated[list[str], Field(description="Of the rules, since it was begun.")]
    moves: int
    legal_moves: Annotated[int, Field(description="So many of them are legal now.")]
    is_over: bool
    can_play_on: Annotated[bool, Field(description="Post to `/play-on` with a seat's secret.")]
    record: Annotated[str, Field(description="Where its record is.")]


class ProblemAnswer(BaseModel):
    """What went wrong (RFC 9457), and what would be right. Nothing was changed."""

    type: str
    title: str
    status: int
    detail: str
    view: TableAnswer | None = Field(default=None, description="The table as it is now.")
    stopped: StoppedAnswer | None = Field(
        default=None, description="With `other-rules`: why the table stands still."
    )
