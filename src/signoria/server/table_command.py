"""``signoria tables``: what an operator does with the tables of a server."""

from __future__ import annotations

import re
from collections.abc import Iterator
from contextlib import contextmanager
from typing import TYPE_CHECKING

import click

from signoria.faces.terminal.command_help import Group, language_here
from signoria.faces.terminal.serving import removed, would_be_removed

if TYPE_CHECKING:
    from signoria.server.rows import TableRow
    from signoria.server.tables import Tables

_DAYS = {"d": 1, "w": 7, "y": 365}
_MOST_LISTED = 10_000

DATABASE = click.option(
    "--database", default="", help="sqlite:///FILE or postgresql://…; else your own file."
)


class Age(click.ParamType):  # type: ignore[type-arg]  # generic in newer versions only
    """A number of days, as in 30d, 8w or 1y."""

    name = "age"

    def convert(
        self, value: object, param: click.Parameter | None, ctx: click.Context | None
    ) -> int:
        """So many days."""
        if isinstance(value, int):
            return value
        found = re.fullmatch(r"(\d{1,5})([dwy])", str(value).strip())
        if not found:
            raise ValueError(f"an age is written 30d, 8w or 1y, not {value!r}")
        return int(found[1]) * _DAYS[found[2]]


@click.group(cls=Group, name="tables")
def tables() -> None:
    """The tables of a server: look at them, and remove them.

    Example: signoria tables list --older 1y
    """


@tables.command(name="list")
@click.option(
    "--older", type=Age(), default=0, help="Only if nothing happened for so long: 30d, 8w, 1y."
)
@DATABASE
def list_tables(older: int, database: str) -> None:
    """Every table in a line: name, game, what it awaits, when something happened, who sits there.

    Example: signoria tables list --older 30d
    """
    with _opened(database) as found:
        for row in found.storage.unchanged_since(_before(older), _MOST_LISTED):
            click.echo(_line(row))


@tables.command()
@click.argument("table")
@DATABASE
def show(table: str, database: str) -> None:
    """One table: who sits there, and its record, without the seed of a game that goes on.

    Example: signoria tables show Jx2kQ9vPz1aB4cDe
    """
    from signoria.server.problems import TableProblem
    from signoria.server.views import record_of

    with _opened(database) as found:
        try:
            record = record_of(found, table)
        except TableProblem as problem:
            raise ValueError(problem.detail) from problem
        click.echo(record.text(with_seed=True), nl=False)


@tables.command()
@click.argument("names", nargs=-1, required=True)
@DATABASE
def delete(names: tuple[str, ...], database: str) -> None:
    """Remove tables for good, with all that happened there. Stop a server on SQLite first.

    Example: signoria tables delete Jx2kQ9vPz1aB4cDe
    """
    with _opened(database, to_change=True) as found:
        for name in names:
            if not found.delete(name):
                raise ValueError(f"there is no table {name!r}")
            click.echo(name)


@tables.command()
@click.option(
    "--older", type=Age(), required=True, help="If nothing happened for so long: 30d, 8w, 1y."
)
@click.option("--yes", is_flag=True, help="Do it; without this, they are only counted.")
@DATABASE
def expire(older: int, yes: bool, database: str) -> None:
    """Remove the tables where nothing has happened for long. Stop a server on SQLite first.

    Example: signoria tables expire --older 1y --yes
    """
    from signoria.server.retention import expire as remove

    language = language_here()
    with _opened(database, to_change=yes) as found:
        if yes:
            said = removed(language, remove(found, older))
        else:
            counted = found.storage.counted(_before(older))
            said = would_be_removed(language, sum(counted.values()))
        click.echo(said)


@contextmanager
def needing_web() -> Iterator[None]:
    """What is imported here may be missing: a server is an extra."""
    try:
        yield
    except ModuleNotFoundError as error:
        raise ValueError(
            f"serving needs {error.name}: install the extra, pip install signoria[web]"
        ) from error


@contextmanager
def _opened(database: str, to_change: bool = False) -> Iterator[Tables]:
    """The tables of a database; to change them, no server may be at its SQLite file."""
    with needing_web():
        from signoria.server.engine import check_shape, lock_file, migrate
        from signoria.server.settings import Settings
        from signoria.server.storage import Storage
        from signoria.server.tables import Tables

    settings = Settings.from_environment().with_database(database)
    settings.check()
    settings.check_exists()
    locked = lock_file(settings) if to_change else None
    storage = Storage(settings)
    try:
        if to_change:
            migrate(storage.engine)
        else:
            check_shape(storage.engine)
        yield Tables(storage)
    finally:
        storage.close()
        if locked:
            locked.close()


def _before(days: int) -> int:
    """The moment so many days ago; without any, behind all that happens while we look."""
    from signoria.server.retention import A_DAY
    from signoria.server.rows import ALWAYS, now

    return now() - days * A_DAY if days else ALWAYS


def _line(row: TableRow) -> str:
    from datetime import UTC, datetime

    when = datetime.fromtimestamp(row.changed / 1000, UTC).strftime("%Y-%m-%d %H:%M")
    names = ", ".join(chair.name or chair.player for chair in row.chairs)
    return f"{row.table}  {row.game:<14} {row.awaits:<8} {when}  {names}"
