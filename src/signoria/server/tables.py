"""The tables of a server: opened, found, and changed one entry after another. No HTTP here."""

from __future__ import annotations

import logging
import re
import threading
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field, replace
from typing import Any

from signoria.dealer import Dealer
from signoria.events import MOVE, Event
from signoria.kernel.game import Game
from signoria.kernel.news import Fact
from signoria.kernel.steps import CHANCE
from signoria.library import UnknownGame, load
from signoria.notation import Deal, Former, Move
from signoria.server import problems
from signoria.server.credentials import new_table_id
from signoria.server.entries import GOES_FORWARD, Entry, adoptions, stored_with
from signoria.server.metrics import MOVES
from signoria.server.openers import Openers
from signoria.server.remembering import Remembered
from signoria.server.rows import now
from signoria.server.sitting import (
    FRIEND,
    Chair,
    Sitting,
    Snapshot,
    Terms,
    people_in,
    players_in,
)
from signoria.server.storage import Addition, Conflict, Storage
from signoria.session import Session

LOG = logging.getLogger("signoria.server")
ATTEMPTS = 20  # at changing a table that others change too
MOST_ENTRIES = 20_000  # of a table; then it only goes forward, to the end of its game
LOCKS = 256
_TABLE_NAME = re.compile(r"[\w-]{1,32}", re.ASCII)


@dataclass(frozen=True)
class Change:
    """What a decision adds to a table; chance then goes on by itself."""

    events: Sequence[Event] = ()
    chairs: Sequence[Chair] = ()  # those that are different now
    key: str | None = None  # of the request, kept with the first event
    next_table: tuple[Sitting, Sequence[Entry]] | None = None  # a rematch


@dataclass(frozen=True)
class Opening:
    """What somebody wants when opening a table."""

    game: str
    chairs: Sequence[Chair]
    options: Mapping[str, str] = field(default_factory=dict)
    host: str | None = None
    is_listed: bool = False
    with_confirmation: bool = False
    pace: int = 0  # seconds a move; 0: as long as one likes
    # Going on from another game, or keeping an uploaded one.
    moves: Sequence[Move] = ()
    deals: Sequence[Deal] = ()
    is_archive: bool = False
    rules: int = 0  # of an uploaded one; 0: those of this program
    former: Sequence[Former] = ()
    # The hash of the secret in a friend's link, for a table and a seat.
    invite: Callable[[str, int], str] | None = None


Decide = Callable[[Sitting], Change | None]


class Tables:
    """Every table, through one door. Safe to use from several threads."""

    def __init__(self, storage: Storage, snapshot_every: int = 25) -> None:
        self.storage = storage
        self.told: Callable[[Sitting], None] = lambda _: None  # after each commit
        self.openers = Openers()
        self._snapshot_every = snapshot_every
        self.remembered = Remembered()
        self._locks = [threading.Lock() for _ in range(LOCKS)]

    # Finding

    def get(self, table: str) -> Sitting:
        """The table as it is now."""
        if not _TABLE_NAME.fullmatch(table):
            raise problems.unknown_table()
        remembered = self.remembered.get(table)
        if remembered is None:
            sitting = self.storage.read(table)
        elif self.storage.is_shared:
            sitting = self.storage.read_on(remembered)
            if sitting is None or sitting.version < remembered.version:
                self.forget(table)
        else:
            sitting = remembered
        if sitting is None:
            raise problems.unknown_table()
        self.remembered.keep(sitting)
        return sitting

    def delete(self, table: str) -> bool:
        """Remove a table for good; whether there was one."""
        with self._locks[hash(table) % LOCKS]:
            self.forget(table)
            return self.storage.delete(table)

    def forget(self, table: str) -> None:
        """Read it from the database next time."""
        self.remembered.forget(table)

    def news_of(self, sitting: Sitting, done: Entry) -> Sequence[Sequence[Fact]]:
        """What a change told when it was made, even if it was taken back since."""
        log = self.storage.log(sitting.terms.table)
        later = [entry.event for entry in log[done.version :]]
        change = [done.event, *stored_with(done.event, later)]
        earlier = [entry.event for entry in log[: done.version - 1]]
        return sitting.begun_with().after(earlier, listens=False).after(change).news

    # Opening

    def open(self, opening: Opening) -> Sitting:
        """A new table, begun at once when nobody is missing."""
        if not self.storage.has_room():
            LOG.warning("the disk is nearly full: no new tables")
            raise problems.no_room()
        sitting, entries = prepare(opening)
        self.storage.create(sitting, entries)
        self.openers.note(sitting.terms.table)
        self.remembered.keep(sitting)
        self.told(sitting)
        return sitting

    # Changing

    def change(self, table: str, decide: Decide) -> tuple[Sitting, Sequence[Entry]]:
        """Add what *decide* wants; answers with the table as it is then, and what was added.

        It is asked again when somebody else was quicker, so it must look at the sitting it gets;
        it raises a problem to refuse, and answers ``None`` when nothing is to be done.
        """
        with self._locks[hash(table) % LOCKS]:
            for attempt in range(ATTEMPTS):
                before, change = self._decided(table, decide, is_first=attempt == 0)
                if change is None:
                    return before, ()
                after, addition = self._add(before, change)
                try:
                    self.storage.append(before, after, addition)
                except Conflict:
                    self.forget(table)
                    continue
                self.remembered.keep(after)
                if addition.next_table:
                    self.openers.note(addition.next_table[0].terms.table)
                    self.remembered.keep(addition.next_table[0])
                break
            else:
                raise problems.busy()
        _count(after, addition.entries)
        self.told(after)
        return after, addition.entries

    def _decided(self, table: str, decide: Decide, is_first: bool) -> tuple[Sitting, Change | None]:
        """What is decided. At first what we remember may do, for the database refuses a change of
        an old version; but nothing is refused before we have looked.
        """
        remembered = self.remembered.get(table) if is_first else None
        if remembered is not None:
            try:
                if change := decide(remembered):
                    return remembered, change
            except problems.TableProblem:
                if not self.storage.is_shared:
                    raise
        sitting = self.get(table)
        return sitting, decide(sitting)

    def _add(self, before: Sitting, change: Change) -> tuple[Sitting, Addition]:
        if before.version >= MOST_ENTRIES and any(
            event.kind not in GOES_FORWARD for event in change.events
        ):
            raise problems.long_enough(MOST_ENTRIES)
        after, entries = _gone_on(before.seated(change.chairs), change.events, change.key)
        snapshot = None
        ply, every = len(after.session.moves), self._snapshot_every
        is_end = after.is_over and not before.is_over  # shown even by rules that cannot replay it
        is_first = after.begun_rules != before.begun_rules  # an older one is of other rules
        if is_end or is_first or ply // every > len(before.session.moves) // every:
            snapshot = Snapshot(after.version, ply, str(after.session.state))
        return after, Addition(entries, change.chairs, snapshot, change.next_table)


