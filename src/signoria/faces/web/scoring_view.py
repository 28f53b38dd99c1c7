"""A scoring scene as its template needs it: where everybody stands, bars, what is said aloud."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from typing import Any

from signoria.faces.web.drawing import Drawing
from signoria.faces.web.scene import Scene
from signoria.faces.web.scoring import (
    STANDING,
    Row,
    ScoringScene,
    ScoringStep,
    place_word,
    places,
)
from signoria.faces.web.strip import StripSeat
from signoria.faces.web.words import signed
from signoria.kernel.news import heard_by
from signoria.kernel.steps import CHANCE
from signoria.notation import Move
from signoria.story import Story

MOST_MOVES = 160  # looked back at; longer than any game's round is scored
BAR = 360  # the longest bar of the standing, in units of its drawing


def newest_scoring(
    scene: Scene[Any], drawing: Drawing[Any], story: Story, until: int, my_seats: Sequence[int]
) -> ScoringScene | None:
    """The last scene since the viewer's turn before this one began, however many answers the
    table gave for them since; the browser remembers which scenes have been seen.
    """
    first = max(_turn_began(story.moves[:until], my_seats), until - MOST_MOVES, 0)
    return _among(scene, drawing, story, first, until)


def scoring_at(
    scene: Scene[Any], drawing: Drawing[Any], story: Story, ply: int
) -> ScoringScene | None:
    """The scene about a move of the log; the *scene* shows the table as it was then."""
    return _among(scene, drawing, story, max(0, ply - MOST_MOVES), ply)


def _among(
    scene: Scene[Any], drawing: Drawing[Any], story: Story, first: int, until: int
) -> ScoringScene | None:
    moves = [heard_by(scene.seat, facts) for facts in story.facts[first:until]]
    return drawing.scoring(scene, moves, first + 1) if moves else None


def _turn_began(moves: Sequence[Move], mine: Sequence[int]) -> int:
    """How many moves there were when the viewer's last turn began; a spectator's never did."""
    at = len(moves)
    if not mine:
        return 0
    while at and moves[at - 1].who not in mine:
        at -= 1
    while at and moves[at - 1].who in (*mine, CHANCE):
        at -= 1
    return at


# For the template


def scoring_view(
    scene: Scene[Any], scoring: ScoringScene | None, strip: Sequence[StripSeat], seen_ply: int
) -> dict[str, Any] | None:
    """The scene with everything that its template shows."""
    if scoring is None:
        return None
    seats = range(len(scene.seats))
    now = {one.seat: one.points[0].value or 0 for one in strip if one.points}
    paid = [sum(step.points[seat] for step in scoring.steps if step.points) for seat in seats]
    before = [now.get(seat, 0) - paid[seat] for seat in seats]
    steps = list(scoring.steps)
    if len(seats) > 1 and (not steps or steps[-1].layout != STANDING):
        steps.append(ScoringStep(scene.language.say("Standing"), STANDING))
    shown, after = [], before
    earlier: list[ScoringStep] = []
    for step in steps:
        if step.points:
            after = [had + step.points[seat] for seat, had in enumerate(after)]
        found = _step(scene, step, step.before or before, after, earlier)
        shown.append(found)
        earlier.append(step)
    return {
        "ply": scoring.ply,
        "title": scoring.title,
        "go_on": scoring.go_on,
        "is_new": scoring.ply >= seen_ply,
        "before": before,
        "second": _second(strip, scoring, len(seats)),
        "steps": shown,
    }


def _second(strip: Sequence[StripSeat], scoring: ScoringScene, seats: int) -> list[int]:
    """The strip's second numbers before the scene, where a step changes them."""
    if not any(step.second for step in scoring.steps):
        return []
    now = {one.seat: one.points[1].value or 0 for one in strip if len(one.points) > 1}
    return [
        now.get(seat, 0) - sum(step.second[seat] for step in scoring.steps if step.second)
        for seat in range(seats)
    ]


def _step(
    scene: Scene[Any],
    step: ScoringStep,
    before: Sequence[int],
    after: Sequence[int],
    earlier: Sequence[ScoringStep],
) -> dict[str, Any]:
    is_standing = step.layout == STANDING
    if is_standing:
        step = replace(
            step,
            lead=step.lead or scene.language.say("Where everybody stands."),
            words=step.words or _leader(scene, after),
        )
    return {
        "step": step,
        "ranks": _standing(scene, before, after, earlier) if is_standing else [],
        "legend": [one.tab for one in earlier if any(one.points)],
        "said": _said(scene, step, after),
        "width": BAR,
    }


def _standing(
    scene: Scene[Any],
    before: Sequence[int],
    after: Sequence[int],
    earlier: Sequence[ScoringStep],
) -> list[dict[str, Any]]:
    """Everybody in the order after the scene, with what each step brought."""
    was, now = places(before), places(after)
    longest = max(1, *after)
    paid = [step.points for step in earlier if any(step.points)]
    found = []
    for seat in sorted(range(len(after)), key=lambda seat: (now[seat], seat)):
        bars, end = [], 0.0
        for part in (before[seat], *(points[seat] for points in paid)):
            width = max(0.0, min(BAR - end, part * BAR / longest))
            bars.append({"x": round(end, 1), "width": round(width, 1)})
            end += width
        found.append(
            {
                "seat": seat,
                "place": place_word(scene.language, now[seat]) if len(now) > 1 else "",
                "was": place_word(scene.language, was[seat]),
                "order": was[seat],
                "move": ((now[seat] < was[seat]) - (now[seat] > was[seat])) * (max(was) > 1),
                "bars": bars,
                "sum": " + ".join(
                    signed(part) for part in (before[seat], *(points[seat] for points in paid))
                ).replace("+ −", "− ")
                if paid
                else "",
                "total": after[seat],
                "before": before[seat],
            }
        )
    return found


def _leader(scene: Scene[Any], totals: Sequence[int]) -> str:
    best = max(totals)
    leaders = [scene.names[seat] for seat, total in enumerate(totals) if total == best]
    if others := scene.language.beside_you(leaders):
        return scene.language.say("You and {others} lead together.", others=others)
    if len(leaders) > 1:
        return scene.language.say("{names} lead together.", names=scene.language.listed(leaders))
    ahead = best - max(total for total in totals if total != best)
    return scene.language.say("{name} leads by {points}.", name=leaders[0], points=ahead)


def _said(scene: Scene[Any], step: ScoringStep, after: Sequence[int]) -> str:
    """A step for who cannot see it."""
    if step.layout == STANDING:
        rows = [f"{name} {signed(total)}." for name, total in zip(scene.names, after, strict=True)]
    else:
        rows = [_row_said(scene, row) for row in step.rows]
    return " ".join(part for part in (step.lead, *rows, step.words) if part)


def _row_said(scene: Scene[Any], row: Row) -> str:
    if row.words:
        return f"{row.title}: {row.words}." if row.title else row.words
    cells = []
    for cell in row.cells:
        name = scene.names[cell.seat] if cell.seat is not None else ""
        paid = f"{'+' if cell.points > 0 else ''}{signed(cell.points)}" if cell.points else ""
        said = [cell.place, name, cell.words or cell.value, paid]
        cells.append(" ".join(part for part in said if part))
    told = ", ".join(cells)
    return f"{row.title}: {told}." if row.title else f"{told}."
