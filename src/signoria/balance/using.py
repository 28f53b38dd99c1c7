"""Which parts each seat used in a game."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from functools import partial
from typing import Any

from signoria.balance.part import Part, parts_of
from signoria.kernel.game import Game
from signoria.kernel.news import Fact, hear
from signoria.record import Record


def parts_used(game: Game[Any], record: Record) -> list[Counter[Part]]:
    """By seat: every part with its uses."""
    parts = parts_of(game.name, game.box)
    found: list[Counter[Part]] = [Counter() for _ in range(record.seats)]
    for state, move in zip(record.states(), record.moves, strict=False):
        if move.who >= 0:
            part = parts.used(partial(game.observe, state, None), move.text)
            if part is not None:
                found[move.who][part] += 1
    if parts.told is not None:
        for facts in _news(game, record):
            for seat, part in parts.told(facts):
                found[seat][part] += 1
    return found


def _news(game: Game[Any], record: Record) -> Iterator[list[Fact]]:
    """What getting ready had to tell, then every move."""
    ready: list[Fact] = []
    state = game.new(record.seats, record.options, ready)
    yield ready
    for move in record.moves:
        yield hear(state, game.words.worded(move.text))
