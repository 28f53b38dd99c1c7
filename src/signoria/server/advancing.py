"""A change of a table on Postgres in one statement.

Most changes are a move: the table's row goes on, events are added, the other workers are told. One
statement is all or nothing by itself, so it needs no transaction around it: one way to the database
and back instead of four.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from sqlalchemy import Connection, text

from signoria.server.entries import Entry

CHANNEL = "signoria"  # Postgres tells the other workers there

_ADVANCE = text(f"""
    WITH advanced AS (
        UPDATE tables
        SET version = :version, changed = :changed, awaits = :awaits, actor = :actor,
            rematch = :rematch, rules = :rules, box = :box
        WHERE id = :_table AND version = :_version
        RETURNING id, version, changed
    ), added AS (
        INSERT INTO events (table_id, version, kind, seat, text, note, at, key)
        SELECT advanced.id, one.version, one.kind, one.seat, one.text, one.note,
               advanced.changed, one.key
        FROM advanced, unnest(
            CAST(:versions AS integer[]), CAST(:kinds AS text[]), CAST(:seats AS integer[]),
            CAST(:texts AS text[]), CAST(:notes AS text[]), CAST(:keys AS text[])
        ) AS one (version, kind, seat, text, note, key)
    )
    SELECT pg_notify('{CHANNEL}', id || ':' || version) FROM advanced
""")  # noqa: S608 - the channel is ours


def advance(connection: Connection, row: dict[str, Any], entries: Sequence[Entry]) -> bool:
    """Whether the table was still as the *row* says it had been."""
    events = [entry.event for entry in entries]
    values = {
        **row,
        "versions": [entry.version for entry in entries],
        "kinds": [event.kind for event in events],
        "seats": [event.seat for event in events],
        "texts": [event.text for event in events],
        "notes": [event.note for event in events],
        "keys": [entry.key for entry in entries],
    }
    return connection.execute(_ADVANCE, values).one_or_none() is not None
