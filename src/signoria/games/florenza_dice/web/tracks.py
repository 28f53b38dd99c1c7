"""The three tracks: spaces, ink crosses, and how far the others are."""

from __future__ import annotations

from typing import Any

from signoria.faces.web.paint import capital
from signoria.faces.web.scene import Scene
from signoria.games.florenza_dice.web.consequences import Consequence, marking
from signoria.games.florenza_dice.web.wording import GHOST, words


def tracks(scene: Scene[Any], seat: int, found: dict[str, Consequence]) -> list[dict[str, Any]]:
    """Captain, Bishop and Preacher of one sheet."""
    return [_track(scene, seat, name, found) for name in scene.seen["sheets"][seat]["tracks"]]


def _track(
    scene: Scene[Any], seat: int, name: str, found: dict[str, Consequence]
) -> dict[str, Any]:
    track = scene.seen["sheets"][seat]["tracks"][name]
    old = scene.before["sheets"][seat]["tracks"][name]["marked"]
    action = f"advance {name}"
    is_offered = seat == scene.seat and action in scene.seen["options"]
    shields = _shields(scene, seat, name)
    return {
        "id": f"track-{name}",
        "name": name,
        "title": capital(words(scene).track(name)),
        "marked": track["marked"],
        "label": label(scene, seat, name),
        "action": action if is_offered else "",
        "action_label": capital(scene.phrases.label(scene.seen, action)) if is_offered else "",
        "spaces": [
            _space(scene, icon, at, track["marked"], old, shields)
            | {"actions": marking(found, name, at)}
            for at, icon in enumerate(track["spaces"])
        ],
    }


def _space(
    scene: Scene[Any], icon: str, at: int, marked: int, old: int, shields: dict[int, list[str]]
) -> dict[str, Any]:
    what, _, number = icon.partition(" ")
    says = capital(words(scene).icon(icon))
    is_marked = at < marked
    state = scene.language.say("marked") if is_marked else scene.language.say("open")
    return {
        "icon": "" if what in ("-", "points") else what,
        "points": number if what == "points" else "",
        "is_marked": is_marked,
        "is_fresh": old <= at < marked,
        "says": says,
        "label": f"{at + 1}: {', '.join([says, state] if says else [state])}",
        "shields": shields.get(at, []),
    }


def label(scene: Scene[Any], seat: int, name: str) -> str:
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


def _shields(scene: Scene[Any], seat: int, name: str) -> dict[int, list[str]]:
    """The families by the last space they have marked."""
    found: dict[int, list[str]] = {}
    for other, sheet in enumerate(scene.seen["sheets"]):
        if other != seat and sheet["tracks"][name]["marked"]:
            found.setdefault(sheet["tracks"][name]["marked"] - 1, []).append(scene.family(other))
    ghost = scene.seen.get("ghost", {}).get(name, 0)
    if ghost:
        found.setdefault(ghost - 1, []).append(GHOST)
    return found
