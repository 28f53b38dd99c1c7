"""Things worth telling when the towers stand: each with who, when and how much."""

from __future__ import annotations

from collections import Counter

from signoria.faces.web.rounds import round_of
from signoria.faces.web.scene import Highlight, Scene
from signoria.games.firenze.news.building import (
    Fulfilled,
    LastSealPlaced,
    MajorityPaid,
    ScoringBegins,
)
from signoria.games.firenze.news.parts import Scored
from signoria.games.firenze.news.row import TurnBegins
from signoria.games.firenze.sights import Sight
from signoria.games.firenze.web.bricks import phrases_of
from signoria.kernel.news import Fact
from signoria.story import Story


def highlights(scene: Scene[Sight], story: Story) -> list[Highlight]:
    """The dearest commission, the best turn, who placed the last seal first, and who held the
    most flags.
    """
    facts = [fact for move in story.facts for fact in move]
    found = [
        _dearest(scene, story),
        _best_turn(scene, story),
        _last_seal(scene, story),
        _flags(scene, facts),
    ]
    return [fact for fact in found if fact]


def _dearest(scene: Scene[Sight], story: Story) -> Highlight | None:
    sealed = [
        (ply, fact)
        for ply, facts in enumerate(story.facts, 1)
        for fact in facts
        if isinstance(fact, Fulfilled)
    ]
    if not sealed:
        return None
    ply, best = max(sealed, key=lambda one: (one[1].points, one[1].height, one[1].colour))
    return Highlight(
        scene.family(best.seat),
        scene.language.say("Dearest commission"),
        scene.language.plural(
            "{name}, round {round}: {commission}, {number} point.",
            "{name}, round {round}: {commission}, {number} points.",
            best.points,
            name=scene.names[best.seat],
            round=round_of(story, ply),
            commission=phrases_of(scene).space(best.colour, best.height),
        ),
        seat=best.seat,
        ply=ply,
    )


def _best_turn(scene: Scene[Sight], story: Story) -> Highlight | None:
    """The most points in one turn, before the final scoring."""
    gains: Counter[tuple[int, int]] = Counter()
    began, seat = 0, -1
    for ply, fact in [(ply, one) for ply, told in enumerate(story.facts, 1) for one in told]:
        if isinstance(fact, ScoringBegins):
            break
        if isinstance(fact, TurnBegins):
            began, seat = ply, fact.seat
        elif isinstance(fact, Scored) and fact.seat == seat:
            gains[began, seat] += fact.points
    if not gains:
        return None
    (began, seat), points = max(gains.items(), key=lambda one: one[1])
    return Highlight(
        scene.family(seat),
        scene.language.say("Best turn"),
        scene.language.plural(
            "{name}, round {round}: {number} point in one turn.",
            "{name}, round {round}: {number} points in one turn.",
            points,
            name=scene.names[seat],
            round=round_of(story, began + 1),
        ),
        seat=seat,
        ply=began + 1,  # the chart counts it when the turn is over
    )


def _last_seal(scene: Scene[Sight], story: Story) -> Highlight | None:
    """Whoever ended the game."""
    for ply, facts in enumerate(story.facts, 1):
        for fact in facts:
            if isinstance(fact, LastSealPlaced):
                return Highlight(
                    scene.family(fact.seat),
                    scene.language.say("All seals placed"),
                    scene.language.plural(
                        "{name}, in round {round}: {number} point for being first.",
                        "{name}, in round {round}: {number} points for being first.",
                        fact.points,
                        name=scene.names[fact.seat],
                        round=round_of(story, ply),
                    ),
                    seat=fact.seat,
                    ply=ply,
                )
    return None


def _flags(scene: Scene[Sight], facts: list[Fact]) -> Highlight | None:
    won: Counter[int] = Counter()
    flags: Counter[int] = Counter()
    for fact in facts:
        if isinstance(fact, MajorityPaid):
            won[fact.seat] += fact.points
            flags[fact.seat] += 1
    if not won:
        return None
    seat = max(won, key=lambda one: won[one])
    return Highlight(
        scene.family(seat),
        scene.language.say("Most flags"),
        scene.language.plural(
            "{name}, at the end: {number} flag, {points} for it.",
            "{name}, at the end: {number} flags, {points} for them.",
            flags[seat],
            name=scene.names[seat],
            points=won[seat],
        ),
    )
