"""A game as text: a header, then one line a move; ``*`` is chance. See ``docs/notation.md``."""

from __future__ import annotations

import os
from collections.abc import Iterator
from dataclasses import dataclass, field, replace
from itertools import islice
from pathlib import Path
from typing import Any

from signoria.history import NO, passage
from signoria.kernel.actions import Action, IllegalAction
from signoria.kernel.game import Game
from signoria.kernel.state import State
from signoria.kernel.steps import CHANCE, NOBODY
from signoria.library import UnknownGame, find_box, load
from signoria.notation import Deal, Former, Move, RecordError, read, write


@dataclass
class Record:
    """A game: what it was, who played, and every move."""

    game: str  # its name
    rules: int  # which version of them
    seats: int
    box: str  # the fingerprint of its values
    options: dict[str, str] = field(default_factory=dict)  # the variants chosen
    names: list[str] = field(default_factory=list)  # by seat
    players: list[str] = field(default_factory=list)  # by seat: ``person``, or a bot's name
    deals: list[Deal] = field(default_factory=list)  # who dealt from which move on
    moves: list[Move] = field(default_factory=list)
    former: list[Former] = field(default_factory=list)  # rules and boxes of its beginning

    @classmethod
    def begin(cls, game: Game[Any], seats: int, options: dict[str, str]) -> Record:
        """A record without moves."""
        return cls(game.name, game.rules, seats, game.box.fingerprint, options)

    def add(self, state: State, action: Action) -> None:
        """Write down what is about to be applied to *state*."""
        self.moves.append(Move(int(state.actor()), action.text, state.contents(action)))

    # Text

    def text(self, with_seed: bool = False) -> str:
        """The record as a file's text. Seeds stay out of it unless asked for."""
        return write(self, with_seed)

    @classmethod
    def parse(cls, text: str) -> Record:
        """The record that a text holds. Whether its moves are legal shows when it is replayed."""
        return cls(**read(text))

    @classmethod
    def read(cls, path: str | Path) -> Record:
        """The record in a file."""
        try:
            found = Path(path).read_bytes()
        except OSError as error:
            raise RecordError(f"{path} cannot be read: {error.strerror}") from error
        try:
            return cls.parse(found.decode("utf-8"))
        except UnicodeDecodeError as error:
            raise RecordError(
                f"{path} is not a record: byte {error.start + 1} is not UTF-8 text"
            ) from error
        except RecordError as error:
            raise RecordError(f"{path}, {error}") from error

    def save(self, path: str | Path, with_seed: bool = False) -> None:
        """Write a file, all of it or nothing of it."""
        wanted = Path(path)
        wanted.parent.mkdir(parents=True, exist_ok=True)
        part = wanted.with_name(f".{wanted.name}.{os.getpid()}.part")
        try:
            part.write_text(self.text(with_seed), encoding="utf-8")
            part.replace(wanted)
        finally:
            part.unlink(missing_ok=True)

    # Replay

    def load(self) -> Game[Any]:
        """The game it was played with, if this process has it, with this very box."""
        try:
            usual = load(self.game)
            game = find_box(self.game, self.box) or usual
            game.check_seats(self.seats)
            game.choose(self.seats, self.options)
        except UnknownGame as error:
            raise RecordError(f"the record's game is unknown: {error}") from error
        except ValueError as error:
            raise RecordError(f"the record's header is impossible: {error}") from error
        if passage(self.game, self.rules, game.rules).goes_on == NO:
            raise RecordError(
                f"the record was played by rules {self.rules} of {self.game}; "
                f"this is rules {game.rules}, which may play differently"
            )
        if self.box != game.box.fingerprint:
            raise RecordError(
                f"the record was played with box {self.box}; this is box {game.box.fingerprint} "
                f"({game.box.where}): choose the box file it was played with (--box)"
            )
        return game

    def states(self, game: Game[Any] | None = None) -> Iterator[State]:
        """The state before the first move, then after each: the same object, moved on. With
        another *game* than its own: as that one's rules and box would have it.
        """
        state: State = (game or self.load()).new(self.seats, self.options)
        yield state
        for ply, move in enumerate(self.moves):
            self._check_actor(ply, move, int(state.actor()))
            try:
                state.play(move.text)
            except IllegalAction as error:
                raise RecordError(f"{_place(ply, move)}: {error}") from error
            yield state

    def how_far(self, game: Game[Any]) -> tuple[State, int, str]:
        """Where *game* comes to with these moves, after how many of them, and why no further."""
        state, ply = game.new(self.seats, self.options), -1
        try:
            for found in self.states(game):
                state, ply = found, ply + 1
        except RecordError as error:
            return state, ply, str(error)
        return state, ply, ""

    def replay(self, plies: int | None = None) -> State:
        """The state after so many moves, or after all."""
        last = len(self.moves) if plies is None else plies
        if not 0 <= last <= len(self.moves):
            raise RecordError(f"there are {len(self.moves)} moves, not {last}")
        return next(islice(self.states(), last, None))

    def until(self, plies: int) -> Record:
        """The same game, so far as it had come after so many moves."""
        return replace(
            self,
            deals=[deal for deal in self.deals if deal.first <= plies],
            moves=self.moves[:plies],
        )

    def _check_actor(self, ply: int, move: Move, actor: int) -> None:
        if move.who == actor:
            return
        if actor == NOBODY:
            raise RecordError(f"{_place(ply, move)}: the game was over before this move")
        asked = "chance (*)" if actor == CHANCE else f"seat {actor}"
        said = "chance (*)" if move.who == CHANCE else f"seat {move.who}"
        raise RecordError(f"{_place(ply, move)}: it was {asked} to move, not {said}")


def _place(ply: int, move: Move) -> str:
    return f"line {move.line}, move {ply + 1}" if move.line else f"move {ply + 1}"
