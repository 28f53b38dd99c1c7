"""How a database grows: the bytes that a whole game takes, by game.

    python bench/growth.py [games]

Games of three random bots are stored in an SQLite file each kind; printed are the moves of a game,
its bytes in the database, and the bytes of one move.
"""

from __future__ import annotations

import sys
import tempfile
from pathlib import Path

import signoria
from signoria.server.engine import migrate
from signoria.server.settings import Settings
from signoria.server.sitting import Chair
from signoria.server.storage import Storage
from signoria.server.tables import Opening, prepare
from signoria.session import PERSON

GAMES = 20
SEATS = 3


def grow(game: str, games: int) -> tuple[float, float]:
    """Moves and bytes of a game."""
    moves = 0
    with tempfile.TemporaryDirectory() as folder:
        file = Path(folder, "tables.sqlite")
        storage = Storage(Settings(database=f"sqlite:///{file}"))
        migrate(storage.engine)
        empty = _size(storage, file)
        for seed in range(games):
            record = signoria.Table(signoria.load(game), ["random"] * SEATS, seed=seed).run()
            chairs = [Chair(seat, PERSON, f"Player {seat}", "x" * 43) for seat in range(SEATS)]
            storage.create(*prepare(Opening(game, chairs, record.options, moves=record.moves)))
            moves += len(record.moves)
        grown = _size(storage, file) - empty
        storage.close()
    return moves / games, grown / games


def _size(storage: Storage, file: Path) -> int:
    with storage.engine.connect() as connection:
        connection.exec_driver_sql("PRAGMA wal_checkpoint(TRUNCATE)")
    return file.stat().st_size


def main() -> None:
    """Every game."""
    games = int(sys.argv[1]) if len(sys.argv) > 1 else GAMES
    for game in signoria.games():
        moves, size = grow(game, games)
        print(
            f"{game}: {moves:.0f} moves, {size:,.0f} bytes, {size / moves:.0f} a move", flush=True
        )


if __name__ == "__main__":
    main()
