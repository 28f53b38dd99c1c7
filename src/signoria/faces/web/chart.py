"""Points over time, as numbers for a drawing: one line a seat, each with its own dashes."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import pairwise
from typing import Any

from signoria.faces.phrases import is_turn
from signoria.faces.web.scene import Scene
from signoria.faces.web.words import signed
from signoria.story import Story

LEFT, RIGHT, TOP, BOTTOM = 40, 690, 32, 386
LABEL_PITCH = 28
GAIN_PITCH = 14
MOST_NUMBERS = 12
DASHES = {"medici": "", "pazzi": "9 4 2 4", "pitti": "7 5", "rucellai": "12 4", "strozzi": "2 4"}


def chart(scene: Scene[Any], story: Story, until: int) -> dict[str, Any]:
    """The chart after so many moves."""
    points = _by_turn(story, until)
    turns = len(points) - 1
    highest = max(10, *(total for row in points for total in row))
    lowest = min(0, *(total for row in points for total in row))
    step = next(size for size in (5, 10, 20, 25, 50, 100, 200) if (highest - lowest) / size <= 8)
    floor, ceiling = -(-lowest // step) * step, -(-highest // step) * step
    if floor > lowest:
        floor -= step

    def x(turn: int) -> float:
        return round(LEFT + (RIGHT - LEFT) * turn / max(1, turns), 1)

    def y(total: int) -> float:
        return round(BOTTOM - (BOTTOM - TOP) * (total - floor) / max(1, ceiling - floor), 1)

    every = max(1, -(-turns // MOST_NUMBERS))
    labels = _spread([y(total) for total in points[-1]], LABEL_PITCH)
    dots = _dots(points, x, y)
    return {
        "label": scene.language.listed(
            [f"{name} {signed(total)}" for name, total in zip(scene.names, points[-1], strict=True)]
        ),
        "levels": [{"points": level, "y": y(level)} for level in range(floor, ceiling + 1, step)],
        "turns": [{"number": turn, "x": x(turn)} for turn in range(0, turns + 1, every)],
        "lines": [
            {
                "family": scene.family(seat),
                "name": scene.names[seat],
                "dashes": DASHES[scene.family(seat)],
                "path": _path([row[seat] for row in points], x, y),
                "dots": dots[seat],
                "total": points[-1][seat],
                "label_y": labels[seat],
            }
            for seat in range(len(scene.seats))
        ],
    }


def _by_turn(story: Story, until: int) -> list[list[int]]:
    """Everybody's points at the beginning and after each turn."""
    found = [story.points[0]]
    for ply in range(1, until + 1):
        if ply == until or is_turn(story, ply):
            found.append(story.points[ply])
    return found


def _path(totals: Sequence[int], x: Any, y: Any) -> str:
    parts = [f"M{x(0)} {y(totals[0])}"]
    for turn in range(1, len(totals)):
        parts.append(f"H{x(turn)}")
        if totals[turn] != totals[turn - 1]:
            parts.append(f"V{y(totals[turn])}")
    return "".join(parts)


def _dots(points: Sequence[Sequence[int]], x: Any, y: Any) -> list[list[dict[str, Any]]]:
    """Where points were made, for each seat; what was gained stands beside, spread apart."""
    found: list[list[dict[str, Any]]] = [[] for _ in points[0]]
    for turn in range(1, len(points)):
        heights = _spread([y(total) for total in points[turn]], GAIN_PITCH)
        for seat, total in enumerate(points[turn]):
            gain = total - points[turn - 1][seat]
            if gain:
                found[seat].append(
                    {"x": x(turn), "y": y(total), "gain_y": heights[seat], "gain": gain}
                )
    return found


def _spread(wanted: Sequence[float], pitch: int) -> list[float]:
    """Label heights near the wanted ones that do not cover each other."""
    found = list(wanted)
    order = sorted(range(len(found)), key=lambda seat: found[seat])
    for above, below in pairwise(order):
        found[below] = max(found[below], found[above] + pitch)
    excess = max(0.0, found[order[-1]] - BOTTOM)
    return [round(height - excess, 1) for height in found]
