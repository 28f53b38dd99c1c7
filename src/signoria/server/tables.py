"""The tables of a server: opened, found, and changed one event after another. No HTTP here."""

from __future__ import annotations

import re
import threading
from collections import OrderedDict
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field, replace
from typing import Any

from signoria.dealer import Dealer
from signoria.kernel.game import Game
from signoria.kernel.steps import CHANCE
from signoria.library import UnknownGame, load
from signoria.notation import Deal, Move
from signoria.server import events as happened
from signoria.server import problems
from signoria.server.credentials import new_table_id
from signoria.server.events import Event
from signoria.server.rows import now
from signoria.server.sitting import FRIEND, SERVER, Facts, Seat, Sitting, Snapshot, sit_down
from signoria.server.storage import Addition, Conflict, Storage

ATTEMPTS = 20  # at changing a table that others change too
REMEMBERED = 2000  # tables kept in memory
LOCKS = 256
_TABLE_NAME = re.compile(r"[\w-]{1,32}", re.ASCII)


@dataclass(frozen=True)
class Change:
    """What a decision adds to a table; chance then goes on by itself."""

    events: Sequence[Event] = ()
    seats: Sequence[Seat] = ()  # those that are different now
    next_table: tuple[Sitting, Sequence[Event]] | None = None  # a rematch


@dataclass(frozen=True)
class Opening:
    """What somebody wants when opening a table."""

    game: str
    seats: Sequence[Seat]
    options: Mapping[str, str] = field(default_factory=dict)
    host: str | None = None
    is_listed: bool = False
    with_confirmation: bool = False
    # Going on from another game, or keeping an uploaded one.
    moves: Sequence[Move] = ()
    deals: Sequence[Deal] = ()
    is_archive: bool = False
    # The hash of the secret in a friend's link, for a table and a seat.
    invite: Callable[[str, int], str] | None = None


class Tables:
    """Every table, through one door. Safe to use from several threads."""

    def __init__(self, storage: Storage, snapshot_every: int = 25) -> None:
        self.storage = storage
        self.told: Callable[[Sitting], None] = lambda _: None  # after each commit
        self._snapshot_every = snapshot_every
        self._remembered: OrderedDict[str, Sitting] = OrderedDict()
        self._remembering = threading.Lock()
        self._locks = [threading.Lock() for _ in range(LOCKS)]

    # Finding

    def get(self, table: str) -> Sitting:
        """The table as it is now."""
        if not _TABLE_NAME.fullmatch(table):
            raise problems.unknown_table()
        sitting = self._remember(table)
        if sitting is None:
            sitting = self.storage.read(table)
            if sitting is None:
                raise problems.unknown_table()
        elif self.storage.is_shared:
            sitting = self.storage.read_on(sitting)
        self._keep(sitting)
        return sitting

    def forget(self, table: str) -> None:
        """Read it from the database next time."""
        with self._remembering:
            self._remembered.pop(table, None)

    def _remember(self, table: str) -> Sitting | None:
        with self._remembering:
            if sitting := self._remembered.get(table):
                self._remembered.move_to_end(table)
            return sitting

    def _keep(self, sitting: Sitting) -> None:
        with self._remembering:
            known = self._remembered.get(sitting.facts.table)
            if known is None or known.version <= sitting.version:
                self._remembered[sitting.facts.table] = sitting
            if len(self._remembered) > REMEMBERED:
                self._remembered.popitem(last=False)

    # Opening

    def open(self, opening: Opening) -> Sitting:
        """A new table, begun at once when nobody is missing."""
        sitting, events = prepare(opening)
        self.storage.create(sitting, events)
        self._keep(sitting)
        self.told(sitting)
        return sitting

    # Changing

    def change(self, table: str, decide: Callable[[Sitting], Change | None]) -> Sitting:
        """Add what *decide* wants. It is asked again when somebody else was quicker, so it must
        look at the sitting it gets; it raises a problem to refuse, and answers ``None`` when
        nothing is to be done.
        """
        with self._locks[hash(table) % LOCKS]:
            for attempt in range(ATTEMPTS):
                before, change = self._decided(table, decide, is_first=attempt == 0)
                if change is None:
                    return before
                after, addition = self._add(before, change)
                try:
                    self.storage.append(before, after, addition)
                except Conflict:
                    self.forget(table)
                    continue
                self._keep(after)
                if addition.next_table:
                    self._keep(addition.next_table[0])
                break
            else:
                raise problems.busy()
        self.told(after)
        return after

    def _decided(
        self, table: str, decide: Callable[[Sitting], Change | None], is_first: bool
    ) -> tuple[Sitting, Change | None]:
        """What is decided. At first what we remember may do, for the database refuses a change of
        an old version; but nothing is refused before we have looked.
        """
        remembered = self._remember(table) if is_first else None
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
        events = list(change.events)
        after = _begun(_with_seats(before, change.seats), events)
        after, events = _gone_on(after, events, now())
        snapshot = None
        every = self._snapshot_every
        if len(after.moves) // every > len(before.moves) // every:
            snapshot = Snapshot(after.version, len(after.moves), str(after.state))
        return after, Addition(events, change.seats, snapshot, change.next_table)


