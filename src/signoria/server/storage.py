"""The database: an append-only log a table, committed before anybody is told."""

from __future__ import annotations

import threading
from collections.abc import Iterator, Sequence
from contextlib import AbstractContextManager, contextmanager, nullcontext
from dataclasses import asdict, dataclass
from functools import partial
from typing import Any

from sqlalchemy import (
    Connection,
    Engine,
    String,
    bindparam,
    cast,
    delete,
    func,
    insert,
    select,
    update,
)
from sqlalchemy.dialects.postgresql import insert as _add_box_on_postgres
from sqlalchemy.dialects.sqlite import insert as _add_box_on_sqlite
from sqlalchemy.exc import IntegrityError

from signoria.server import reading, rows
from signoria.server.advancing import CHANNEL, advance
from signoria.server.boxes import StoredBox, stored_box
from signoria.server.engine import connect, has_room
from signoria.server.entries import ADOPT, Entry
from signoria.server.rows import ALWAYS, TableRow
from signoria.server.schema import BOXES, CALLS, EVENTS, SEATS, SNAPSHOTS, TABLES
from signoria.server.settings import Settings
from signoria.server.sitting import Chair, Sitting, Snapshot


class Conflict(Exception):
    """Somebody else was quicker: the table has another version by now."""


@dataclass(frozen=True)
class Addition:
    """What one change adds to a table: all of it or nothing of it."""

    entries: Sequence[Entry]
    chairs: Sequence[Chair] = ()
    snapshot: Snapshot | None = None
    next_table: tuple[Sitting, Sequence[Entry]] | None = None  # a rematch is opened with it

    @property
    def is_plain(self) -> bool:
        """Whether only events are added, as most changes do."""
        return not (self.chairs or self.snapshot or self.next_table)


