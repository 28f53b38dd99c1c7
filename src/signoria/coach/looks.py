"""A review in small looks: each answers one question about one position, from the record alone.

So it does not matter where they are taken, or in which order, and whoever has little time takes a
few of them. What is asked and answered is words and numbers: both may cross to another process.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from time import perf_counter
from typing import Any

from signoria.coach.curve import one_end
from signoria.coach.decisions import glance
from signoria.coach.worlds import generator, greedily, in_one_world
from signoria.kernel.state import State
from signoria.luck import ChanceEvent, each_luck
from signoria.record import Record

CURVE, GLANCE, CHECK, LUCK = "curve", "glance", "check", "luck"
Lines = tuple[tuple[str, int], ...]  # of a score sheet
Finding = Any  # Chances, a Decision or none, two tuples of Lines by seat, luck of an event by seat


@dataclass(frozen=True)
class Look:
    """One question."""

    kind: str
    ply: int = 0
    world: int = 0
    pair: tuple[str, str] = ("", "")  # to check: what seems better, and what was chosen


class Looker:
    """Takes looks at a game; quickest in the order of its moves."""

    def __init__(self, record: Record) -> None:
        self.record, self.game = record, record.load()
        self._begin()

    def take(self, look: Look) -> Finding:
        """What one look finds."""
        if look.kind == LUCK:
            return self._luck_at(look.ply)
        state, rng = self._at(look.ply), generator(self.record, look.kind, look.ply, look.world)
        if look.kind == CURVE:
            return one_end(self.game, state, look.ply, rng)
        if look.kind == GLANCE:
            return glance(self.game, self.record, look.ply, state)
        assert look.kind == CHECK, look
        ways = [[self.game.words.worded(text)] for text in look.pair]
        ends = in_one_world(self.game, state, ways, rng, greedily())
        return tuple(
            tuple(tuple((line, int(points)) for line, points in sheet.lines) for sheet in sheets)
            for sheets in map(self.game.scores, ends)
        )

    def _begin(self) -> None:
        self._luck: Iterator[ChanceEvent] = iter(())
        self._states: Iterator[State] = self.record.states(self.game)
        self._state, self._ply = next(self._states), 0

    def _luck_at(self, ply: int) -> tuple[float, ...]:
        """The luck of the event that begins there: all of a game's at once would hold up others."""
        event = next(self._luck, None)
        if event is None or event.first != ply:
            self._luck = each_luck(self.record, since=ply)
            event = next(self._luck)
        return event.luck

    def _at(self, ply: int) -> State:
        if ply < self._ply:
            self._begin()
        while self._ply < ply:
            self._state, self._ply = next(self._states), self._ply + 1
        return self._state


def taken(record: Record, looks: Sequence[Look], seconds: float) -> list[Finding]:
    """As many looks as fit into the time, at least one."""
    until = perf_counter() + seconds
    looker, found = Looker(record), list[Finding]()
    for look in looks:
        if found and perf_counter() >= until:
            break
        found.append(looker.take(look))
    return found
