"""The spaces of a Rione: what stands there, or what they may still become."""

from __future__ import annotations

from typing import Any

from signoria.faces.web.paint import capital
from signoria.faces.web.scene import Scene
from signoria.games.florenza_dice.sights import Sight, Space
from signoria.games.florenza_dice.web.icons import groups
from signoria.games.florenza_dice.web.marks import Marks
from signoria.games.florenza_dice.web.uses import menu
from signoria.games.florenza_dice.web.wording import (
    building_effect,
    kinds_listed,
    points_words,
    words,
)

NEAREST = 3  # buildings named in a space
MOST_BUILDS = 2  # buttons in a space; more are a menu


def spaces(scene: Scene[Sight], seat: int, marks: Marks) -> list[dict[str, Any]]:
    """The eight spaces of a Rione, with all that can be done there."""
    return [
        small | _building(scene, seat, space) | _becoming(scene, seat, space, marks)
        for small, space in zip(
            small_spaces(scene, seat, marks), scene.seen["sheets"][seat]["rione"], strict=True
        )
    ]


def small_spaces(scene: Scene[Sight], seat: int, marks: Marks) -> list[dict[str, Any]]:
    """What stands in the eight spaces, and their icons."""
    return [_space(scene, seat, space, marks) for space in scene.seen["sheets"][seat]["rione"]]


def _space(scene: Scene[Sight], seat: int, space: Space, marks: Marks) -> dict[str, Any]:
    building = space["building"]
    number = str(space["space"])
    return {
        "id": f"space-{number}",
        "number": number,
        "building": building,
        "name": space["name"],
        "effect": capital(building_effect(scene, building)) if building else "",
        "short": capital(words(scene).building_short(building)) if building else "",
        "is_spent": building in scene.seen["spent"] and scene.seen["player"] == seat,
        "spent_note": scene.language.say("used this turn"),
        "is_next": space["next"],
        "is_fresh": (seat, space["space"]) in marks.fresh.spaces,
        "points": space["counts"],
        "points_label": points_words(scene, space["counts"]),
        "label": space_label(scene, space),
        "bonus_spares": 0 if building else space["bonus_spares"],
        "bonus_points": 0 if building else space["bonus_points"],
        "bonus_label": _bonus_label(scene, space),
        "bonus_mark": scene.grades.at("rione.points"),
        "groups": groups(scene, seat, number, space["icons"], marks),
    }


def space_label(scene: Scene[Sight], space: Space) -> str:
    """A space for those who listen."""
    say = scene.language.say
    if space["building"]:
        return say(
            "Space {number}: {building}, {effect}",
            number=space["space"],
            building=space["name"],
            effect=building_effect(scene, space["building"]),
        )
    ticked = [icon["kind"] for icon in space["icons"] if icon["ticked"]]
    if not ticked:
        return say("Space {number}: empty", number=space["space"])
    return say("Space {number}: {icons}", number=space["space"], icons=kinds_listed(scene, ticked))


def _bonus_label(scene: Scene[Sight], space: Space) -> str:
    say, plural = scene.language.say, scene.language.plural
    if space["bonus_spares"]:
        spares = plural("{number} spare", "{number} spares", space["bonus_spares"])
        return say("For building here: {bonus}", bonus=spares)
    return say("For building here: {bonus}", bonus=points_words(scene, space["bonus_points"]))


def _building(scene: Scene[Sight], seat: int, space: Space) -> dict[str, Any]:
    """The buildings that can be declared in the next space now; many of them in a menu."""
    if seat != scene.seat or not space["next"]:
        return {"builds": [], "build_menu": None}
    say = scene.language.say
    builds = []
    for action in scene.seen["options"]:
        if action.startswith("build "):
            number = int(action.split()[1])
            name = words(scene).building(number)
            text = say("Build {building}", building=name)
            label = capital(scene.phrases.label(scene.seen, action))
            one = {"action": action, "text": text, "name": name, "label": label, "icons": []}
            builds.append(one)
    if len(builds) <= MOST_BUILDS:
        return {"builds": builds, "build_menu": None}
    text = say("Build one of {number}", number=len(builds))
    title = say("Space {number} has all for each of these", number=space["space"])
    return {
        "builds": [],
        "build_menu": menu(text, title, [], builds, label=text, is_small=True),
    }


def _becoming(scene: Scene[Sight], seat: int, space: Space, marks: Marks) -> dict[str, Any]:
    """What a space that was begun may still become, the nearest first."""
    say = scene.language.say
    table = {building["number"]: building for building in scene.seen["buildings"]}
    paid = marks.shortcuts.buildings if seat == scene.seat and space["next"] else {}
    by_need = sorted(
        space["can_become"].items(),
        key=lambda found: (len(found[1]), -table[int(found[0])]["points"], int(found[0])),
    )
    candidates: list[dict[str, Any]] = [
        {
            "number": int(number),
            "name": words(scene).building(int(number)),
            "shortcut": paid.get(int(number)),
            "points": table[int(number)]["points"],
            "effect": capital(building_effect(scene, int(number))),
            "lacks": lacks,
            "lacks_label": say("lacks {lacks}", lacks=kinds_listed(scene, lacks))
            if lacks
            else say("has all it needs"),
        }
        for number, lacks in by_need
    ]
    return {
        "candidates": candidates,
        "nearest": [one for one in candidates if len(one["lacks"]) <= 2][:NEAREST],
        "become_title": say("Space {number} can become", number=space["space"]),
        "become_label": scene.language.plural(
            "Space {space} can become {number} building",
            "Space {space} can become {number} buildings",
            len(candidates),
            space=space["space"],
        ),
    }
