"""What flies over the board: resources to their icons, money and stars to the supply, points."""

from __future__ import annotations

from signoria.faces.web.scene import Flight, Scene
from signoria.games.florenza_dice import news
from signoria.games.florenza_dice.sights import Sight
from signoria.games.florenza_dice.web.wording import FIORINI, large_seat

MOST = 8  # at once
SUPPLY_ICONS = {"fiorini": "d-fiorini", "spares": "d-spare", "stars": "d-star"}


def flights(scene: Scene[Sight]) -> list[Flight]:
    """From the news since the viewer looked last; the large sheet shows where, others their
    numbers.
    """
    mine = large_seat(scene)
    found: list[Flight] = []
    points: dict[int, int] = {}
    for fact in scene.news:
        match fact:
            case news.Placed():
                start = f"die-{fact.colour}" if fact.colour else _supply(fact.seat, mine, "spares")
                found.append(Flight(f"d-{fact.kind}", start, _project(fact, mine)))
            case news.PaidFor():
                start = _supply(fact.seat, mine, FIORINI)
                found.append(Flight("d-fiorini", start, _project(fact, mine)))
            case news.UsedForFiorini():
                end = _supply(fact.seat, mine, FIORINI)
                found.append(Flight("d-fiorini", f"die-{fact.die.colour}", end, 2))
            case news.Gained() if fact.source in ("track", "building", "work", "income"):
                end = _supply(fact.seat, mine, fact.what)
                found.append(Flight(SUPPLY_ICONS[fact.what], _sheet(fact.seat), end))
            case news.PointsChanged():
                points[fact.seat] = points.get(fact.seat, 0) + fact.after - fact.before
            case _:
                pass
    gained = [
        Flight("d-star", _sheet(seat), f"strip-{seat}-1")
        for seat, number in points.items()
        if number > 0
    ]
    return [*found[-MOST:], *gained]


def _sheet(seat: int) -> str:
    return f"seat-{seat}"


def _supply(seat: int, mine: int, what: str) -> str:
    return f"supply-{what}" if seat == mine else f"brief-{seat}-{what}"


def _project(fact: news.Placed | news.PaidFor, mine: int) -> str:
    """Where it is ticked; on others' sheets their panel."""
    if fact.seat != mine:
        return _sheet(fact.seat)
    if fact.project.isdecimal():
        return f"space-{fact.project}"
    return f"work-{fact.project}"
