"""What programs send to the coach and get from it, in JSON."""

from __future__ import annotations

from typing import Annotated, Literal

from pydantic import BaseModel, Field

from signoria.server.api_bodies import MOST, Body


class PositionBody(Body):
    """A position of a game."""

    at: Annotated[int, Field(ge=0, le=MOST, description="After so many moves.")]


class LineAnswer(BaseModel):
    """About how many points more in a line of somebody's score sheet."""

    seat: int
    line: str
    points: float


class ComparisonAnswer(BaseModel):
    """A move against another, in lines of the score sheets; only differences that are sure."""

    other: str
    is_even: Annotated[bool, Field(description="As far as can be told.")]
    rival: Annotated[int | None, Field(description="The strongest.")]
    lines: list[LineAnswer]


class ChancesAnswer(BaseModel):
    """After so many moves: shares of wins and scores by seat, if all had played on greedily."""

    ply: int
    wins: list[float]
    scores: list[float]


class DecisionAnswer(BaseModel):
    """A costly decision: after so many moves, what was chosen, and what would have been better."""

    ply: int
    seat: int
    chosen: str
    best: str
    cost: Annotated[float, Field(description="Points that the best move would have brought more.")]
    error: Annotated[float, Field(description="How far the cost may be off: a standard error.")]
    why: ComparisonAnswer | None
    is_checked: bool


class SummaryAnswer(BaseModel):
    """What decided a game."""

    curve: list[ChancesAnswer]
    luck: Annotated[list[float], Field(description="Points by seat, beyond what chance brings.")]
    lost: Annotated[list[float], Field(description="Points by seat that decisions cost.")]
    costly: Annotated[list[int], Field(description="How many decisions those were.")]
    costliest: list[DecisionAnswer]
    unseen: Annotated[int, Field(description="Decisions that there was no time for.")]


class ReviewAnswer(BaseModel):
    """A review, or how far it is."""

    table: str
    status: Annotated[
        Literal["unasked", "working", "done", "failed"],
        Field(description="`failed`: there was no time; ask again with POST."),
    ]
    percent: int
    review: SummaryAnswer | None


class MoveAnswer(BaseModel):
    """One of the best moves, or a bundle: what is to be expected after it."""

    said: str
    margin: Annotated[
        float, Field(description="At the end, ahead of the best rival; alone, the points.")
    ]
    error: float
    behind: Annotated[float, Field(description="Points behind the best, in the same worlds.")]
    behind_error: float
    why: Annotated[ComparisonAnswer | None, Field(description="The best move against this one.")]
    is_chosen: bool
    is_worse: Annotated[bool, Field(description="Than the best, as far as can be told.")]


class BestAnswer(BaseModel):
    """The best moves of a position, the best first; none: there was no time to tell."""

    table: str
    at: int
    seat: int
    worlds: Annotated[int, Field(description="In which the moves were followed to the end.")]
    matters: Annotated[bool, Field(description="Whether one is clearly worse than the best.")]
    moves: list[MoveAnswer]
