"""Writes the database of this version, for the versions to come:

    python -m tests.server.make_fixture tests/server/fixtures/0.2.0.sql.gz

Run it once for every release, and keep what it writes. It plays over HTTP, with finished and
running games of every game, several numbers of players, a held move, an open question whether the
table may go back, and a table that waits for somebody.
"""

from __future__ import annotations

import gzip
import random
import sqlite3
import sys
import tempfile
from pathlib import Path

from tests.server.people import OpenTable, Program
from tests.server.site import Site

# Who sits there, and after how many decisions everybody goes home; none: at the end.
PLANS = {
    "medici_dice": [("m", None), ("mr", None), ("mmr", 12), ("mrrg", 9), ("mm", 14)],
    "firenze": [("mg", None), ("mr", 25), ("mmg", 20), ("mrrr", 12)],
    "florenza_dice": [("m", None), ("mg", 25), ("mmr", 18), ("mrrr", 12)],
    "florenza": [("m", 40), ("mr", None), ("mg", 30), ("mmr", 20), ("mrrrg", 12)],
}
PLAYERS = {"m": "me", "r": "random", "g": "greedy"}
SEED = 7


def main() -> None:
    """Play, and write the dump."""
    wanted = Path(sys.argv[1])
    with tempfile.TemporaryDirectory() as folder:
        file = Path(folder) / "tables.sqlite"
        site = Site(f"sqlite:///{file}")
        try:
            _play(Program(site.address), random.Random(SEED))
        finally:
            site.stop()
        _dump(file, wanted)
    print(f"{wanted}: {wanted.stat().st_size} bytes")


def _play(program: Program, rng: random.Random) -> None:
    for game, plans in PLANS.items():
        for players, decisions in plans:
            table = program.opens(*(PLAYERS[one] for one in players), game=game)
            made = _moves(table, decisions, rng)
            print(game, players, f"{made} decisions", flush=True)
        _held(program, game, rng)
        _asked_to_go_back(program, game, rng)
    program.opens("me", "open", is_listed=True)


def _moves(table: OpenTable, decisions: int | None, rng: random.Random) -> int:
    made = 0
    while decisions is None or made < decisions:
        player, seen = table.asked()
        if seen["status"] == "over":
            break
        answer = player.acts(table.name, rng.choice(seen["options"]), seen["version"])
        assert answer.status_code == 200, answer.text
        made += 1
    return made


def _held(program: Program, game: str, rng: random.Random) -> None:
    """Somebody has not yet said that the move stands."""
    table = program.opens("me", "random", game=game, with_confirmation=True)
    for _ in range(60):
        player = table.first()
        seen = player.sees(table.name)
        if seen["status"] == "held":
            print(game, "held", flush=True)
            return
        player, seen = table.asked()
        player.acts(table.name, rng.choice(seen["options"]), seen["version"])
    raise AssertionError(f"no move of {game} was held")


def _asked_to_go_back(program: Program, game: str, rng: random.Random) -> None:
    """Somebody has asked to go back, and nobody has answered."""
    table = program.opens("me", "me", game=game)
    for _ in range(60):
        _moves(table, 1, rng)
        for player in table.players.values():
            seen = player.sees(table.name)
            asked = player.does(table.name, "undo-ask", version=seen["version"])
            if asked.status_code == 200 and asked.json()["kind"] == "undo-ask":
                print(game, "asked to go back", flush=True)
                return
    raise AssertionError(f"nobody could ask in {game}")


def _dump(file: Path, wanted: Path) -> None:
    with sqlite3.connect(file) as connection:
        text = "\n".join(connection.iterdump())
    wanted.parent.mkdir(parents=True, exist_ok=True)
    wanted.write_bytes(gzip.compress(text.encode(), mtime=0))


if __name__ == "__main__":
    main()
