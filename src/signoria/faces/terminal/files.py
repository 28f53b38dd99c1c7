"""Records from files: read, resumed, and blamed by name when something is wrong with them."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

from signoria import Record, RecordError, Table, guests, library
from signoria.faces.terminal.seats import Seat, parse_seats, players
from signoria.table import PERSON


def read_record(file: Path, box: Path | None) -> Record:
    """The record in a file, and its game loaded with the box that was asked for."""
    record = Record.read(file)
    if box is not None and record.game in library.games():
        library.load(record.game, box)
    return record


def resume(
    file: Path, game: str | None, box: Path | None, confirm: bool, seats: str | None = None
) -> Table:
    """The table as it was left, if the game is not over. A file cannot start programs: guests at
    its table must be named again in *seats*.
    """
    record = read_record(file, box)
    if game is not None and game != record.game:
        library.check_name(game)
        raise RecordError(f"{file} is a game of {record.game}, not of {game}")
    with named(file):
        sitting = [Seat("", player) for player in record.players or [PERSON] * record.seats]
        _check_guests(sitting, seats)
        seated = players(record.load(), sitting, record.options)
        table = Table.resume(record, seats=seated, confirm=confirm)
    if table.is_over:
        raise RecordError(f"{file}: this game is over; look at it with: signoria replay {file}")
    return table


def _check_guests(sitting: list[Seat], seats: str | None) -> None:
    strangers = [seat.player for seat in sitting if guests.is_guest(seat.player)]
    if not strangers:
        if seats:
            raise ValueError("--seats was chosen when the game began; leave it out to resume")
        return
    if seats is None:
        raise RecordError(
            f"the bot {strangers[0]!r} plays here; to let it run again, name the seats again, "
            "with --seats"
        )
    again = [seat.player for seat in parse_seats(seats, None)]
    if again != [seat.player for seat in sitting]:
        raise RecordError("--seats names others than those who play this game")


@contextmanager
def named(file: Path) -> Iterator[None]:
    """Put the file's name before what is wrong with the record in it."""
    try:
        yield
    except RecordError as error:
        raise RecordError(f"{file}: {error}") from error
