"""Connections to the database: an SQLite file of our own, or a Postgres shared by workers."""

from __future__ import annotations

import os
from pathlib import Path
from typing import IO, Any

from sqlalchemy import Connection, Engine, create_engine, event, make_url, text

from signoria.server.settings import Settings, SettingsError

BUSY_SECONDS = 15
RECYCLE_SECONDS = 300  # firewalls forget connections that are idle for longer
MIGRATIONS = Path(__file__).parent / "migrations"
_MIGRATION_LOCK = 0x5167_0712  # any number, as long as all workers use the same


def connect(settings: Settings) -> Engine:
    """An engine whose commits are on the disk when they return."""
    if settings.is_postgres:
        return create_engine(
            settings.url, pool_size=10, max_overflow=20, pool_recycle=RECYCLE_SECONDS
        )
    file = make_url(settings.url).database
    if not file or file == ":memory:":
        raise SettingsError("an SQLite database must be a file: sqlite:///tables.sqlite")
    Path(file).parent.mkdir(parents=True, exist_ok=True)
    engine = create_engine(
        settings.url, pool_size=10, max_overflow=50, connect_args={"timeout": BUSY_SECONDS}
    )
    event.listen(engine, "connect", _prepare_sqlite)
    return engine


def _prepare_sqlite(connection: Any, _record: Any) -> None:
    cursor = connection.cursor()
    cursor.execute("PRAGMA journal_mode=WAL")
    # FULL: a move that was acknowledged survives a power cut, not only a crash of the server.
    cursor.execute("PRAGMA synchronous=FULL")
    cursor.execute("PRAGMA foreign_keys=ON")
    cursor.close()


def migrate(engine: Engine) -> None:
    """Bring the database to today's shape. Workers that start together take turns."""
    from alembic import command
    from alembic.config import Config

    config = Config()
    config.set_main_option("script_location", str(MIGRATIONS).replace("%", "%%"))
    with engine.begin() as connection:
        _take_turns(connection)
        config.attributes["connection"] = connection
        command.upgrade(config, "head")


def _take_turns(connection: Connection) -> None:
    if connection.dialect.name == "postgresql":
        connection.execute(text("SELECT pg_advisory_xact_lock(:key)"), {"key": _MIGRATION_LOCK})


def lock_file(settings: Settings) -> IO[str] | None:
    """For an SQLite file: keep a second server away from it. The lock ends with the process."""
    if settings.is_postgres or os.name != "posix":
        return None
    import fcntl

    file = Path(str(make_url(settings.url).database) + ".lock")
    file.parent.mkdir(parents=True, exist_ok=True)
    held = file.open("w", encoding="utf-8")
    try:
        fcntl.flock(held, fcntl.LOCK_EX | fcntl.LOCK_NB)
    except OSError:
        held.close()
        raise SettingsError(
            f"another server already uses {file.with_suffix('')}: stop it, "
            "or give this one another --database"
        ) from None
    return held
