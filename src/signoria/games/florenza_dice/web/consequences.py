"""What each option would do, found by letting the rules do it to a copy."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from typing import Any

from signoria.faces.web.paint import capital
from signoria.faces.web.scene import Scene
from signoria.games.florenza_dice.web.wording import (
    FIORINI,
    building_effect,
    kinds_listed,
    words,
    works_of,
)

Change = tuple[int, int]  # before, after
SUPPLY = ("fiorini", "spares", "stars")


@dataclass(frozen=True)
class Consequence:
    """One option: what is different on the sheet right after it."""

    action: str
    tracks: dict[str, Change]
    supply: dict[str, Change]
    points: Change
    after: Any


def consequences(scene: Scene[Any]) -> dict[str, Consequence]:
    """One a legal option, for the viewer who is asked."""
    if scene.state is None or scene.seat is None:
        return {}
    return {action: _consequence(scene, action) for action in scene.seen["options"]}


def _consequence(scene: Scene[Any], action: str) -> Consequence:
    assert scene.seat is not None
    after = scene.after(action)
    mine, then = scene.seen["sheets"][scene.seat], after["sheets"][scene.seat]
    tracks = {
        name: (track["marked"], then["tracks"][name]["marked"])
        for name, track in mine["tracks"].items()
    }
    supply = {what: (mine["supply"][what], then["supply"][what]) for what in SUPPLY}
    return Consequence(
        action,
        {name: change for name, change in tracks.items() if change[0] != change[1]},
        {what: change for what, change in supply.items() if change[0] != change[1]},
        (mine["total"], then["total"]),
        after,
    )


# Drawings that are shown while an answer is pointed at


def joined(actions: Iterable[str]) -> str:
    """Actions that share a drawing."""
    return ";".join(actions)


def marking(found: dict[str, Consequence], track: str, space: int) -> str:
    """The options that would mark a space of a track, counted from 0."""
    return joined(
        one.action
        for one in found.values()
        if track in one.tracks and one.tracks[track][0] <= space < one.tracks[track][1]
    )


def supply_previews(found: dict[str, Consequence], what: str) -> list[dict[str, str]]:
    """What would be in the supply, for the options that change it."""
    by_count: dict[int, list[str]] = {}
    for one in found.values():
        if what in one.supply:
            by_count.setdefault(one.supply[what][1], []).append(one.action)
    return _worded(by_count)


def points_previews(found: dict[str, Consequence]) -> list[dict[str, str]]:
    """The points for the options that change them."""
    by_points: dict[int, list[str]] = {}
    for one in found.values():
        if one.points[0] != one.points[1]:
            by_points.setdefault(one.points[1], []).append(one.action)
    return _worded(by_points)


def artist_previews(found: dict[str, Consequence], work: str) -> list[dict[str, str]]:
    """What an artist would be worth, for the options that hire one for a work."""
    by_points: dict[int, list[str]] = {}
    for one in found.values():
        if one.action.startswith("use ") and one.action.split()[-1] == work:
            hired = next(each for each in works_of(_mine(one)) if each["name"] == work)
            by_points.setdefault(hired["artist_points"], []).append(one.action)
    return [{"actions": joined(actions), "text": str(n)} for n, actions in by_points.items()]


def _mine(one: Consequence) -> dict[str, Any]:
    mine: dict[str, Any] = one.after["sheets"][one.after["seat"]]
    return mine


def _worded(by_number: dict[int, list[str]]) -> list[dict[str, str]]:
    return [
        {"actions": joined(actions), "text": f"→ {number}"} for number, actions in by_number.items()
    ]


def could_go(scene: Scene[Any], kind: str) -> str:
    """The options that bring something that an icon of this kind takes."""
    found = []
    for action in scene.seen["options"]:
        verb, *rest = action.split()
        if verb == "use" and rest[1] == "resources":
            die = next(die for die in scene.seen["dice"] if die["colour"] == rest[0])
            if die["resource"] == kind:
                found.append(action)
        elif (verb == "use" and rest[1:] == ["two", kind]) or (
            action == ("spend fiorini" if kind == FIORINI else "spend spare")
        ):
            found.append(action)
    return joined(found)


# The same in sentences


def sentence(scene: Scene[Any], one: Consequence) -> str:
    """What would change, then what would follow."""
    changed = _changes(scene, one)
    said = [capital(scene.language.listed(changed)) + "."] if changed else []
    return " ".join(said + _what_follows(scene, one))


def _changes(scene: Scene[Any], one: Consequence) -> list[str]:
    say = scene.language.say
    found = [
        say("{what} {before} → {after}", what=words(scene).track(name), before=before, after=after)
        for name, (before, after) in one.tracks.items()
    ]
    names = {"fiorini": say("Fiorini"), "spares": say("spares"), "stars": say("stars")}
    for what, (before, after) in one.supply.items():
        found.append(say("{what} {before} → {after}", what=names[what], before=before, after=after))
    if one.points[0] != one.points[1]:
        before, after = one.points
        found.append(
            say("{what} {before} → {after}", what=say("points"), before=before, after=after)
        )
    return found


def _what_follows(scene: Scene[Any], one: Consequence) -> list[str]:
    verb, *rest = one.action.split()
    if verb in ("place", "pay"):
        return _after_placing(scene, one, rest[-1])
    if verb == "build":
        effect = building_effect(scene, int(rest[0]))
        return [capital(effect) + "."]
    if verb == "use" and rest[1] in ("resources", "two"):
        return _after_obtaining(scene, one, rest)
    return _next_question(scene, one)


def _after_placing(scene: Scene[Any], one: Consequence, project: str) -> list[str]:
    say, mine = scene.language.say, _mine(one)
    if project.isdecimal():
        space = mine["rione"][int(project) - 1]
        ready = [int(number) for number, lacks in space["can_become"].items() if not lacks]
        names = [words(scene).building(number) for number in ready]
        if names and space["next"]:
            return [
                say(
                    "Then space {number} has all for {buildings}.",
                    number=project,
                    buildings=scene.language.listed(names),
                )
            ]
        return [_nearest(scene, project, space)]
    work = next(each for each in works_of(mine) if each["name"] == project)
    name = words(scene).artwork(project)
    if work["ready"]:
        return [say("Then only an artist is missing: {work}.", work=name)]
    lacks = [icon["kind"] for icon in work["icons"] if not icon["ticked"]]
    return [say("{work} then still lacks {lacks}.", work=name, lacks=kinds_listed(scene, lacks))]


def _nearest(scene: Scene[Any], project: str, space: dict[str, Any]) -> str:
    """Which buildings are nearest, and what the first of them lacks."""
    by_need = sorted(space["can_become"].items(), key=lambda found: (len(found[1]), int(found[0])))
    fewest = len(by_need[0][1])
    names = [words(scene).building(int(n)) for n, lacks in by_need if len(lacks) == fewest]
    return scene.language.plural(
        "Space {space} then lacks {number} icon for {buildings}.",
        "Space {space} then lacks {number} icons for {buildings}.",
        fewest,
        space=project,
        buildings=scene.language.listed(names),
    )


def _after_obtaining(scene: Scene[Any], one: Consequence, rest: Sequence[str]) -> list[str]:
    plural, say = scene.language.plural, scene.language.say
    if rest[1] == "two":
        kind = rest[2]
    else:
        kind = next(die["resource"] for die in scene.seen["dice"] if die["colour"] == rest[0])
    mine = scene.seen["sheets"][scene.seat or 0]
    icons = [icon for work in works_of(mine) if not work["completed"] for icon in work["icons"]]
    icons += [icon for space in mine["rione"] for icon in space["icons"]]
    free = sum(icon["kind"] == kind and not icon["ticked"] for icon in icons)
    name = words(scene).resource(kind)
    if not free:
        return [say("No icon for {resource} is open.", resource=name)]
    return [
        plural(
            "{number} icon is open for {resource}.",
            "{number} icons are open for {resource}.",
            free,
            resource=name,
        )
    ]


def _next_question(scene: Scene[Any], one: Consequence) -> list[str]:
    """What the rules would ask of the viewer next, if that is part of the same deed."""
    if one.after["actor"] != scene.seat:
        return []
    say = scene.language.say
    said = {
        "ObtainAnyResource": say("Then you place a resource of your choice."),
        "UseAnyDie": say("Then you use any die at once."),
        "Masterpiece": say("Then you may spend a star."),
        "ChooseTrack": say("Then you take steps on one track."),
        "SpendSpare": say("Then choose any open icon of a resource."),
        "SpendFiorini": say("Then choose any open coin."),
    }
    step = str(one.after["step"]).split()[0]
    return [said[step]] if step in said and step != str(scene.seen["step"]).split()[0] else []
