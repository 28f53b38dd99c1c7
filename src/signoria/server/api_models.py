"""What programs send and get, in JSON."""

from __future__ import annotations

from typing import Annotated, Any, Literal

from pydantic import BaseModel, ConfigDict, Field

from signoria.server import turns
from signoria.server.seating import LONGEST_NAME
from signoria.server.sitting import ARCHIVE, OVER, PEOPLE, Seat, Sitting
from signoria.server.turns import Receipt
from signoria.server.views import seat_of

MOST = 2**31 - 1
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


class Model(BaseModel):
    """Says exactly what is meant, and refuses what is not."""

    model_config = ConfigDict(extra="forbid", strict=True)


# Sent


class WantedSeat(Model):
    """A seat of a new table."""

    player: Annotated[
        str,
        Field(
            max_length=32,
            description="`me` (you get the secret), `friend` (you get an invitation), `open` "
            "(anybody may join), or a bot: `easy`, `medium`, `hard`, `greedy`, `flat 500` …",
        ),
    ]
    name: Name = ""


class WantedTable(Model):
    """A new table."""

    game: Annotated[str, Field(max_length=64)]
    seats: Annotated[list[WantedSeat], Field(min_length=1, max_length=12)]
    variants: dict[str, str] = Field(default_factory=dict)
    is_listed: bool = False
    with_confirmation: bool = False


class WantedJoin(Model):
    """Sitting down: in an open seat, or where an invitation leads."""

    name: Name = ""
    seat: Annotated[int | None, Field(ge=0, le=11)] = None
    invitation: Annotated[str | None, Field(max_length=128)] = None


class Course(Model):
    """A change of the game's course."""

    version: Version
    key: Key = None


class WantedAction(Course):
    """A move."""

    action: Annotated[str, Field(max_length=200, description="One of the options, as text.")]


class WantedAnswer(Course):
    """Whether the table may go back."""

    agree: bool


# Got


class GameFacts(BaseModel):
    """A game on the shelf."""

    game: str
    title: str
    rules: int
    box: str
    seats: list[int]
    variants: dict[str, list[str]]
    bots: list[str]


class NewSeat(BaseModel):
    """A seat with its secrets, which are shown this once."""

    seat: int
    player: str
    name: str
    secret: str | None = None
    invitation: str | None = None


class NewTable(BaseModel):
    """A table that was opened."""

    table: str
    version: int
    commitment: str
    seats: list[NewSeat]


class Joined(BaseModel):
    """A seat of yours, with its secret, which is shown this once."""

    table: str
    seat: int
    secret: str
    version: int


class Done(BaseModel):
    """What a request has done: one event of the table's log."""

    table: str
    version: int
    kind: str
    seat: int
    text: str


class SeatFacts(BaseModel):
    """A seat as everybody sees it."""

    seat: int
    name: str
    player: str
    has_resigned: bool
    is_yours: bool


class Score(BaseModel):
    """A score sheet; its lines add up."""

    total: int
    lines: list[tuple[str, int]]


Status = Literal["waiting", "playing", "held", "over", "archive"]


class TableFacts(BaseModel):
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
    seats: list[SeatFacts]
    variants: dict[str, str]
    scores: list[Score]
    winners: list[int]
    can_undo: bool
    undo_asked_by: int | None
    undo_unanswered: list[int]
    with_confirmation: bool
    commitment: str
    seed: str | None
    rematch: str | None


class OptionFacts(BaseModel):
    """What a seat may do."""

    table: str
    version: int
    seat: int | None
    actor: int | None
    options: list[str]


class TableRowFacts(BaseModel):
    """A table in the list of open tables."""

    table: str
    game: str
    names: list[str]
    free_seats: int


class ProblemFacts(BaseModel):
    """What went wrong (RFC 9457), and what would be right. Nothing was changed."""

    type: str
    title: str
    status: int
    detail: str
    view: TableFacts | None = Field(default=None, description="The table as it is now.")


# From a table


def status_of(sitting: Sitting) -> Status:
    """A table's stage in one word."""
    awaits, _ = sitting.awaits()
    if awaits == PEOPLE:
        return "waiting"
    if awaits == OVER:
        return "over"
    if awaits == ARCHIVE:
        return "archive"
    return "held" if sitting.is_held else "playing"


def table_facts(sitting: Sitting, who: str | None) -> dict[str, Any]:
    """The table as one seat sees it, ready for :class:`TableFacts`."""
    mine = sitting.seats_of(who)
    seat = seat_of(sitting, mine)
    game, state, facts = sitting.game, sitting.state, sitting.facts
    is_over = sitting.is_over
    return {
        **option_facts(sitting, who),
        "game": game.name,
        "status": status_of(sitting),
        "observation": game.observe(state, seat),
        "moves": len(sitting.moves),
        "seats": [_seat_facts(chair, mine) for chair in sitting.seats],
        "variants": facts.options,
        "scores": [
            {
                "total": int(sheet.total),
                "lines": [(line, int(points)) for line, points in sheet.lines],
            }
            for sheet in game.scores_seen(state, seat)
        ],
        "winners": [int(winner) for winner in game.winners(state)] if is_over else [],
        "can_undo": bool(mine) and not turns.why_no_undo(sitting, mine),
        "undo_asked_by": sitting.ask.seat if sitting.ask else None,
        "undo_unanswered": turns.unanswered(sitting),
        "with_confirmation": facts.with_confirmation,
        "commitment": facts.dealer.commitment,
        "seed": facts.dealer.seed if is_over and not facts.is_archive else None,
        "rematch": sitting.rematch,
    }


def option_facts(sitting: Sitting, who: str | None) -> dict[str, Any]:
    """What somebody may do now."""
    mine = sitting.seats_of(who)
    _, asked = sitting.awaits()
    may_act = asked in mine and not sitting.is_held
    return {
        "table": sitting.facts.table,
        "version": sitting.version,
        "seat": seat_of(sitting, mine),
        "actor": asked if asked >= 0 else None,
        "options": [action.text for action in sitting.state.options()] if may_act else [],
    }


def done(receipt: Receipt) -> dict[str, Any]:
    """What a request has done."""
    event = receipt.event
    return {
        "table": receipt.sitting.facts.table,
        "version": event.version,
        "kind": event.kind,
        "seat": event.seat,
        "text": event.text,
    }


def _seat_facts(chair: Seat, mine: list[int]) -> dict[str, Any]:
    return {
        "seat": chair.seat,
        "name": chair.name,
        "player": "open" if chair.is_free else chair.player,
        "has_resigned": chair.has_resigned,
        "is_yours": chair.seat in mine,
    }