def _count(sitting: Sitting, entries: Sequence[Entry]) -> None:
    """Tell the operator of the moves that were stored."""
    session = sitting.session
    for entry in entries:
        if entry.event.kind == MOVE:
            seat = entry.event.seat
            who = "chance" if seat == CHANCE else "person" if session.is_persons(seat) else "bot"
            MOVES.labels(session.game.name, who).inc()


def prepare(opening: Opening) -> tuple[Sitting, list[Entry]]:
    """A table that is about to be stored, with its first entries."""
    game, dealer = find_game(opening.game), Dealer()
    own = Deal(len(opening.moves), dealer.commitment, dealer.seed)
    try:
        session = Session.open(
            game,
            players_in(opening.chairs),
            opening.options,
            dealer,
            people=people_in(opening.chairs),
            deals=opening.deals if opening.is_archive else (*opening.deals, own),
            with_confirmation=opening.with_confirmation,
            has_begun=False,
        )
    except ValueError as error:
        raise problems.impossible("bad-table", str(error)) from error
    name, pace = new_table_id(), opening.pace
    terms = Terms(name, opening.host, opening.is_listed, opening.is_archive, now(), pace)
    chairs = _invited(opening, terms.table)
    entries = [
        Entry(Event(MOVE, move.who, move.text, move.comment), version)
        for version, move in enumerate(opening.moves, 1)
    ]
    sitting = Sitting(terms, tuple(chairs), session)
    if opening.is_archive:
        entries += adoptions(opening.former, len(entries))
        sitting = sitting.after(entries, terms.created)
        is_same = opening.rules == game.rules
        return replace(sitting, begun_rules=0 if is_same else opening.rules), entries
    sitting = sitting.after(entries, terms.created)
    sitting, coming = _gone_on(sitting, ())
    return sitting, entries + coming


def _invited(opening: Opening, table: str) -> Sequence[Chair]:
    invite = opening.invite
    if invite is None:
        return opening.chairs
    return [
        replace(chair, invite=invite(table, chair.seat)) if chair.player == FRIEND else chair
        for chair in opening.chairs
    ]


def find_game(name: str) -> Game[Any]:
    """The game of that name."""
    try:
        return load(name)
    except UnknownGame as error:
        raise problems.TableProblem(404, "unknown-game", str(error)) from error


def _gone_on(
    sitting: Sitting, events: Sequence[Event], key: str | None = None
) -> tuple[Sitting, list[Entry]]:
    """The table after *events*, begun when the last seat is taken, and with all that chance adds,
    so that it is stored whole.
    """
    begun = [*events, *sitting.session.begin()]
    session, happened = sitting.session.with_chance(begun)
    if happened and (adoption := sitting.adoption()):
        happened.append(adoption)
    moment = now()
    entries = [
        Entry(event, sitting.version + at, key if at == 1 else None, moment)
        for at, event in enumerate(happened, 1)
    ]
    return sitting.logged(entries, session, moment), entries
