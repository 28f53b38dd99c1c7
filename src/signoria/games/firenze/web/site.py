"""Construction sites: towers that grow, the next brick dashed on top, and the Campanile."""

from __future__ import annotations

from collections import Counter
from typing import Any

from signoria.faces.web.paint import capital
from signoria.faces.web.scene import Answer, Scene
from signoria.games.firenze.web.bricks import Offered, phrases_of
from signoria.games.firenze.web.seats import struck_seat

CAMPANILE = "campanile"
RAISED, STANDING, IN_DANGER = "raised", "standing", "in-danger"
BUILDING = ("ExchangeBricks", "ChooseBrick", "GiveForBrick", "BuildTowers", "PayConstructionCosts")


def site(scene: Scene[Any], seat: int, offered: Offered) -> dict[str, Any]:
    """One player's towers, and where new ones can be begun."""
    player = scene.seen["players"][seat]
    highest = max([*(tower["height"] for tower in player["towers"]), 1])
    fresh = _fresh(scene, seat)
    towers = [
        _tower(scene, seat, at, highest, fresh, offered) for at in range(len(player["towers"]))
    ]
    begun = _begin(scene, seat, offered)
    return {
        "towers": towers,
        "begin": begun,
        "campanile": _campanile(scene, seat, offered),
        "is_empty": not towers and not player["campanile"]["bricks"],
        "label": scene.language.say("Construction site of {name}", name=scene.names[seat]),
    }


def _tower(
    scene: Scene[Any], seat: int, at: int, highest: int, fresh: dict[int, int], offered: Offered
) -> dict[str, Any]:
    tower = scene.seen["players"][seat]["towers"][at]
    colour, height = tower["colour"], tower["height"]
    answer = _answer(scene, seat, tower, offered)
    verb = answer.action.split()[0] if answer else ""
    commission = scene_commission(scene, colour, height)
    is_wanted = bool(commission and commission["open"])
    return {
        "id": f"site-{seat}-{at + 1}",
        "bricks": [colour] * height,
        "rows": highest,
        "state": _state(scene, seat, tower["worked_on"]),
        "answer": answer,
        "has_ghost": verb in ("build", "again"),
        "is_cut": verb == "cut",
        "fresh": min(fresh.get(at, 0), height),
        "caption": scene.language.say("{height} high", height=height),
        "is_wanted": is_wanted,
        "note": _note(scene, commission),
        "label": _label(scene, seat, tower),
        "reason": _reason(scene, seat, tower) if not answer else "",
    }


def _answer(scene: Scene[Any], seat: int, tower: dict[str, Any], offered: Offered) -> Answer | None:
    """What can be done with a tower now."""
    colour, height = tower["colour"], tower["height"]
    if seat == struck_seat(scene) and f"cut {colour} {height}" in offered:
        return offered[f"cut {colour} {height}"]
    if seat != scene.seat:
        return None
    build = "again" if tower["worked_on"] else "build"
    return offered.get(f"{build} {colour} {height + 1}") or offered.get(f"fulfil {colour} {height}")


def scene_commission(scene: Scene[Any], colour: str, height: int) -> dict[str, Any] | None:
    """The commission for a tower of that height, if there is one."""
    for tower in scene.seen["towers"]:
        for commission in tower["commissions"]:
            if tower["colour"] == colour and commission["height"] == height:
                found: dict[str, Any] = commission
                return found
    return None


def _state(scene: Scene[Any], seat: int, is_worked_on: bool) -> str:
    """Whether a tower was raised this turn, or comes down if it is not."""
    if seat != scene.seen["turn"] or scene.is_over:
        return STANDING
    if is_worked_on:
        return RAISED
    step = str(scene.seen["step"]).split()[0]
    return IN_DANGER if step in BUILDING else STANDING


def _note(scene: Scene[Any], commission: dict[str, Any] | None) -> str:
    """What a tower would bring at its height."""
    if commission is None or not commission["open"]:
        return "–"
    return scene.language.plural("{number} point", "{number} points", commission["points"])


