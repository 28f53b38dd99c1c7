"""The folder of an arena: what is played, and every game, written as it goes.

``arena.json`` says what the arena is, ``games.jsonl`` has a line for each game in its order, and
``records`` the games themselves. A game that was being written when the arena was killed is played
again; all the others stand.
"""

from __future__ import annotations

import fcntl
import json
import os
from collections.abc import Generator, Iterable
from pathlib import Path
from typing import Any

import signoria
from signoria.arena.match import Match
from signoria.arena.played import GamePlayed
from signoria.library import load

FORMAT = 2  # in 1 a game's places were by who was asked first, not by the turn order
ABOUT = "arena.json"
GAMES = "games.jsonl"
RECORDS = "records"


class LedgerError(ValueError):
    """A folder that is not this arena's."""


class Ledger:
    """One arena's folder, open for one process at a time."""

    def __init__(self, folder: Path, match: Match) -> None:
        self.folder, self.match = folder, match
        folder.mkdir(parents=True, exist_ok=True)
        self._check_or_write_about()
        self._file = os.fdopen(os.open(folder / GAMES, os.O_RDWR | os.O_CREAT, 0o666), "r+b")
        try:
            # Not flock: processes that play would go on holding it for an arena that was killed.
            fcntl.lockf(self._file, fcntl.LOCK_EX | fcntl.LOCK_NB)
        except OSError as error:
            raise LedgerError(f"{folder} is being written by another arena") from error
        self.games = self._read()

    def keep(self, coming: Iterable[GamePlayed]) -> Generator[GamePlayed]:
        """Write every game down, then pass it on."""
        for game in coming:
            if game.record:
                self._keep_record(game)
            self._file.write(game.line().encode() + b"\n")
            self._file.flush()
            yield game

    def close(self) -> None:
        """Let others have the folder."""
        self._file.close()

    def _check_or_write_about(self) -> None:
        path, mine = self.folder / ABOUT, about(self.match)
        if not path.exists():
            if any(not one.name.startswith(".") for one in self.folder.iterdir()):
                raise LedgerError(
                    f"{self.folder} is not empty and holds no arena; give a new folder"
                )
            _write(path, json.dumps(mine, indent=2, ensure_ascii=False) + "\n")
            return
        try:
            there: Any = json.loads(path.read_text(encoding="utf-8"))
            differing = [key for key in mine if there.get(key) != mine[key]]
        except (ValueError, AttributeError) as error:
            raise LedgerError(f"{path} is damaged: it does not say what was played") from error
        if "format" in differing:
            raise LedgerError(
                f"{self.folder} is in format {_shown(there.get('format'))} and not in {FORMAT}: it "
                "was begun by another Signoria, which counted otherwise; give another --output"
            )
        if differing:
            key = differing[0]
            raise LedgerError(
                f"{self.folder} holds another arena: its {key} is {_shown(there.get(key))}, "
                f"not {_shown(mine[key])}; give another --output"
            )

    def _read(self) -> list[GamePlayed]:
        """The games so far. What was cut off while it was written is dropped."""
        text = self._file.read()
        whole = text[: text.rfind(b"\n") + 1]
        found: list[GamePlayed] = []
        for line in whole.splitlines():
            number = len(found)
            try:
                game = GamePlayed.read(line.decode())
                assert game.number == number
            except (ValueError, TypeError, KeyError, AssertionError) as error:
                raise LedgerError(
                    f"{self.folder / GAMES}, line {number + 1}: "
                    f"this is not game {number + 1} of the arena"
                ) from error
            found.append(game)
        self._file.seek(len(whole))
        self._file.truncate()
        return found

    def _keep_record(self, game: GamePlayed) -> None:
        folder = self.folder / RECORDS
        folder.mkdir(exist_ok=True)
        _write(folder / f"{game.number + 1:06}.txt", game.record)


def about(match: Match) -> dict[str, Any]:
    """What decides about the games: the same here gives the same games."""
    game = load(match.game)
    return {
        "format": FORMAT,
        "version": signoria.__version__,
        "game": match.game,
        "rules": int(game.rules),
        "box": game.box.fingerprint,
        "seats": list(match.bots),
        "seed": match.seed,
        "option": dict(match.options),
        "luck": match.tries,
        "report": match.with_parts,
        "records": match.with_records,
    }


def _shown(value: object) -> str:
    return json.dumps(value, ensure_ascii=False)


def _write(path: Path, text: str) -> None:
    """All of it or nothing of it."""
    part = path.with_name(f".{path.name}.part")
    part.write_text(text, encoding="utf-8")
    part.replace(path)
