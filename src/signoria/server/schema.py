"""The tables of the database. What happens is only ever added to ``events``.

Times are whole milliseconds since 1970, UTC. Secrets are kept as SHA-256 only.
"""

from __future__ import annotations

from sqlalchemy import (
    BigInteger,
    Boolean,
    Column,
    ForeignKey,
    Index,
    Integer,
    MetaData,
    String,
    Table,
    Text,
    false,
)

METADATA = MetaData()

TABLES = Table(
    "tables",
    METADATA,
    Column("id", String(32), primary_key=True),  # public: whoever knows it may watch
    Column("game", String(64), nullable=False),
    Column("rules", Integer, nullable=False),
    Column("box", String(64), nullable=False),
    Column("options", Text, nullable=False),  # JSON
    Column("host", String(64)),  # the hash of the browser that opened the table
    Column("is_listed", Boolean, nullable=False),
    Column("with_confirmation", Boolean, nullable=False),
    Column("is_archive", Boolean, nullable=False),  # an uploaded record: only to look at
    Column("pace", Integer, nullable=False, server_default="0"),  # seconds a move; 0: any
    Column("seed", String(64), nullable=False),  # leaves the server when the game is over
    Column("deals", Text, nullable=False),  # JSON: who dealt before this table went on
    Column("began_at_ply", Integer, nullable=False),  # moves taken over from another game
    Column("created", BigInteger, nullable=False),
    # What the events add up to, so that lists need not read them.
    Column("version", Integer, nullable=False),
    Column("changed", BigInteger, nullable=False),
    Column("awaits", String(16), nullable=False),
    Column("actor", Integer, nullable=False),
    Column("rematch", String(32)),
    Index("tables_awaits", "awaits", "changed"),
)

SEATS = Table(
    "seats",
    METADATA,
    Column("table_id", String(32), ForeignKey("tables.id"), primary_key=True),
    Column("seat", Integer, primary_key=True),
    Column("player", String(32), nullable=False),  # as in SeatData
    Column("name", String(64), nullable=False),
    Column("owner", String(64)),  # the hash of the browser that sits here
    Column("bearer", String(64)),  # the hash of the secret that a program shows
    Column("invite", String(64)),  # the hash of the secret in a link, until it is taken
    Column("has_resigned", Boolean, nullable=False),  # a bot plays on
    Column("is_hidden", Boolean, nullable=False),  # the owner has left a game that is over
    Column("is_away", Boolean, nullable=False, server_default=false()),  # a bot plays on for now
    Index("seats_owner", "owner"),
    Index("seats_invite", "invite"),
)

EVENTS = Table(
    "events",
    METADATA,
    Column("table_id", String(32), ForeignKey("tables.id"), primary_key=True),
    Column("version", Integer, primary_key=True),
    Column("kind", String(16), nullable=False),
    Column("seat", Integer, nullable=False),
    Column("text", Text, nullable=False),
    Column("note", Text, nullable=False),  # what lay at the places that a move names
    Column("at", BigInteger, nullable=False),
    Column("key", String(64)),  # a request that is repeated has the same
    Index("events_key", "table_id", "key", unique=True),
)

BOXES = Table(  # once each, however many tables play it
    "boxes",
    METADATA,
    Column("game", String(64), primary_key=True),
    Column("box", String(64), primary_key=True),  # its fingerprint
    Column("title", String(64), nullable=False),  # what the host calls it; the usual one: nothing
    Column("text", Text, nullable=False),
)

KEYS = Table(  # the server's own, made at its first start
    "keys",
    METADATA,
    Column("name", String(32), primary_key=True),
    Column("value", Text, nullable=False),
)

CALLS = Table(  # who wants to be told, away from the page, that it is their turn
    "calls",
    METADATA,
    Column("id", String(32), primary_key=True),
    Column("table_id", String(32), ForeignKey("tables.id"), nullable=False),
    Column("owner", String(64), nullable=False),  # the hash of the browser that asked for it
    Column("kind", String(8), nullable=False),  # "push" or "mail"
    Column("target", Text, nullable=False),  # JSON of a subscription, or an address
    Column("language", String(8), nullable=False),
    Column("is_confirmed", Boolean, nullable=False),
    Column("created", BigInteger, nullable=False),
    Column("told_version", Integer, nullable=False),  # of the last turn that was told
    Index("calls_table", "table_id", "owner"),
    Index("calls_owner", "owner"),
)

SNAPSHOTS = Table(  # a cache: every row can be thrown away
    "snapshots",
    METADATA,
    Column("table_id", String(32), ForeignKey("tables.id"), primary_key=True),
    Column("version", Integer, nullable=False),
    Column("ply", Integer, nullable=False),
    Column("position", Text, nullable=False),
)
