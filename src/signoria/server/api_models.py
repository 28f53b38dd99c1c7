"""What programs get, in JSON."""

from __future__ import annotations

from datetime import datetime
from typing import Annotated, Any, Literal

from pydantic import BaseModel, ConfigDict, Field


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
