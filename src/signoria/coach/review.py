"""A finished game, looked at: costly decisions, the curve, luck against skill."""

from __future__ import annotations

from collections.abc import Generator, Sequence
from dataclasses import dataclass, field

from signoria.coach.curve import Chances, mean_of, points_of
from signoria.coach.decisions import CHECKED, WORLDS, Decision, checked
from signoria.coach.looks import CHECK, CURVE, GLANCE, LUCK, Finding, Look, Looker
from signoria.coach.why import Ends
from signoria.kernel.game import ScoreSheet
from signoria.kernel.steps import CHANCE, NOBODY
from signoria.notation import RecordError
from signoria.record import Record


@dataclass
class Review:
    """What the coach has to say; it is complete when :func:`reviewing` has come to its end."""

    record: Record
    curve: list[Chances] = field(default_factory=list)
    decisions: list[Decision] = field(default_factory=list)  # all that were choices
    luck: list[float] = field(default_factory=list)  # by seat, in points
    unseen: int = 0  # decisions that there was no time for

    def costliest(self, count: int, seat: int | None = None) -> list[Decision]:
        """The decisions that cost most, of everybody or of one seat; only those that did."""
        found = [one for one in self.decisions if one.matters and seat in (None, one.seat)]
        return sorted(found, key=lambda one: -one.cost)[:count]

    def lost(self, seat: int) -> float:
        """Points that the decisions of a seat cost which were checked."""
        return sum(one.cost for one in self.decisions if one.matters and one.seat == seat)


class Work:
    """The looks that a review needs, first and then again, and what they have found so far."""

    def __init__(self, record: Record, seat: int | None = None, worlds: int = WORLDS) -> None:
        self.review, self._worlds = Review(record), worlds
        self.review.luck = [0.0] * record.seats
        self._ends: dict[int, list[Chances]] = {}
        self._checks: dict[int, list[Ends]] = {}
        self._first = _first_looks(record, seat, worlds)
        self._again: list[Look] | None = None
        self._done = 0

    @property
    def steps(self) -> int:
        """How many looks there are at most."""
        checks = CHECKED * self.review.record.seats * self._worlds
        return len(self._first) + (checks if self._again is None else len(self._again))

    @property
    def done(self) -> int:
        """How many looks have been taken."""
        return self._done

    def next(self, most: int) -> Sequence[Look]:
        """The looks to take now; none when all is done."""
        if self._done < len(self._first):
            return self._first[self._done : self._done + most]
        if self._again is None:
            self._again = self._looks_again()
        at = self._done - len(self._first)
        return self._again[at : at + most]

    def add(self, looks: Sequence[Look], findings: Sequence[Finding]) -> None:
        """What the first of these looks have found."""
        for look, finding in zip(looks, findings, strict=False):
            self._done += 1
            if look.kind == CURVE:
                self._ends.setdefault(look.ply, []).append(finding)
            elif look.kind == LUCK:
                pairs = zip(self.review.luck, finding, strict=True)
                self.review.luck = [before + more for before, more in pairs]
            elif look.kind == CHECK:
                self._checks.setdefault(look.ply, []).append(_sheets(finding))
            elif finding is not None:
                self.review.decisions.append(finding)
        if not self.next(1):
            self._conclude()

    def skip_to_checks(self) -> None:
        """There is no time for all decisions: those that were looked at must do."""
        left = self._first[self._done :]
        kept = [look for look in left if look.kind != GLANCE]
        self._first[self._done :] = kept
        self.review.unseen += len(left) - len(kept)

    def _looks_again(self) -> list[Look]:
        again = _to_check(self.review)
        return [
            Look(CHECK, one.ply, world, (one.best, one.chosen))
            for one in self.review.decisions
            if one.ply in again
            for world in range(self._worlds)
        ]

    def _conclude(self) -> None:
        found = self.review
        found.curve = [mean_of(self._ends[ply]) for ply in sorted(self._ends)]
        for at, one in enumerate(found.decisions):
            if one.ply in self._checks:
                found.decisions[at] = checked(one, self._checks[one.ply])


def review(record: Record, seat: int | None = None, worlds: int = WORLDS) -> Review:
    """Look at a finished game: at all decisions, or at those of one seat. Costly ones are checked
    again in so many *worlds*.
    """
    work = Work(record, seat, worlds)
    for _ in reviewing(work):
        pass
    return work.review


def reviewing(work: Work) -> Generator[int]:
    """The same step by step, for whoever wants to see how far it is; as many steps as announced."""
    looker, announced = Looker(work.review.record), work.steps
    while looks := work.next(1):
        work.add(looks, [looker.take(looks[0])])
        yield work.done
    yield from range(work.done, announced)


def _first_looks(record: Record, seat: int | None, worlds: int) -> list[Look]:
    """The curve's points, every decision, and luck, in the order of the moves."""
    if seat is not None and not 0 <= seat < record.seats:
        raise RecordError(f"there is no seat {seat}; the seats go from 0 to {record.seats - 1}")
    stops, looks, events = set(points_of(len(record.moves))), list[Look](), list[Look]()
    actor = NOBODY
    for ply, state in enumerate(record.states()):
        earlier, actor = actor, int(state.actor())
        if actor == CHANCE and earlier != CHANCE:
            events.append(Look(LUCK, ply))
        if ply in stops:
            count = 1 if actor == NOBODY else max(1, worlds // 2)
            looks += [Look(CURVE, ply, world) for world in range(count)]
        if actor >= 0 and seat in (None, actor) and len(state.options()) > 1:
            looks.append(Look(GLANCE, ply))
    if actor != NOBODY:
        raise RecordError("this game is not over: the coach looks at finished games")
    return [*looks, *events]


def _to_check(found: Review) -> set[int]:
    """The moves of each seat that seem to have cost most."""
    again: set[int] = set()
    for seat in range(found.record.seats):
        mine = [one for one in found.decisions if one.seat == seat and one.cost > 0]
        mine.sort(key=lambda one: -one.cost)
        again |= {one.ply for one in mine[:CHECKED]}
    return again


def _sheets(finding: Finding) -> Ends:
    one, two = ([ScoreSheet(list(lines)) for lines in sheets] for sheets in finding)
    return one, two
