"""A finished game, looked at: costly decisions, the curve, luck against skill."""

from __future__ import annotations

from collections.abc import Generator
from dataclasses import dataclass, field

from signoria.arena.luck import luck_by_seat, luck_of
from signoria.coach.curve import Chances, chances, points_of
from signoria.coach.decisions import CHECKED, WORLDS, Decision, checked, glance
from signoria.coach.worlds import generator
from signoria.kernel.state import State
from signoria.kernel.steps import NOBODY
from signoria.notation import RecordError
from signoria.record import Record


@dataclass
class Review:
    """What the coach has to say; it is complete when :func:`reviewing` has come to its end."""

    record: Record
    curve: list[Chances] = field(default_factory=list)
    decisions: list[Decision] = field(default_factory=list)  # all that were choices
    luck: list[float] = field(default_factory=list)  # by seat, in points

    def costliest(self, count: int, seat: int | None = None) -> list[Decision]:
        """The decisions that cost most, of everybody or of one seat; only those that did."""
        found = [one for one in self.decisions if one.matters and seat in (None, one.seat)]
        return sorted(found, key=lambda one: -one.cost)[:count]

    def lost(self, seat: int) -> float:
        """Points that the decisions of a seat cost which were checked."""
        return sum(one.cost for one in self.decisions if one.matters and one.seat == seat)


def review(record: Record, seat: int | None = None, worlds: int = WORLDS) -> Review:
    """Look at a finished game: at all decisions, or at those of one seat. Costly ones are checked
    again in so many *worlds*.
    """
    found = Review(record)
    for _ in reviewing(found, seat, worlds):
        pass
    return found


def steps_of(record: Record) -> int:
    """How many steps :func:`reviewing` takes."""
    return len(record.moves) + 1 + CHECKED * record.seats


def reviewing(found: Review, seat: int | None = None, worlds: int = WORLDS) -> Generator[int]:
    """The same step by step, for whoever wants to see how far it is."""
    record = found.record
    game = record.load()
    if int(record.replay().actor()) != NOBODY:
        raise RecordError("this game is not over: the coach looks at finished games")
    if seat is not None and not 0 <= seat < record.seats:
        raise RecordError(f"there is no seat {seat}; the seats go from 0 to {record.seats - 1}")
    stops = set(points_of(len(record.moves)))
    kept: dict[int, State] = {}
    for ply, state in enumerate(record.states()):
        if ply in stops:
            rng = generator(record, "curve", ply)
            found.curve.append(chances(game, state, ply, rng, max(1, worlds // 2)))
        actor = int(state.actor())
        if actor >= 0 and seat in (None, actor) and (one := glance(game, record, ply, state)):
            found.decisions.append(one)
            if one.cost > 0:
                kept[ply] = state.copy()
        yield ply
    again = _to_check(found, record.seats)
    for at, one in enumerate(found.decisions):
        if one.ply in again:
            found.decisions[at] = checked(game, record, kept[one.ply], one, worlds)
            yield one.ply
    found.luck = luck_by_seat(luck_of(record), record.seats)
    yield from [len(record.moves)] * (CHECKED * record.seats - len(again))


def _to_check(found: Review, seats: int) -> set[int]:
    """The moves of each seat that seem to have cost most."""
    again: set[int] = set()
    for seat in range(seats):
        mine = [one for one in found.decisions if one.seat == seat and one.cost > 0]
        mine.sort(key=lambda one: -one.cost)
        again |= {one.ply for one in mine[:CHECKED]}
    return again
