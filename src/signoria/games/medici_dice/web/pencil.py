"""What each option would write on the sheet, drawn in pencil; the rules say it."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, field

from signoria.faces.web.scene import Answer, Scene
from signoria.games.medici_dice.news import (
    Crossed,
    Die,
    EnemyMarked,
    Growth,
    Loaded,
    Stands,
    WouldScore,
)
from signoria.games.medici_dice.sights import Sight


@dataclass
class Pencil:
    """One option: the new cargo, crosses and circles, and columns that then stand otherwise."""

    action: str
    space: int = 1
    before: int = 0  # what the ship is worth without it
    cargo: Sequence[tuple[Die, int]] = ()  # with its running total
    crosses: dict[str, Growth] = field(default_factory=dict)
    circles: dict[str, Growth] = field(default_factory=dict)
    standings: dict[str, Stands] = field(default_factory=dict)
    would: WouldScore | None = None


def pencils(scene: Scene[Sight], answers: Sequence[Answer]) -> list[Pencil]:
    """One an option, for the viewer who is asked."""
    return [_pencil(scene, answer.action) for answer in answers]


def _pencil(scene: Scene[Sight], action: str) -> Pencil:
    found = Pencil(action)
    for fact in scene.preview(action).facts:
        match fact:
            case Loaded(_, _, space, dice, totals, before):
                found.space, found.before = space, before
                found.cargo = list(zip(dice, totals, strict=True))
            case Crossed(_, columns):
                found.crosses = {column.good: column for column in columns}
            case EnemyMarked(_, columns):
                found.circles = {column.good: column for column in columns}
            case Stands(seat, good) if seat == scene.seat:
                found.standings[good] = fact
            case WouldScore(seat) if seat == scene.seat:
                found.would = fact
            case _:
                pass
    return found
