"""Puzzles in a file: what they are for, then a line for each game that was looked at and for each
puzzle in it, written as they are found.

Whatever ends the search, the same command goes on behind the last game that was written.
"""

from __future__ import annotations

import json
from collections.abc import Sequence
from dataclasses import dataclass, field, replace
from datetime import date
from functools import cache
from pathlib import Path
from typing import Any

from signoria.kernel.game import Game
from signoria.library import folder, load
from signoria.puzzles.puzzle import Puzzle, PuzzleError, game_data, last_ply, line, read_game
from signoria.record import Record

FORMAT = 1
FILE = "puzzles.jsonl"  # in a game's folder


@dataclass
class Collection:
    """The puzzles of a file, and how far was looked for them."""

    game: str
    seed: str
    looked: int = 0  # games
    puzzles: list[Puzzle] = field(default_factory=list)

    def of_day(self, day: date) -> Puzzle:
        """The same for everybody on that day; one after the other."""
        return self.puzzles[day.toordinal() % len(self.puzzles)]

    def numbered(self, number: int) -> Puzzle:
        """The puzzle with that number, from 1."""
        if not 1 <= number <= len(self.puzzles):
            raise PuzzleError(
                f"there is no puzzle {number} of {self.game}; they go from 1 to {len(self.puzzles)}"
            )
        return self.puzzles[number - 1]


@cache
def shipped(game: str) -> Collection:
    """The puzzles that come with a game; :class:`PuzzleError`, if they are of other rules or of
    another box than the one that is loaded.
    """
    return read(folder(game) / FILE, load(game))


def header(game: Game[Any], seed: str) -> dict[str, Any]:
    """What puzzles are for."""
    return {
        "puzzles": FORMAT,
        "game": game.name,
        "rules": int(game.rules),
        "box": game.box.fingerprint,
        "seed": seed,
    }


def read(path: Path, game: Game[Any]) -> Collection:
    """The puzzles in a file, for *game*; what was cut off at its end is passed over."""
    try:
        text = path.read_bytes().decode("utf-8")
    except FileNotFoundError as error:
        raise PuzzleError(f"there are no puzzles of {game.name}: {path.name} is missing") from error
    except OSError as error:
        raise PuzzleError(f"{path} cannot be read: {error.strerror}") from error
    except UnicodeDecodeError as error:
        raise PuzzleError(f"{path} is no file of puzzles: it is not UTF-8 text") from error
    lines = text[: text.rfind("\n") + 1].splitlines()
    found = Collection(game.name, _check(path, lines[:1], game))
    record = Record.begin(game, game.seats[0], {})
    for number, one in enumerate(lines[1:], 2):
        try:
            record = _read_line(found, json.loads(one), record, game)
        except (ValueError, TypeError, KeyError, AttributeError) as error:
            raise PuzzleError(f"{path}, line {number}: this is no puzzle: {error}") from error
    return found


def _check(path: Path, first: Sequence[str], game: Game[Any]) -> str:
    """The seed, if these are puzzles for this very game."""
    try:
        said = json.loads(first[0]) if first else {}
        assert said["puzzles"] == FORMAT
    except (ValueError, TypeError, KeyError, AssertionError) as error:
        raise PuzzleError(
            f"{path} is no file of puzzles: its first line does not say so"
        ) from error
    mine = header(game, "")
    for key in ("game", "rules", "box"):
        if said.get(key) != mine[key]:
            raise PuzzleError(
                f"{path.name}: these puzzles are for {key} {said.get(key)}, not for {mine[key]}; "
                "make new ones with 'signoria puzzles'"
            )
    return str(said.get("seed", ""))


def _read_line(found: Collection, said: dict[str, Any], record: Record, game: Game[Any]) -> Record:
    if "answer" in said:
        found.puzzles.append(Puzzle.read(said, len(found.puzzles) + 1, record))
    elif "moves" in said:
        record = read_game(said, game)
    else:
        found.looked = int(said["looked"])
    return record


class Notebook:
    """A file that puzzles are written into, game by game."""

    def __init__(self, path: Path, game: Game[Any], seed: str) -> None:
        self.path, self.game = path, game
        self.found = Collection(game.name, seed)
        if path.exists():
            read(path, game)  # refuses what is something else, before anything is cut off
            _cut(path)
            self.found = read(path, game)
            if self.found.seed != seed:
                raise PuzzleError(
                    f"{path} was begun with --seed {self.found.seed}, not {seed}; "
                    "give that seed, or another --output"
                )
        else:
            path.parent.mkdir(parents=True, exist_ok=True)
            path.write_text(line(header(game, seed)), encoding="utf-8")

    def add(self, number: int, puzzles: Sequence[Puzzle], record: Record) -> None:
        """A game was looked at: all of its puzzles at once, or none."""
        text = ""
        if puzzles:
            kept = last_ply(puzzles)
            text = line(game_data(record, kept)) + "".join(line(one.data()) for one in puzzles)
        text += line({"looked": number + 1})
        with self.path.open("a", encoding="utf-8") as file:
            file.write(text)
        self.found.looked = number + 1
        for one in puzzles:
            numbered = replace(one, number=len(self.found.puzzles) + 1)
            self.found.puzzles.append(numbered)


def _cut(path: Path) -> None:
    """Drop what was written about a game that was not finished."""
    lines = path.read_bytes().splitlines(keepends=True)
    while len(lines) > 1 and not lines[-1].startswith(b'{"looked"'):
        lines.pop()
    whole = b"".join(lines)
    if whole != path.read_bytes():
        path.write_bytes(whole)
