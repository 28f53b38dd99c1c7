"""Things worth telling when the last round is over: each with who, when and how much."""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Iterator
from dataclasses import dataclass

from signoria.faces.web.rounds import round_of
from signoria.faces.web.scene import Highlight, Scene
from signoria.faces.web.words import roman
from signoria.games.florenza_dice import news
from signoria.games.florenza_dice.sights import Sight
from signoria.games.florenza_dice.web.wording import points_words, words
from signoria.kernel.news import Fact
from signoria.story import Story


@dataclass(frozen=True)
class Deed:
    """A fact, and the move with which it happened."""

    fact: Fact
    ply: int


def highlights(scene: Scene[Sight], story: Story) -> list[Highlight]:
    """The most valuable artwork, the richest Rione, the furthest on a track, and who held an
    office longest; of equals the first.
    """
    told = [Deed(fact, ply) for ply, facts in enumerate(story.facts, 1) for fact in facts]
    return [
        *_artwork(scene, story, told),
        *_rione(scene, story, told),
        *_track(scene, story, told),
        *_office(scene, told),
    ]


def _artwork(scene: Scene[Sight], story: Story, told: list[Deed]) -> Iterator[Highlight]:
    works = [(one, one.fact) for one in told if isinstance(one.fact, news.Hired | news.Masterpiece)]
    if works:
        deed, work = max(works, key=lambda found: found[1].counts)
        sentence = scene.language.say(
            "{name}, round {number}: {work}, {points}.",
            name=scene.names[work.seat],
            number=roman(round_of(story, deed.ply)),
            work=words(scene).artwork(work.work),
            points=points_words(scene, work.counts),
        )
        yield _highlight(scene, deed, work.seat, scene.language.say("Finest artwork"), sentence)


def _rione(scene: Scene[Sight], story: Story, told: list[Deed]) -> Iterator[Highlight]:
    """Dated by its last building."""
    facts = [one.fact for one in told]
    scored = [fact for fact in facts if isinstance(fact, news.Scored) and fact.line == "rione"]
    best = max(scored, key=lambda fact: fact.points, default=None)
    if best is None or not best.points:
        return
    built = [one for one in told if isinstance(one.fact, news.Built) and one.fact.seat == best.seat]
    if built:
        sentence = scene.language.plural(
            "{name}: {number} building, in round {round}, {points}.",
            "{name}: {number} buildings, the last in round {round}, {points}.",
            best.count,
            name=scene.names[best.seat],
            round=roman(round_of(story, built[-1].ply)),
            points=points_words(scene, best.points),
        )
        title = scene.language.say("Richest Rione")
        yield _highlight(scene, built[-1], best.seat, title, sentence)


def _track(scene: Scene[Sight], story: Story, told: list[Deed]) -> Iterator[Highlight]:
    steps = [(one, one.fact) for one in told if isinstance(one.fact, news.Stepped)]
    if steps:
        deed, step = max(steps, key=lambda found: found[1].space)
        sentence = scene.language.plural(
            "{name}, {track}: {number} space in round {round}.",
            "{name}, {track}: {number} spaces in round {round}.",
            step.space,
            name=scene.names[step.seat],
            track=words(scene).track(step.track),
            round=roman(round_of(story, deed.ply)),
        )
        title = scene.language.say("Furthest on a track")
        yield _highlight(scene, deed, step.seat, title, sentence)


def _office(scene: Scene[Sight], told: list[Deed]) -> Iterator[Highlight]:
    """Whoever was Captain or Bishop in the most rounds, if in more than one."""
    held: dict[tuple[str, int], list[tuple[Deed, int]]] = defaultdict(list)
    number = 1
    for one in told:
        if isinstance(one.fact, news.RoundBegins):
            number = one.fact.round
        elif isinstance(one.fact, news.OfficesDetermined):
            for office, holder in (("captain", one.fact.captain), ("bishop", one.fact.bishop)):
                if isinstance(holder, int):
                    held[office, holder].append((one, number))
    (office, seat), longest = max(
        held.items(), key=lambda found: len(found[1]), default=(("", 0), [])
    )
    if len(longest) > 1:
        sentence = scene.language.say(
            "{name}, {office} in rounds {numbers}.",
            name=scene.names[seat],
            office=words(scene).office(office),
            numbers=scene.language.listed([roman(number) for _, number in longest]),
        )
        title = scene.language.say("Longest in office")
        yield _highlight(scene, longest[-1][0], seat, title, sentence)


def _highlight(scene: Scene[Sight], deed: Deed, seat: int, title: str, sentence: str) -> Highlight:
    return Highlight(scene.family(seat), title, sentence, seat=seat, ply=deed.ply)
