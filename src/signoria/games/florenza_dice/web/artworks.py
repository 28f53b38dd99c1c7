"""Artworks of the Palazzo and the Chiesa: what they lack, who completes them."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import groupby
from typing import Any

from signoria.faces.web.grades import Group, Mark
from signoria.faces.web.paint import capital
from signoria.faces.web.scene import Scene
from signoria.games.florenza_dice.sights import Icon, Sight, Work
from signoria.games.florenza_dice.web.icons import groups
from signoria.games.florenza_dice.web.marks import Marks
from signoria.games.florenza_dice.web.previews import artist_previews
from signoria.games.florenza_dice.web.uses import Use, artist_uses, menu
from signoria.games.florenza_dice.web.wording import (
    kinds_listed,
    points_words,
    words,
)

PALAZZO, CHIESA = "palazzo", "chiesa"


def palazzo(scene: Scene[Sight], seat: int, marks: Marks) -> list[dict[str, Any]]:
    """The artworks of the Palazzo."""
    group = doubts(scene, PALAZZO)
    works = scene.seen["sheets"][seat]["palazzo"]
    return [_work(scene, seat, work, marks) | _marked(group, PALAZZO, work) for work in works]


def chiesa(scene: Scene[Sight], seat: int, marks: Marks) -> list[dict[str, Any]]:
    """The artworks of the Chiesa."""
    group = doubts(scene, CHIESA)
    works = scene.seen["sheets"][seat]["chiesa"]
    return [_work(scene, seat, work, marks) | _marked(group, CHIESA, work) for work in works]


def doubts(scene: Scene[Sight], zone: str) -> Group:
    """How sure we are of the costs and points in the Palazzo or the Chiesa."""
    tables = [f"{zone}.{name}" for name in scene.game.box[f"{zone}.works"]]
    costs = [(f"{table}.resources", f"{table}.fiorini") for table in tables]
    return scene.grades.group([*costs, *((f"{table}.points",) for table in tables)])


def _marked(group: Group, zone: str, work: Work) -> dict[str, Mark]:
    table = f"{zone}.{work['name']}"
    return {
        "cost_mark": group.at(f"{table}.resources", f"{table}.fiorini"),
        "points_mark": group.at(f"{table}.points"),
    }


def _work(scene: Scene[Sight], seat: int, work: Work, marks: Marks) -> dict[str, Any]:
    completed = work["completed"]
    effect = "spare" if work["spares"] else work["income"] or ""
    return {
        "id": f"work-{work['name']}",
        "name": work["name"],
        "title": work["title"],
        "points": work["points"],
        "points_label": points_words(scene, work["points"]),
        "is_completed": completed,
        "is_ready": work["ready"],
        "is_fresh": (seat, work["name"]) in marks.fresh.works,
        "groups": _all_ticked(scene, work["icons"])
        if completed
        else groups(scene, seat, work["name"], work["icons"], marks),
        "artists": work["artists"],
        "artist_points": work["artist_points"],
        "artist_label": _artist_label(scene, work),
        "effect": effect,
        "is_step": work["income"] in scene.game.box["tracks.names"],
        "effect_label": capital(words(scene).artwork_effect(work["name"])),
        "says": work_label(scene, work),
        "previews": artist_previews(marks.previews, work["name"]) if seat == scene.seat else [],
        **_hiring(scene, seat, work, marks),
    }


def _artist_label(scene: Scene[Sight], work: Work) -> str:
    say = scene.language.say
    if work["completed"]:
        return say("artist worth {points}", points=work["artist_points"])
    first, *others = [words(scene).artist(name) for name in work["artists"]]
    if not others:
        return say("needs an artist: {artist}", artist=first)
    return say("needs an artist: {first} or {second}", first=first, second=others[0])


def _all_ticked(scene: Scene[Sight], icons: Sequence[Icon]) -> list[dict[str, Any]]:
    """The icons of a completed work."""
    found = []
    for kind, same in groupby(icons, key=lambda icon: icon["kind"]):
        name = capital(words(scene).resource(kind))
        ticked = [{"is_ticked": True, "is_fresh": False} for _ in same]
        found.append(
            {
                "kind": kind,
                "action": "",
                "shortcut": None,
                "two": None,
                "label": name,
                "could": "",
                "icons": ticked,
            }
        )
    return found


def _hiring(scene: Scene[Sight], seat: int, work: Work, marks: Marks) -> dict[str, Any]:
    """The dice that would hire an artist for a work, at the work itself."""
    uses = []
    if seat == scene.seat:
        for die in scene.seen["dice"]:
            actions = [
                action
                for action in scene.seen["options"]
                if action.startswith(f"use {die['colour']} ") and action.endswith(work["name"])
            ]
            for use in artist_uses(scene, die, actions):
                cost = scene.seen["hiring"][use["action"]]["fee"]
                colour = words(scene).colour(die["colour"])
                text = scene.language.say("{colour} die, for {fee}", colour=colour, fee=cost)
                uses.append(use | {"text": capital(text)})
    if len(uses) > 1:
        title = scene.language.say("Which die hires the artist?")
        artwork = words(scene).artwork(work["name"])
        label = scene.language.say("hire an artist for {work}", work=artwork)
        chosen = menu(
            scene.language.say("hire"),
            title,
            work["artists"],
            [*uses, *_with_stars(scene, uses, marks)],
            label=label,
            is_small=True,
        )
        return {"menu": chosen, "use": None, "star": None}
    if uses:
        small = {"text": scene.language.say("hire"), "is_small": True}
        star = marks.shortcuts.stars.get(uses[0]["action"])
        return {"menu": None, "use": uses[0] | small, "star": star}
    return {"menu": None, "use": None, "star": None}


def _with_stars(scene: Scene[Sight], uses: Sequence[Use], marks: Marks) -> list[Use]:
    """The same, and a star that makes a masterpiece of it at once."""
    found = []
    for use in uses:
        if star := marks.shortcuts.stars.get(use["action"]):
            text = scene.language.say("{hiring}, and a star", hiring=use["text"])
            found.append(use | {"action": star.action, "label": star.label, "text": text})
    return found


def work_label(scene: Scene[Sight], work: Work) -> str:
    """A work for those who listen."""
    say = scene.language.say
    name = words(scene).artwork(work["name"])
    if work["completed"]:
        return say(
            "{work}: completed, {points}",
            work=name,
            points=points_words(scene, work["counts"]),
        )
    if work["ready"]:
        return say("{work}: only the artist is missing", work=name)
    lacks = [icon["kind"] for icon in work["icons"] if not icon["ticked"]]
    return say("{work}: lacks {lacks}", work=name, lacks=kinds_listed(scene, lacks))
