"""Between rows of the database and what they mean."""

from __future__ import annotations

import json
import time
from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any

from sqlalchemy import Connection, Row, select

from signoria.dealer import Dealer
from signoria.library import load
from signoria.notation import Deal
from signoria.server.events import Event
from signoria.server.schema import EVENTS, SEATS, TABLES
from signoria.server.sitting import Facts, Seat, Sitting


@dataclass(frozen=True, slots=True)
class TableRow:
    """A table in a list."""

    table: str
    game: str
    awaits: str
    actor: int
    changed: int
    seats: tuple[Seat, ...]


def now() -> int:
    """Milliseconds since 1970, UTC."""
    return time.time_ns() // 1_000_000


# To rows


def of_table(sitting: Sitting) -> dict[str, Any]:
    """The row of a new table."""
    facts = sitting.facts
    awaits, actor = sitting.awaits()
    return {
        "id": facts.table,
        "game": facts.game.name,
        "rules": facts.rules,
        "box": facts.box,
        "options": json.dumps(facts.options),
        "host": facts.host,
        "is_listed": facts.is_listed,
        "with_confirmation": facts.with_confirmation,
        "is_archive": facts.is_archive,
        "seed": facts.dealer.seed,
        "deals": json.dumps([[deal.first, deal.commitment, deal.seed] for deal in facts.deals]),
        "began_at_ply": facts.began_at_ply,
        "created": facts.created,
        "version": sitting.version,
        "changed": sitting.changed,
        "awaits": awaits,
        "actor": actor,
        "rematch": sitting.rematch,
    }


def of_seat(table: str, seat: Seat) -> dict[str, Any]:
    """The row of a seat."""
    return {
        "table_id": table,
        "seat": seat.seat,
        "player": seat.player,
        "name": seat.name,
        "owner": seat.owner,
        "bearer": seat.bearer,
        "invite": seat.invite,
        "has_resigned": seat.has_resigned,
        "is_hidden": seat.is_hidden,
    }


def of_events(table: str, events: Sequence[Event], at: int) -> list[dict[str, Any]]:
    """The rows of what happened at a moment."""
    return [
        {
            "table_id": table,
            "version": event.version,
            "kind": event.kind,
            "seat": event.seat,
            "text": event.text,
            "note": event.note,
            "at": at,
            "key": event.key,
        }
        for event in events
    ]


# From rows


def facts(row: Row[Any]) -> Facts:
    """What was settled when a table was opened."""
    return Facts(
        row.id,
        load(row.game),
        row.rules,
        row.box,
        json.loads(row.options),
        row.host,
        row.is_listed,
        row.with_confirmation,
        row.is_archive,
        Dealer(row.seed),
        tuple(Deal(*deal) for deal in json.loads(row.deals)),
        row.began_at_ply,
        row.created,
    )


def seats(connection: Connection, table: str) -> list[Seat]:
    """The seats of a table."""
    wanted = select(SEATS).where(SEATS.c.table_id == table).order_by(SEATS.c.seat)
    return [_seat(row) for row in connection.execute(wanted)]


def events(connection: Connection, table: str, after: int) -> list[Event]:
    """What happened at a table after a version."""
    wanted = (
        select(EVENTS)
        .where(EVENTS.c.table_id == table, EVENTS.c.version > after)
        .order_by(EVENTS.c.version)
    )
    return [
        Event(row.kind, row.seat, row.text, row.note, row.key, row.version)
        for row in connection.execute(wanted)
    ]


def tables(connection: Connection, where: Any, most: int) -> list[TableRow]:
    """Tables in a list, the latest first."""
    found = connection.execute(
        select(TABLES).where(where).order_by(TABLES.c.changed.desc()).limit(most)
    ).all()
    sitting: dict[str, list[Seat]] = {row.id: [] for row in found}
    wanted = select(SEATS).where(SEATS.c.table_id.in_(sitting)).order_by(SEATS.c.seat)
    for row in connection.execute(wanted):
        sitting[row.table_id].append(_seat(row))
    return [
        TableRow(row.id, row.game, row.awaits, row.actor, row.changed, tuple(sitting[row.id]))
        for row in found
    ]


def _seat(row: Row[Any]) -> Seat:
    return Seat(
        row.seat,
        row.player,
        row.name,
        row.owner,
        row.bearer,
        row.invite,
        row.has_resigned,
        row.is_hidden,
    )
