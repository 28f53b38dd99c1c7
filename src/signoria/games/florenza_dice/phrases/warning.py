"""What somebody at the table should not overlook in Florenza Dice Game."""

from __future__ import annotations

from collections.abc import Sequence
from typing import assert_never, cast

from signoria.faces.phrases.kinds import Names
from signoria.faces.phrases.language import Language
from signoria.games.florenza_dice import news
from signoria.games.florenza_dice.phrases import effects, names
from signoria.kernel.box import Box
from signoria.kernel.news import Fact

MOST = 3  # sentences at once


def warn(language: Language, box: Box, facts: Sequence[Fact], people: Names) -> list[str]:
    """The first of them, in sentences."""
    found = [_sentence(language, box, cast("news.Warning", fact), people) for fact in facts]
    return found[:MOST]


def _sentence(language: Language, box: Box, fact: news.Warning, people: Names) -> str:
    say = language.say
    match fact:
        case news.CouldBuild():
            buildings = [effects.building_name(box, number) for number in fact.buildings]
            return say(
                "In space {number} you could build now: {buildings}.",
                number=fact.space,
                buildings=", ".join(buildings),
            )
        case news.CouldHire():
            return say(
                "Only the artist is missing for {work}, and a die could hire one now.",
                work=names.the_artwork(language, fact.work),
            )
        case news.CannotPay():
            waiting = [names.the_artwork(language, work) for work in fact.works]
            return say(
                "All is ticked for {works}, but an artist costs at least {amount} Fiorini.",
                works=", ".join(waiting),
                amount=fact.least,
            )
        case news.RivalNearPalazzo():
            return say(
                "{name} lacks one artwork for the first whole Palazzo ({points} points).",
                name=people[fact.seat],
                points=fact.prize,
            )
        case news.LastRound():
            return say("This is the last round.")
        case _:
            assert_never(fact)
