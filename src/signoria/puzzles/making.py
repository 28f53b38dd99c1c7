"""Puzzles made: games of bots, or records that somebody has, looked through one by one."""

from __future__ import annotations

from collections.abc import Generator, Iterator, Sequence
from pathlib import Path
from typing import Any

from signoria.kernel.game import Game
from signoria.notation import RecordError
from signoria.puzzles.collection import Notebook
from signoria.puzzles.finding import find_in
from signoria.puzzles.puzzle import Puzzle
from signoria.record import Record
from signoria.table import Table

PLAYERS = ("journeyman", "apprentice", "journeyman", "learned")  # who plays, by game and seat
MOST_SEATS = 4


def played(game: Game[Any], seed: str, number: int) -> Record:
    """A game of bots; from one to the next, other numbers of players and other bots."""
    counts = [count for count in game.seats if count <= MOST_SEATS]
    seats, turn = counts[number % len(counts)], number // len(counts)
    bots = [PLAYERS[(seat + turn) % len(PLAYERS)] for seat in range(seats)]
    table = Table(game, bots, seed=f"{seed}-{number}")
    table.run()
    return table.record


def read_records(game: Game[Any], files: Sequence[Path]) -> list[Record]:
    """Records of people or bots; what is not of this game and box is refused."""
    found = []
    for file in files:
        record = Record.read(file)
        if record.game != game.name:
            raise RecordError(f"{file} is a record of {record.game}, not of {game.name}")
        try:
            record.replay()
        except RecordError as error:
            raise RecordError(f"{file}: {error}") from error
        found.append(record)
    return found


def making(
    notebook: Notebook, records: Sequence[Record] | None, games: int | None, count: int
) -> Generator[Puzzle]:
    """Look until there are *count* puzzles, or all games are looked at; each puzzle is passed on
    when its game is written down.
    """
    found = notebook.found
    for number, record in _coming(notebook, records, games):
        room = count - len(found.puzzles)
        if room <= 0:
            return
        name = f"{found.seed} {number}"
        here = [one for one in find_in(record, name) if one is not None][:room]
        notebook.add(number, here, record)
        yield from here


def _coming(
    notebook: Notebook, records: Sequence[Record] | None, games: int | None
) -> Iterator[tuple[int, Record]]:
    """The games that were not looked at yet."""
    number = notebook.found.looked
    if records is not None:
        yield from list(enumerate(records))[number:]
        return
    while games is None or number < games:
        yield number, played(notebook.game, notebook.found.seed, number)
        number += 1
