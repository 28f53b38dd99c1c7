"""The others at the table; alone: the enemy and the ranks."""

from __future__ import annotations

from typing import Any

from signoria.faces.web.paint import capital
from signoria.faces.web.scene import Scene
from signoria.faces.web.words import roman
from signoria.games.medici_dice.web.dice import PATTERNS, good_name
from signoria.games.medici_dice.web.sheet import is_broken_through, standing

HOLD_PITCH = 35
BAR_PITCH = 18
PIP_X = 28.0
PIP_PITCH = 7.5


def status(scene: Scene[Any], seat: int) -> str:
    """What a player is doing."""
    say = scene.language.say
    seen = scene.seen
    if scene.is_over:
        return ""
    ship = seen["sheets"][seat]["ships"][max(0, seen["round"] - 1)]
    if seen["actor"] == seat:
        return say("rolling") if seen["roller"] == seat else say("choosing")
    if seen["roller"] == seat:
        return say("rolling")
    if len(ship["cargo"]) == ship["spaces"]:
        return say("ship full")
    return say("waits")


def rivals(scene: Scene[Any], seat: int) -> list[dict[str, Any]]:
    """The others in turn order, from the large sheet's seat on."""
    count = len(scene.seats)
    return [_rival(scene, (seat + step) % count) for step in range(1, count)]


def _rival(scene: Scene[Any], seat: int) -> dict[str, Any]:
    seen = scene.seen
    sheet = seen["sheets"][seat]
    number = max(1, seen["round"])
    ship = sheet["ships"][number - 1]
    old = len(scene.before["sheets"][seat]["ships"][number - 1]["cargo"])
    return {
        "seat": seat,
        "status": status(scene, seat),
        "is_acting": seen["actor"] == seat,
        "total": sheet["total"],
        "ship": scene.language.say("Ship {number}", number=roman(number)),
        "value": ship["value"],
        "width": HOLD_PITCH * ship["spaces"] + 1,
        "holds": [
            {
                "x": HOLD_PITCH * place,
                "face": ship["cargo"][place] if place < len(ship["cargo"]) else None,
                "is_fresh": old <= place < len(ship["cargo"]),
            }
            for place in range(ship["spaces"])
        ],
        "rounds": [
            scene.language.say(
                "Round {number}: ship {value} for {ship}, monopolies {monopolies}",
                number=roman(past),
                value=sheet["ships"][past - 1]["value"],
                ship=sheet["ships"][past - 1]["ship_points"],
                monopolies=sheet["ships"][past - 1]["monopoly_points"],
            )
            for past in range(1, number + (1 if scene.is_over else 0))
        ],
        "bars": _bars(scene, seat),
        "label": scene.language.say("Monopolies of {name}", name=scene.names[seat]),
    }


def _bars(scene: Scene[Any], seat: int) -> list[dict[str, Any]]:
    sheet = scene.seen["sheets"][seat]
    before = scene.before["sheets"][seat]["columns"]
    found = []
    for at, (good, crosses) in enumerate(sheet["columns"].items()):
        place, points = standing(scene, scene.seen, seat, good)
        found.append(
            {
                "good": good,
                "pattern": PATTERNS[good],
                "y": BAR_PITCH * at,
                "full": _pips(range(crosses)),
                "empty": _pips(range(crosses, sheet["column_spaces"])),
                "fresh": [PIP_X + PIP_PITCH * cross for cross in range(before[good], crosses)],
                "crosses": crosses,
                "place": place,
                "is_paid": points > 0,
                "label": f"{capital(good_name(scene, good))} {crosses}, {place}",
            }
        )
    return found


def _pips(crosses: range) -> str:
    """Small bars side by side, as one path from the first one's place on."""
    return "".join(f"M{PIP_X + PIP_PITCH * cross} 0h6v10h-6z" for cross in crosses)


def alone(scene: Scene[Any]) -> dict[str, Any]:
    """The enemy's circles, and the ranks to climb."""
    box = scene.game.box
    seen = scene.seen
    limit = box["solitaire.breakthrough_from"]
    total = seen["sheets"][0]["total"]
    ranks = [
        {
            "title": capital(rank_name(scene, title)),
            "from": reached,
            "is_mine": title == seen["rank"],
        }
        for title, reached in box.table("solitaire.ranks").items()
    ]
    above = [rank for rank in ranks if rank["from"] > total]
    return {
        "limit": limit,
        "is_broken": is_broken_through(scene, seen),
        "bars": [
            {
                "good": good,
                "pattern": PATTERNS[good],
                "y": BAR_PITCH * at,
                "pips": [
                    {
                        "x": PIP_X + PIP_PITCH * circle,
                        "is_full": circle < circles,
                        "is_fresh": scene.before["circles"][good] <= circle < circles,
                        "is_limit": circle + 1 == limit,
                    }
                    for circle in range(seen["sheets"][0]["column_spaces"])
                ],
                "circles": circles,
                "is_near": limit - 2 <= circles,
                "label": f"{capital(good_name(scene, good))} {circles}",
            }
            for at, (good, circles) in enumerate(seen["circles"].items())
        ],
        "ranks": list(reversed(ranks)),
        "rank": capital(rank_name(scene, seen["rank"])),
        "next": above[0] if above else None,
        "missing": above[0]["from"] - total if above else 0,
    }


def rank_name(scene: Scene[Any], rank: str) -> str:
    """A title of the solitaire game."""
    name: str = scene.phrases.rank(rank)  # type: ignore[attr-defined]
    return name
