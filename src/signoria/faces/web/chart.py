"""Points over time, as numbers for a drawing: straight lines from round to round, in families'
dashes; labels at their ends, a few numbered marks for the deeds, and targets to be reached alone.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from itertools import pairwise
from typing import Any

from signoria.faces.web.rounds import round_begins, round_ends
from signoria.faces.web.scene import Highlight, Scene
from signoria.faces.web.words import signed
from signoria.kernel.news import TURN
from signoria.story import Story

LEFT, RIGHT, TOP, BOTTOM = 40, 580, 30, 376
LABEL_PITCH = 27
MOST_NUMBERS = 12
MOST_MARKS = 5
MARK_AWAY = 18  # from its line to the middle of a mark
MARK_APART = 32  # on a phone marks are drawn larger, to be read
LINE_APART = 15  # from the middle of a mark to anybody's line
LETTER, GAP = 14, 8  # of what is written below, on a phone
LONGEST_NAME = 16  # letters that fit beside the chart; longer names are set narrower
DASHES = {"medici": "", "pazzi": "9 4 2 4", "pitti": "7 5", "rucellai": "12 4", "strozzi": "2 4"}


@dataclass(frozen=True)
class Target:
    """What a lonely player plays against: a Ghost's points, or points to be reached."""

    title: str
    points: int


@dataclass(frozen=True)
class Axis:
    """Where the points are read: plies, and what is written below them."""

    plies: Sequence[int]
    labels: Sequence[str]
    title: str
    has_final: bool = False  # the last stretch is the final scoring


def chart(
    scene: Scene[Any],
    story: Story,
    until: int,
    deeds: Sequence[Highlight] = (),
    targets: Sequence[Target] = (),
) -> dict[str, Any]:
    """The chart after so many moves."""
    axis = _axis(scene, story, until)
    points = [story.points[ply] for ply in axis.plies]
    steps = len(points) - 1
    all_points = [total for row in points for total in row] + [one.points for one in targets]
    floor, ceiling, size = _levels(min(0, *all_points), max(10, *all_points))

    def x(step: int) -> float:
        return round(LEFT + (RIGHT - LEFT) * step / max(1, steps), 1)

    def y(total: int) -> float:
        return round(BOTTOM - (BOTTOM - TOP) * (total - floor) / max(1, ceiling - floor), 1)

    labels = spread([y(total) for total in points[-1]], LABEL_PITCH)
    return {
        "label": scene.language.listed(
            [f"{name} {signed(total)}" for name, total in zip(scene.names, points[-1], strict=True)]
        ),
        "levels": [{"points": level, "y": y(level)} for level in range(floor, ceiling + 1, size)],
        "steps": _readable(
            [{"label": label, "x": x(step)} for step, label in enumerate(axis.labels) if label]
        ),
        "axis": axis.title,
        "final": {"x": x(steps - 1), "width": round(RIGHT - x(steps - 1), 1)}
        if axis.has_final
        else None,
        "targets": _targets(targets, y),
        "lines": [
            {
                "family": scene.family(seat),
                "name": scene.names[seat],
                "is_mine": seat == scene.seat,
                "dashes": DASHES[scene.family(seat)],
                "path": "M" + "L".join(f"{x(step)} {y(row[seat])}" for step, row in _at(points)),
                "end": {"x": x(steps), "y": y(points[-1][seat])},
                "total": points[-1][seat],
                "label_y": labels[seat],
                "is_long": len(scene.names[seat]) > LONGEST_NAME,
            }
            for seat in range(len(scene.seats))
        ],
        "marks": _marks(deeds, axis, points, x, y),
    }


def _readable(labels: Sequence[dict[str, Any]]) -> list[dict[str, Any]]:
    """The first and the last, and between them those that do not touch their neighbours."""

    def touch(left: dict[str, Any], right: dict[str, Any]) -> bool:
        letters = len(left["label"]) + len(right["label"])
        return bool(right["x"] - left["x"] < letters * LETTER / 2 + GAP)

    found = list(labels[:1])
    found += [one for one in labels[1:-1] if not touch(one, labels[-1])]
    kept = found[:1]
    for one in found[1:]:
        if not touch(kept[-1], one):
            kept.append(one)
    return [*kept, *labels[1:][-1:]]


