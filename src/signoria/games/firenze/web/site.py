"""Construction sites: towers that grow, the next brick dashed on top, and the Campanile."""

from __future__ import annotations

from typing import Any

from signoria.faces.web.paint import capital
from signoria.faces.web.scene import Answer, Scene
from signoria.games.firenze.phrases.actions import commission as commission_at
from signoria.games.firenze.sights import Commission, Pile, Sight, SiteTower
from signoria.games.firenze.web.bricks import Offered, phrases_of
from signoria.games.firenze.web.fresh import Fresh, Tower
from signoria.games.firenze.web.moves import moves_of, together
from signoria.games.firenze.web.seats import struck_seat

CAMPANILE = "campanile"
RAISED, STANDING, IN_DANGER = "raised", "standing", "in-danger"
Towers = dict[Tower, list[int]]  # new bricks of such towers


def site(scene: Scene[Sight], seat: int, offered: Offered, new: Fresh) -> dict[str, Any]:
    """One player's towers, and where new ones can be begun."""
    player = scene.seen["players"][seat]
    fresh = {tower: [*bricks] for tower, bricks in new.towers.items()}
    towers = [_tower(scene, seat, at, fresh, offered) for at in range(len(player["towers"]))]
    return {
        "towers": towers,
        "begin": _begin(scene, seat, offered),
        "campanile": _campanile(scene, seat, fresh, offered),
        "is_empty": not towers and not player["campanile"]["bricks"],
        "label": scene.language.say("Construction site of {name}", name=scene.names[seat]),
    }


def _tower(
    scene: Scene[Sight], seat: int, at: int, fresh: Towers, offered: Offered
) -> dict[str, Any]:
    tower = scene.seen["players"][seat]["towers"][at]
    colour, height = tower["colour"], tower["height"]
    answer = _answer(scene, seat, tower, offered)
    verb = answer.action.split()[0] if answer else ""
    commission = commission_at(scene.seen, colour, height)
    is_wanted = bool(commission and commission["open"])
    return {
        "id": f"site-{seat}-{at + 1}",
        "piece": _piece(scene, seat, at),
        "bricks": [colour] * height,
        "state": _state(scene, seat, tower),
        "answer": answer,
        "has_ghost": verb in ("build", "again"),
        "more": _more(tower["grows_by"], offered) if seat == scene.seat else [],
        "brief": f"{phrases_of(scene).letter(colour)} {height}",
        "is_cut": verb == "cut",
        "fresh": _taken(fresh, (seat, colour, height)),
        "caption": scene.language.say("{height} high", height=height),
        "is_wanted": is_wanted,
        "note": _note(scene, commission),
        "label": _label(scene, seat, tower),
        "reason": _reason(scene, seat, tower) if not answer else "",
    }


def _piece(scene: Scene[Sight], seat: int, at: int) -> str:
    """What a tower is called on the page: it stays the same while it grows."""
    towers = scene.seen["players"][seat]["towers"]
    colour = towers[at]["colour"]
    number = sum(tower["colour"] == colour for tower in towers[: at + 1])
    return f"tower-{seat}-{colour}-{number}"


def _more(first: str | None, offered: Offered) -> list[dict[str, Any]]:
    """Several bricks at once: up to which height, and the answer."""
    return [
        {"height": int(action.split()[-1]), "answer": answer}
        for action, answer in offered.items()
        if len(moves := moves_of(action)) > 1
        and moves[0] == first
        and moves[-1].startswith("again ")
    ]


def _answer(scene: Scene[Sight], seat: int, tower: SiteTower, offered: Offered) -> Answer | None:
    """What can be done with a tower now."""
    colour, height = tower["colour"], tower["height"]
    cut = f"cut {colour} {height}"
    if seat == struck_seat(scene) and cut in offered:
        return offered[cut]
    if (struck := together(f"target {seat}", cut)) in offered:
        return offered[struck]
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
    """A new tower of each colour: where it is possible, the answer."""
    is_building = scene.is_asked and seat == scene.seat and scene.seen["step"] == "BuildTowers"
    found = []
    for tower in scene.seen["towers"]:
        colour = tower["colour"]
        action = f"build {colour} 1"
        answer = offered.get(action) if seat == scene.seat else None
        found.append(
            {
                "colour": colour,
                "answer": answer,
                "more": _more(action, offered) if answer else [],
                "id": f"begin-{colour}",
                "reason": scene.why_not(action) if is_building and not answer else "",
            }
        )
    return found


def _campanile(
    scene: Scene[Sight], seat: int, fresh: Towers, offered: Offered
) -> dict[str, Any] | None:
    """The tower of all colours, where it is in play."""
    pile = scene.seen["players"][seat]["campanile"]
    bricks = pile["bricks"]
    adds = [
        {"colour": action.split()[1], "answer": answer, "id": f"campanile-{action.split()[1]}"}
        for action, answer in offered.items()
        if seat == scene.seat and action.startswith("campanile ") and len(moves_of(action)) == 1
    ]
    every = [
        answer
        for action, answer in offered.items()
        if seat == scene.seat and action.startswith("campanile ") and len(moves_of(action)) > 1
    ]
    if not bricks and not adds:
        return None
    cut = offered.get("cut campanile") if seat == struck_seat(scene) else None
    cut = cut or offered.get(together(f"target {seat}", "cut campanile"))
    complete = _completed(offered) if seat == scene.seat else None
    colours = len(scene.seen["towers"])
    return {
        "id": f"site-{seat}-campanile",
        "piece": f"campanile-of-{seat}",
        "more": [],
        "brief": f"{len(bricks)}/{colours}",
        "bricks": bricks,
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
        "reason": "" if cut or complete or adds else _why_not_piled(scene, seat, pile),
        "adds": adds,
        "colours": [tower["colour"] for tower in scene.seen["towers"]],  # each has its place
        "every": every[0] if every else None,
    }


def _completed(offered: Offered) -> Answer | None:
    """The Campanile that can be handed over, perhaps with the end of building."""
    for action, answer in offered.items():
        if moves_of(action)[-1] == "fulfil campanile":
            return answer
    return None


def _why_not_piled(scene: Scene[Sight], seat: int, pile: Pile) -> str:
    """Why my Campanile cannot be raised while I build."""
    if scene.seen["step"] != "BuildTowers" or seat != scene.seat or not scene.is_asked:
        return ""
    if pile["complete"]:
        return scene.language.say("it has every colour already")
    if not pile["can_grow"]:
        return scene.language.say("you have no brick of a colour that it lacks")
    return ""
