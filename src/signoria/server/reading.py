"""From what is stored of a table to the table: played on, or standing still.

A table goes on with the box that it was begun with, and by the rules of this program if they let
it (:mod:`signoria.history`). Where they do not, it stands still: what is stored is shown, and
nothing is lost.
"""

from __future__ import annotations

import json
from collections.abc import Sequence
from dataclasses import dataclass, replace
from typing import Any, cast

from sqlalchemy import Row

from signoria.course import Course
from signoria.dealer import Dealer
from signoria.events import Event
from signoria.history import NO, Change, passage
from signoria.kernel.box import BoxError
from signoria.kernel.game import Game
from signoria.kernel.state import State
from signoria.library import UnknownGame, check_name, load
from signoria.notation import Deal, Former
from signoria.record import Record
from signoria.server import rows
from signoria.server.boxes import StoredBox, game_with
from signoria.server.entries import Entry, adoption, former_in
from signoria.server.problems import TableProblem
from signoria.server.sitting import ARCHIVE, Chair, Sitting, Snapshot, Terms, people_in, players_in
from signoria.session import OVER, SEAT, Session

# Why a table stands still.
GAME = "game"  # there is no such game any more
BOX = "box"  # nobody knows its box, or these rules cannot play it
RULES = "rules"  # they changed so that the same moves may have led elsewhere
ILLEGAL = "illegal"  # a move that was made is not possible any more


@dataclass(frozen=True)
class Stored:
    """All that the database knows of a table."""

    row: Row[Any]
    chairs: Sequence[Chair]
    entries: Sequence[Entry]
    snapshot: Snapshot | None
    box: StoredBox | None

    @property
    def is_over(self) -> bool:
        """Whether nothing more is expected of it."""
        return self.row.awaits in (OVER, ARCHIVE)

    @property
    def terms(self) -> Terms:
        """What was settled when it was opened."""
        row = self.row
        return Terms(row.id, row.host, row.is_listed, row.is_archive, row.created, row.pace)

    def deals(self) -> list[Deal]:
        """Who dealt when it was opened."""
        deals = [Deal(*deal) for deal in json.loads(self.row.deals)]
        if not self.row.is_archive:
            dealer = Dealer(self.row.seed)
            deals.append(Deal(self.row.began_at_ply, dealer.commitment, dealer.seed))
        return deals

    def course(self) -> Course:
        """What its log adds up to, for whoever needs no rules to understand it."""
        blank = Session(
            cast("Game[Any]", None),
            json.loads(self.row.options),
            tuple(players_in(self.chairs)),
            tuple(people_in(self.chairs)),
            Dealer(self.row.seed),
            tuple(self.deals()),
            cast("State", None),
            has_begun=False,
        )
        course = Course(blank, listens=False)
        course.add(*(entry.event for entry in self.entries))
        return course

    def record(self) -> Record:
        """The game as it is stored, with its seeds."""
        moves, deals = self.course().told()
        names = [chair.name for chair in self.chairs]
        return Record(
            self.row.game,
            self.row.rules,
            len(self.chairs),
            self.row.box,
            json.loads(self.row.options),
            names if any(names) else [],
            [chair.player for chair in self.chairs],
            list(deals),
            list(moves),
            [replace(old, until=min(old.until, len(moves))) for old in former_in(self.entries)],
        )


@dataclass(frozen=True)
class Stopped:
    """A table that stands still."""

    stored: Stored
    reason: str  # GAME, BOX, RULES or ILLEGAL
    detail: str  # for programmers
    changes: Sequence[Change] = ()  # of the rules, since it was begun
    game: Game[Any] | None = None  # which can show what is stored, as far as it can
    reached: int = 0  # so many of its moves are legal in that game
    can_play_on: bool = False  # under the rules of now: all of them are

    def record(self) -> Record:
        """The record for everybody: seeds are in it when the game is over, and a move that its
        maker could still take back is not.
        """
        stored, record = self.stored, self.stored.record()
        if stored.is_over:
            return record
        own = stored.row.began_at_ply
        deals = [replace(deal, seed=None) if deal.first >= own else deal for deal in record.deals]
        moves = list(record.moves)
        if stored.row.with_confirmation and stored.row.awaits == SEAT:
            while moves and moves[-1].who == stored.row.actor:
                moves.pop()
        return replace(record, deals=deals, moves=moves)

    def position(self) -> tuple[State, int] | None:
        """The last position that was stored, if it can still be read."""
        kept = self.stored.snapshot
        if self.game is None or kept is None or not kept.holds(self.stored.entries):
            return None
        if kept.ply > len(self.record().moves):
            return None
        try:
            return self.game.position(kept.position), kept.ply
        except (ValueError, IndexError, AssertionError):
            return None


