"""What is new on the sheets since the viewer looked last."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass

from signoria.games.medici_dice.news import Crossed, EnemyMarked, Growth, Loaded
from signoria.kernel.news import Fact


@dataclass(frozen=True)
class Fresh:
    """Places that were written on; spaces and rows are counted from 1."""

    cargo: set[tuple[int, int, int]]  # seat, ship, space
    crosses: set[tuple[int, str, int]]  # seat, good, row
    circles: set[tuple[str, int]]  # good, row


def fresh(news: Iterable[Fact]) -> Fresh:
    """The places that news is about."""
    found = Fresh(set(), set(), set())
    for fact in news:
        match fact:
            case Loaded(seat, ship, space, dice):
                spaces = range(space, space + len(dice))
                found.cargo.update((seat, ship, each) for each in spaces)
            case Crossed(seat, columns):
                for column in columns:
                    found.crosses.update((seat, column.good, row) for row in new_rows(column))
            case EnemyMarked(_, columns):
                for column in columns:
                    found.circles.update((column.good, row) for row in new_rows(column))
            case _:
                pass
    return found


def new_rows(column: Growth) -> range:
    """The rows of the new marks."""
    return range(column.marks - column.added + 1, column.marks + 1)
