"""Three things worth telling when the last round is over."""

from __future__ import annotations

from typing import Any

from signoria.faces.web.scene import Highlight, Scene
from signoria.games.florenza_dice.web.wording import points_words, words, works_of


def highlights(scene: Scene[Any]) -> list[Highlight]:
    """The most valuable artwork, the richest Rione, the furthest on a track."""
    return [found for found in (_artwork(scene), _rione(scene), _track(scene)) if found]


def _artwork(scene: Scene[Any]) -> Highlight | None:
    say = scene.language.say
    done = [
        (work["points"] + work["artist_points"], -seat, work["name"])
        for seat, sheet in enumerate(scene.seen["sheets"])
        for work in works_of(sheet)
        if work["completed"]
    ]
    if not done:
        return None
    points, seat, name = max(done)
    return Highlight(
        scene.family(-seat),
        say("Finest artwork"),
        say(
            "{name}, {work}: {points}.",
            name=scene.names[-seat],
            work=words(scene).artwork(name),
            points=points_words(scene, points),
        ),
    )


def _rione(scene: Scene[Any]) -> Highlight | None:
    say = scene.language.say
    points, seat = max(
        (sheet["scores"]["rione"], -seat) for seat, sheet in enumerate(scene.seen["sheets"])
    )
    if not points:
        return None
    built = sum(bool(space["building"]) for space in scene.seen["sheets"][-seat]["rione"])
    return Highlight(
        scene.family(-seat),
        say("Richest Rione"),
        scene.language.plural(
            "{name}: {number} building, {points}.",
            "{name}: {number} buildings, {points}.",
            built,
            name=scene.names[-seat],
            points=points_words(scene, points),
        ),
    )


def _track(scene: Scene[Any]) -> Highlight | None:
    say = scene.language.say
    marked, seat, track = max(
        (track["marked"], -seat, name)
        for seat, sheet in enumerate(scene.seen["sheets"])
        for name, track in sheet["tracks"].items()
    )
    if not marked:
        return None
    return Highlight(
        scene.family(-seat),
        say("Furthest on a track"),
        say(
            "{name}, {track}: {spaces} spaces.",
            name=scene.names[-seat],
            track=words(scene).track(track),
            spaces=marked,
        ),
    )
