"""Things worth telling when all ships are in: each with who, when and how much."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass

from signoria.faces.web.chart import Target
from signoria.faces.web.paint import capital
from signoria.faces.web.scene import Highlight, Scene
from signoria.faces.web.words import roman
from signoria.games.medici_dice.news import (
    BrokeThrough,
    Crossed,
    Loaded,
    RoundBegins,
    RoundScored,
)
from signoria.games.medici_dice.phrases.names import dice_names, good_name, rank_name
from signoria.games.medici_dice.sights import Sight
from signoria.kernel.news import Fact
from signoria.story import Story

HIGHEST = "medici"  # the last of the ranks


@dataclass(frozen=True)
class Deed:
    """A fact, with its round and the moves until then."""

    fact: Fact
    number: int
    ply: int


def highlights(scene: Scene[Sight], story: Story) -> list[Highlight]:
    """The best round, the richest ship, the longest column, the richest choice, and alone the
    breakthrough; of equals the first.
    """
    told = list(_deeds(story))
    rounds = [(one, one.fact) for one in told if isinstance(one.fact, RoundScored)]
    if not rounds:
        return []
    say = scene.language.say
    best, richest = (
        max(rounds, key=lambda found: found[1].points),
        max(rounds, key=lambda found: found[1].value),
    )
    found = [
        _highlight(
            scene,
            best[0],
            best[1].seat,
            say("Best round"),
            say(
                "{name}, round {number}: {points} points.",
                name=scene.names[best[1].seat],
                number=roman(best[0].number),
                points=best[1].points,
            ),
        ),
        _highlight(
            scene,
            richest[0],
            richest[1].seat,
            say("Richest ship"),
            say(
                "{name}, round {number}: worth {value}, {points} points.",
                name=scene.names[richest[1].seat],
                number=roman(richest[0].number),
                value=richest[1].value,
                points=richest[1].ship,
            ),
        ),
    ]
    return [*found, *_longest(scene, told), *_loaded(scene, told), *_broken(scene, told)]


def targets(scene: Scene[Sight]) -> list[Target]:
    """Alone: the next title, and the highest."""
    if scene.seen["seats"] > 1:
        return []
    ranks = scene.game.box.table("solitaire.ranks")
    above = scene.seen["next_rank"]
    wanted = {above["rank"], HIGHEST} if above else {HIGHEST}
    return [
        Target(capital(rank_name(scene.language, rank)), int(points))
        for rank, points in ranks.items()
        if rank in wanted
    ]


def _deeds(story: Story) -> Iterator[Deed]:
    number = 1
    for ply, facts in enumerate(story.facts, 1):
        for fact in facts:
            if isinstance(fact, RoundBegins):
                number = fact.number
            else:
                yield Deed(fact, number, ply)


def _longest(scene: Scene[Sight], told: list[Deed]) -> Iterator[Highlight]:
    """The column with the most crosses, when it got its last one."""
    grown = [
        (one, one.fact.seat, column)
        for one in told
        if isinstance(one.fact, Crossed)
        for column in one.fact.columns
    ]
    if grown:
        deed, seat, column = max(grown, key=lambda found: found[2].marks)
        sentence = scene.language.say(
            "{name}, {good}: {crosses} crosses in round {number}.",
            name=scene.names[seat],
            good=good_name(scene.language, column.good),
            crosses=column.marks,
            number=roman(deed.number),
        )
        yield _highlight(scene, deed, seat, scene.language.say("Longest column"), sentence)


def _loaded(scene: Scene[Sight], told: list[Deed]) -> Iterator[Highlight]:
    """The choice that made a ship richest at once."""
    loads = [(one, one.fact) for one in told if isinstance(one.fact, Loaded)]
    if loads:
        deed, load = max(loads, key=lambda found: found[1].added)
        sentence = scene.language.say(
            "{name}, round {number}: {dice}, {value} at once.",
            name=scene.names[load.seat],
            number=roman(deed.number),
            dice=dice_names(scene.language, load.dice),
            value=load.added,
        )
        yield _highlight(scene, deed, load.seat, scene.language.say("Richest choice"), sentence)


def _broken(scene: Scene[Sight], told: list[Deed]) -> Iterator[Highlight]:
    """Alone: when the enemy broke through."""
    for deed in told:
        if isinstance(deed.fact, BrokeThrough):
            sentence = scene.language.say(
                "The enemy, round {number}: {circles} circles in {good}.",
                number=roman(deed.number),
                circles=deed.fact.circles,
                good=good_name(scene.language, deed.fact.good),
            )
            yield _highlight(scene, deed, 0, scene.language.say("Breakthrough"), sentence)


def _highlight(scene: Scene[Sight], deed: Deed, seat: int, title: str, sentence: str) -> Highlight:
    return Highlight(scene.family(seat), title, sentence, seat=seat, ply=deed.ply)
