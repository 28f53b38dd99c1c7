"""Three things worth telling when the last round is over."""

from __future__ import annotations

from collections.abc import Iterator

from signoria.faces.web.scene import Highlight, Scene
from signoria.games.florenza_dice import news
from signoria.games.florenza_dice.sights import Sight
from signoria.games.florenza_dice.web.wording import points_words, words
from signoria.kernel.news import Fact
from signoria.story import Story


def highlights(scene: Scene[Sight], story: Story) -> list[Highlight]:
    """The most valuable artwork, the richest Rione, the furthest on a track."""
    return [
        found
        for found in (_artwork(scene, story), _rione(scene, story), _track(scene, story))
        if found
    ]


def _told(story: Story) -> Iterator[Fact]:
    return (fact for facts in story.facts for fact in facts)


def _when(story: Story, wanted: Fact) -> int:
    """The move with which something happened."""
    return next(ply for ply, facts in enumerate(story.facts, 1) if wanted in facts)


def _artwork(scene: Scene[Sight], story: Story) -> Highlight | None:
    say = scene.language.say
    works = [fact for fact in _told(story) if isinstance(fact, news.Hired | news.Masterpiece)]
    best = max(works, key=lambda fact: (fact.counts, -fact.seat, fact.work), default=None)
    if best is None:
        return None
    return Highlight(
        scene.family(best.seat),
        say("Finest artwork"),
        say(
            "{name}, {work}: {points}.",
            name=scene.names[best.seat],
            work=words(scene).artwork(best.work),
            points=points_words(scene, best.counts),
        ),
        seat=best.seat,
        ply=_when(story, best),
    )


def _rione(scene: Scene[Sight], story: Story) -> Highlight | None:
    say = scene.language.say
    scored = [
        fact for fact in _told(story) if isinstance(fact, news.Scored) and fact.line == "rione"
    ]
    best = max(scored, key=lambda fact: (fact.points, -fact.seat), default=None)
    if best is None or not best.points:
        return None
    return Highlight(
        scene.family(best.seat),
        say("Richest Rione"),
        scene.language.plural(
            "{name}: {number} building, {points}.",
            "{name}: {number} buildings, {points}.",
            best.count,
            name=scene.names[best.seat],
            points=points_words(scene, best.points),
        ),
    )


def _track(scene: Scene[Sight], story: Story) -> Highlight | None:
    say = scene.language.say
    steps = [fact for fact in _told(story) if isinstance(fact, news.Stepped)]
    best = max(steps, key=lambda fact: (fact.space, -fact.seat, fact.track), default=None)
    if best is None:
        return None
    return Highlight(
        scene.family(best.seat),
        say("Furthest on a track"),
        say(
            "{name}, {track}: {spaces} spaces.",
            name=scene.names[best.seat],
            track=words(scene).track(best.track),
            spaces=best.space,
        ),
        seat=best.seat,
        ply=_when(story, best),
    )
