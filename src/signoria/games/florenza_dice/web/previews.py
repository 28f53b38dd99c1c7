"""What each option would do, as the rules tell it: drawn while an answer is pointed at."""

from __future__ import annotations

from collections.abc import Iterable

from signoria.faces.web.scene import Scene
from signoria.games.florenza_dice import news
from signoria.games.florenza_dice.phrases.previewing import of_the_move
from signoria.games.florenza_dice.sights import Sight
from signoria.games.florenza_dice.web.wording import FIORINI
from signoria.kernel.news import Fact

Previews = dict[str, list[Fact]]  # by option
SUPPLY = ("fiorini", "spares", "stars")


def previews(scene: Scene[Sight]) -> Previews:
    """One a legal option, for the viewer who is asked."""
    if scene.state is None or scene.seat is None:
        return {}
    return {action: of_the_move(scene.preview(action).facts) for action in scene.seen["options"]}


def marking(found: Previews, track: str, space: int) -> str:
    """The options that would mark a space of a track, counted from 1."""
    return _joined(
        action
        for action, facts in found.items()
        if any(
            isinstance(fact, news.Stepped) and fact.track == track and fact.space == space
            for fact in facts
        )
    )


def supply_previews(found: Previews, what: str) -> list[dict[str, str]]:
    """What would be in the supply, for the options that change it."""
    by_count: dict[int, list[str]] = {}
    for action, facts in found.items():
        changes = [
            fact
            for fact in facts
            if isinstance(fact, news.Gained | news.Spent) and fact.what == what
        ]
        if changes:
            by_count.setdefault(changes[-1].after, []).append(action)
    return _worded(by_count)


def points_previews(found: Previews) -> list[dict[str, str]]:
    """The points for the options that change them."""
    by_points: dict[int, list[str]] = {}
    for action, facts in found.items():
        changes = [fact for fact in facts if isinstance(fact, news.PointsChanged)]
        if changes and changes[0].before != changes[-1].after:
            by_points.setdefault(changes[-1].after, []).append(action)
    return _worded(by_points)


def artist_previews(found: Previews, work: str) -> list[dict[str, str]]:
    """What an artist would be worth, for the options that hire one for a work."""
    by_points: dict[int, list[str]] = {}
    for action, facts in found.items():
        for fact in facts:
            if isinstance(fact, news.Hired) and fact.work == work:
                by_points.setdefault(fact.worth, []).append(action)
    return [{"actions": _joined(actions), "text": str(n)} for n, actions in by_points.items()]


def could_go(found: Previews, kind: str) -> str:
    """The options that bring something that an icon of this kind takes."""
    spending = "spend fiorini" if kind == FIORINI else "spend spare"
    return _joined(
        action
        for action, facts in found.items()
        if action == spending
        or any(isinstance(fact, news.UsedForResources) and fact.kind == kind for fact in facts)
    )


def _joined(actions: Iterable[str]) -> str:
    """Actions that share a drawing."""
    return ";".join(actions)


def _worded(by_number: dict[int, list[str]]) -> list[dict[str, str]]:
    return [
        {"actions": _joined(actions), "text": f"→ {number}"}
        for number, actions in by_number.items()
    ]
