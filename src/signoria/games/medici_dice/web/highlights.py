"""Three things worth telling when all ships are in."""

from __future__ import annotations

from signoria.faces.web.scene import Highlight, Scene
from signoria.faces.web.words import roman
from signoria.games.medici_dice.news import Crossed, RoundScored
from signoria.games.medici_dice.phrases.names import good_name
from signoria.games.medici_dice.sights import Sight
from signoria.story import Story


def highlights(scene: Scene[Sight], story: Story) -> list[Highlight]:
    """The richest ship, the best round, the longest column; of equals the first."""
    say = scene.language.say
    facts = [fact for told in story.facts for fact in told]
    rounds = [fact for fact in facts if isinstance(fact, RoundScored)]
    columns = [
        (column.marks, -fact.seat, column.good)
        for fact in facts
        if isinstance(fact, Crossed)
        for column in fact.columns
    ]
    if not rounds or not columns:
        return []
    richest = max(rounds, key=lambda fact: (fact.value, -fact.seat, -fact.number))
    best = max(rounds, key=lambda fact: (fact.points, -fact.seat, -fact.number))
    crosses, minus_seat, good = max(columns)
    return [
        Highlight(
            scene.family(richest.seat),
            say("Richest ship"),
            say(
                "{name}, ship {number}: worth {value}.",
                name=scene.names[richest.seat],
                number=roman(richest.number),
                value=richest.value,
            ),
        ),
        Highlight(
            scene.family(best.seat),
            say("Best round"),
            say(
                "{name}, round {number}: {points} points.",
                name=scene.names[best.seat],
                number=roman(best.number),
                points=best.points,
            ),
        ),
        Highlight(
            scene.family(-minus_seat),
            say("Longest column"),
            say(
                "{name}, {good}: {crosses} crosses.",
                name=scene.names[-minus_seat],
                good=good_name(scene.language, good),
                crosses=crosses,
            ),
        ),
    ]
