"""Connections to the database: an SQLite file of our own, or a Postgres shared by workers."""

from __future__ import annotations

import contextlib
import os
import shutil
import stat
from pathlib import Path
from typing import IO, Any

from sqlalchemy import Connection, Engine, create_engine, event, make_url, text

from signoria.server.settings import Settings, SettingsError

BUSY_SECONDS = 15
OWNER_ONLY = 0o600
SQLITE = b"SQLite format 3\0"  # how its files begin, if anything is in them
MEGABYTE = 1_000_000
RECYCLE_SECONDS = 300  # firewalls forget connections that are idle for longer
MIGRATIONS = Path(__file__).parent / "migrations"
_MIGRATION_LOCK = 0x5167_0712  # any number, as long as all workers use the same


def connect(settings: Settings) -> Engine:
    """An engine whose commits are on the disk when they return."""
    if settings.is_postgres:
        return create_engine(
            settings.url,
            pool_size=10,
            max_overflow=20,
            pool_recycle=RECYCLE_SECONDS,
            hide_parameters=True,  # no log and no error names what people sent
        )
    file = make_url(settings.url).database
    if not file or file == ":memory:":
        raise SettingsError("an SQLite database must be a file: sqlite:///tables.sqlite")
    _own_file(Path(file))
    engine = create_engine(
        settings.url,
        pool_size=10,
        max_overflow=50,
        connect_args={"timeout": BUSY_SECONDS},
        hide_parameters=True,
    )
    event.listen(engine, "connect", _prepare_sqlite)
    return engine


def has_room(settings: Settings) -> bool:
    """Whether the disk of an SQLite file has room for more than the games that are being played.
    Of a Postgres database we do not know.
    """
    if settings.is_postgres or not settings.least_room:
        return True
    folder = Path(str(make_url(settings.url).database)).absolute().parent
    return shutil.disk_usage(folder).free >= settings.least_room * MEGABYTE


def _own_file(file: Path) -> None:
    """A file is for its owner only: it holds the seeds of games that are not over. One that all
    may read was made by a version before this; where a group may, somebody has chosen so. SQLite
    gives the files beside it the same rights. A file of another kind was named by mistake.
    """
    file.parent.mkdir(parents=True, exist_ok=True)
    with contextlib.suppress(OSError):  # what cannot be made is told by SQLite
        try:
            os.close(os.open(file, os.O_CREAT | os.O_EXCL | os.O_WRONLY, OWNER_ONLY))
        except FileExistsError:
            if not _is_database(file):
                return
            for found in (file, *(file.with_name(file.name + more) for more in ("-wal", "-shm"))):
                if found.exists() and found.stat().st_mode & stat.S_IROTH:
                    found.chmod(OWNER_ONLY)


def _is_database(file: Path) -> bool:
    with file.open("rb") as opened:
        return opened.read(len(SQLITE)) in (SQLITE, b"")


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

    config = _config()
    with engine.begin() as connection:
        _take_turns(connection)
        _check_known(connection, config)
        config.attributes["connection"] = connection
        command.upgrade(config, "head")


def check_shape(engine: Engine) -> None:
    """Refuse a database that is not yet, or no more, in today's shape; nothing is changed."""
    from alembic.runtime.migration import MigrationContext
    from alembic.script import ScriptDirectory

    config = _config()
    with engine.connect() as connection:
        _check_known(connection, config)
        shape = MigrationContext.configure(connection).get_current_revision()
    if shape is None:
        raise SettingsError("there are no tables of Signoria in this database")
    if shape != ScriptDirectory.from_config(config).get_current_head():
        raise SettingsError(
            f"the database has the shape of an older version ({shape}): "
            "a server of this version brings it up to date when it starts"
        )


def _config() -> Any:
    from alembic.config import Config

    config = Config()
    config.set_main_option("script_location", str(MIGRATIONS).replace("%", "%%"))
    return config


def _check_known(connection: Connection, config: Any) -> None:
    """Refuse a database that a newer version of this program has written."""
    from alembic.runtime.migration import MigrationContext
    from alembic.script import ScriptDirectory

    shape = MigrationContext.configure(connection).get_current_revision()
    known = {script.revision for script in ScriptDirectory.from_config(config).walk_revisions()}
    if shape is not None and shape not in known:
        raise SettingsError(
            f"the database was written by a newer version of Signoria (shape {shape}): "
            "upgrade the program, or restore the backup from before"
        )


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