def _label(scene: Scene[Any], seat: int, tower: dict[str, Any]) -> str:
    said = [capital(phrases_of(scene).tower(tower["colour"], tower["height"]))]
    commission = scene_commission(scene, tower["colour"], tower["height"])
    if commission and commission["open"]:
        points = scene.language.plural("{number} point", "{number} points", commission["points"])
        said.append(points)
    else:
        said.append(scene.language.say("no open commission"))
    if seat == scene.seen["turn"] and tower["worked_on"]:
        said.append(scene.language.say("raised this turn"))
    return ", ".join(said)


def _reason(scene: Scene[Any], seat: int, tower: dict[str, Any]) -> str:
    """Why my tower cannot be raised while I build."""
    say = scene.language.say
    if scene.seen["step"] != "BuildTowers" or seat != scene.seat or not scene.is_asked:
        return ""
    player, now = scene.seen["players"][seat], scene.seen["now"]
    if tower["full"]:
        return say("no commission is higher than {height}", height=tower["height"])
    if not player["storehouse"][tower["colour"]]:
        return say("you have no {colour} brick", colour=phrases_of(scene).colour(tower["colour"]))
    if now["built"] == now["most_built"]:
        return say("{number} bricks a turn are the most", number=now["most_built"])
    return say(
        "one more brick costs {cost}, you would have {left}",
        cost=now["costs"][now["built"] + 1],
        left=player["stored"] - 1,
    )


def _begin(scene: Scene[Any], seat: int, offered: Offered) -> list[dict[str, Any]]:
    """Colours in which a new tower can be begun."""
    if seat != scene.seat:
        return []
    return [
        {"colour": action.split()[1], "answer": answer, "id": f"begin-{action.split()[1]}"}
        for action, answer in offered.items()
        if action.startswith("build ") and action.endswith(" 1")
    ]


def _campanile(scene: Scene[Any], seat: int, offered: Offered) -> dict[str, Any] | None:
    """The tower of all colours, where it is in play."""
    pile = scene.seen["players"][seat]["campanile"]
    bricks = pile["bricks"]
    adds = [
        {"colour": action.split()[1], "answer": answer, "id": f"campanile-{action.split()[1]}"}
        for action, answer in offered.items()
        if seat == scene.seat and action.startswith("campanile ")
    ]
    if not bricks and not adds:
        return None
    cut = offered.get("cut campanile") if seat == struck_seat(scene) else None
    complete = offered.get("fulfil campanile") if seat == scene.seat else None
    colours = len(scene.seen["towers"])
    return {
        "id": f"site-{seat}-campanile",
        "bricks": bricks,
        "rows": max(1, len(bricks)),
        "state": _state(scene, seat, pile["worked_on"]) if bricks else STANDING,
        "answer": cut or complete,
        "has_ghost": False,
        "is_cut": bool(cut),
        "fresh": max(0, len(bricks) - len(scene.before["players"][seat]["campanile"]["bricks"])),
        "caption": phrases_of(scene).card(CAMPANILE),
        "is_wanted": len(bricks) == colours,
        "note": scene.language.say("{count} of {all}", count=len(bricks), all=colours),
        "label": scene.language.say(
            "Campanile of {name}: {bricks}",
            name=scene.names[seat],
            bricks=scene.language.listed([phrases_of(scene).colour(colour) for colour in bricks])
            or "–",
        ),
        "reason": "",
        "adds": adds,
    }


def _fresh(scene: Scene[Any], seat: int) -> dict[int, int]:
    """Towers that were not there before, by place, with the bricks that are new."""
    old = Counter(
        (tower["colour"], tower["height"]) for tower in scene.before["players"][seat]["towers"]
    )
    found = {}
    for at, tower in enumerate(scene.seen["players"][seat]["towers"]):
        same = (tower["colour"], tower["height"])
        if old[same]:
            old[same] -= 1
            continue
        lower = [
            height
            for (colour, height), count in old.items()
            if count and colour == tower["colour"] and height < tower["height"]
        ]
        base = max(lower, default=0)
        if base:
            old[tower["colour"], base] -= 1
        taller = any(
            count and colour == tower["colour"] and height > tower["height"]
            for (colour, height), count in old.items()
        )
        if not taller or base:
            found[at] = tower["height"] - base
    return found
