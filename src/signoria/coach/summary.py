"""What is said of a review: little enough to be kept, plain enough for programs."""

from __future__ import annotations

from dataclasses import dataclass

from signoria.coach.curve import Chances
from signoria.coach.decisions import Decision
from signoria.coach.review import Review

COSTLIEST = 3


@dataclass(frozen=True)
class Summary:
    """A finished game in a few numbers; by seat where they are many."""

    curve: tuple[Chances, ...]
    luck: tuple[float, ...]  # points
    lost: tuple[float, ...]  # points, by decisions
    costly: tuple[int, ...]  # how many decisions those were
    costliest: tuple[Decision, ...]  # of everybody
    unseen: int = 0  # decisions that there was no time for


def summary(review: Review, count: int = COSTLIEST) -> Summary:
    """The essence of a complete review."""
    seats = range(review.record.seats)
    every = len(review.decisions)
    return Summary(
        tuple(review.curve),
        tuple(review.luck),
        tuple(review.lost(seat) for seat in seats),
        tuple(len(review.costliest(every, seat)) for seat in seats),
        tuple(review.costliest(count)),
        review.unseen,
    )
