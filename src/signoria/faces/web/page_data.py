"""What the pages are drawn from: plain data that the server fills in and templates read.

A seat's secrets never enter here: a ``TableData`` is made for one viewer, from that viewer's
observation only.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Any

from signoria.coach import Best, Summary
from signoria.comparing import Comparison
from signoria.faces.phrases.solving import Solved
from signoria.history import Change
from signoria.kernel.game import ScoreSheet
from signoria.kernel.news import Fact
from signoria.offers import Offer
from signoria.record import Record
from signoria.story import Story

FAMILIES = ("medici", "pazzi", "pitti", "rucellai", "strozzi")


@dataclass(frozen=True)
class Visitor:
    """Who looks at a page, and how."""

    language: str = "en"
    name: str = ""  # as last given; empty for a newcomer
    theme: str = ""  # "light", "dark", or empty for the system's


@dataclass(frozen=True)
class SeatData:
    """One seat at a table."""

    seat: int
    name: str
    family: str  # one of FAMILIES: the shield
    player: str  # "person", "open" (nobody sits there yet), or a bot's name: "greedy", "flat 500ms"
    is_mine: bool = False
    is_connected: bool = False
    has_resigned: bool = False  # a bot plays on
    is_away: bool = False  # … until they take the seat back
    invite: str | None = None  # the link to give to a friend: shown only to the host, until taken


@dataclass(frozen=True)
class LessonCard:
    """What a lesson says at a table that is drawn for it."""

    address: str  # where answers are sent
    here: str  # the page
    number: int  # of the step, from 1; after the last: the end
    count: int
    title: str
    text: str
    task: str  # empty: only to be read
    expected: str  # the moves to make, as a bundle
    points: str  # ids of what is pointed at
    back: str  # the page before, or empty
    told: Sequence[str] = ()  # what the others did meanwhile
    otherwise: str = ""  # the learner did something else: why the shown move comes first
    learned: Sequence[str] = ()  # at the end


@dataclass(frozen=True)
class PuzzleCard:
    """What a puzzle says at a table that is drawn for it."""

    address: str  # where answers are sent
    here: str  # the page, with the answer
    game: str
    number: int  # from 1
    count: int
    is_today: bool
    following: str  # the page of the next one
    solved: Solved | None = None  # what is said after the answer


@dataclass(frozen=True)
class PaceData:
    """How long somebody may think, and who may let a bot play on."""

    seconds: int = 0  # a move; 0: as long as one likes
    asked: int = -1  # the seat whose time it is
    left: int | None = None  # seconds of it; none: nobody else waits
    may_call: bool = False  # the viewer, when it is over
    away: Sequence[int] = ()  # the viewer's seats where a bot plays on


NO_PACE = PaceData()


@dataclass(frozen=True)
class Problem:
    """Something that went wrong, for a friendly page: what, and what to do."""

    status: int
    kind: str  # "unknown-table", "not-your-seat", "stale", "illegal", "bad-record", "too-fast" …
    detail: str = ""


@dataclass(frozen=True)
class CoachData:
    """What the coach says about a game that is over."""

    summary: Summary | None = None
    percent: int = 0
    is_working: bool = False
    has_failed: bool = False  # there was no time
    problem: Problem | None = None


NO_COACH = CoachData()


@dataclass(frozen=True)
class BestData:
    """The best moves of a position, when somebody has asked for them."""

    best: Best | None = None
    problem: Problem | None = None


@dataclass(frozen=True)
class TableData:
    """A table as one viewer sees it."""

    table: str  # its public id
    game: str
    version: int  # grows with everything that happens; the ETag of the view
    seats: Sequence[SeatData]
    seat: int | None  # as whom the viewer sees it: in hot-seat the one of theirs that is asked
    my_seats: Sequence[int]
    observation: Mapping[str, Any]  # game.observe(state, seat)
    record: Record  # so far; without seeds, unless the game is over
    story: Story  # what happened, at least as far as the record
    options: Mapping[str, str]  # the variants chosen
    scores: Sequence[ScoreSheet]
    winners: Sequence[int]  # only when over
    is_over: bool = False
    is_waiting: bool = False  # seats are still open: not begun
    is_host: bool = False
    is_listed: bool = False
    with_confirmation: bool = False
    is_held: bool = False  # my move waits for my confirmation
    can_undo: bool = False
    why_no_undo: str = ""  # "nothing", "chance", "other", or empty
    undo_asked_by: int | None = None  # a seat that asks the others for an undo
    is_practice: bool = False  # somebody has gone back behind what was revealed
    makes_practice: bool = False  # … or would now: who asks, or is asked, is told
    seen_ply: int = 0  # how far the viewer had seen: later moves are "since your last move"
    commitment: str = ""  # the dealer's hash
    seed: str | None = None  # only when over
    rematch: str | None = None  # the table that follows this one
    spectators: int = 0
    warnings: Sequence[Fact] = ()  # what the viewer should not overlook
    offer: Offer | None = None  # for a viewer who is asked: the observation is of its question
    # Filled in by the server when a request was refused: shown beside the fresh table.
    problem: Problem | None = None
    tag: str = ""  # of what a whole page shows: the script asks for what is newer
    # The seats that have not answered yet while undo_asked_by is set: mine among them may answer.
    undo_unanswered: Sequence[int] = ()
    shown_ply: int | None = None  # how many moves the viewer's page shows; none: it shows nothing
    is_past: bool = False  # the table as it was, after shown_ply and some moves: it asks nothing
    pace: PaceData = NO_PACE
    coach: CoachData = NO_COACH
    went_back: tuple[int, str] | None = None  # the seat that has just gone back, or said "no"
    lesson: LessonCard | None = None  # this is no table, but a lesson at one: it has no name
    puzzle: PuzzleCard | None = None  # … or a puzzle

    @property
    def address(self) -> str:
        """Where its forms are sent, and where the script asks."""
        card = self.lesson or self.puzzle
        return card.address if card else f"/t/{self.table}"


@dataclass(frozen=True)
class StoppedData:
    """A table that stands still, because this program cannot go on with it."""

    table: str
    game: str
    record: Record  # all that everybody may know
    reason: str  # "game", "box", "rules" or "illegal"
    changes: Sequence[Change]  # of the rules, since it was begun
    rules: int  # of this program; 0: it has no such game
    shown: tuple[Record, Story, int] | None  # to draw: the last of these moves; after how many
    reached: int  # so many moves are legal now
    is_over: bool
    is_mine: bool  # the viewer sits there
    can_play_on: bool  # everybody who sits there can


@dataclass(frozen=True)
class TableLine:
    """A table in a list: mine, or open to anyone."""

    table: str
    game: str
    names: Sequence[str]
    my_family: str | None
    whose: str  # "mine", "other", "open", "over"
    waiting_for: str  # a name, when whose is "other"
    free_seats: int
    seconds_ago: float  # since the last thing that happened
    is_hot_seat: bool = False


@dataclass(frozen=True)
class HintData:
    """What a bot would do here, and how that compares with what it liked next."""

    action: str
    reasons: Sequence[Comparison] = ()
    best: Best | None = None  # the two or three best moves, for whoever wanted more