class Storage:
    """Reads and writes; knows no rules. Safe to use from several threads."""

    def __init__(self, settings: Settings, engine: Engine | None = None) -> None:
        self.is_shared = settings.is_postgres  # other workers write to it too
        self.has_room = partial(has_room, settings)  # for new tables; those being played come first
        self.engine = engine or connect(settings)
        # One statement needs no transaction around it: a question sees what is committed, and a
        # move that Postgres writes in one statement is committed with it.
        self._at_once = self.engine.execution_options(isolation_level="AUTOCOMMIT")
        # SQLite lets one writer in at a time; waiting here is quicker than asking it again.
        self._writing: AbstractContextManager[Any] = (
            nullcontext() if self.is_shared else threading.Lock()
        )

    def close(self) -> None:
        """Let go of all connections."""
        self.engine.dispose()

    # Writing

    @contextmanager
    def _write(self) -> Iterator[Connection]:
        with self._writing:
            try:
                with self.engine.begin() as connection:
                    yield connection
            except IntegrityError as error:
                raise Conflict from error

    def writing(self) -> AbstractContextManager[Connection]:
        """One transaction, for what is no table; a row that is there already: :class:`Conflict`."""
        return self._write()

    def looking(self) -> AbstractContextManager[Connection]:
        """A connection to look at what is committed."""
        return self._at_once.connect()

    def create(self, sitting: Sitting, entries: Sequence[Entry]) -> None:
        """A new table with its first entries; *sitting* is what they add up to."""
        with self._write() as connection:
            self._create(connection, sitting, entries)

    def append(self, before: Sitting, after: Sitting, addition: Addition) -> None:
        """Add to a table that must still be as it was *before*; otherwise :class:`Conflict`."""
        table, row = after.terms.table, rows.advanced(before, after)
        if self.is_shared and addition.is_plain:
            self._advance(row, addition.entries)
            return
        with self._write() as connection:
            how = _ADVANCE_AND_TELL if self.is_shared else _ADVANCE
            if connection.execute(how, row).rowcount != 1:
                raise Conflict
            if addition.next_table:
                self._create(connection, *addition.next_table)
            if addition.entries:
                connection.execute(
                    _ADD_EVENT, rows.of_entries(table, addition.entries, after.changed)
                )
            for chair in addition.chairs:
                values = rows.of_chair(table, chair)
                key = {"_table": values.pop("table_id"), "_seat": values.pop("seat")}
                connection.execute(_CHANGE_SEAT, {**key, **values})
            if addition.snapshot:
                self._keep(connection, table, addition.snapshot)

    def _advance(self, row: dict[str, Any], entries: Sequence[Entry]) -> None:
        """On Postgres, in one statement."""
        try:
            with self._at_once.connect() as connection:
                is_done = advance(connection, row, entries)
        except IntegrityError as error:
            raise Conflict from error
        if not is_done:
            raise Conflict

    def keep_boxes(self, boxes: Sequence[StoredBox]) -> None:
        """So that games begun with them go on when the program has others."""
        with self._write() as connection:
            for box in boxes:
                self._keep_box(connection, box)

    def _keep_box(self, connection: Connection, box: StoredBox) -> None:
        """Once, however many tables and workers have the same."""
        if connection.execute(_BOX, {"_game": box.game, "_box": box.box}).one_or_none() is None:
            add = _add_box_on_postgres if self.is_shared else _add_box_on_sqlite
            connection.execute(add(BOXES).on_conflict_do_nothing(), asdict(box))

    def hide(self, table: str, owner: str) -> None:
        """Take a table from its owner's list; no event, for nobody else notices."""
        with self._write() as connection:
            connection.execute(
                update(SEATS)
                .where(SEATS.c.table_id == table, SEATS.c.owner == owner)
                .values(is_hidden=True)
            )

    def _create(self, connection: Connection, sitting: Sitting, entries: Sequence[Entry]) -> None:
        table = sitting.terms.table
        self._keep_box(connection, stored_box(sitting.session.game))
        connection.execute(_ADD_TABLE, rows.of_table(sitting))
        connection.execute(_ADD_SEATS, [rows.of_chair(table, chair) for chair in sitting.chairs])
        if entries:
            connection.execute(_ADD_EVENT, rows.of_entries(table, entries, sitting.changed))

    def _keep(self, connection: Connection, table: str, snapshot: Snapshot) -> None:
        values = {"version": snapshot.version, "ply": snapshot.ply, "position": snapshot.position}
        where = SNAPSHOTS.c.table_id == table
        if connection.execute(update(SNAPSHOTS).where(where).values(**values)).rowcount == 0:
            connection.execute(insert(SNAPSHOTS), {"table_id": table, **values})

    def delete(self, table: str) -> bool:
        """Remove a table and all that happened there; whether there was one."""
        with self._write() as connection:
            for rows_of in (CALLS, SNAPSHOTS, EVENTS, SEATS):
                connection.execute(delete(rows_of).where(rows_of.c.table_id == table))
            return connection.execute(delete(TABLES).where(TABLES.c.id == table)).rowcount == 1

    # Reading one table

    def read(self, table: str) -> Sitting | None:
        """A table from its log and its last snapshot; ``None`` if there is none of that name, and
        :class:`TableStopped` if it stands still.
        """
        stored = self.stored(table)
        return None if stored is None else reading.restored(stored)

    def stored(self, table: str) -> reading.Stored | None:
        """All that is known of a table; no rules are asked."""
        with self._at_once.connect() as connection:
            row = connection.execute(select(TABLES).where(TABLES.c.id == table)).one_or_none()
            if row is None:
                return None
            entries = rows.entries(connection, table)
            chairs = rows.chairs(connection, table)  # after the log: never older than it
            kept = connection.execute(
                select(SNAPSHOTS).where(SNAPSHOTS.c.table_id == table)
            ).one_or_none()
            box = connection.execute(_BOX, {"_game": row.game, "_box": row.box}).one_or_none()
        snapshot = Snapshot(kept.version, kept.ply, kept.position) if kept else None
        if snapshot and (not entries or snapshot.version > entries[-1].version):
            snapshot = None  # taken while we were reading
        known = StoredBox(*box) if box else None
        return reading.Stored(row, chairs, entries, snapshot, known)

    def read_on(self, sitting: Sitting) -> Sitting | None:
        """A table that may have gone on elsewhere, or is older since a backup was restored: what
        the database says is true, even that there is no such table.
        """
        table = sitting.terms.table
        with self._at_once.connect() as connection:
            row = connection.execute(_HOW_FAR, {"_table": table}).one_or_none()
            if row is None or row.version < sitting.version:
                return self.read(table)
            if row.version == sitting.version:
                return sitting
            entries = rows.entries(connection, table, sitting.version)
            chairs = rows.chairs(connection, table)
        if any(entry.event.kind == ADOPT for entry in entries):
            return self.read(table)  # it is another game now
        return sitting.seated(chairs).after(entries, row.changed)

    def log(self, table: str) -> list[Entry]:
        """Everything that ever happened at a table."""
        with self._at_once.connect() as connection:
            return rows.entries(connection, table)

    # Finding tables

    def invited_to(self, invite: str) -> tuple[str, int] | None:
        """The table and the seat that a link's hash leads to."""
        wanted = select(SEATS.c.table_id, SEATS.c.seat).where(SEATS.c.invite == invite)
        with self._at_once.connect() as connection:
            row = connection.execute(wanted).first()
        return (row.table_id, row.seat) if row else None

    def tables_of(self, owner: str, most: int) -> list[TableRow]:
        """The tables where somebody sits, the latest first."""
        mine = select(SEATS.c.table_id).where(SEATS.c.owner == owner, SEATS.c.is_hidden.is_(False))
        return self._rows(TABLES.c.id.in_(mine), most)

    def listed(self, awaits: Sequence[str], most: int) -> list[TableRow]:
        """Listed tables that wait for one of these things, the latest first."""
        return self._rows(TABLES.c.is_listed.is_(True) & TABLES.c.awaits.in_(awaits), most)

    def waiting(self, awaits: str, after: str = "", most: int = 500) -> list[tuple[str, int]]:
        """The tables that wait for something, and their versions, by name: those after one."""
        wanted = (
            select(TABLES.c.id, TABLES.c.version)
            .where(TABLES.c.awaits == awaits, TABLES.c.id > after)
            .order_by(TABLES.c.id)
            .limit(most)
        )
        with self._at_once.connect() as connection:
            return [(row.id, row.version) for row in connection.execute(wanted)]

    def unchanged_since(self, moment: int, most: int, awaits: Sequence[str] = ()) -> list[TableRow]:
        """The tables where nothing has happened since a moment; only those that await one of
        these things, if any are named.
        """
        where = TABLES.c.changed <= moment
        return self._rows(where & TABLES.c.awaits.in_(awaits) if awaits else where, most)

    def counted(self, until: int = ALWAYS) -> dict[str, int]:
        """How many tables have not changed since a moment, by what they await."""
        known = select(TABLES.c.awaits, func.count()).where(TABLES.c.changed <= until)
        with self._at_once.connect() as connection:
            return {row[0]: row[1] for row in connection.execute(known.group_by(TABLES.c.awaits))}

    def names(self, after: str = "", most: int = 500) -> list[str]:
        """The names of all tables in order: those after one."""
        wanted = select(TABLES.c.id).where(TABLES.c.id > after).order_by(TABLES.c.id).limit(most)
        with self._at_once.connect() as connection:
            return [row.id for row in connection.execute(wanted)]

    def check(self) -> None:
        """Write nothing, as a writer: it fails where nothing can be written."""
        with self._write() as connection:
            connection.execute(_TOUCH)

    def _rows(self, where: Any, most: int) -> list[TableRow]:
        with self._at_once.connect() as connection:
            return rows.tables(connection, where, most)


_ADD_TABLE = insert(TABLES)
_BOX = select(BOXES.c.game, BOXES.c.box, BOXES.c.title, BOXES.c.text).where(
    BOXES.c.game == bindparam("_game"), BOXES.c.box == bindparam("_box")
)
_ADD_SEATS = insert(SEATS)
_ADD_EVENT = insert(EVENTS)
_HOW_FAR = select(TABLES.c.version, TABLES.c.changed).where(TABLES.c.id == bindparam("_table"))
_ADVANCE = update(TABLES).where(
    TABLES.c.id == bindparam("_table"), TABLES.c.version == bindparam("_version")
)
_TOUCH = update(TABLES).where(TABLES.c.id == "").values(version=TABLES.c.version)
_CHANGE_SEAT = update(SEATS).where(
    SEATS.c.table_id == bindparam("_table"), SEATS.c.seat == bindparam("_seat")
)
# The other workers are told when, and only if, this is committed.
_ADVANCE_AND_TELL = _ADVANCE.returning(
    func.pg_notify(CHANNEL, TABLES.c.id + ":" + cast(TABLES.c.version, String))
)
