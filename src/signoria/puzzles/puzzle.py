"""A puzzle: where it is from, its answer, and what the other answers cost."""

from __future__ import annotations

import json
import zlib
from base64 import b85decode, b85encode
from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any

from signoria.comparing import Comparison, LineDifference
from signoria.kernel.game import Game
from signoria.kernel.state import State
from signoria.notation import Move
from signoria.puzzles.answers import same
from signoria.record import Record

BETWEEN = "; "  # the moves of a game in its line
MOST_LETTERS = 1_000_000  # of all moves of a game
DIGITS = 2


class PuzzleError(ValueError):
    """Puzzles that cannot be read or used; the message says where and why."""


@dataclass(frozen=True)
class Rival:
    """Another answer: what it costs, give or take a standard error, and why."""

    said: str
    cost: float
    error: float
    why: Comparison

    def data(self) -> dict[str, Any]:
        """Ready for JSON."""
        return {
            "said": self.said,
            "cost": round(self.cost, DIGITS),
            "error": round(self.error, DIGITS),
            "rival": self.why.rival,
            "lines": [[one.seat, one.line, round(one.points, DIGITS)] for one in self.why.lines],
        }

    @classmethod
    def read(cls, data: dict[str, Any]) -> Rival:
        """What :meth:`data` wrote."""
        said = str(data["said"])
        lines = [LineDifference(int(at), str(line), float(num)) for at, line, num in data["lines"]]
        rival = None if data["rival"] is None else int(data["rival"])
        why = Comparison(said, not lines, rival, tuple(lines))
        return cls(said, float(data["cost"]), float(data["error"]), why)


@dataclass(frozen=True)
class Puzzle:
    """A question of a game, the best answer, and the others that come near, the nearest first."""

    number: int  # in its collection, from 1
    record: Record  # the game, at least until there
    ply: int
    answer: str
    also: tuple[str, ...]  # answers that come to the same
    obvious: str  # what seems best at once: among the rivals
    worlds: int  # in which it was checked
    rivals: tuple[Rival, ...]

    @property
    def margin(self) -> float:
        """By how many points the answer is better than the second best."""
        return self.rivals[0].cost

    @property
    def error(self) -> float:
        """How far the margin may be off: a standard error."""
        return self.rivals[0].error

    def is_solved_by(self, said: str) -> bool:
        """Whether an answer is the best one, or one that comes to the same."""
        return any(same(said, one) for one in (self.answer, *self.also))

    @property
    def seat(self) -> int:
        """Who is asked."""
        return self.record.moves[self.ply].who

    def state(self) -> State:
        """The table there."""
        return self.record.replay(self.ply)

    def data(self) -> dict[str, Any]:
        """Ready for JSON; its game is written before it."""
        return {
            "ply": self.ply,
            "answer": self.answer,
            "also": list(self.also),
            "obvious": self.obvious,
            "worlds": self.worlds,
            "rivals": [one.data() for one in self.rivals],
        }

    @classmethod
    def read(cls, data: dict[str, Any], number: int, record: Record) -> Puzzle:
        """What :meth:`data` wrote."""
        rivals = tuple(Rival.read(one) for one in data["rivals"])
        ply = int(data["ply"])
        if not rivals or not 0 <= ply < len(record.moves):
            raise PuzzleError("it has no other answer, or its move is not in its game")
        return cls(
            number,
            record,
            ply,
            str(data["answer"]),
            tuple(str(one) for one in data["also"]),
            str(data["obvious"]),
            int(data["worlds"]),
            rivals,
        )


def game_data(record: Record, until: int) -> dict[str, Any]:
    """A game as far as its puzzles need it, ready for JSON."""
    moves = [f"{'*' if move.who < 0 else move.who} {move.text}" for move in record.moves[:until]]
    packed = b85encode(zlib.compress(BETWEEN.join(moves).encode(), 9)).decode()
    return {"seats": record.seats, "options": record.options, "moves": packed}


def read_game(data: dict[str, Any], game: Game[Any]) -> Record:
    """What :func:`game_data` wrote, played with *game*."""
    record = Record.begin(game, int(data["seats"]), dict(data["options"]))
    try:
        text = zlib.decompressobj().decompress(b85decode(str(data["moves"])), MOST_LETTERS).decode()
    except (zlib.error, ValueError) as error:
        raise PuzzleError("its moves are damaged") from error
    for said in text.split(BETWEEN):
        who, _, move = said.partition(" ")
        record.moves.append(Move(-1 if who == "*" else int(who), move))
    return record


def line(data: dict[str, Any]) -> str:
    """One line of a file."""
    return json.dumps(data, ensure_ascii=False, separators=(",", ":")) + "\n"


def last_ply(puzzles: Sequence[Puzzle]) -> int:
    """How many moves of their game they need: the one that was made at the last of them too."""
    return max(one.ply for one in puzzles) + 1
