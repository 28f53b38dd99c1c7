"""A table that stands still goes on under the rules of now, because somebody there wants it."""

from __future__ import annotations

from signoria.server import problems
from signoria.server.entries import Entry
from signoria.server.reading import TableStopped, adopted, playing_on
from signoria.server.rows import now
from signoria.server.sitting import Sitting, Snapshot
from signoria.server.storage import Addition, Conflict
from signoria.server.tables import Tables


def play_on(tables: Tables, table: str, who: str | None) -> Sitting:
    """Go on with what was played, and write down since when. A table that goes on anyway stays as
    it is; who presses twice, or as the second, finds it going on.
    """
    try:
        sitting = tables.get(table)
    except TableStopped as stopped:
        _check(who, stopped)
        stored = stopped.table.stored
    else:
        if not sitting.seats_of(who):
            raise problems.not_your_seat()
        return sitting
    before = playing_on(stored)
    event = adopted(stored, before)
    assert event is not None, "the same rules and the same box, and yet it stood still"
    entry = Entry(event, before.version + 1)
    after = before.logged([entry], before.session, now())
    session = after.session
    snapshot = Snapshot(after.version, len(session.moves), str(session.state))
    try:
        tables.storage.append(before, after, Addition([entry], snapshot=snapshot))
    except Conflict:
        return tables.get(table)  # somebody else was quicker
    tables.told(after)
    return tables.get(table)


def _check(who: str | None, stopped: TableStopped) -> None:
    stored = stopped.table.stored
    if not any(chair.belongs_to(who) for chair in stored.chairs):
        raise problems.not_your_seat()
    if not stopped.table.can_play_on:
        raise stopped
