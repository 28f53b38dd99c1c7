"""The curve of chances as numbers for a drawing: lines in families' dashes, and marks where the
costliest decisions were made. Alone it is the score that was to be expected.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from signoria.coach import Summary
from signoria.faces.phrases.language import Language
from signoria.faces.web.chart import DASHES, LONGEST_NAME, spread
from signoria.faces.web.page_data import SeatData

LEFT, RIGHT, TOP, BOTTOM = 48, 580, 30, 250
LABEL_PITCH = 27
MARK_PITCH = 24  # from one number over the curve to the next
PARTS = 4  # that the height is divided into
STEPS = 5  # that the width is divided into
ROUND = 10  # points that the highest line of a lonely player is a multiple of


def curve(language: Language, said: Summary, seats: Sequence[SeatData]) -> dict[str, Any]:
    """What the template draws."""
    is_alone, last = len(seats) == 1, max(1, said.curve[-1].ply)
    rows = [one.scores if is_alone else one.wins for one in said.curve]
    highest = -(-max(rows_of(rows)) // ROUND) * ROUND if is_alone else 1.0

    def x(ply: int) -> float:
        return round(LEFT + (RIGHT - LEFT) * ply / last, 1)

    def y(share: float) -> float:
        return round(BOTTOM - (BOTTOM - TOP) * max(0.0, share) / max(1.0, highest), 1)

    def worded(share: float) -> str:
        return language.decimal(share, 0) if is_alone else f"{round(100 * share)} %"

    marks = spread([x(one.ply) for one in said.costliest], MARK_PITCH, RIGHT)
    labels = spread([y(share) for share in rows[-1]], LABEL_PITCH)
    return {
        "levels": [
            {"y": y(highest * part / PARTS), "words": worded(highest * part / PARTS)}
            for part in range(PARTS + 1)
        ],
        "steps": [
            {"x": x(ply), "words": str(ply)}
            for ply in sorted({round(last * step / STEPS) for step in range(STEPS + 1)})
        ],
        "lines": [
            {
                "family": owner.family,
                "name": owner.name,
                "is_long": len(owner.name) > LONGEST_NAME,
                "dashes": DASHES[owner.family],
                "path": "M"
                + "L".join(
                    f"{x(one.ply)} {y(row[seat])}"
                    for one, row in zip(said.curve, rows, strict=True)
                ),
                "end": {"x": x(last), "y": y(rows[-1][seat])},
                "label_y": labels[seat],
                "words": worded(rows[-1][seat]),
            }
            for seat, owner in enumerate(seats)
        ],
        "marks": [
            {"x": x(one.ply), "at": at, "number": number, "family": seats[one.seat].family}
            for number, (one, at) in enumerate(zip(said.costliest, marks, strict=True), 1)
        ],
        "table": [
            {"ply": one.ply, "shares": [worded(share) for share in row]}
            for one, row in zip(said.curve, rows, strict=True)
        ],
    }


def rows_of(rows: Sequence[Sequence[float]]) -> list[float]:
    """All numbers of some rows."""
    return [number for row in rows for number in row]
