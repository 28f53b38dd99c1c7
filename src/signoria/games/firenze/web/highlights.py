"""Three things worth telling when the towers stand."""

from __future__ import annotations

from itertools import pairwise
from typing import Any

from signoria.faces.web.paint import capital
from signoria.faces.web.scene import Highlight, Scene
from signoria.games.firenze.web.bricks import phrases_of
from signoria.story import Story


def highlights(scene: Scene[Any], story: Story) -> list[Highlight]:
    """The dearest commission, the best turn, and who held the most flags."""
    found = [_dearest(scene), _best_turn(scene, story), _flags(scene)]
    return [fact for fact in found if fact]


def _dearest(scene: Scene[Any]) -> Highlight | None:
    sealed = [
        (commission["points"], commission["height"], tower["colour"], commission["seal"])
        for tower in scene.seen["towers"]
        for commission in tower["commissions"]
        if commission["seal"] is not None
    ]
    if not sealed:
        return None
    points, height, colour, seat = max(sealed)
    space = capital(phrases_of(scene).space(colour, height))
    return Highlight(
        scene.family(seat),
        scene.language.say("Dearest commission"),
        scene.language.plural(
            "{name}, {commission}: {number} point.",
            "{name}, {commission}: {number} points.",
            points,
            name=scene.names[seat],
            commission=space,
        ),
    )


def _best_turn(scene: Scene[Any], story: Story) -> Highlight | None:
    """The most points in one turn, before the final scoring."""
    gains: dict[tuple[int, int], int] = {}
    turn = 0
    for (before, points), (after, later) in pairwise(
        zip([story.sight(ply) for ply in range(len(story.points))], story.points, strict=True)
    ):
        if not after["over"]:
            seat = before["turn"]
            gains[turn, seat] = gains.get((turn, seat), 0) + later[seat] - points[seat]
        turn += before["turn"] != after["turn"]
    best = max(gains.items(), key=lambda one: one[1], default=None)
    if best is None or best[1] <= 0:
        return None
    (_, seat), points_made = best
    return Highlight(
        scene.family(seat),
        scene.language.say("Best turn"),
        scene.language.plural(
            "{name}: {number} point in one turn.",
            "{name}: {number} points in one turn.",
            points_made,
            name=scene.names[seat],
        ),
    )


def _flags(scene: Scene[Any]) -> Highlight | None:
    won: dict[int, int] = {}
    for tower in scene.seen["towers"]:
        if tower["ahead"] is not None:
            won[tower["ahead"]] = won.get(tower["ahead"], 0) + tower["majority"]
    if not won:
        return None
    seat = max(won, key=lambda one: won[one])
    return Highlight(
        scene.family(seat),
        scene.language.say("Most flags"),
        scene.language.plural(
            "{name}: {number} point for majorities.",
            "{name}: {number} points for majorities.",
            won[seat],
            name=scene.names[seat],
        ),
    )
