"""Between rows of the database and what they mean."""

from __future__ import annotations

import json
from collections.abc import Sequence
from dataclasses import astuple, dataclass
from typing import TYPE_CHECKING, Any

from sqlalchemy import Connection, Row, select

from signoria.dealer import Dealer
from signoria.events import Event
from signoria.kernel.game import Game
from signoria.server.clock import CLOCK
from signoria.server.entries import Entry
from signoria.server.schema import EVENTS, SEATS, TABLES
from signoria.server.sitting import Chair, Sitting, people_in, players_in
from signoria.session import Session

if TYPE_CHECKING:
    from signoria.server.reading import Stored

ALWAYS = 2**62  # a moment behind all others


@dataclass(frozen=True, slots=True)
class TableRow:
    """A table in a list."""

    table: str
    game: str
    awaits: str
    actor: int
    changed: int
    chairs: tuple[Chair, ...]


def now() -> int:
    """Milliseconds since 1970, UTC."""
    return CLOCK.now()


# To rows


def of_table(sitting: Sitting) -> dict[str, Any]:
    """The row of a new table."""
    terms, session = sitting.terms, sitting.session
    awaits, actor = sitting.awaits()
    former = session.deals if terms.is_archive else session.deals[:-1]
    return {
        "id": terms.table,
        "game": session.game.name,
        "rules": sitting.rules,
        "box": session.game.box.fingerprint,
        "options": json.dumps(session.options),
        "host": terms.host,
        "is_listed": terms.is_listed,
        "with_confirmation": session.with_confirmation,
        "is_archive": terms.is_archive,
        "pace": terms.pace,
        "seed": session.dealer.seed,
        "deals": json.dumps([list(astuple(deal)) for deal in former]),
        "began_at_ply": session.began_at_ply,
        "created": terms.created,
        "version": sitting.version,
        "changed": sitting.changed,
        "awaits": awaits,
        "actor": actor,
        "rematch": sitting.rematch,
    }


def of_chair(table: str, chair: Chair) -> dict[str, Any]:
    """The row of a seat."""
    return {
        "table_id": table,
        "seat": chair.seat,
        "player": chair.player,
        "name": chair.name,
        "owner": chair.owner,
        "bearer": chair.bearer,
        "invite": chair.invite,
        "has_resigned": chair.has_resigned,
        "is_hidden": chair.is_hidden,
        "is_away": chair.is_away,
    }


def advanced(before: Sitting, after: Sitting) -> dict[str, Any]:
    """What a change makes of a table's row, if that is still as it was *before*."""
    awaits, actor = after.awaits()
    return {
        "_table": after.terms.table,
        "_version": before.version,
        "version": after.version,
        "changed": after.changed,
        "awaits": awaits,
        "actor": actor,
        "rematch": after.rematch,
        "rules": after.rules,
        "box": after.session.game.box.fingerprint,
    }


def of_entries(table: str, entries: Sequence[Entry], at: int) -> list[dict[str, Any]]:
    """The rows of what happened at a moment."""
    return [
        {
            "table_id": table,
            "version": entry.version,
            "kind": entry.event.kind,
            "seat": entry.event.seat,
            "text": entry.event.text,
            "note": entry.event.note,
            "at": at,
            "key": entry.key,
        }
        for entry in entries
    ]


# From rows


def opened(stored: Stored, game: Game[Any]) -> Sitting:
    """A table as it was opened, before its first entry."""
    row, chairs = stored.row, stored.chairs
    session = Session.open(
        game,
        players_in(chairs),
        json.loads(row.options),
        Dealer(row.seed),
        people=people_in(chairs),
        deals=stored.deals(),
        with_confirmation=row.with_confirmation,
        has_begun=False,
    )
    return Sitting(stored.terms, tuple(chairs), session)


def chairs(connection: Connection, table: str) -> list[Chair]:
    """The chairs of a table."""
    wanted = select(SEATS).where(SEATS.c.table_id == table).order_by(SEATS.c.seat)
    return [_chair(row) for row in connection.execute(wanted)]


def entries(connection: Connection, table: str, after: int = 0) -> list[Entry]:
    """What happened at a table after a version."""
    wanted = (
        select(EVENTS)
        .where(EVENTS.c.table_id == table, EVENTS.c.version > after)
        .order_by(EVENTS.c.version)
    )
    return [
        Entry(Event(row.kind, row.seat, row.text, row.note), row.version, row.key, row.at)
        for row in connection.execute(wanted)
    ]


def tables(connection: Connection, where: Any, most: int) -> list[TableRow]:
    """Tables in a list, the latest first."""
    latest = connection.execute(
        select(TABLES).where(where).order_by(TABLES.c.changed.desc()).limit(most)
    ).all()
    seated: dict[str, list[Chair]] = {row.id: [] for row in latest}
    wanted = select(SEATS).where(SEATS.c.table_id.in_(seated)).order_by(SEATS.c.seat)
    for row in connection.execute(wanted):
        seated[row.table_id].append(_chair(row))
    return [
        TableRow(row.id, row.game, row.awaits, row.actor, row.changed, tuple(seated[row.id]))
        for row in latest
    ]


def _chair(row: Row[Any]) -> Chair:
    return Chair(
        row.seat,
        row.player,
        row.name,
        row.owner,
        row.bearer,
        row.invite,
        row.has_resigned,
        row.is_hidden,
        row.is_away,
    )
