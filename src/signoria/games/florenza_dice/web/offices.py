"""What all share beside the dice: the offices, the Palazzo's prizes, and alone the Pope."""

from __future__ import annotations

from typing import Any

from signoria.faces.web.paint import capital
from signoria.faces.web.scene import Phase, Scene
from signoria.games.florenza_dice.phrases.variants import pope_name
from signoria.games.florenza_dice.sights import Sight
from signoria.games.florenza_dice.web.fresh import Fresh
from signoria.games.florenza_dice.web.wording import (
    GHOST,
    holder_family,
    holder_name,
    office_holders,
    words,
)


def offices(scene: Scene[Sight], new: Fresh) -> list[dict[str, Any]]:
    """Who is Captain and who is Bishop in this round."""
    holders = office_holders(scene)
    return [
        {
            "name": office,
            "title": capital(words(scene).office(office)),
            "holder": holder_name(scene, holders[office]),
            "family": holder_family(scene, holders[office]),
            "is_fresh": office in new.offices,
            "note": note,
        }
        for office, note in (
            ("captain", scene.language.say("gets a resource at the start of the round")),
            ("bishop", scene.language.say("may use any die in the turns of others")),
        )
    ]


def prizes(scene: Scene[Sight]) -> list[dict[str, Any]]:
    """What the first, second, third and fourth complete Palazzo are worth; alone by round."""
    seen, box = scene.seen, scene.game.box
    if seen["seats"] == 1:
        points = box["palazzo.solo_prizes"]
    else:
        points = box["palazzo.prizes"][: seen["seats"]]
    return [
        {
            "points": worth,
            "is_now": at == seen["prize_place"],
            "families": _winners(scene, worth) if at == points.index(worth) else [],
        }
        for at, worth in enumerate(points)
    ]


def _winners(scene: Scene[Sight], worth: int) -> list[str]:
    """The families that have won a prize for their Palazzo; several may win the same."""
    sheets = scene.seen["sheets"]
    if len(sheets) == 1:
        return []
    return [
        scene.family(seat) for seat, sheet in enumerate(sheets) if sheet["palazzo_prize"] == worth
    ]


def pope(scene: Scene[Sight], new: Fresh) -> dict[str, Any] | None:
    """Alone: what is to be reached, and how far the Ghost is."""
    if "pope" not in scene.seen or "ghost" not in scene.seen:
        return None
    box, ghost, found = scene.game.box, scene.seen["ghost"], scene.seen["pope"]
    levels = [
        {
            "title": capital(pope_name(scene.language, box, level["game"])),
            "points": level["points"],
            "is_mine": level["game"] == found["game"],
            "is_beaten": level["beaten"],
        }
        for level in found["levels"]
    ]
    return {
        "name": words(scene).pope(),
        "levels": levels,
        "is_over": scene.is_over,
        "is_beaten": found["beaten"],
        "missing": found["missing"],
        "tracks": [
            {
                "name": name,
                "title": capital(words(scene).track(name)),
                "marked": marked,
                "is_fresh": name in new.ghost,
            }
            for name, marked in ghost.items()
        ],
    }


def phases(scene: Scene[Sight]) -> list[Phase]:
    """The round's phases: income, the offices, everybody's turn."""
    say, seen = scene.language.say, scene.seen
    if seen["seats"] == 1:
        turns: list[tuple[int | str, str]] = [
            (0, say("Your turn") if scene.seat == 0 else scene.names[0]),
            (GHOST, say("Turn of {name}", name=words(scene).pope())),
        ]
    else:
        turns = [(seat, say("Turn of {name}", name=scene.names[seat])) for seat in seen["order"]]
    titles = [say("Income"), say("Captain and Bishop"), *[title for _, title in turns]]
    now = _now(scene, [who for who, _ in turns])
    return [
        Phase(title, "done" if at < now else "now" if at == now else "")
        for at, title in enumerate(titles)
    ]


def _now(scene: Scene[Sight], turns: list[int | str]) -> int:
    """Which of the phases it is: 0 for the income, 1 for the offices, then the turns."""
    seen = scene.seen
    if scene.is_over:
        return len(turns) + 2
    if seen["phase"] == "turns":
        return turns.index(seen["active"]) + 2 if seen["active"] in turns else 2
    return 1 if seen["phase"] == "offices" else 0