def prepare(opening: Opening) -> tuple[Sitting, list[Event]]:
    """A table that is about to be stored, with its first events."""
    game = find_game(opening.game)
    try:
        game.check_seats(len(opening.seats))
        options = game.choose(len(opening.seats), opening.options)
    except ValueError as error:
        raise problems.impossible("bad-table", str(error)) from error
    moment = now()
    facts = Facts(
        new_table_id(),
        game,
        game.rules,
        game.box.fingerprint,
        options,
        opening.host,
        opening.is_listed,
        opening.with_confirmation,
        opening.is_archive,
        Dealer(),
        tuple(opening.deals),
        len(opening.moves),
        moment,
    )
    events = [
        Event(happened.MOVE, move.who, move.text, move.comment, None, version)
        for version, move in enumerate(opening.moves, 1)
    ]
    seats = _invited(opening, facts.table)
    sitting = replace(sit_down(facts, seats, events, None), changed=moment)
    if opening.is_archive:
        return sitting, events
    coming: list[Event] = []
    sitting, coming = _gone_on(_begun(sitting, coming), coming, moment)
    return sitting, events + coming


def _invited(opening: Opening, table: str) -> Sequence[Seat]:
    invite = opening.invite
    if invite is None:
        return opening.seats
    return [
        replace(seat, invite=invite(table, seat.seat)) if seat.player == FRIEND else seat
        for seat in opening.seats
    ]


def find_game(name: str) -> Game[Any]:
    """The game of that name."""
    try:
        return load(name)
    except UnknownGame as error:
        raise problems.TableProblem(404, "unknown-game", str(error)) from error


def _with_seats(sitting: Sitting, seats: Sequence[Seat]) -> Sitting:
    if not seats:
        return sitting
    changed = {seat.seat: seat for seat in seats}
    return sitting.seated([changed.get(seat.seat, seat) for seat in sitting.seats])


def _begun(sitting: Sitting, events: list[Event]) -> Sitting:
    """When the last seat is taken, the game begins."""
    if not sitting.has_begun and not any(seat.is_free for seat in sitting.seats):
        events.append(Event(happened.BEGIN))
    return sitting


def _gone_on(sitting: Sitting, events: Sequence[Event], moment: int) -> tuple[Sitting, list[Event]]:
    """The table after *events* and all that chance adds, so that it is stored whole."""
    numbered = [replace(event, version=sitting.version + at) for at, event in enumerate(events, 1)]
    sitting = sitting.after(numbered, moment)
    while sitting.awaits() == (SERVER, CHANCE):
        dealt = replace(sitting.chance(), version=sitting.version + 1)
        numbered.append(dealt)
        sitting = sitting.after([dealt])
    return sitting, numbered
