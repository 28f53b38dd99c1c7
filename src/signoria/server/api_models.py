"""What programs send and get, in JSON."""

from __future__ import annotations

from typing import Annotated, Any, Literal

from pydantic import BaseModel, ConfigDict, Field

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
            "(anybody may join), or a bot: `apprentice`, `journeyman`, `master`, `greedy`, "
            "`flat 500` …",
        ),
    ]
    name: Name = ""


class TableBody(Body):
    """A new table."""

    game: Annotated[str, Field(max_length=64)]
    seats: Annotated[list[SeatBody], Field(min_length=1, max_length=12)]
    variants: dict[str, str] = Field(default_factory=dict)
    is_listed: bool = False
    with_confirmation: bool = False


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
    box: str
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
    is_yours: bool


class ScoreAnswer(BaseModel):
    """A score sheet; its lines add up."""

    total: int
    lines: list[tuple[str, int]]


Status = Literal["waiting", "playing", "held", "over", "archive"]


class TableAnswer(BaseModel):
    """A table as one seat sees it."""

    table: str
    game: str
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
    with_confirmation: bool
    commitment: str
    seed: str | None
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


class ProblemAnswer(BaseModel):
    """What went wrong (RFC 9457), and what would be right. Nothing was changed."""

    type: str
    title: str
    status: int
    detail: str
    view: TableAnswer | None = Field(default=None, description="The table as it is now.")
