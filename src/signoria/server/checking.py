"""Every stored game, replayed move by move under this version: what would break?"""

from __future__ import annotations

import shutil
import sqlite3
import tempfile
from collections.abc import Generator, Iterator
from contextlib import closing, contextmanager
from dataclasses import dataclass, replace
from pathlib import Path

from sqlalchemy import make_url
from sqlalchemy.exc import SQLAlchemyError

from signoria.server.engine import check_shape, migrate
from signoria.server.reading import Stored, TableStopped, restored
from signoria.server.settings import Settings, SettingsError
from signoria.server.storage import Storage

GOES_ON = "goes on"  # or, if it is over, can be replayed
ADOPTS = "goes on by new rules"  # by itself: every move is legal there
ASKS = "asks"  # stands still, until somebody there says that it goes on by the new rules
STOPS = "stops"  # stands still
KEPT = "kept"  # is over, and shown from what is stored: these rules cannot replay it
UNREADABLE = "unreadable"
VERDICTS = (GOES_ON, ADOPTS, ASKS, STOPS, KEPT, UNREADABLE)
WRONG = (ASKS, STOPS, KEPT, UNREADABLE)


@dataclass(frozen=True)
class Finding:
    """What becomes of a table."""

    table: str
    game: str
    verdict: str
    detail: str = ""

    @property
    def is_wrong(self) -> bool:
        """Whether people would miss something."""
        return self.verdict in WRONG


def findings(storage: Storage) -> Generator[Finding]:
    """Of every table, one after another."""
    for table in every_table(storage):
        yield finding(storage, table)


def every_table(storage: Storage) -> Iterator[str]:
    """The names of all tables."""
    last = ""
    while names := storage.names(last):
        yield from names
        last = names[-1]


def finding(storage: Storage, table: str) -> Finding:
    """What becomes of one table. Nothing that is wrong with it keeps the others from being
    checked.
    """
    stored = storage.stored(table)
    if stored is None:
        return Finding(table, "", GOES_ON, "it was removed meanwhile")
    try:
        verdict, detail = _judged(stored)
    except Exception as error:  # noqa: BLE001 - whatever a damaged row leads to
        verdict, detail = UNREADABLE, f"{type(error).__name__}: {error}"
    return Finding(table, stored.row.game, verdict, detail)


def _judged(stored: Stored) -> tuple[str, str]:
    try:
        game = restored(stored).session.game
    except TableStopped as problem:
        stopped = problem.table
        if stored.is_over:
            return KEPT, stopped.detail
        return ASKS if stopped.can_play_on else STOPS, stopped.detail
    _, _, why = stored.record().how_far(game)  # also what a stored position would have skipped
    if why:
        return KEPT if stored.is_over else STOPS, why
    is_new = not stored.is_over and stored.row.rules != game.rules
    return (ADOPTS if is_new else GOES_ON), ""


@contextmanager
def to_check(settings: Settings, is_copy: bool) -> Iterator[Storage]:
    """The database in the shape of this version: of an SQLite file, a copy that is thrown away."""
    settings.check_exists()
    with tempfile.TemporaryDirectory(prefix="signoria-check-") as folder:
        if not settings.is_postgres:
            settings = _copied(settings, Path(folder))
            is_copy = True
        storage = Storage(settings)
        try:
            if is_copy:
                migrate(storage.engine)
            else:
                check_shape(storage.engine)
            yield storage
        except SQLAlchemyError as error:
            reason = str(getattr(error, "orig", error)).strip().splitlines()
            raise SettingsError(f"cannot read the database: {reason[0]}") from error
        finally:
            storage.close()


def _copied(settings: Settings, folder: Path) -> Settings:
    """Taken as SQLite wants it: a server may be writing meanwhile."""
    file, copy = Path(str(make_url(settings.url).database)), folder / "tables.sqlite"
    if shutil.disk_usage(folder).free < file.stat().st_size:
        raise SettingsError(f"no room for a copy of {file} in {folder.parent}: set TMPDIR")
    try:
        with (
            closing(sqlite3.connect(f"{file.absolute().as_uri()}?mode=ro", uri=True)) as source,
            closing(sqlite3.connect(copy)) as target,
        ):
            source.backup(target)
    except sqlite3.Error as error:
        raise SettingsError(f"cannot read the database {file}: {error}") from error
    return replace(settings, database=f"sqlite:///{copy}")
