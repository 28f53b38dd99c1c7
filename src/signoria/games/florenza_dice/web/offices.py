"""What all share beside the dice: the offices, the Palazzo's prizes, and alone the Pope."""

from __future__ import annotations

from typing import Any

from signoria.faces.web.paint import capital
from signoria.faces.web.scene import Phase, Scene
from signoria.games.florenza_dice.phrases.names import pope_name
from signoria.games.florenza_dice.web.wording import (
    GHOST,
    holder_family,
    holder_name,
    words,
)


def offices(scene: Scene[Any]) -> list[dict[str, Any]]:
    """Who is Captain and who is Bishop in this round."""
    return [
        {
            "name": office,
            "title": capital(words(scene).office(office)),
            "holder": holder_name(scene, scene.seen[office]),
            "family": holder_family(scene, scene.seen[office]),
            "is_fresh": scene.seen[office] != scene.before[office],
            "note": note,
        }
        for office, note in (
            ("captain", scene.language.say("gets a resource at the start of the round")),
            ("bishop", scene.language.say("may use any die in the turns of others")),
        )
    ]


def prizes(scene: Scene[Any]) -> list[dict[str, Any]]:
    """What the first, second, third and fourth complete Palazzo are worth; alone by round."""
    seen, box = scene.seen, scene.game.box
    if seen["seats"] == 1:
        points = box["palazzo.solo_prizes"]
        now = max(0, seen["round"] - 1)
    else:
        points = box["palazzo.prizes"][: seen["seats"]]
        now = points.index(seen["prize"]) if seen["prize"] in points else -1
    return [
        {
            "points": worth,
            "is_now": at == now,
            "families": _winners(scene, worth) if at == points.index(worth) else [],
        }
        for at, worth in enumerate(points)
    ]


def _winners(scene: Scene[Any], worth: int) -> list[str]:
    """The families that have won a prize for their Palazzo; several may win the same."""
    sheets = scene.seen["sheets"]
    if len(sheets) == 1:
        return []
    return [
        scene.family(seat) for seat, sheet in enumerate(sheets) if sheet["palazzo_prize"] == worth
    ]


def pope(scene: Scene[Any]) -> dict[str, Any] | None:
    """Alone: what is to be reached, and how far the Ghost is."""
    if scene.seen["seats"] != 1:
        return None
    box, seen = scene.game.box, scene.seen
    total = seen["sheets"][0]["total"]
    levels = [
        {
            "title": capital(pope_name(scene.language, box, level)),
            "points": points,
            "is_mine": level == seen["pope"]["game"],
            "is_beaten": total >= points,
        }
        for level, points in box.table("ghost.pope").items()
    ]
    return {
        "name": words(scene).pope(),
        "levels": levels,
        "is_beaten": seen["pope"]["beaten"],
        "missing": max(0, seen["pope"]["points"] - total),
        "tracks": [
            {
                "name": name,
                "title": capital(words(scene).track(name)),
                "marked": marked,
                "is_fresh": marked != scene.before["ghost"][name],
            }
            for name, marked in seen["ghost"].items()
        ],
    }


def phases(scene: Scene[Any]) -> list[Phase]:
    """The round's phases: income, the offices, everybody's turn."""
    say, seen = scene.language.say, scene.seen
    if seen["seats"] == 1:
        turns: list[tuple[int | str, str]] = [
            (0, say("Your turn") if scene.seat == 0 else scene.names[0]),
            (GHOST, say("Turn of {name}", name=words(scene).pope())),
        ]
    else:
        order = [(seen["first"] + place) % seen["seats"] for place in range(seen["seats"])]
        turns = [(seat, say("Turn of {name}", name=scene.names[seat])) for seat in order]
    titles = [say("Income"), say("Captain and Bishop"), *[title for _, title in turns]]
    now = _now(scene, [who for who, _ in turns])
    return [
        Phase(title, "done" if at < now else "now" if at == now else "")
        for at, title in enumerate(titles)
    ]


def _now(scene: Scene[Any], turns: list[int | str]) -> int:
    """Which of the phases it is: 0 for the income, 1 for the offices, then the turns."""
    seen = scene.seen
    step = str(seen["step"]).split()[0]
    if scene.is_over:
        return len(turns) + 2
    if not seen["round"]:
        return 0
    if step == "RollDice" or seen["own_turn"]:
        return turns.index(seen["active"]) + 2 if seen["active"] in turns else 2
    return 1 if step == "CaptainsResource" else 0
