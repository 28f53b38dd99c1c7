"""Moments of golden records: they show every step, building and effect."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass, replace
from functools import cache
from pathlib import Path

from signoria import Record
from signoria.kernel.game import Game
from signoria.kernel.state import State

GOLDEN = Path(__file__).parents[1] / "golden"
NAMES = ("Ginevra", "Lorenzo", "Cosimo", "Bianca")


@dataclass(frozen=True)
class Moment:
    """A record so far, and the position it has led to: what ``seen_by`` needs of a table."""

    game: Game
    record: Record
    state: State

    @property
    def is_over(self) -> bool:
        return int(self.state.actor()) == -2

    @property
    def seat(self) -> int:
        """Who must choose."""
        return int(self.state.actor())

    @property
    def options(self) -> list[str]:
        return [action.text for action in self.state.options()]


@cache
def records() -> tuple[Record, ...]:
    """All golden records, with people's names."""
    found = [Record.parse(file.read_text()) for file in sorted(GOLDEN.glob("*.record"))]
    return tuple(replace(record, names=NAMES[: record.seats]) for record in found)


def moments(record: Record) -> Iterator[Moment]:
    """Every moment in which a person must choose."""
    game = record.load()
    state = game.new(record.seats, record.options)
    for ply, move in enumerate(record.moves):
        if int(state.actor()) >= 0:
            yield Moment(game, replace(record, moves=record.moves[:ply]), state.copy())
        state.play(move.text)


def end(record: Record) -> Moment:
    """When the game is over."""
    return Moment(record.load(), record, record.replay())


def telling(record: Record) -> list[Moment]:
    """For each step the moment with most options: where a page has most to show."""
    found: dict[str, Moment] = {}
    for moment in moments(record):
        step = str(moment.state.step).split()[0]
        if step not in found or len(moment.options) > len(found[step].options):
            found[step] = moment
    return list(found.values())


@cache
def richest(count: int = 2) -> tuple[Moment, ...]:
    """For each step the moments with most options, out of all records."""
    found: dict[str, list[Moment]] = {}
    for record in records():
        for moment in telling(record):
            found.setdefault(str(moment.state.step).split()[0], []).append(moment)
    return tuple(
        moment
        for same in found.values()
        for moment in sorted(same, key=lambda one: -len(one.options))[:count]
    )


@cache
def with_uses(*kinds: str) -> Moment:
    """The moment in which most of some kinds of uses of a die are open."""
    best, most = None, -1
    for record in records():
        for moment in moments(record):
            uses = {action.split()[2] for action in moment.options if action.startswith("use ")}
            if len(uses & set(kinds)) > most:
                best, most = moment, len(uses & set(kinds))
    assert best is not None
    return best
