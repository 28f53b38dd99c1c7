"""The three tracks: spaces, ink crosses, and how far the others are."""

from __future__ import annotations

from typing import Any

from signoria.faces.web.paint import capital
from signoria.faces.web.scene import Scene
from signoria.games.florenza_dice.sights import Sight
from signoria.games.florenza_dice.web.marks import Marks
from signoria.games.florenza_dice.web.previews import marking
from signoria.games.florenza_dice.web.wording import GHOST, words


def tracks(scene: Scene[Sight], seat: int, marks: Marks) -> list[dict[str, Any]]:
    """Captain, Bishop and Preacher of one sheet."""
    return [_track(scene, seat, name, marks) for name in scene.seen["sheets"][seat]["tracks"]]


def _track(scene: Scene[Sight], seat: int, name: str, marks: Marks) -> dict[str, Any]:
    track = scene.seen["sheets"][seat]["tracks"][name]
    action = f"advance {name}"
    is_offered = seat == scene.seat and action in scene.seen["options"]
    shields = _shields(scene, name)
    return {
        "id": f"track-{name}",
        "name": name,
        "title": capital(words(scene).track(name)),
        "marked": track["marked"],
        "mark": scene.grades.at(f"tracks.{name}.spaces"),
        "label": label(scene, seat, name),
        "action": action if is_offered else "",
        "action_label": capital(scene.phrases.label(scene.seen, action)) if is_offered else "",
        "spaces": [
            _space(scene, icon, at, track["marked"], shields)
            | {
                "is_fresh": (seat, name, at + 1) in marks.fresh.steps,
                "actions": marking(marks.previews, name, at + 1) if seat == scene.seat else "",
            }
            for at, icon in enumerate(track["spaces"])
        ],
    }


def _space(
    scene: Scene[Sight], icon: str, at: int, marked: int, shields: dict[int, list[dict[str, str]]]
) -> dict[str, Any]:
    what, _, number = icon.partition(" ")
    says = capital(words(scene).icon(icon))
    is_marked = at < marked
    state = scene.language.say("marked") if is_marked else scene.language.say("open")
    return {
        "icon": "" if what in ("-", "points") else what,
        "points": number if what == "points" else "",
        "is_marked": is_marked,
        "says": says,
        "label": f"{at + 1}: {', '.join([says, state] if says else [state])}",
        "shields": shields.get(at, []),
    }


def label(scene: Scene[Sight], seat: int, name: str) -> str:
    """How far a sheet is on a track, and the others."""
    plural = scene.language.plural
    said = [
        plural(
            "{track}: {number} space marked",
            "{track}: {number} spaces marked",
            scene.seen["sheets"][seat]["tracks"][name]["marked"],
            track=capital(words(scene).track(name)),
        )
    ]
    said += [
        f"{scene.names[other]} {sheet['tracks'][name]['marked']}"
        for other, sheet in enumerate(scene.seen["sheets"])
        if other != seat
    ]
    if name in scene.seen.get("ghost", {}):
        said.append(f"{words(scene).pope()} {scene.seen['ghost'][name]}")
    return ", ".join(said)


def _shields(scene: Scene[Sight], name: str) -> dict[int, list[dict[str, str]]]:
    """The families by the last space they have marked: markers that travel."""
    found: dict[int, list[dict[str, str]]] = {}
    for seat, sheet in enumerate(scene.seen["sheets"]):
        if sheet["tracks"][name]["marked"]:
            marker = {"family": scene.family(seat), "who": str(seat)}
            found.setdefault(sheet["tracks"][name]["marked"] - 1, []).append(marker)
    ghost = scene.seen.get("ghost", {}).get(name, 0)
    if ghost:
        found.setdefault(ghost - 1, []).append({"family": GHOST, "who": GHOST})
    return found
