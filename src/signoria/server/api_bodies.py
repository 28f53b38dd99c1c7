"""What programs send, in JSON."""

from __future__ import annotations

from typing import Annotated

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
