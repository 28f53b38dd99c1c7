"""Why an option is better: mean differences of the lines of score sheets, in the same worlds."""

from __future__ import annotations

from collections.abc import Sequence

from signoria.coach.worlds import mean_and_error
from signoria.comparing import SURE, WORTH_TELLING, Comparison, LineDifference
from signoria.kernel.game import ScoreSheet

Ends = tuple[Sequence[ScoreSheet], Sequence[ScoreSheet]]  # with the one option, with the other


def compared(ends: Sequence[Ends], seat: int, other: str) -> Comparison:
    """The lines that differ, one's own and those of the strongest rival; the largest first."""
    rival = _strongest_rival(ends, seat)
    found = []
    is_even = True
    for at in (seat,) if rival is None else (seat, rival):
        totals = [float(one[at].total - two[at].total) for one, two in ends]
        is_even = is_even and not _is_sure(totals)
        for line, _ in ends[0][0][at].lines:
            differences = [_points(one[at], line) - _points(two[at], line) for one, two in ends]
            if _is_sure(differences):
                found.append(LineDifference(at, line, mean_and_error(differences)[0]))
    found.sort(key=lambda one: -abs(one.points))
    return Comparison(other, is_even, rival, tuple(found))


def _strongest_rival(ends: Sequence[Ends], seat: int) -> int | None:
    rivals = [at for at in range(len(ends[0][0])) if at != seat]
    return max(rivals, key=lambda at: sum(one[at].total for one, _ in ends), default=None)


def _points(sheet: ScoreSheet, line: str) -> float:
    return float(sum(points for name, points in sheet.lines if name == line))


def _is_sure(differences: Sequence[float]) -> bool:
    mean, error = mean_and_error(differences)
    return abs(mean) >= WORTH_TELLING and abs(mean) > SURE * error
