"""What is new since the viewer looked last: marked where it stands."""

from __future__ import annotations

from collections import Counter
from dataclasses import dataclass, field

from signoria.faces.web.scene import Scene
from signoria.games.florenza_dice import news
from signoria.games.florenza_dice.sights import Sight


@dataclass
class Fresh:
    """Things by the seat they belong to."""

    dice: set[str] = field(default_factory=set)  # that were moved to their USED spaces
    offices: set[str] = field(default_factory=set)  # with another holder
    ghost: set[str] = field(default_factory=set)  # tracks
    steps: set[tuple[int, str, int]] = field(default_factory=set)  # seat, track, space
    ticks: Counter[tuple[int, str, str]] = field(default_factory=Counter)  # seat, project, kind
    works: set[tuple[int, str]] = field(default_factory=set)
    spaces: set[tuple[int, int]] = field(default_factory=set)
    supply: set[tuple[int, str]] = field(default_factory=set)


def fresh(scene: Scene[Sight]) -> Fresh:
    """From the news."""
    found = Fresh()
    for fact in scene.news:
        match fact:
            case news.TurnBegins():
                found.dice.clear()
            case news.DieMoved():
                found.dice.add(fact.colour)
            case news.OfficesDetermined():
                if fact.captain != fact.old_captain:
                    found.offices.add("captain")
                if fact.bishop != fact.old_bishop:
                    found.offices.add("bishop")
            case news.GhostWalked():
                found.ghost.add(fact.track)
            case news.Stepped():
                found.steps.add((fact.seat, fact.track, fact.space))
            case news.Placed():
                found.ticks[fact.seat, fact.project, fact.kind] += 1
            case news.PaidFor():
                found.ticks[fact.seat, fact.project, "fiorini"] += 1
            case news.Hired():
                found.works.add((fact.seat, fact.work))
            case news.Built():
                found.spaces.add((fact.seat, fact.space))
            case news.FreeBuilding():
                found.spaces.add((fact.seat, 1))
            case news.Gained() | news.Spent():
                found.supply.add((fact.seat, fact.what))
    return found