def _at(points: Sequence[Sequence[int]]) -> list[tuple[int, Sequence[int]]]:
    return list(enumerate(points))


def _axis(scene: Scene[Any], story: Story, until: int) -> Axis:
    """Ends of rounds and the final scoring; where turns are nobody's, turns."""
    say = scene.language.say
    if not round_begins(story, until):
        return _turns(scene, story, until)
    plies, has_final = round_ends(story, until)
    last = len(plies) - has_final
    every = max(1, -(-(last - 1) // MOST_NUMBERS))
    rounds = [str(number) if number % every == 0 else "" for number in range(1, last)]
    labels = [say("start"), *rounds, *([say("final")] if has_final else [])]
    return Axis(plies, labels, say("end of round"), has_final)


def _turns(scene: Scene[Any], story: Story, until: int) -> Axis:
    """After each turn; some of the numbers."""
    begins = [
        ply
        for ply, facts in enumerate(story.facts[:until], 1)
        if any(fact.begins == TURN for fact in facts)
    ]
    plies = sorted({0, *begins, until})
    every = max(1, -(-(len(plies) - 1) // MOST_NUMBERS))
    labels = [str(turn) if turn % every == 0 else "" for turn in range(len(plies))]
    return Axis(plies, labels, scene.language.say("turn"))


def _levels(lowest: int, highest: int) -> tuple[int, int, int]:
    """The lowest and highest line of the grid, and how far they are apart."""
    sizes = (5, 10, 20, 25, 50, 100, 200, 500)
    size = next((one for one in sizes if (highest - lowest) / one <= 7), 1000)
    return lowest // size * size, -(-highest // size) * size, size


def _targets(targets: Sequence[Target], y: Callable[[int], float]) -> list[dict[str, Any]]:
    heights = spread([y(one.points) for one in targets], 16) if targets else []
    return [
        {"title": one.title, "points": one.points, "y": y(one.points), "label_y": height}
        for one, height in zip(targets, heights, strict=True)
    ]


def _marks(
    deeds: Sequence[Highlight],
    axis: Axis,
    points: Sequence[Sequence[int]],
    x: Callable[[int], float],
    y: Callable[[int], float],
) -> list[dict[str, Any]]:
    """Numbers beside the lines, above or below so that they do not cover each other."""
    found: list[dict[str, Any]] = []
    for number, deed in enumerate(deeds, 1):
        if deed.seat is None or deed.ply is None or len(found) == MOST_MARKS:
            continue
        step = next((at for at, ply in enumerate(axis.plies) if ply >= deed.ply), len(points) - 1)
        middle, line = x(step), y(points[step][deed.seat])
        lines = [y(total) for total in points[step]]
        aways = [sign * (MARK_AWAY + 6 * more) for more in range(16) for sign in (-1, 1)]
        heights = [round(line + away, 1) for away in aways]
        free = [
            height
            for height in heights
            if TOP - 16 <= height <= BOTTOM - 8
            and all(
                abs(one["x"] - middle) >= MARK_APART or abs(one["y"] - height) >= MARK_APART
                for one in found
            )
        ]
        clear = [one for one in free if all(abs(one - other) >= LINE_APART for other in lines)]
        if free:
            mark = {"number": number, "family": deed.family, "x": middle}
            found.append({**mark, "y": (clear or free)[0], "line_y": line})
    return found


def spread(wanted: Sequence[float], pitch: int, most: float = BOTTOM) -> list[float]:
    """Places of labels near the wanted ones that do not cover each other."""
    found = list(wanted)
    if not found:
        return found
    order = sorted(range(len(found)), key=lambda seat: found[seat])
    for above, below in pairwise(order):
        found[below] = max(found[below], found[above] + pitch)
    excess = max(0.0, found[order[-1]] - most)
    found[order[-1]] -= excess
    for below, above in pairwise(reversed(order)):  # what is too low moves up, and only that
        found[above] = min(found[above], found[below] - pitch)
    return [round(height, 1) for height in found]
