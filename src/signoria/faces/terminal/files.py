"""Records from files: read, resumed, and blamed by name when something is wrong with them."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

from signoria import Record, RecordError, Table, library
from signoria.table import PERSON


def read_record(file: Path, box: Path | None) -> Record:
    """The record in a file, and its game loaded with the box that was asked for."""
    record = Record.read(file)
    if box is not None and record.game in library.games():
        library.load(record.game, box)
    return record


def resume(file: Path, game: str | None, box: Path | None, confirm: bool) -> Table:
    """The table as it was left, if the game is not over."""
    record = read_record(file, box)
    if game is not None and game != record.game:
        library.check_name(game)
        raise RecordError(f"{file} is a game of {record.game}, not of {game}")
    with named(file):
        players = record.players or [PERSON] * record.seats
        table = Table.resume(record, seats=list(players), confirm=confirm)
    if table.is_over:
        raise RecordError(f"{file}: this game is over; look at it with: signoria replay {file}")
    return table


@contextmanager
def named(file: Path) -> Iterator[None]:
    """Put the file's name before what is wrong with the record in it."""
    try:
        yield
    except RecordError as error:
        raise RecordError(f"{file}: {error}") from error
