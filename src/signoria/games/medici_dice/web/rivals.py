"""The others at the table; alone: the enemy and the ranks."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from signoria.faces.web.paint import capital
from signoria.faces.web.scene import Scene
from signoria.faces.web.words import roman
from signoria.games.medici_dice.phrases.names import good_name, place_words, rank_name
from signoria.games.medici_dice.sights import Sight
from signoria.games.medici_dice.web.columns import points_words, standing
from signoria.games.medici_dice.web.dice import PATTERNS
from signoria.games.medici_dice.web.fresh import Fresh

HOLD_PITCH = 35
BAR_PITCH = 16
PIP_X = 28.0
PIP_PITCH = 7.5


def status(scene: Scene[Sight], seat: int) -> str:
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
    if not ship["free"]:
        return say("ship full")
    return say("waits")


def rivals(
    scene: Scene[Sight],
    seat: int,
    fresh: Fresh,
    pieces: Mapping[tuple[int, int, int], str],
) -> list[dict[str, Any]]:
    """The others in turn order, from the large sheet's seat on."""
    count = len(scene.seats)
    return [_rival(scene, (seat + step) % count, fresh, pieces) for step in range(1, count)]


def _rival(
    scene: Scene[Sight],
    seat: int,
    fresh: Fresh,
    pieces: Mapping[tuple[int, int, int], str],
) -> dict[str, Any]:
    seen = scene.seen
    sheet = seen["sheets"][seat]
    number = max(1, seen["round"])
    ship = sheet["ships"][number - 1]
    return {
        "seat": seat,
        "status": status(scene, seat),
        "is_acting": seen["actor"] == seat,
        "total": sheet["total"],
        "ship": scene.language.say("Ship {number}", number=roman(number)),
        "value": ship["value"],
        "stands": _stands(scene, seat),
        "width": HOLD_PITCH * ship["spaces"] + 1,
        "holds": [
            {
                "x": HOLD_PITCH * place,
                "face": ship["cargo"][place] if place < len(ship["cargo"]) else None,
                "is_fresh": (seat, number, place + 1) in fresh.cargo,
                "piece": pieces.get((seat, number, place + 1), ""),
            }
            for place in range(ship["spaces"])
        ],
        "rounds": [
            {
                "whole": scene.language.say(
                    "Round {number}: ship {value} for {ship}, monopolies {monopolies}",
                    number=roman(past),
                    value=ship["value"],
                    ship=ship["ship_points"],
                    monopolies=ship["monopoly_points"],
                ),
                "short": f"{roman(past)}: {ship['ship_points']} + {ship['monopoly_points']}"
                f" = {ship['points']}",
            }
            for past, ship in enumerate(sheet["ships"], 1)
            if ship["is_scored"]
        ],
        "bars": _bars(scene, seat, fresh),
        "label": scene.language.say("Monopolies of {name}", name=scene.names[seat]),
    }


def _stands(scene: Scene[Sight], seat: int) -> str:
    """The place of a ship now, and what it would bring."""
    now = scene.seen["sheets"][seat]["would_score"]
    if now["place"] is None or scene.is_over:
        return ""
    place = place_words(scene.language, now["place"], now["is_tied"])
    return f"{place} · {points_words(scene.language, now['ship'])}"


def _bars(scene: Scene[Sight], seat: int, fresh: Fresh) -> list[dict[str, Any]]:
    sheet = scene.seen["sheets"][seat]
    found = []
    for at, (good, crosses) in enumerate(sheet["columns"].items()):
        place = standing(scene, seat, good)
        found.append(
            {
                "good": good,
                "pattern": PATTERNS[good],
                "y": BAR_PITCH * at,
                "full": _pips(range(crosses)),
                "empty": _pips(range(crosses, sheet["column_spaces"])),
                "fresh": [
                    PIP_X + PIP_PITCH * cross
                    for cross in range(crosses)
                    if (seat, good, cross + 1) in fresh.crosses
                ],
                "crosses": crosses,
                "place": place,
                "is_paid": sheet["column_points"][good] > 0,
                "label": f"{capital(good_name(scene.language, good))} {crosses}, {place}",
            }
        )
    return found


def _pips(crosses: range) -> str:
    """Small bars side by side, as one path from the first one's place on."""
    return "".join(f"M{PIP_X + PIP_PITCH * cross} 0h6v10h-6z" for cross in crosses)


def alone(scene: Scene[Sight], fresh: Fresh) -> dict[str, Any]:
    """The enemy's circles, and the ranks to climb."""
    seen = scene.seen
    ranks = [
        {"title": _title(scene, rank), "from": reached, "is_mine": rank == seen["rank"]}
        for rank, reached in scene.game.box.table("solitaire.ranks").items()
    ]
    above = seen["next_rank"]
    return {
        "limit": seen["breakthrough_from"],
        "is_broken": seen["breakthrough"],
        "bars": [
            {
                "good": good,
                "pattern": PATTERNS[good],
                "y": BAR_PITCH * at,
                "pips": [_pip(seen, good, circle, fresh) for circle in _spaces(seen)],
                "circles": circles,
                "is_near": good in seen["near_breakthrough"],
                "label": f"{capital(good_name(scene.language, good))} {circles}",
            }
            for at, (good, circles) in enumerate(seen["circles"].items())
        ],
        "ranks": list(reversed(ranks)),
        "rank": _title(scene, seen["rank"]),
        "next": _title(scene, above["rank"]) if above else "",
        "missing": above["missing"] if above else 0,
    }


def _pip(seen: Sight, good: str, circle: int, fresh: Fresh) -> dict[str, Any]:
    return {
        "x": PIP_X + PIP_PITCH * (circle - 1),
        "is_full": circle <= seen["circles"][good],
        "is_fresh": (good, circle) in fresh.circles,
        "is_limit": circle == seen["breakthrough_from"],
    }


def _spaces(seen: Sight) -> range:
    return range(1, seen["sheets"][0]["column_spaces"] + 1)


def _title(scene: Scene[Sight], rank: str) -> str:
    return capital(rank_name(scene.language, rank))
