"""Luck against skill: what chance brought each player, beyond what it brings on average.

At each chance event, the value of the table after what came, minus the mean of the values after
all that could have come. Whatever the value is, this is nothing on average, so a result minus the
luck in it is fair and spreads less; and the luck of a single game tells how much of it was luck.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from typing import Any

from signoria.dealer import generator_for
from signoria.kernel.chance import Rng
from signoria.kernel.game import Game
from signoria.kernel.state import State
from signoria.kernel.steps import CHANCE
from signoria.luck.value import Value, value_of
from signoria.record import Record

DEFAULT_TRIES = 8
Weighed = list[tuple[int, int, State]]  # a share as a fraction, and the table after it


@dataclass(frozen=True)
class ChanceEvent:
    """Chance decided, once or several times in a row, before and after so many moves."""

    first: int
    last: int
    luck: tuple[float, ...]  # by seat


def luck_of(
    record: Record, value: Value | None = None, tries: int = DEFAULT_TRIES
) -> list[ChanceEvent]:
    """Every chance event of a game with the luck in it. Where more than *tries* outcomes are
    possible, as many are drawn, from a generator that the game's chance knows nothing of.
    """
    return list(each_luck(record, value, tries))


def each_luck(
    record: Record, value: Value | None = None, tries: int = DEFAULT_TRIES, since: int = 0
) -> Iterator[ChanceEvent]:
    """The same, one event after the other, of those that begin at the move *since* or later."""
    game = record.load()
    judged = value_of(game, record.seats) if value is None else value
    for first, last, before, after in _events(record):
        if first >= since:
            rng = _rng(record, first)
            luck = luck_of_event(game, before, after, judged, tries, rng)
            yield ChanceEvent(first, last, luck)


def luck_by_seat(events: Sequence[ChanceEvent], seats: int) -> list[float]:
    """The luck of a whole game for each seat."""
    return [sum(event.luck[seat] for event in events) for seat in range(seats)]


def luck_of_event(
    game: Game[Any], before: State, after: State, value: Value, tries: int, rng: Rng
) -> tuple[float, ...]:
    """For each seat: what came, minus the mean of what could have come."""
    came = value.judge(game, after.copy())
    possible = outcomes(before, tries)
    if possible is None:
        possible = [(1, tries, dealt(before, rng)) for _ in range(tries)]
    judged = [(part, whole, value.judge(game, state)) for part, whole, state in possible]
    return tuple(
        now - sum(worth[seat] * part / whole for part, whole, worth in judged)
        for seat, now in enumerate(came)
    )


def outcomes(before: State, most: int) -> Weighed | None:
    """Every table that a chance event can lead to; nothing if they are more than *most*."""
    found: Weighed = []
    waiting: Weighed = [(1, 1, before)]
    while waiting:
        part, whole, state = waiting.pop()
        if state.actor() != CHANCE:
            found.append((part, whole, state))
        else:
            options, weights = state.options(), state.weights()
            total = whole * sum(weights)
            for option, weight in zip(options, weights, strict=True):
                after = state.copy()
                after.apply(option)
                waiting.append((part * weight, total, after))
        if len(found) + len(waiting) > most:
            return None
    return found


def dealt(before: State, rng: Rng) -> State:
    """One table that a chance event can lead to, as likely as it is."""
    state = before.copy()
    while state.actor() == CHANCE:
        state.deal(rng)
    return state


def _events(record: Record) -> Iterator[tuple[int, int, State, State]]:
    """Runs of chance: their moves, the table before and after."""
    first, before = 0, None
    for ply, state in enumerate(record.states()):
        is_chance = state.actor() == CHANCE
        if is_chance and before is None:
            first, before = ply, state.copy()
        elif not is_chance and before is not None:
            yield first, ply, before, state
            before = None


def _rng(record: Record, ply: int) -> Rng:
    dealer = record.deals[0].commitment if record.deals else ""
    return generator_for("signoria luck", dealer, ply)