class TableStopped(TableProblem):
    """Somebody wants something of a table that stands still."""

    def __init__(self, table: Stopped) -> None:
        row = table.stored.row
        super().__init__(
            409,
            "other-rules",
            f"this table was begun with rules {row.rules} and box {row.box} "
            f"and cannot go on here: {table.detail}",
        )
        self.table = table


def restored(stored: Stored) -> Sitting:
    """The table as it is now; :class:`TableStopped` if it stands still."""
    row = stored.row
    try:
        game = game_with(row.game, row.box, stored.box)
    except UnknownGame as error:
        raise TableStopped(Stopped(stored, GAME, str(error))) from error
    except BoxError as error:
        raise TableStopped(_without_box(stored, str(error))) from error
    way = passage(row.game, row.rules, game.rules)
    if way.goes_on == NO:
        detail = f"rules {row.rules} and rules {game.rules} of {row.game} play differently"
        reached = _how_far(stored, game)
        raise TableStopped(_stopped(stored, RULES, detail, way.changes, game, reached))
    if row.rules == game.rules:
        try:
            return rows.opened(stored, game).restored(stored.entries, stored.snapshot, row.changed)
        except (ValueError, IndexError, AssertionError):
            pass  # not even these rules play what they have played: say where
    state, ply, why = _how_far(stored, game)
    if why or state is None:
        raise TableStopped(_stopped(stored, ILLEGAL, why, way.changes, game, (state, ply, why)))
    return under(stored, game, state, ply)


def under(stored: Stored, game: Game[Any], state: State, ply: int) -> Sitting:
    """The table under a game in which all of its moves are legal and have led to *state*."""
    sitting = rows.opened(stored, game).restored(
        stored.entries, None, stored.row.changed, (state, ply)
    )
    is_same = stored.row.rules == game.rules
    return replace(sitting, begun_rules=0 if is_same else stored.row.rules)


def playing_on(stored: Stored) -> Sitting:
    """A table that stands still, under the rules of now, and with the usual box if nobody can play
    its own; :class:`TableStopped` if a move is not legal there.
    """
    row = stored.row
    try:
        game = game_with(row.game, row.box, stored.box)
    except BoxError:
        game = load(row.game)
    state, ply, why = _how_far(stored, game)
    if why or state is None:
        raise TableStopped(_stopped(stored, ILLEGAL, why, (), game, (state, ply, why)))
    return under(stored, game, state, ply)


def adopted(stored: Stored, sitting: Sitting) -> Event | None:
    """What is to be written down when a table goes on with other rules or another box."""
    game, row = sitting.session.game, stored.row
    if (row.rules, row.box) == (game.rules, game.box.fingerprint):
        return None
    return adoption(Former(len(sitting.session.moves), row.rules, row.box))


def _without_box(stored: Stored, detail: str) -> Stopped:
    """Its box cannot be played: perhaps the usual one can show it, and go on with it."""
    check_name(stored.row.game)
    usual = load(stored.row.game)
    way = passage(stored.row.game, stored.row.rules, usual.rules)
    return _stopped(stored, BOX, detail, way.changes, usual, _how_far(stored, usual))


def _stopped(
    stored: Stored,
    reason: str,
    detail: str,
    changes: Sequence[Change],
    game: Game[Any],
    reached: tuple[State | None, int, str],
) -> Stopped:
    state, ply, why = reached
    shown = game if state is not None else None
    can = state is not None and not why and not stored.is_over
    return Stopped(stored, reason, detail or why, changes, shown, ply, can)


def _how_far(stored: Stored, game: Game[Any]) -> tuple[State | None, int, str]:
    """Where the stored moves lead in a game; without a state: not even its table is possible."""
    record = stored.record()
    try:
        return record.how_far(game)
    except ValueError as error:
        return None, 0, str(error)
