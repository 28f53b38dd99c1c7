"""Construction sites: towers that grow, the next brick dashed on top, and the Campanile."""

from __future__ import annotations

from typing import Any

from signoria.faces.web.paint import capital
from signoria.faces.web.scene import Answer, Scene
from signoria.games.firenze.phrases.actions import commission as commission_at
from signoria.games.firenze.sights import Commission, Pile, Sight, SiteTower
from signoria.games.firenze.web.bricks import Offered, phrases_of
from signoria.games.firenze.web.fresh import Fresh, Tower
from signoria.games.firenze.web.seats import struck_seat

CAMPANILE = "campanile"
RAISED, STANDING, IN_DANGER = "raised", "standing", "in-danger"
Towers = dict[Tower, list[int]]  # new bricks of such towers


def site(scene: Scene[Sight], seat: int, offered: Offered, new: Fresh) -> dict[str, Any]:
    """One player's towers, and where new ones can be begun."""
    player = scene.seen["players"][seat]
    highest = max([*(tower["height"] for tower in player["towers"]), 1])
    fresh = {tower: [*bricks] for tower, bricks in new.towers.items()}
    towers = [
        _tower(scene, seat, at, highest, fresh, offered) for at in range(len(player["towers"]))
    ]
    begun = _begin(scene, seat, offered)
    return {
        "towers": towers,
        "begin": begun,
        "campanile": _campanile(scene, seat, fresh, offered),
        "is_empty": not towers and not player["campanile"]["bricks"],
        "label": scene.language.say("Construction site of {name}", name=scene.names[seat]),
    }


def _tower(
    scene: Scene[Sight], seat: int, at: int, highest: int, fresh: Towers, offered: Offered
) -> dict[str, Any]:
    tower = scene.seen["players"][seat]["towers"][at]
    colour, height = tower["colour"], tower["height"]
    answer = _answer(scene, seat, tower, offered)
    verb = answer.action.split()[0] if answer else ""
    commission = commission_at(scene.seen, colour, height)
    is_wanted = bool(commission and commission["open"])
    return {
        "id": f"site-{seat}-{at + 1}",
        "bricks": [colour] * height,
        "rows": highest,
        "state": _state(scene, seat, tower),
        "answer": answer,
        "has_ghost": verb in ("build", "again"),
        "is_cut": verb == "cut",
        "fresh": _taken(fresh, (seat, colour, height)),
        "caption": scene.language.say("{height} high", height=height),
        "is_wanted": is_wanted,
        "note": _note(scene, commission),
        "label": _label(scene, seat, tower),
        "reason": _reason(scene, seat, tower) if not answer else "",
    }


def _answer(scene: Scene[Sight], seat: int, tower: SiteTower, offered: Offered) -> Answer | None:
    """What can be done with a tower now."""
    colour, height = tower["colour"], tower["height"]
    if seat == struck_seat(scene) and f"cut {colour} {height}" in offered:
        return offered[f"cut {colour} {height}"]
    if seat != scene.seat:
        return None
    return offered.get(tower["grows_by"] or "") or offered.get(f"fulfil {colour} {height}")


def _state(scene: Scene[Sight], seat: int, tower: SiteTower | Pile) -> str:
    """Whether a tower was raised this turn, or comes down if it is not."""
    if tower["in_danger"]:
        return IN_DANGER
    return RAISED if tower["worked_on"] and seat == scene.seen["turn"] else STANDING


def _taken(fresh: Towers, tower: Tower) -> int:
    """How many bricks of one such tower are new."""
    bricks = fresh.get(tower)
    return bricks.pop() if bricks else 0


def _note(scene: Scene[Sight], commission: Commission | None) -> str:
    """What a tower would bring at its height."""
    if commission is None or not commission["open"]:
        return "–"
    return scene.language.plural("{number} point", "{number} points", commission["points"])


def _label(scene: Scene[Sight], seat: int, tower: SiteTower) -> str:
    said = [capital(phrases_of(scene).tower(tower["colour"], tower["height"]))]
    commission = commission_at(scene.seen, tower["colour"], tower["height"])
    if commission and commission["open"]:
        points = scene.language.plural("{number} point", "{number} points", commission["points"])
        said.append(points)
    else:
        said.append(scene.language.say("no open commission"))
    if seat == scene.seen["turn"] and tower["worked_on"]:
        said.append(scene.language.say("raised this turn"))
    return ", ".join(said)


def _reason(scene: Scene[Sight], seat: int, tower: SiteTower) -> str:
    """Why my tower cannot be raised while I build."""
    if scene.seen["step"] != "BuildTowers" or seat != scene.seat or not scene.is_asked:
        return ""
    if tower["grows_by"] is None:
        return scene.language.say("no commission is higher than {height}", height=tower["height"])
    return scene.why_not(tower["grows_by"])


def _begin(scene: Scene[Sight], seat: int, offered: Offered) -> list[dict[str, Any]]:
    """Colours in which a new tower can be begun."""
    if seat != scene.seat:
        return []
    return [
        {"colour": action.split()[1], "answer": answer, "id": f"begin-{action.split()[1]}"}
        for action, answer in offered.items()
        if action.startswith("build ") and action.endswith(" 1")
    ]


def _campanile(
    scene: Scene[Sight], seat: int, fresh: Towers, offered: Offered
) -> dict[str, Any] | None:
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
        "state": _state(scene, seat, pile),
        "answer": cut or complete,
        "has_ghost": False,
        "is_cut": bool(cut),
        "fresh": _taken(fresh, (seat, None, len(bricks))),
        "caption": phrases_of(scene).card(CAMPANILE),
        "is_wanted": pile["complete"],
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
