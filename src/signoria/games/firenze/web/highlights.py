"""Three things worth telling when the towers stand."""

from __future__ import annotations

from collections import Counter

from signoria.faces.web.paint import capital
from signoria.faces.web.scene import Highlight, Scene
from signoria.games.firenze.news.building import Fulfilled, MajorityPaid, ScoringBegins
from signoria.games.firenze.news.parts import Scored
from signoria.games.firenze.news.row import TurnBegins
from signoria.games.firenze.sights import Sight
from signoria.games.firenze.web.bricks import phrases_of
from signoria.kernel.news import Fact
from signoria.story import Story


def highlights(scene: Scene[Sight], story: Story) -> list[Highlight]:
    """The dearest commission, the best turn, and who held the most flags."""
    facts = [fact for move in story.facts for fact in move]
    found = [_dearest(scene, story), _best_turn(scene, story), _flags(scene, facts)]
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
            "{name}, {commission}: {number} point.",
            "{name}, {commission}: {number} points.",
            best.points,
            name=scene.names[best.seat],
            commission=capital(phrases_of(scene).space(best.colour, best.height)),
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
            "{name}: {number} point in one turn.",
            "{name}: {number} points in one turn.",
            points,
            name=scene.names[seat],
        ),
        seat=seat,
        ply=began + 1,  # the chart counts it when the turn is over
    )


def _flags(scene: Scene[Sight], facts: list[Fact]) -> Highlight | None:
    won: Counter[int] = Counter()
    for fact in facts:
        if isinstance(fact, MajorityPaid):
            won[fact.seat] += fact.points
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
